import type { Db } from '@aaram/runtime/db';
import type { Account } from '../identity.repository.ts';

/** The account that has proved to have a number. A number that was only typed at signup opens nothing. */
export async function findAccountByMobile(db: Db, mobile: string): Promise<Account | undefined> {
  const [account] = await db<Account[]>`
    select id, name, email, password_hash, role, is_verified, is_demo, banned_at is not null as is_banned from users
    where mobile = ${mobile} and mobile_proved_at is not null`;
  return account;
}

/** Takes the number off an account; returns whether it had one. */
export async function removeMobileOf(db: Db, userId: string): Promise<boolean> {
  const { count } = await db`update users set mobile = null, mobile_proved_at = null
    where id = ${userId} and mobile is not null`;
  return count > 0;
}

/** Gives a proved number to an account; returns the account that had it before, if it was another one. */
export async function moveMobile(db: Db, userId: string, mobile: string): Promise<string | undefined> {
  const [former] = await db<{ id: string }[]>`update users set mobile = null, mobile_proved_at = null
    where mobile = ${mobile} and id <> ${userId} returning id`;
  await db`update users set mobile = ${mobile}, mobile_proved_at = now() where id = ${userId}`;
  return former?.id;
}
