import type { Db } from '#db/pool.ts';

/** Whose mail address or mobile this is. */
export async function findAccountId(db: Db, email: string, mobile: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from users where email = ${email} or (mobile = ${mobile} and ${mobile} <> '') limit 1`;
  return row?.id;
}

/** Whose reset link this was, also once it is used. */
export async function findResetAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from password_resets where token_hash = ${tokenHash}`;
  return row?.userId;
}

/** Whose login waits for its second step under this challenge. */
export async function findChallengedAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from challenges where token_hash = ${tokenHash}`;
  return row?.userId;
}
