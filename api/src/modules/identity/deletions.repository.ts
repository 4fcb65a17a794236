import { randomBytes } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import * as common from '#texts/common.ts';
import { hashPassword } from './passwords/passwords.ts';

/** Notes that an account is to be deleted in some days; a second request changes nothing. Returns when. */
export async function insertDeletion(tx: Db, userId: string, days: number): Promise<Date> {
  const [row] = await tx<{ dueAt: Date }[]>`
    insert into account_deletions (user_id, due_at) values (${userId}, now() + make_interval(days => ${days}))
    on conflict (user_id) do update set due_at = account_deletions.due_at returning due_at`;
  return row?.dueAt ?? new Date();
}

/** Takes the deletion of an account back; returns whether there was one. */
export async function cancelDeletion(db: Db, userId: string): Promise<boolean> {
  const { count } = await db`delete from account_deletions where user_id = ${userId}`;
  return count > 0;
}

/** Locks one account whose deletion is due, and that no other process works on. */
export async function lockDueDeletion(tx: Db): Promise<string | undefined> {
  const [row] = await tx<{ userId: string }[]>`
    select user_id from account_deletions where due_at <= now() order by due_at limit 1 for update skip locked`;
  return row?.userId;
}

export async function postponeDeletion(tx: Db, userId: string, days: number) {
  await tx`update account_deletions set due_at = now() + make_interval(days => ${days}) where user_id = ${userId}`;
}

/** Whether an account sells here, is in a seller's team, or helps to run the store. */
export async function isStaffAccount(db: Db, userId: string): Promise<boolean> {
  return (
    (
      await db`select from users u where id = ${userId} and (role <> 'user'
    or exists (select from team_members m where m.user_id = u.id))`
    ).length > 0
  );
}

/** Removes the person from an account: what opens it goes, and its row stays for those that point at it. */
export async function forgetAccount(tx: Db, userId: string) {
  const deletedId = `deleted-${userId}`;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  // Before the number goes: codes for a login name nothing else.
  await tx`delete from phone_codes where user_id = ${userId} or mobile = (select mobile from users where id = ${userId})`;
  await tx`update users set name = ${common.deletedAccount}, email = ${`${deletedId}@deleted.invalid`}, mobile = null,
    mobile_proved_at = null, password_hash = ${passwordHash}, is_verified = false, banned_at = now(), deleted_at = now() where id = ${userId}`;
  await tx`delete from sessions where user_id = ${userId}`;
  await tx`delete from password_resets where user_id = ${userId}`;
  await tx`delete from email_links where user_id = ${userId}`;
  await tx`delete from email_changes where user_id = ${userId}`;
  await tx`delete from second_factors where user_id = ${userId}`;
  await tx`delete from recovery_codes where user_id = ${userId}`;
  await tx`delete from passkey_challenges where user_id = ${userId}`;
  await tx`delete from passkeys where user_id = ${userId}`;
  await tx`delete from challenges where user_id = ${userId}`;
  await tx`delete from account_deletions where user_id = ${userId}`;
}
