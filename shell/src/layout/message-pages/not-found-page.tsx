import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/message-pages.ts';
import { MessagePage } from './message-page.tsx';

/** Any address the shop does not know (product-rules.md#addresses-of-pages). */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={texts.notFound}
      actions={
        <ButtonLink as={Link} to={pages.home()}>
          {texts.goBackHome}
        </ButtonLink>
      }
    >
      {texts.notFoundNote}
    </MessagePage>
  );
}
