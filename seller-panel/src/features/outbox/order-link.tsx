import { adminPages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';

/** A link to an order by its number; nothing where there is none. */
export function OrderLink({ number }: { number: string | null }) {
  return number === null || number === '' ? null : (
    <TextLink as={Link} quiet to={adminPages.order(number)}>
      {number}
    </TextLink>
  );
}
