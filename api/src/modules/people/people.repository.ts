import type { Role } from '@aaram/shared-domain/identity';
import type { Db } from '#db/pool.ts';

export type PersonRow = { id: string; name: string; email: string; role: Role; isBanned: boolean };

/** The account with this email, locked for a change. */
export async function lockPerson(db: Db, email: string): Promise<PersonRow | undefined> {
  const [person] = await db<PersonRow[]>`
    select id, name, email, role, banned_at is not null as is_banned from users where email = ${email} for update`;
  return person;
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
