import type { Db } from '#db/pool.ts';
import { createToken, hashToken } from '../session.repository.ts';

type Purpose = 'login' | 'proof';

/** So long may pass between two steps. */
const MINUTES = 5;
/** So often may the second step be tried for one first step. */
const TRIES = 5;

/** Notes what is open between two calls; answers the token that leads back to it. */
export async function openChallenge(
  db: Db,
  { userId, purpose }: { userId: string; purpose: Purpose },
): Promise<string> {
  const token = createToken();
  await db`insert into challenges (token_hash, user_id, purpose, expires_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, now() + make_interval(mins => ${MINUTES}))`;
  return token;
}

/** Takes one try at a live challenge; answers whose it is, undefined when it is none, too old, or was tried too often. */
export async function tryChallenge(db: Db, token: string, purpose: Purpose): Promise<string | undefined> {
  const [open] = await db<{ userId: string }[]>`update challenges set tries = tries + 1
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${TRIES}
    returning user_id`;
  return open?.userId;
}

/** Whose a live challenge is; takes no try at it. */
export async function findChallenge(db: Db, token: string, purpose: Purpose): Promise<string | undefined> {
  const [open] = await db<{ userId: string }[]>`select user_id from challenges
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${TRIES}`;
  return open?.userId;
}

/** Closes a challenge that was met; false when somebody else met it first. */
export async function closeChallenge(db: Db, token: string): Promise<boolean> {
  const { count } = await db`delete from challenges where token_hash = ${hashToken(token)}`;
  return count > 0;
}

/** How many tries went wrong at an account within the last hour. */
export async function countTries(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ tries: number }[]>`select coalesce(sum(tries), 0)::int as tries from challenges
    where user_id = ${userId} and created_at > now() - interval '1 hour'`;
  return row?.tries ?? 0;
}

/** Forgets challenges once they no longer count. */
export async function deleteOldChallenges(db: Db): Promise<number> {
  const { count } = await db`delete from challenges where expires_at < now() - interval '1 hour'`;
  return count;
}
