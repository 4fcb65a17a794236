import type { ReadOwnRows } from '#db/own-rows.ts';

/** What opened or closed a person's account. */
export const readOwnAccesses: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, action, source, times, first_at, last_at from access_trail
  where account = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

/** When staff read this person's cart or one of their orders; not who did it, nor from where. */
export const readStaffAccesses: ReadOwnRows = (db, { subjects }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, action, subject as subject_id, times, first_at, last_at from access_trail
  where subject <> '' and subject = any(${[...subjects]}::text[])
    and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;
