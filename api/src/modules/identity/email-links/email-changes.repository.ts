import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import type { ReadOwnRows } from '#db/own-rows.ts';
import { createToken, hashToken } from '../sessions/session.repository.ts';

export type EmailChange = {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  state: 'asked' | 'replaced' | 'made' | 'undone';
};
type Purpose = 'make' | 'undo';

/** Stores a request, which replaces an earlier one that was not used. The caller has locked the account. */
export async function insertEmailChange(
  tx: Db,
  { hours, ...change }: Pick<EmailChange, 'userId' | 'oldEmail' | 'newEmail'> & { hours: number },
): Promise<string> {
  await tx`update email_changes set state = 'replaced' where user_id = ${change.userId} and state = 'asked'`;
  const [row] = await tx<{ id: string }[]>`
    insert into email_changes (user_id, old_email, new_email, link_until)
    values (${change.userId}, ${change.oldEmail}, ${change.newEmail}, now() + make_interval(hours => ${hours})) returning id`;
  return row?.id ?? '';
}

/** A change whose link still works. */
export async function findEmailChange(db: Db, id: string, state: EmailChange['state']) {
  const [row] = await db<EmailChange[]>`
    select id, user_id, old_email, new_email, state from email_changes
    where id = ${id} and state = ${state} and link_until > now()`;
  return row;
}

/** The address that a person has asked for and not confirmed yet. */
export async function findAskedEmail(db: Db, userId: string): Promise<string | null> {
  const [row] = await db<{ newEmail: string }[]>`
    select new_email from email_changes where user_id = ${userId} and state = 'asked' and link_until > now()`;
  return row?.newEmail ?? null;
}

/** A new link of a change; several may work at once, because a mail may be sent twice. */
export async function addChangeLink(db: Db, changeId: string, purpose: Purpose): Promise<string> {
  const token = createToken();
  await db`insert into email_change_links (token_hash, change_id, purpose)
    values (${hashToken(token)}, ${changeId}, ${purpose})`;
  return token;
}

/** The change of a link that still works. */
export async function findLinkedChange(db: Db, token: string, purpose: Purpose): Promise<EmailChange | undefined> {
  const [row] = await db<EmailChange[]>`
    select c.id, c.user_id, c.old_email, c.new_email, c.state
    from email_change_links l join email_changes c on c.id = l.change_id
    where l.token_hash = ${hashToken(token)} and l.purpose = ${purpose} and c.link_until > now()
      and c.state = ${purpose === 'make' ? 'asked' : 'made'}`;
  return row;
}

export async function markMade(tx: Db, id: string, days: number) {
  await tx`update email_changes set state = 'made', made_at = now(), link_until = now() + make_interval(days => ${days})
    where id = ${id}`;
}

/** Undoes a change and every later one of the account. */
export async function markUndone(tx: Db, { id, userId }: Pick<EmailChange, 'id' | 'userId'>) {
  await tx`update email_changes set state = 'undone'
    where user_id = ${userId} and id >= ${id} and state in ('asked', 'made')`;
}

/** Whether an address is reserved for another account, which may still undo a change away from it. */
export async function isReservedForOther(tx: Db, email: string, userId: string): Promise<boolean> {
  const rows = await tx`
    select from email_changes
    where old_email = ${email} and user_id <> ${userId} and state = 'made' and link_until > now() limit 1`;
  return rows.length > 0;
}

/** Deletes changes whose links are over; returns how many. */
export const forgetEmailChanges = (db: Db): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from email_changes where id = any(array(
      select id from email_changes where link_until < now() - interval '30 days' order by link_until limit ${most}))`,
  );

export const readOwnEmailChanges: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, old_email, new_email, state, asked_at as created_at, made_at from email_changes
  where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;
