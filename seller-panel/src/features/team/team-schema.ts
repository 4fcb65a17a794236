import type { TeamRole } from '@aaram/shared-domain/team';
import { teamInvitationInputSchema, teamRolesInputSchema } from '@aaram/shared-domain/team/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/team.ts';

export type TypedRoles = { roles: readonly TeamRole[] };
export type TypedInvitation = TypedRoles & { email: string };

const findRoles = ({ roles }: TypedRoles) => (roles.length === 0 ? { roles: texts.chooseRole } : {});

export const invitationForm = formSchema(
  teamInvitationInputSchema,
  (typed: TypedInvitation) => ({
    ...(typed.email.trim() === '' ? { email: texts.enterEmail } : {}),
    ...findRoles(typed),
  }),
  ({ email, roles }) => ({ email: email.trim(), roles: [...roles] }),
);

export const rolesForm = formSchema(teamRolesInputSchema, findRoles, ({ roles }) => ({ roles: [...roles] }));
