import type { ReadOwnRows } from '#db/own-rows.ts';

/** What staff changed about a person or one of their orders, without the member's name. */
export const readOwnChanges: ReadOwnRows = (db, { subjects }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, action, subject, subject_id, detail::text as detail, at from audit_log
  where subject in ('order', 'user', 'cart') and subject_id = any(${[...subjects]}::text[])
    and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;
