import { pages } from '@aaram/shared-domain/contract';
import { Link, useSession } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/panel-access.ts';
import { MessagePage } from './message-page.tsx';

/** Shown instead of the panel's pages to anyone who has no second step at login and must have one. */
export function OneStepPage({ storeUrl }: { storeUrl: string | undefined }) {
  const { role } = useSession();
  return (
    <MessagePage
      code="403"
      title={texts.setUpSecondStep}
      actions={
        <ButtonLink as={Link} to={`${storeUrl ?? ''}${pages.account('security')}`}>
          {texts.setItUp}
        </ButtonLink>
      }
    >
      {role === 'admin' ? texts.secondStepNote : texts.teamWantsSecondStep}
    </MessagePage>
  );
}
