import { createTeamCalls, failureText } from '@aaram/shared-domain/contract';
import { describeTeamRole, labelTeamRole, type OwnTeam } from '@aaram/shared-domain/team';
import { PanelBox, panelToast } from '@aaram/shared-panel';
import { useLogout, useMutation, usePlatform } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Button } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { withProof } from '#lib/proof-queue.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/team.ts';
import styles from './team.module.css';

/** What a member does in the team, and the way out of it. */
export function OwnMembership({ team }: { team: OwnTeam }) {
  const { api } = usePlatform();
  const logOut = useLogout();
  const [isAsked, setIsAsked] = useState(false);
  const leave = useMutation({
    mutationFn: () => withProof(() => createTeamCalls(api.call).leaveTeam()),
    // The server has ended the session.
    onSuccess: ({ message }) => logOut(() => panelToast.success(message)),
    onError: (error) => panelToast.error(failureText(error, texts.notDone)),
  });
  return (
    <PanelBox title={texts.yourRoles}>
      <div className={styles.setting}>
        <p>{texts.yourWork(team.name)}</p>
        <ul className={styles.work}>
          {team.roles.map((role) => (
            <li key={role}>{texts.roleAndMeaning(labelTeamRole(role), describeTeamRole(role))}</li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" busy={leave.isPending} onClick={() => setIsAsked(true)}>
          {texts.leave}
        </Button>
      </div>
      <AlertDialog
        open={isAsked}
        danger
        title={texts.leaveQuestion(team.name)}
        message={texts.leaveNote}
        actionLabel={texts.leave}
        cancelLabel={common.cancel}
        onCancel={() => setIsAsked(false)}
        onAction={() => {
          setIsAsked(false);
          leave.mutate();
        }}
      />
    </PanelBox>
  );
}
