import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import type { Team } from '@aaram/shared-domain/team';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/team.ts';
import { RoleChoice, readRoles } from './role-choice.tsx';
import styles from './team.module.css';
import { useTeamChange } from './team-query.ts';

type FormProps = {
  error: unknown;
  isBusy: boolean;
  submitLabel: string;
  onClose: () => void;
  onSend: (data: FormData) => void;
  children: ReactNode;
};

function TeamForm({ error, isBusy, submitLabel, onClose, onSend, children }: FormProps) {
  const advice = connectionAdvice(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) {
      onSend(new FormData(event.currentTarget));
    }
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      {error ? (
        <Notice tone="danger" role="alert">
          <p>{failureText(error, texts.notDone)}</p>
          {advice ? <p>{advice}</p> : null}
        </Notice>
      ) : null}
      {children}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type InviteProps = { open: boolean; seller: string | undefined; onClose: () => void };

/** Invites an address into the team. */
export function InviteDialog({ open, seller, onClose }: InviteProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={texts.invite} description={texts.inviteNote}>
      <InviteForm seller={seller} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ seller, onClose }: Omit<InviteProps, 'open'>) {
  const change = useTeamChange(seller);
  const [problems, setProblems] = useState<{ email?: string; roles?: string }>({});
  const send = (data: FormData) => {
    const email = String(data.get('email') ?? '').trim();
    const roles = readRoles(data);
    const found = {
      ...(email === '' && { email: texts.enterEmail }),
      ...(roles.length === 0 && { roles: texts.chooseRole }),
    };
    setProblems(found);
    if (email !== '' && roles.length > 0) {
      change.mutate({ kind: 'invite', input: { email, roles } }, { onSuccess: onClose });
    }
  };
  return (
    <TeamForm
      error={change.error}
      isBusy={change.isPending}
      submitLabel={texts.sendInvitation}
      onClose={onClose}
      onSend={send}
    >
      <TextField
        label={texts.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        error={problems.email}
      />
      <RoleChoice chosen={[]} problem={problems.roles} />
    </TeamForm>
  );
}

type Member = Team['members'][number];
type RolesProps = { member: Member | undefined; seller: string | undefined; onClose: () => void };

/** Gives somebody in the team other roles. */
export function RolesDialog({ member, seller, onClose }: RolesProps) {
  return (
    <Dialog open={member !== undefined} onOpenChange={onClose} title={member && texts.changeRolesOf(member.name)}>
      {member ? <RolesForm member={member} seller={seller} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RolesForm({ member, seller, onClose }: RolesProps & { member: Member }) {
  const change = useTeamChange(seller);
  const [problem, setProblem] = useState<string>();
  const send = (data: FormData) => {
    const roles = readRoles(data);
    setProblem(roles.length === 0 ? texts.chooseRole : undefined);
    if (roles.length > 0) {
      change.mutate({ kind: 'roles', id: member._id, roles }, { onSuccess: onClose });
    }
  };
  return (
    <TeamForm error={change.error} isBusy={change.isPending} submitLabel={texts.save} onClose={onClose} onSend={send}>
      <RoleChoice chosen={member.roles} problem={problem} />
    </TeamForm>
  );
}
