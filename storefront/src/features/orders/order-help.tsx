import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';

/** Where to get help with an order. */
export function OrderHelp({ number }: { number: string }) {
  return (
    <p className={styles.help}>
      <span>{texts.somethingWrong}</span>
      <TextLink quiet as={Link} to={pages.contact()}>
        {texts.contactUs}
      </TextLink>
      <TextLink quiet as={Link} to={`${pages.grievance()}?order=${number}`}>
        {texts.makeComplaint}
      </TextLink>
    </p>
  );
}
