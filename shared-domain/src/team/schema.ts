import { z } from 'zod';
import * as texts from '#texts/team.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { MAX_TEAM_MEMBERS, teamRoles } from './index.ts';

const rolesSchema = z
  .array(z.enum(teamRoles), whenMissing(texts.rolesRequired))
  .min(1, texts.rolesRequired)
  .max(teamRoles.length);
const required = whenMissing(texts.rolesRequired);

/** What everybody in a team knows of it. */
export const ownTeamSchema = z.object({
  /** The seller's id, as products name it; null for an admin, who is in no team. */
  seller: z.string().nullable(),
  name: z.string(),
  roles: z.array(z.enum(teamRoles)),
  needsSecondStep: z.boolean(),
});

/** A team as its owners see it. */
export const teamSchema = z.object({
  seller: z.string(),
  name: z.string(),
  needsSecondStep: z.boolean(),
  members: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(teamRoles)),
        hasSecondStep: z.boolean(),
        joinedAt: z.string(),
      }),
    )
    .max(MAX_TEAM_MEMBERS),
  invitations: z
    .array(
      z.object({
        _id: z.string(),
        email: z.string(),
        roles: z.array(z.enum(teamRoles)),
        invitedBy: z.string().nullable(),
        sentAt: z.string(),
        expiresAt: z.string(),
        isExpired: z.boolean(),
      }),
    )
    .max(MAX_TEAM_MEMBERS),
});

export const teamSettingsInputSchema = z.strictObject({ needsSecondStep: z.boolean(required) }, required);
export const teamInvitationInputSchema = z.strictObject(
  { email: z.string(whenMissing(texts.emailRequired)).max(254), roles: rolesSchema },
  whenMissing(texts.emailRequired),
);
export const teamRolesInputSchema = z.strictObject({ roles: rolesSchema }, required);

/** What an invitation says to anyone with its link. */
export const openInvitationSchema = z.object({
  team: z.string(),
  email: z.string(),
  roles: z.array(z.enum(teamRoles)),
  expiresAt: z.string(),
});

export type OwnTeam = z.infer<typeof ownTeamSchema>;
export type Team = z.infer<typeof teamSchema>;
export type TeamInvitation = z.infer<typeof openInvitationSchema>;
export type TeamInvitationInput = z.infer<typeof teamInvitationInputSchema>;
