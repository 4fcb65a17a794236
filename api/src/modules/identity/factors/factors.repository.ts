import type { Db } from '@aaram/runtime/db';

export type Factor = { kind: 'totp' | 'passkey'; name: string };
type FactorRow = Factor & {
  id: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isBackedUp: boolean;
};

/** An account's second factors. */
export async function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return db<FactorRow[]>`
    select id, kind, name, created_at, last_used_at, false as is_backed_up from second_factors
      where user_id = ${userId} and confirmed_at is not null
    union all select id, 'passkey', name, created_at, last_used_at, is_backed_up from passkeys where user_id = ${userId}
    order by created_at, id`;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ left: number }[]>`
    select count(*)::int as left from recovery_codes where user_id = ${userId}`;
  return row?.left ?? 0;
}

/** Locks the account, so that its factors are changed by one request at a time. */
export async function lockOwner(db: Db, userId: string) {
  await db`select from users where id = ${userId} for update`;
}

type NewApp = { userId: string; name: string; secret: Buffer };

/** Stores an app that is not confirmed yet; replaces older unconfirmed ones. */
export async function insertApp(db: Db, { userId, name, secret }: NewApp): Promise<string> {
  await db`delete from second_factors where user_id = ${userId} and confirmed_at is null`;
  const [row] = await db<{ id: string }[]>`
    insert into second_factors (user_id, kind, name, secret) values (${userId}, 'totp', ${name}, ${secret}) returning id`;
  return row?.id ?? '';
}

export type AppRow = { id: string; name: string; secret: Buffer };

/** The apps of an account: the unconfirmed one with the id `waiting`, or all confirmed ones. */
export async function findApps(db: Db, userId: string, waiting?: string): Promise<AppRow[]> {
  return db<AppRow[]>`select id, name, secret from second_factors where user_id = ${userId} and kind = 'totp'
    and ${waiting === undefined ? db`confirmed_at is not null` : db`confirmed_at is null and id = ${waiting}`}`;
}

/** Uses up the code of a 30-second step; false when this or a later one was used before. */
export async function spendStep(db: Db, id: string, step: number): Promise<boolean> {
  const { count } = await db`update second_factors set last_step = ${step}, last_used_at = now(),
    confirmed_at = coalesce(confirmed_at, now()) where id = ${id} and last_step < ${step}`;
  return count > 0;
}

/** Renames a factor; returns whether it exists. */
export async function renameFactor(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const app = await db`update second_factors set name = ${name}
    where user_id = ${userId} and id = ${id} and confirmed_at is not null`;
  const passkey = await db`update passkeys set name = ${name} where user_id = ${userId} and id = ${id}`;
  return app.count + passkey.count > 0;
}

/** Removes a factor; returns its kind and name. */
export async function deleteFactor(db: Db, userId: string, id: string): Promise<Factor | undefined> {
  const [app] = await db<Factor[]>`delete from second_factors
    where user_id = ${userId} and id = ${id} and confirmed_at is not null returning kind, name`;
  const [passkey] = await db<Factor[]>`delete from passkeys
    where user_id = ${userId} and id = ${id} returning 'passkey' as kind, name`;
  return app ?? passkey;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]) {
  await db`delete from recovery_codes where user_id = ${userId}`;
  if (hashes.length > 0) {
    await db`insert into recovery_codes ${db(hashes.map((codeHash) => ({ userId, codeHash })))}`;
  }
}

/** Uses up a recovery code; false when none matches. */
export async function spendRecoveryCode(db: Db, userId: string, hashes: readonly Buffer[]): Promise<boolean> {
  for (const hash of hashes) {
    const { count } = await db`delete from recovery_codes where user_id = ${userId} and code_hash = ${hash}`;
    if (count > 0) {
      return true;
    }
  }
  return false;
}
