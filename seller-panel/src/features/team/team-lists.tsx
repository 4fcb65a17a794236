import { formatDay } from '@aaram/shared-domain/format';
import { labelTeamRole, type Team } from '@aaram/shared-domain/team';
import { PanelBox } from '@aaram/shared-panel';
import { Sentence, useSession } from '@aaram/shared-platform';
import { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/team.ts';
import styles from './team.module.css';
import { RolesDialog } from './team-dialogs.tsx';
import { useTeamChange } from './team-query.ts';

type TeamProps = { team: Team; seller: string | undefined };
type Member = Team['members'][number];

const nameRoles = (roles: Member['roles']) => roles.map(labelTeamRole).join(', ');

/** Everybody in the team, with what they do. */
export function MemberList({ team, seller }: TeamProps) {
  const { userId } = useSession();
  const change = useTeamChange(seller);
  const [edited, setEdited] = useState<Member>();
  const [leaving, setLeaving] = useState<Member>();
  return (
    <PanelBox title={texts.people}>
      <ul className={styles.list}>
        {team.members.map((member) => (
          <li key={member._id} className={styles.row}>
            <div className={styles.who}>
              <strong>{member.name}</strong> {member._id === userId ? <Badge>{texts.you}</Badge> : null}{' '}
              {member.hasSecondStep ? null : <Badge tone="low">{texts.noSecondStep}</Badge>}
              <p className={styles.facts}>{member.email}</p>
              <p className={styles.facts}>{nameRoles(member.roles)}</p>
              <p className={styles.facts}>
                <Sentence parts={texts.joined(formatDay(member.joinedAt))} />
              </p>
            </div>
            <div className={styles.buttons}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.changeRolesOf(member.name)}
                onClick={() => setEdited(member)}
              >
                {texts.changeRoles}
              </Button>
              {member._id === userId ? null : (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.removeSomebody(member.name)}
                  onClick={() => setLeaving(member)}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <RolesDialog member={edited} seller={seller} onClose={() => setEdited(undefined)} />
      <AlertDialog
        open={leaving !== undefined}
        danger
        title={leaving && texts.removeQuestion(leaving.name)}
        message={texts.removeNote}
        actionLabel={texts.remove}
        cancelLabel={common.cancel}
        onCancel={() => setLeaving(undefined)}
        onAction={() => {
          if (leaving) {
            change.mutate({ kind: 'remove', id: leaving._id });
          }
          setLeaving(undefined);
        }}
      />
    </PanelBox>
  );
}

/** Who is invited and has not joined yet. */
export function InvitationList({ team, seller }: TeamProps) {
  const change = useTeamChange(seller);
  return (
    <PanelBox title={texts.invitations}>
      {team.invitations.length === 0 ? <p className={styles.none}>{texts.noInvitations}</p> : null}
      <ul className={styles.list}>
        {team.invitations.map(({ _id, email, roles, expiresAt, isExpired }) => (
          <li key={_id} className={styles.row}>
            <div className={styles.who}>
              <strong>{email}</strong> {isExpired ? <Badge tone="low">{texts.expired}</Badge> : null}
              <p className={styles.facts}>{nameRoles(roles)}</p>
              {isExpired ? null : (
                <p className={styles.facts}>
                  <Sentence parts={texts.validUntil(formatDay(expiresAt))} />
                </p>
              )}
            </div>
            <div className={styles.buttons}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.sendAgainTo(email)}
                onClick={() => change.mutate({ kind: 'again', id: _id })}
              >
                {texts.sendAgain}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.withdrawOf(email)}
                onClick={() => change.mutate({ kind: 'withdraw', id: _id })}
              >
                {texts.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </PanelBox>
  );
}

/** How many have no second step, and what that means when it is needed. */
function describeWithout(count: number, isNeeded: boolean): string {
  if (count === 0) return texts.everybodyHasSecondStep;
  return isNeeded ? texts.cannotWork(count) : texts.withoutSecondStep(count);
}

/** Whether everybody needs a second step at login. */
export function SafetyBox({ team, seller }: TeamProps) {
  const change = useTeamChange(seller);
  const without = team.members.filter(({ hasSecondStep }) => !hasSecondStep).length;
  return (
    <PanelBox title={texts.safety}>
      <div className={styles.setting}>
        <Checkbox
          name="needsSecondStep"
          checked={team.needsSecondStep}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ kind: 'setting', needsSecondStep: event.currentTarget.checked })}
          label={texts.needsSecondStep}
        />
        <p className={styles.facts}>{describeWithout(without, team.needsSecondStep)}</p>
      </div>
    </PanelBox>
  );
}
