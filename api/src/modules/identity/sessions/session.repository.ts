import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import type { SessionUser } from '#plugins/session.ts';
import { joinShop, workRole } from '../work-role.sql.ts';
import type { SessionLifetimes } from './session-lifetimes.ts';

/** Where a session is used, so that the account's owner can recognise it. */
export type Device = { browser: string; source: string };

/** The stored form of a token: only its hash, so that a copy of the table gives no access. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** An opaque random token of 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url');

type FoundSession = SessionUser & { deviceId: string; isFirstUse: boolean; isStale: boolean };

/** How long a replaced token stays valid, for requests in progress and for other tabs. */
const OVERLAP_SECONDS = 60;

/** Whether `u` neither helps to run the store nor is in a team. */
const isShopper = (db: Db) =>
  db`u.role = 'user' and not exists (select from team_members own where own.user_id = u.id)`;

/** How long after the password or a second factor no other proof is asked for. */
const PROOF_MINUTES = 10;

/** Condition for valid sessions `s` with their owners `u`: not ended, not too old, not too long without use. */
const isLive = (db: Db, lifetimes: SessionLifetimes) => {
  const { user, staff } = lifetimes;
  return db`s.expires_at > now() and u.banned_at is null
    and s.started_at > now() - make_interval(secs => case when ${isShopper(db)} then ${user.absolute}::double precision
      else ${staff.absolute}::double precision end)
    and s.last_seen_at > now() - make_interval(secs => case when ${isShopper(db)} then ${user.idle}::double precision
      else ${staff.idle}::double precision end)`;
};

/** The user of a valid token; undefined when it is unknown, ended or expired. Records that the session is in use. */
export async function findSessionUser(
  db: Db,
  token: string,
  lifetimes: SessionLifetimes,
): Promise<SessionUser | undefined> {
  const [found] = await db<FoundSession[]>`
    select u.id, u.name, u.email, ${workRole(db)} as role, ${workRole(db)} as own_role, u.is_verified, u.is_demo,
      coalesce(shop.id, u.id) as seller_id, case when shop.id is null then '{}' else m.roles end as team_roles,
      coalesce(t.needs_second_step, false) as team_needs_second_step,
      (u.role = 'admin' or t.needs_second_step) and (
        exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select from passkeys p where p.user_id = u.id)) as has_second_step,
      s.proved_at > now() - make_interval(mins => ${PROOF_MINUTES}) as is_proved, s.device_id,
      s.first_used_at is null as is_first_use, s.last_seen_at < now() - interval '1 minute' as is_stale
    from sessions s join users u on u.id = s.user_id ${joinShop(db)}
    where s.token_hash = ${hashToken(token)} and ${isLive(db, lifetimes)}`;
  if (found === undefined) {
    return undefined;
  }
  const { deviceId, isFirstUse, isStale, ...user } = found;
  if (isFirstUse) {
    await takeOver(db, token, deviceId);
  } else if (isStale) {
    await db`update sessions set last_seen_at = now() where token_hash = ${hashToken(token)}`;
  }
  return user;
}

