import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@aaram/shared-domain/identity';
import type { Db } from '#db/pool.ts';

/** Who is calling. */
export type SessionUser = { id: string; name: string; email: string; role: Role; isDemo: boolean };

/** How a token is kept: only its hash, so that a copy of the table opens no account. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** An opaque random token of 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url');

/** The user behind a live token; undefined when it is unknown, ended or expired. */
export async function findSessionUser(db: Db, token: string): Promise<SessionUser | undefined> {
  const [user] = await db<SessionUser[]>`
    select u.id, u.name, u.email, u.role, u.is_demo
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > now() and u.banned_at is null`;
  return user;
}

/** Opens a session and answers its token, which exists nowhere else. */
export async function createSession(db: Db, userId: string, days: number): Promise<string> {
  const token = createToken();
  await db`insert into sessions (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + make_interval(secs => ${days * 86_400}::double precision))`;
  return token;
}

export async function endSession(db: Db, token: string) {
  await db`delete from sessions where token_hash = ${hashToken(token)}`;
}

export async function endSessionsOf(db: Db, userId: string) {
  await db`delete from sessions where user_id = ${userId}`;
}

/** Forgets what has expired; answers how many sessions and reset links went. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
  const sessions = await db`delete from sessions where expires_at < now()`;
  const resets = await db`delete from password_resets where expires_at < now() - interval '1 day'`;
  return sessions.count + resets.count;
}
