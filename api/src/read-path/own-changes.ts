import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANGE_COOKIE, readChangeCookie } from '@aaram/shared-domain/contract';

/** The age at which the shop's cached documents are rendered again in any case, ms. */
const DOCUMENT_MS = 60_000;
/** How far the clocks of two machines may differ, ms. */
const AHEAD_MS = 2000;

type Options = {
  /** The key that signs, then the ones that are valid as well: the previous one while the key is being replaced. */
  keys: readonly [Buffer, ...Buffer[]];
  isSecure: boolean;
  /** How much later than the primary others may answer, ms: the replicas and the cached answers. */
  lateMs: number;
  now?: () => number;
};

/**
 * People see their own changes, whichever process answers them: the browser learns of a change by a signed cookie, and
 * while it lasts its public reads go to the primary database, past all caches. Signed, so that other browsers
 * cannot get past the caches.
 */
export function createOwnChanges({ keys, isSecure, lateMs, now = Date.now }: Options) {
  const lastsMs = DOCUMENT_MS + lateMs;
  const sign = (text: string, key = keys[0]) => createHmac('sha256', key).update(text).digest().subarray(0, 16);

  function readTime(value: string): number | undefined {
    const [text = '', signature = ''] = value.split('.');
    const time = Number.parseInt(text, 36);
    const age = now() - time;
    const given = Buffer.from(signature, 'base64url');
    // Another machine's clock may be a little ahead.
    const isInTime = age > -AHEAD_MS && age <= lastsMs;
    const isSigned = () => keys.some((key) => given.length === 16 && timingSafeEqual(sign(text, key), given));
    return isInTime && isSigned() ? time : undefined;
  }

  return {
    /** The `Set-Cookie` header for a person who has just changed something. */
    issue(): string {
      const time = now().toString(36);
      const value = `${time}.${sign(time).toString('base64url')}`;
      const flags = ['HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
      return [`${CHANGE_COOKIE}=${value}`, 'Path=/', `Max-Age=${Math.ceil(lastsMs / 1000)}`, ...flags].join('; ');
    },
    /**
     * Answers begun up to then, ms, may miss what the browser with this `Cookie` header has changed; undefined when it
     * has not changed anything lately.
     */
    missedUntil(cookies: string | undefined): number | undefined {
      const value = readChangeCookie(cookies);
      const time = value === undefined ? undefined : readTime(value);
      return time === undefined ? undefined : time + AHEAD_MS;
    },
  };
}
