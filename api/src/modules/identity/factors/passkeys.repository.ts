import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import { createToken, hashToken } from '../sessions/session.repository.ts';

/** Why a passkey signs a challenge; for a login with the token (`ticket`) that the first step returned. */
export type PasskeyUse =
  | { userId: string; purpose: 'add' | 'proof' }
  | { userId: string; purpose: 'login'; ticket: string };

/** The most time to use a passkey. */
const MINUTES = 5;
/** How many challenges may be open per purpose of an account, or per login: the oldest ones are deleted. */
const MAX_OPEN_CHALLENGES = 5;

const hashTicket = (use: PasskeyUse) => (use.purpose === 'login' ? hashToken(use.ticket) : null);

/** Stores a challenge for a passkey to sign; returns it as base64url. */
export async function openPasskeyChallenge(db: Db, use: PasskeyUse): Promise<string> {
  const challenge = createToken();
  // Counted per login, so that one login cannot delete another login's challenges.
  const same = db`user_id = ${use.userId} and purpose = ${use.purpose} and ticket_hash is not distinct from ${hashTicket(use)}`;
  await db`delete from passkey_challenges where ${same} and challenge_hash not in (
    select challenge_hash from passkey_challenges where ${same} order by expires_at desc limit ${MAX_OPEN_CHALLENGES - 1})`;
  await db`insert into passkey_challenges (challenge_hash, user_id, purpose, ticket_hash, expires_at)
    values (${hashToken(challenge)}, ${use.userId}, ${use.purpose}, ${hashTicket(use)},
      now() + make_interval(mins => ${MINUTES}))`;
  return challenge;
}

/** Uses up a challenge; false when it is not of this account, purpose and login, or has expired. */
export async function spendPasskeyChallenge(db: Db, challenge: string, use: PasskeyUse): Promise<boolean> {
  const { count } = await db`delete from passkey_challenges where challenge_hash = ${hashToken(challenge)}
    and user_id = ${use.userId} and purpose = ${use.purpose} and ticket_hash is not distinct from ${hashTicket(use)}
    and expires_at > now()`;
  return count > 0;
}

export async function deleteOldPasskeyChallenges(db: Db): Promise<void> {
  await db`delete from passkey_challenges where expires_at < now()`;
  await deleteInBatches(
    (most) => db`delete from used_passkey_challenges where challenge_hash = any(array(
      select challenge_hash from used_passkey_challenges where expires_at < now() order by expires_at limit ${most}))`,
  );
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

/** A passkey by the id that its maker gave it, with its account. */
export async function findPasskey(
  db: Db,
  credentialId: Buffer,
): Promise<(PasskeyRow & { userId: string }) | undefined> {
  const [row] = await db<(PasskeyRow & { userId: string })[]>`
    select id, credential_id, public_key, counter, transports, user_id from passkeys where credential_id = ${credentialId}`;
  return row;
}

/** Uses up a challenge of a login by a passkey alone; false when it was used before. */
export async function spendEntryChallenge(db: Db, challenge: string, end: Date): Promise<boolean> {
  const { count } = await db`insert into used_passkey_challenges (challenge_hash, expires_at)
    values (${hashToken(challenge)}, ${end}) on conflict do nothing`;
  return count > 0;
}

export type NewPasskey = Omit<PasskeyRow, 'id'> & { userId: string; name: string; isBackedUp: boolean };

/** Stores a passkey; false when it already exists, for this or another account. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { count } = await db`insert into passkeys ${db({ ...passkey })} on conflict (credential_id) do nothing`;
  return count > 0;
}

/** Records a use of a passkey; false when its counter did not increase. */
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
