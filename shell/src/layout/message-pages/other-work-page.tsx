import { adminPages, pages } from '@aaram/shared-domain/contract';
import { labelTeamRole, type OwnTeam } from '@aaram/shared-domain/team';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import * as texts from '#texts/panel-access.ts';
import { MessagePage } from './message-page.tsx';

/** In place of a page of the panel that is for other people of the team. */
export function OtherWorkPage({ team }: { team: OwnTeam }) {
  return (
    <MessagePage
      code="403"
      title={texts.notYourWork}
      actions={
        <>
          <ButtonLink as={Link} to={pages.adminDashboard()}>
            {texts.openDashboard}
          </ButtonLink>
          <ButtonLink as={Link} to={adminPages.team()} variant="secondary">
            {texts.seeTeam}
          </ButtonLink>
        </>
      }
    >
      {texts.notYourWorkNote(team.name, team.roles.map(labelTeamRole).join(', '))}
    </MessagePage>
  );
}
