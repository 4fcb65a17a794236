import type { ReadOwnRows } from '#db/own-rows.ts';

export const readOwnAccount: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, name, email, mobile, mobile_proved_at is not null as is_mobile_proved, role, is_verified, created_at
  from users where id = ${id} and ${after === null} limit ${limit}`;

/** Where a person is logged in; not the tokens, of which only hashes are stored. */
export const readOwnSessions: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select encode(token_hash, 'hex') as cursor, browser, source, started_at, last_seen_at, expires_at from sessions
  where user_id = ${id} and (${after}::text is null or token_hash > decode(${after}, 'hex')) order by token_hash limit ${limit}`;

/** Apps and passkeys; not their keys. */
export const readOwnSecondSteps: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select * from (
    select id as cursor, kind, name, created_at, last_used_at from second_factors where user_id = ${id}
    union all select id, 'passkey', name, created_at, last_used_at from passkeys where user_id = ${id}) steps
  where ${after}::uuid is null or cursor > ${after} order by cursor limit ${limit}`;
