import * as texts from '#texts/team.ts';

/** What somebody does in a seller's team. An owner may do everything. */
export const teamRoles = ['owner', 'catalogue', 'orders', 'content'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Kinds of work in the panel, each with the roles that may do it. The API's routes and the panel's pages name one. */
export const teamWork = {
  /** What everybody in a team may do. */
  team: teamRoles,
  catalogue: ['owner', 'catalogue'],
  orders: ['owner', 'orders'],
  content: ['owner', 'content'],
  'catalogue-or-orders': ['owner', 'catalogue', 'orders'],
  'catalogue-or-content': ['owner', 'catalogue', 'content'],
  /** The team itself, and the money. */
  owner: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>;
export type TeamWork = keyof typeof teamWork;

/** Whether somebody with these roles may do this work. */
export const mayWork = (roles: readonly TeamRole[], work: TeamWork): boolean =>
  teamWork[work].some((role) => roles.includes(role));

/** Most people of a team, with those who are invited. */
export const MAX_TEAM_MEMBERS = 100;
/** How long an invitation is valid. */
export const INVITATION_DAYS = 7;

const labels: Record<TeamRole, string> = {
  owner: texts.roleOwner,
  catalogue: texts.roleCatalogue,
  orders: texts.roleOrders,
  content: texts.roleContent,
};
const descriptions: Record<TeamRole, string> = {
  owner: texts.ownerMay,
  catalogue: texts.catalogueMay,
  orders: texts.ordersMay,
  content: texts.contentMay,
};

/** The name of a role. */
export const labelTeamRole = (role: TeamRole): string => labels[role];
/** What a role may do, in a few words. */
export const describeTeamRole = (role: TeamRole): string => descriptions[role];

export type { OwnTeam, Team, TeamInvitation, TeamInvitationInput } from './schema.ts';
