import { randomBytes } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { hashPassword } from './passwords/passwords.ts';

export type Contact = { id: string; name: string; email: string };

export async function findContact(db: Db, userId: string): Promise<Contact | undefined> {
  const [row] = await db<Contact[]>`select id, name, email from users where id = ${userId}`;
  return row;
}

/** The same, locked for a change. */
export async function lockContact(tx: Db, userId: string): Promise<Contact | undefined> {
  const [row] = await tx<Contact[]>`select id, name, email from users where id = ${userId} for update`;
  return row;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db`select from users where email = ${email}`).length > 0;
}

export async function setName(tx: Db, userId: string, name: string) {
  await tx`update users set name = ${name} where id = ${userId}`;
}

/**
 * Sets a mail address that was shown to be theirs, and makes links sent to the one before useless. Fails with a
 * duplicate error when it is taken.
 */
export async function setEmail(tx: Db, userId: string, email: string) {
  await tx`update users set email = ${email}, is_verified = true where id = ${userId}`;
  await tx`update password_resets set used_at = now() where user_id = ${userId} and used_at is null`;
  await tx`update email_links set used_at = now() where user_id = ${userId} and used_at is null`;
}

/** Gives an account a random password: its owner sets a new one by mail. */
export async function forgetPassword(tx: Db, userId: string) {
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  await tx`update users set password_hash = ${hash} where id = ${userId}`;
}

/** The mobile of an account, confirmed or not; '' where it has none. */
export async function findTypedMobile(db: Db, userId: string): Promise<string> {
  const [row] = await db<{ mobile: string }[]>`select coalesce(mobile, '') as mobile from users where id = ${userId}`;
  return row?.mobile ?? '';
}