/** The first use of a token shows that it has arrived, so the device's older tokens expire soon. */
async function takeOver(db: Db, token: string, deviceId: string) {
  await db`update sessions set first_used_at = now(), last_seen_at = now() where token_hash = ${hashToken(token)}`;
  await db`update sessions set expires_at = least(expires_at, now() + make_interval(secs => ${OVERLAP_SECONDS}::double precision))
    where device_id = ${deviceId} and token_hash <> ${hashToken(token)}
      and created_at <= (select created_at from sessions where token_hash = ${hashToken(token)})`;
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function createSession(db: Db, userId: string, seconds: number, device?: Device): Promise<string> {
  const token = createToken();
  await db`insert into sessions (token_hash, user_id, expires_at, first_used_at, browser, source)
    values (${hashToken(token)}, ${userId}, now() + make_interval(secs => ${seconds}::double precision), now(),
      ${device?.browser ?? ''}, ${device?.source ?? ''})`;
  return token;
}

type Replacement = {
  /** Tokens younger than this are not replaced, in seconds. */
  minAge: number;
  /** Whether the user has just given the password or a second factor. */
  isProved: boolean;
  /** Whether the old token ends at once, not only when the new one is used. */
  endsOld: boolean;
};

/** A new token for the same session; undefined while the current one is young, or was replaced a moment ago. */
export async function replaceToken(
  db: Db,
  token: string,
  { minAge, isProved, endsOld }: Replacement,
): Promise<string | undefined> {
  const next = createToken();
  const old = hashToken(token);
  const [made] = await db`
    insert into sessions (token_hash, user_id, expires_at, device_id, started_at, proved_at, browser, source)
    select ${hashToken(next)}, user_id, (select max(expires_at) from sessions where device_id = s.device_id), device_id,
      started_at, ${isProved ? db`now()` : db`proved_at`}, browser, source
    from sessions s where token_hash = ${old} and created_at <= now() - make_interval(secs => ${minAge}::double precision)
      and (${minAge} = 0 or not exists (select from sessions newer where newer.device_id = s.device_id
        and newer.created_at > greatest(s.created_at, now() - make_interval(secs => ${OVERLAP_SECONDS}::double precision))))
    returning token_hash`;
  if (made === undefined) {
    return undefined;
  }
  if (endsOld) {
    await db`delete from sessions where token_hash = ${old}`;
  }
  return next;
}

export async function endSession(db: Db, token: string) {
  await db`delete from sessions where device_id = (select device_id from sessions where token_hash = ${hashToken(token)})`;
}

/** Ends every session of an account except the one on the device of the token `keep`. */
export async function endSessionsOf(db: Db, userId: string, keep?: string) {
  await db`delete from sessions where user_id = ${userId} and device_id is distinct from
    (select device_id from sessions where token_hash = ${keep === undefined ? null : hashToken(keep)})`;
}

/** Ends the session on one device of an account; returns whether there was one. */
export async function endDevice(db: Db, userId: string, deviceId: string): Promise<boolean> {
  const { count } = await db`delete from sessions where user_id = ${userId} and device_id = ${deviceId}`;
  return count > 0;
}

type DeviceRow = Device & { id: string; startedAt: Date; lastSeenAt: Date; isCurrent: boolean };

/** The devices on which an account is logged in, last used first. */
export async function listDevices(
  db: Db,
  userId: string,
  { token, lifetimes }: { token: string; lifetimes: SessionLifetimes },
): Promise<DeviceRow[]> {
  return db<DeviceRow[]>`
    select s.device_id as id, max(s.browser) as browser, max(s.source) as source, min(s.started_at) as started_at,
      max(s.last_seen_at) as last_seen_at, bool_or(s.token_hash = ${hashToken(token)}) as is_current
    from sessions s join users u on u.id = s.user_id where s.user_id = ${userId} and ${isLive(db, lifetimes)}
    group by s.device_id order by bool_or(s.token_hash = ${hashToken(token)}) desc, max(s.last_seen_at) desc limit 100`;
}

/** Deletes expired sessions and links; returns how many. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
  const sessions = await deleteInBatches(
    (most) => db`delete from sessions where token_hash = any(array(
      select token_hash from sessions where expires_at < now() order by expires_at limit ${most}))`,
  );
  const resets = await deleteInBatches(
    (most) => db`delete from password_resets where token_hash = any(array(
      select token_hash from password_resets where expires_at < now() - interval '1 day'
      order by expires_at limit ${most}))`,
  );
  const links = await deleteInBatches(
    (most) => db`delete from email_links where token_hash in (
      select token_hash from email_links where expires_at < now() - interval '1 day' limit ${most})`,
  );
  return sessions + resets + links;
}
