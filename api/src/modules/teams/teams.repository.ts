import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import { mayWork, type TeamRole, type TeamWork } from '@aaram/shared-domain/team';

export type TeamRow = { sellerId: string; needsSecondStep: boolean };

/** A seller's team. */
export async function findTeam(db: Db, sellerId: string): Promise<TeamRow | undefined> {
  const [team] = await db<TeamRow[]>`
    select seller_id, needs_second_step from teams where seller_id = ${sellerId}`;
  return team;
}

/** The same, locked: a team is changed by one call at a time. */
export async function lockTeam(tx: Db, sellerId: string): Promise<TeamRow | undefined> {
  const [team] = await tx<TeamRow[]>`
    select seller_id, needs_second_step from teams where seller_id = ${sellerId} for update`;
  return team;
}

export async function setNeedsSecondStep(tx: Db, sellerId: string, needsSecondStep: boolean) {
  await tx`update teams set needs_second_step = ${needsSecondStep} where seller_id = ${sellerId}`;
}

export type MemberRow = { userId: string; roles: TeamRole[]; joinedAt: Date };

/** The members of a team, in the order in which they joined. */
export const listMembers = (db: Db, sellerId: string): Promise<MemberRow[]> =>
  db<MemberRow[]>`
    select user_id, roles, joined_at from team_members where seller_id = ${sellerId} order by joined_at, user_id`;

/** Whether an account is in this team now, with a role for this work. */
export async function mayStillWork(
  db: Db,
  { userId, sellerId, work }: { userId: string; sellerId: string; work: TeamWork },
): Promise<boolean> {
  const [member] = await db<{ roles: TeamRole[] }[]>`
    select roles from team_members where user_id = ${userId} and seller_id = ${sellerId}`;
  return member !== undefined && mayWork(member.roles, work);
}

/** The team that an account is in. */
export async function findTeamOf(db: Db, userId: string): Promise<string | undefined> {
  const [member] = await db<{ sellerId: string }[]>`select seller_id from team_members where user_id = ${userId}`;
  return member?.sellerId;
}

/** Adds a member; false when the account is in a team already. */
export async function insertMember(
  tx: Db,
  { sellerId, userId, roles }: { sellerId: string; userId: string; roles: readonly TeamRole[] },
): Promise<boolean> {
  const { count } = await tx`insert into team_members (user_id, seller_id, roles)
    values (${userId}, ${sellerId}, ${roles}) on conflict do nothing`;
  return count > 0;
}

export async function setRoles(tx: Db, userId: string, roles: readonly TeamRole[]) {
  await tx`update team_members set roles = ${roles} where user_id = ${userId}`;
}

/** Removes a member from a team; the database ends every session of the account. */
export async function deleteMember(tx: Db, userId: string) {
  await tx`delete from team_members where user_id = ${userId}`;
}

export type InvitationRow = {
  id: string;
  sellerId: string;
  email: string;
  roles: TeamRole[];
  invitedBy: string | null;
  /** How many mails have gone out for it. */
  mails: number;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};

const columns = (db: Db) =>
  db`id, seller_id, email, roles, invited_by, mails, expires_at, expires_at < now() as is_expired`;

/** The open invitations of a team, also expired ones, which can be sent again. */
export const listInvitations = (db: Db, sellerId: string): Promise<InvitationRow[]> =>
  db<InvitationRow[]>`select ${columns(db)}, created_at as sent_at from team_invitations
    where seller_id = ${sellerId} order by created_at, id`;

export type NewInvitation = { sellerId: string; email: string; roles: readonly TeamRole[]; invitedBy: string };

/** Stores an invitation; undefined when the address is invited already. */
export async function insertInvitation(
  tx: Db,
  { sellerId, email, roles, invitedBy }: NewInvitation,
  days: number,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    insert into team_invitations (seller_id, email, roles, invited_by, expires_at)
    values (${sellerId}, ${email}, ${roles}, ${invitedBy}, now() + make_interval(days => ${days}))
    on conflict do nothing returning id`;
  return row?.id;
}

/** One invitation of a team. */
export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db<InvitationRow[]>`
    select ${columns(db)}, created_at as sent_at from team_invitations where id = ${id}`;
  return row;
}

/** Makes an invitation valid for some days more and counts the mail; false after the last that may go out. */
export async function renewInvitation(
  tx: Db,
  id: string,
  { days, most }: { days: number; most: number },
): Promise<boolean> {
  const { count } = await tx`update team_invitations
    set mails = mails + 1, created_at = now(), expires_at = now() + make_interval(days => ${days})
    where id = ${id} and mails < ${most}`;
  return count > 0;
}

export async function deleteInvitation(tx: Db, id: string) {
  await tx`delete from team_invitations where id = ${id}`;
}

/** Stores a link of an invitation by the hash of its token; false when the invitation is gone. */
export async function insertLink(tx: Db, invitationId: string, tokenHash: Buffer): Promise<boolean> {
  const { count } = await tx`insert into team_links (token_hash, invitation_id)
    select ${tokenHash}, id from team_invitations where id = ${invitationId}`;
  return count > 0;
}

/** The invitation of a link that is still valid. */
export async function findLinked(db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const [row] = await db<InvitationRow[]>`
    select ${columns(db)}, created_at as sent_at from team_invitations
    where id = (select invitation_id from team_links where token_hash = ${tokenHash}) and expires_at > now()`;
  return row;
}

/** Deletes invitations that ended days ago. */
export const forgetInvitations = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from team_invitations where id = any(array(
      select id from team_invitations where expires_at < now() - make_interval(days => ${days})
      order by expires_at limit ${most}))`,
  );

/** Removes a person's membership in a team, and what an address was invited to. */
export async function forgetMember(tx: Db, { id, email }: { id: string; email: string }) {
  await tx`delete from team_members where user_id = ${id}`;
  await tx`delete from team_invitations where email = ${email}`;
  await tx`update team_invitations set invited_by = null where invited_by = ${id}`;
}
