import type { Team } from '@aaram/shared-domain/team';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { TextField } from '@aaram/shared-ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/team.ts';
import { RoleChoice } from './role-choice.tsx';
import styles from './team.module.css';
import { useTeamChange } from './team-query.ts';
import type { TypedInvitation, TypedRoles } from './team-schema.ts';

type TeamFormProps = Pick<ComponentProps<typeof Form>, 'of'> & {
  of: ComponentProps<typeof FormFailure>['of'] & { isBusy: boolean };
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
};

function TeamForm({ of: form, submitLabel, onClose, children }: TeamFormProps) {
  return (
    <Form of={form} className={styles.form}>
      <FormFailure of={form} otherwise={texts.notDone} />
      {children}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
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

const noInvitation: TypedInvitation = { email: '', roles: [] };

function InviteForm({ seller, onClose }: Omit<InviteProps, 'open'>) {
  const change = useTeamChange(seller);
  const form = useForm({
    start: noInvitation,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './team-schema.ts')).invitationForm,
    send: async (input) => {
      await change.mutateAsync({ kind: 'invite', input });
      onClose();
    },
    isUnsaved: false,
  });
  return (
    <TeamForm of={form} submitLabel={texts.sendInvitation} onClose={onClose}>
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <RoleChoice
        chosen={form.values.roles}
        problem={form.problems.roles}
        onChange={(roles) => form.change({ roles })}
      />
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
  const start: TypedRoles = { roles: member.roles };
  const form = useForm({
    start,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './team-schema.ts')).rolesForm,
    send: async ({ roles }) => {
      await change.mutateAsync({ kind: 'roles', id: member._id, roles });
      onClose();
    },
    isUnsaved: false,
  });
  return (
    <TeamForm of={form} submitLabel={texts.save} onClose={onClose}>
      <RoleChoice
        chosen={form.values.roles}
        problem={form.problems.roles}
        onChange={(roles) => form.change({ roles })}
      />
    </TeamForm>
  );
}
