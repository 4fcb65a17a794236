import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './order-card.module.css';

/** Where to get help with an order. */
export function OrderHelp({ number }: { number: string }) {
  return (
    <p className={styles.help}>
      <span>Something wrong with this order?</span>
      <TextLink quiet as={Link} to={pages.contact()}>
        Contact us
      </TextLink>
      <TextLink quiet as={Link} to={`${pages.grievance()}?order=${number}`}>
        Make a complaint
      </TextLink>
    </p>
  );
}
