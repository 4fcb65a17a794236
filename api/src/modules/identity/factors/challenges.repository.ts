import type { Db } from '@aaram/runtime/db';
import { createToken, hashToken } from '../sessions/session.repository.ts';

type Purpose = 'login' | 'proof';

/** The most time between two steps. */
const MINUTES = 5;
/** How many tries of the second step one first step allows. */
const TRIES = 5;

/** Stores a challenge between two calls; returns its token. */
export async function openChallenge(
  db: Db,
  { userId, purpose }: { userId: string; purpose: Purpose },
): Promise<string> {
  const token = createToken();
  await db`insert into challenges (token_hash, user_id, purpose, expires_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, now() + make_interval(mins => ${MINUTES}))`;
  return token;
}

/** Counts one try at an open challenge; returns its account, undefined when it is unknown, expired or out of tries. */
export async function tryChallenge(db: Db, token: string, purpose: Purpose): Promise<string | undefined> {
  const [open] = await db<{ userId: string }[]>`update challenges set tries = tries + 1
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${TRIES}
    returning user_id`;
  return open?.userId;
}

/** The account of an open challenge; does not count a try. */
export async function findChallenge(db: Db, token: string, purpose: Purpose): Promise<string | undefined> {
  const [open] = await db<{ userId: string }[]>`select user_id from challenges
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${TRIES}`;
  return open?.userId;
}

/** Closes a challenge that was passed; false when another request passed it first. */
export async function closeChallenge(db: Db, token: string): Promise<boolean> {
  const { count } = await db`delete from challenges where token_hash = ${hashToken(token)}`;
  return count > 0;
}

/** Deletes challenges that no longer count. */
export async function deleteOldChallenges(db: Db): Promise<number> {
  const { count } = await db`delete from challenges where expires_at < now()`;
  return count;
}
