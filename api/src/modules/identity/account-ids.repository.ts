import type { Db } from '@aaram/runtime/db';

/** The account with this mail address or mobile. */
export async function findAccountId(db: Db, email: string, mobile: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from users where email = ${email} or (mobile = ${mobile} and ${mobile} <> '') limit 1`;
  return row?.id;
}

/** The account of a reset link, also of a used one. */
export async function findResetAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from password_resets where token_hash = ${tokenHash}`;
  return row?.userId;
}

/** The account of a login that waits for its second step. */
export async function findChallengedAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from challenges where token_hash = ${tokenHash}`;
  return row?.userId;
}

/** The number that a code was asked for, by the ticket of the browser that asked. */
export async function findCodedMobile(db: Db, ticketHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ mobile: string }[]>`select mobile from phone_codes where ticket_hash = ${ticketHash}`;
  return row?.mobile;
}

/** The account of a passkey, by the id that its maker gave it. */
export async function findPasskeyOwner(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`
    select user_id from passkeys where credential_id = ${Buffer.from(id, 'base64url')}`;
  return row?.userId;
}
