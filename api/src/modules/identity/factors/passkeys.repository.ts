import type { Db } from '#db/pool.ts';
import { createToken, hashToken } from '../session.repository.ts';

/** What a passkey is asked to sign something for; a login names the ticket that its first step answered. */
export type PasskeyUse =
  | { userId: string; purpose: 'add' | 'proof' }
  | { userId: string; purpose: 'login'; ticket: string };

/** So long may it take to use a passkey. */
const MINUTES = 5;
/** So many may be open for one purpose of an account, or one login: the oldest go. */
const MOST_OPEN = 5;

const hashTicket = (use: PasskeyUse) => (use.purpose === 'login' ? hashToken(use.ticket) : null);

/** Notes what a passkey has to sign; answers it as base64url. */
export async function openPasskeyChallenge(db: Db, use: PasskeyUse): Promise<string> {
  const challenge = createToken();
  // One login cannot push out what another one has open.
  const same = db`user_id = ${use.userId} and purpose = ${use.purpose} and ticket_hash is not distinct from ${hashTicket(use)}`;
  await db`delete from passkey_challenges where ${same} and challenge_hash not in (
    select challenge_hash from passkey_challenges where ${same} order by expires_at desc limit ${MOST_OPEN - 1})`;
  await db`insert into passkey_challenges (challenge_hash, user_id, purpose, ticket_hash, expires_at)
    values (${hashToken(challenge)}, ${use.userId}, ${use.purpose}, ${hashTicket(use)},
      now() + make_interval(mins => ${MINUTES}))`;
  return challenge;
}

/** Uses a challenge up; false when it is none of this account, purpose and login, or no longer. */
export async function spendPasskeyChallenge(db: Db, challenge: string, use: PasskeyUse): Promise<boolean> {
  const { count } = await db`delete from passkey_challenges where challenge_hash = ${hashToken(challenge)}
    and user_id = ${use.userId} and purpose = ${use.purpose} and ticket_hash is not distinct from ${hashTicket(use)}
    and expires_at > now()`;
  return count > 0;
}

export async function deleteOldPasskeyChallenges(db: Db): Promise<void> {
  await db`delete from passkey_challenges where expires_at < now()`;
}

export type PasskeyRow = {
  id: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db<PasskeyRow[]>`select id, credential_id, public_key, counter, transports from passkeys
    where user_id = ${userId} order by created_at, id`;
}

export type NewPasskey = Omit<PasskeyRow, 'id'> & { userId: string; name: string; isBackedUp: boolean };

/** Keeps a passkey; false when it is known already, here or at another account. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { count } = await db`insert into passkeys ${db({ ...passkey })} on conflict (credential_id) do nothing`;
  return count > 0;
}

/** Notes that a passkey was used; false when its counter does not go on. */
export async function notePasskeyUse(
  db: Db,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const { count } = await db`
    update passkeys set counter = ${counter}::bigint, is_backed_up = ${isBackedUp}, last_used_at = now()
    where id = ${id} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`;
  return count > 0;
}
