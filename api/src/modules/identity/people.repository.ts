import type { Db } from '@aaram/runtime/db';
import type { Role } from '@aaram/shared-domain/identity';
import { escapeLike, nameBegins, phoneHas } from '#db/match-person.ts';

export type PersonRow = { id: string; name: string; email: string; role: Role; isBanned: boolean; sessions: number };

/** How many sessions of an account are open. */
const openSessions = (db: Db) =>
  db`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > now()) as sessions`;

/** The account with this email, locked for a change. */
export async function lockPerson(db: Db, email: string): Promise<PersonRow | undefined> {
  const [person] = await db<PersonRow[]>`
    select id, name, email, role, banned_at is not null as is_banned, ${openSessions(db)} from users where email = ${email} for update`;
  return person;
}

/** A few accounts whose name, or a word of it, begins with a text, or whose mail address begins with it, or whose mobile has its digits. */
export async function searchPeople(db: Db, text: string, limit: number): Promise<PersonRow[]> {
  const start = `${escapeLike(text)}%`;
  return db<PersonRow[]>`
    select id, name, email, role, banned_at is not null as is_banned, ${openSessions(db)} from users
    where ${nameBegins(db, db`name`, text)} or email ilike ${start} or ${phoneHas(db, db`mobile`, text)}
    order by name, id limit ${limit}`;
}

/** Sets role and ban. When either really changes, the database ends every session of the account. */
export async function changePerson(db: Db, { id, role, isBanned }: PersonRow) {
  await db`update users set role = ${role},
    banned_at = ${isBanned ? db`coalesce(banned_at, now())` : null} where id = ${id}`;
}

/** Marks an address as confirmed on the operator's word: the first admin may have no mail yet. */
export async function vouchForEmail(db: Db, id: string) {
  await db`update users set is_verified = true where id = ${id}`;
}

export async function countDemoAccounts(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from users where is_demo`;
  return row?.count ?? 0;
}

/** Locks the shopper's row for this transaction, so that cart and orders are changed by one request at a time. */
export async function lockShopper(db: Db, userId: string) {
  await db`select from users where id = ${userId} for no key update`;
}

/** Whether a user may be named as the seller of a product. */
export async function isSeller(db: Db, userId: string): Promise<boolean> {
  const rows = await db`select 1 from users where id = ${userId} and role in ('seller', 'admin')`;
  return rows.length > 0;
}

/** The names of these people, by id. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from users where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type ShownPerson = { name: string; email: string; hasSecondStep: boolean };

/** Accounts as the people they work with see them, by id. */
export async function findPeople(db: Db, ids: readonly string[]): Promise<Map<string, ShownPerson>> {
  const rows = await db<(ShownPerson & { id: string })[]>`
    select u.id, u.name, u.email, exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
      or exists (select from passkeys p where p.user_id = u.id) as has_second_step
    from users u where u.id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** Whether an account has a second step at login. */
export const hasSecondStep = async (db: Db, userId: string): Promise<boolean> =>
  (await findPeople(db, [userId])).get(userId)?.hasSecondStep === true;

/** The mobile that an account has proved to have, unless it may not log in. */
export async function findMobile(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db<{ mobile: string }[]>`select mobile from users
    where id = ${userId} and mobile_proved_at is not null and banned_at is null`;
  return row?.mobile;
}

/** The confirmed mobiles of these accounts, by id. */
export async function findMobiles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; mobile: string }[]>`select id, mobile from users
    where id = any(${[...new Set(ids)]}::uuid[]) and mobile_proved_at is not null and mobile is not null`;
  return new Map(rows.map(({ id, mobile }) => [id, mobile]));
}

/** Where an account gets mail that it asked for; undefined until its address is confirmed, and while it is banned. */
export async function findMailbox(db: Db, userId: string): Promise<{ name: string; email: string } | undefined> {
  const [person] = await db<{ name: string; email: string }[]>`
    select name, email from users where id = ${userId} and is_verified and banned_at is null`;
  return person;
}
