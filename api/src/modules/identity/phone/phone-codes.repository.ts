import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import { createToken, hashToken } from '../sessions/session.repository.ts';

/** What a code is for: logging in to the account of a number, or proving to an account that a number is one's own. */
export type CodePurpose = 'login' | 'prove';

const CODE_MINUTES = 5;
/** How many tries one code allows. */
const TRIES = 5;

type NewCode = { mobile: string } & ({ purpose: 'login' } | { purpose: 'prove'; userId: string });

/** Stores a code that is to be sent; returns its id, and the ticket of the browser that asked. */
export async function insertCode(db: Db, code: NewCode): Promise<{ id: string; ticket: string }> {
  const ticket = createToken();
  const userId = code.purpose === 'prove' ? code.userId : null;
  const [row] = await db<{ id: string }[]>`
    insert into phone_codes (ticket_hash, mobile, purpose, user_id, expires_at) values (${hashToken(ticket)},
      ${code.mobile}, ${code.purpose}, ${userId}, now() + make_interval(mins => ${CODE_MINUTES})) returning id`;
  return { id: row?.id ?? '', ticket };
}

export type CodeRow = { id: string; mobile: string; purpose: CodePurpose; userId: string | null };

/** A code that still counts, by its id. */
export async function findCode(db: Db, id: string): Promise<CodeRow | undefined> {
  const [row] = await db<CodeRow[]>`
    select id, mobile, purpose, user_id from phone_codes where id = ${id} and used_at is null and expires_at > now()`;
  return row;
}

/** A code that still counts, by the ticket of its browser; does not count a try. */
export async function findAskedCode(db: Db, ticket: string, purpose: CodePurpose): Promise<CodeRow | undefined> {
  const [row] = await db<CodeRow[]>`select id, mobile, purpose, user_id from phone_codes
    where ticket_hash = ${hashToken(ticket)} and purpose = ${purpose} and used_at is null and expires_at > now()
      and tries < ${TRIES}`;
  return row;
}

/** Counts one try; false when the code ended or has no try left. */
export async function tryCode(db: Db, id: string): Promise<boolean> {
  const { count } = await db`update phone_codes set tries = tries + 1
    where id = ${id} and used_at is null and expires_at > now() and tries < ${TRIES}`;
  return count > 0;
}

/** Uses up a code; false when another request used it first. */
export async function spendCode(db: Db, id: string): Promise<boolean> {
  const { count } = await db`update phone_codes set used_at = now()
    where id = ${id} and used_at is null and expires_at > now()`;
  return count > 0;
}

/** Notes that a code goes out; codes of the last day are counted. */
export async function noteCodeSent(db: Db, id: string) {
  await db`update phone_codes set sent_at = coalesce(sent_at, now()) where id = ${id}`;
}

/** How many codes went out in the last 24 hours; not more than `most`. */
export async function countSentCodes(db: Db, purpose: CodePurpose, most: number): Promise<number> {
  const [row] = await db<{ sent: number }[]>`select count(*)::int as sent from (
    select from phone_codes where purpose = ${purpose} and sent_at > now() - interval '24 hours' limit ${most}) latest`;
  return row?.sent ?? 0;
}

/** Deletes codes that no count needs any more; returns how many. */
export const deleteOldCodes = (db: Db): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from phone_codes where id = any(array(
      select id from phone_codes where expires_at < now() - interval '1 day' order by expires_at limit ${most}))`,
  );
