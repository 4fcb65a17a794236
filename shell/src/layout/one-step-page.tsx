import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/panel-access.ts';
import { MessagePage } from './message-page.tsx';

/** Shown instead of the panel's pages to an admin of a real store who has no second step at login yet. */
export function OneStepPage({ storeUrl }: { storeUrl: string | undefined }) {
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
      {texts.secondStepNote}
    </MessagePage>
  );
}
