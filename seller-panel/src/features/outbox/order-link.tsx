import { adminPages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './outbox.module.css';

/** A link to an order by its number; nothing where there is none. */
export function OrderLink({ number }: { number: string | null }) {
  return number === null || number === '' ? null : (
    <TextLink as={Link} quiet to={adminPages.order(number)} className={styles.order}>
      {number}
    </TextLink>
  );
}
