import type { Db } from '@aaram/runtime/db';
import type { Role } from '@aaram/shared-domain/identity';
import { hashToken } from './sessions/session.repository.ts';
import { joinShop, workRole } from './work-role.sql.ts';

type NewUser = { name: string; email: string; mobile: string; passwordHash: string };

/** Stores a shopper and returns the id. Fails with a duplicate error when email or mobile is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const [row] = await db<{ id: string }[]>`insert into users ${db({ ...user })} returning id`;
  return row?.id ?? '';
}

export type Account = {
  id: string;
  name: string;
  email: string;
  /** Empty when another account has proved the number. */
  mobile: string;
  passwordHash: string;
  /** What the account is here: everyone in a team works as a seller. */
  role: Role;
  isVerified: boolean;
  isDemo: boolean;
  isBanned: boolean;
};

/** The account with this email or mobile, both normalised. */
export async function findAccount(db: Db, email: string, mobile: string): Promise<Account | undefined> {
  const [account] = await db<Account[]>`
    select u.id, u.name, u.email, coalesce(u.mobile, '') as mobile, u.password_hash, ${workRole(db)} as role,
      u.is_verified, u.is_demo, u.banned_at is not null as is_banned from users u ${joinShop(db)}
    where u.email = ${email} or (u.mobile = ${mobile} and ${mobile} <> '') limit 1`;
  return account;
}

export async function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  const [account] = await db<Account[]>`
    select u.id, u.name, u.email, coalesce(u.mobile, '') as mobile, u.password_hash, ${workRole(db)} as role, u.is_verified, u.is_demo,
      u.banned_at is not null as is_banned from users u ${joinShop(db)} where u.id = ${id}`;
  return account;
}

export type Profile = {
  id: string;
  name: string;
  email: string;
  /** Empty when another account has proved the number. */
  mobile: string;
  isMobileProved: boolean;
  role: Role;
  isVerified: boolean;
  createdAt: Date;
};

export async function findProfile(db: Db, userId: string): Promise<Profile | undefined> {
  const [profile] = await db<Profile[]>`
    select u.id, u.name, u.email, coalesce(u.mobile, '') as mobile, u.mobile_proved_at is not null as is_mobile_proved,
      ${workRole(db)} as role, u.is_verified, u.created_at from users u ${joinShop(db)} where u.id = ${userId}`;
  return profile;
}

/** Stores a reset link by the hash of its token. */
export async function insertReset(db: Db, userId: string, token: string, minutes: number) {
  await db`insert into password_resets (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + make_interval(secs => ${minutes * 60}::double precision))`;
}

export type Owner = { name: string; email: string; mobile: string };

/** The account of a valid reset link. */
export async function findResetOwner(db: Db, token: string): Promise<(Owner & { role: Role }) | undefined> {
  const [owner] = await db<(Owner & { role: Role })[]>`
    select u.name, u.email, coalesce(u.mobile, '') as mobile, ${workRole(db)} as role
    from password_resets r join users u on u.id = r.user_id ${joinShop(db)}
    where r.token_hash = ${hashToken(token)} and r.used_at is null and r.expires_at > now()`;
  return owner;
}

/** Uses up a valid reset link, and all others of that account; returns the account's id. */
export async function useReset(db: Db, token: string): Promise<string | undefined> {
  const [used] = await db<{ userId: string }[]>`
    update password_resets set used_at = now()
    where token_hash = ${hashToken(token)} and used_at is null and expires_at > now() returning user_id`;
  if (used !== undefined) {
    await db`update password_resets set used_at = now() where user_id = ${used.userId} and used_at is null`;
  }
  return used?.userId;
}

export async function updatePassword(db: Db, userId: string, passwordHash: string) {
  await db`update users set password_hash = ${passwordHash} where id = ${userId}`;
}

export async function findOwner(db: Db, userId: string): Promise<(Owner & { passwordHash: string }) | undefined> {
  const [owner] = await db<(Owner & { passwordHash: string })[]>`
    select name, email, coalesce(mobile, '') as mobile, password_hash from users where id = ${userId}`;
  return owner;
}

/** Marks the mail address of an account as confirmed. */
export async function markVerified(db: Db, userId: string) {
  await db`update users set is_verified = true where id = ${userId}`;
}
