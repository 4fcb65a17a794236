import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { MessagePage } from './message-page.tsx';

/** Any address the shop does not know (product-rules.md#addresses-of-pages). */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title="Oops! Page Not Found"
      actions={
        <ButtonLink as={Link} to={pages.home()}>
          Go Back Home
        </ButtonLink>
      }
    >
      The page may have moved, or the address may be mistyped.
    </MessagePage>
  );
}
