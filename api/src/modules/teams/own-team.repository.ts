import type { ReadOwnRows } from '#db/own-rows.ts';

/** The team that a person works in, with their roles there. */
export const readOwnTeam: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select m.user_id as cursor, m.seller_id as seller, array_to_string(m.roles, ', ') as roles, m.joined_at
  from team_members m where m.user_id = ${id} and ${after === null} limit ${limit}`;

/** Teams that have invited a person's address. */
export const readOwnInvitations: ReadOwnRows = (db, { email, isVerified }, { after, limit }) => db<
  { cursor: string }[]
>`
  select id as cursor, seller_id as seller, array_to_string(roles, ', ') as roles, created_at, expires_at
  from team_invitations where email = ${email} and ${isVerified} and (${after}::uuid is null or id > ${after})
  order by id limit ${limit}`;
