import type { Db } from '@aaram/runtime/db';
import { hashToken } from '../sessions/session.repository.ts';

/** Stores a link that confirms a mail address, by the hash of its token. */
export async function insertEmailLink(db: Db, userId: string, { token, hours }: { token: string; hours: number }) {
  await db`insert into email_links (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + make_interval(hours => ${hours}))`;
}

/** Uses up a link of that account; returns whether the link was valid. */
export async function useEmailLink(db: Db, userId: string, token: string): Promise<boolean> {
  const { count } = await db`update email_links set used_at = now()
    where token_hash = ${hashToken(token)} and user_id = ${userId} and used_at is null and expires_at > now()`;
  return count > 0;
}

type Addressee = { name: string; email: string };

/** The account, if its address is not confirmed and it is not banned. */
export async function findUnverified(db: Db, userId: string): Promise<Addressee | undefined> {
  const [person] = await db<Addressee[]>`
    select name, email from users where id = ${userId} and not is_verified and banned_at is null`;
  return person;
}
