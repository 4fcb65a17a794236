import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { MessagePage } from './message-page.tsx';

/** Shown instead of the panel's pages to an admin of a real store who has no second step at login yet. */
export function OneStepPage({ storeUrl }: { storeUrl: string | undefined }) {
  return (
    <MessagePage
      code="403"
      title="Please set up a second step at login"
      actions={
        <ButtonLink as={Link} to={`${storeUrl ?? ''}${pages.account('security')}`}>
          Set it up
        </ButtonLink>
      }
    >
      Admins log in with a passkey, or with an app on their phone that shows a code. Setting it up takes a minute.
    </MessagePage>
  );
}
