import { z } from 'zod';
import { loginResultSchema } from '../identity/schema.ts';
import {
  openInvitationSchema,
  ownTeamSchema,
  teamInvitationInputSchema,
  teamRolesInputSchema,
  teamSchema,
  teamSettingsInputSchema,
} from '../team/schema.ts';

const team = { answer: teamSchema };

/** The calls about who works for a seller. */
export const teamShapes = {
  'GET /auth/panel/team/me': { answer: ownTeamSchema },
  'DELETE /auth/panel/team/me': { answer: z.object({ message: z.string() }) },
  'GET /auth/panel/team': team,
  'PUT /auth/panel/team': { body: teamSettingsInputSchema, ...team },
  'POST /auth/panel/team/invitations': { body: teamInvitationInputSchema, status: 201, ...team },
  'POST /auth/panel/team/invitations/{id}/mail': team,
  'DELETE /auth/panel/team/invitations/{id}': team,
  'PUT /auth/panel/team/members/{id}': { body: teamRolesInputSchema, ...team },
  'DELETE /auth/panel/team/members/{id}': team,
  'GET /auth/team-invitations/{token}': { answer: openInvitationSchema },
  'POST /auth/team-invitations/{token}': { answer: loginResultSchema },
} as const;
