import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'device';
const DAYS = 365;
/** Several people of one household may share a computer. */
const MAX_ACCOUNTS = 3;

/** A device on which a person once proved to own an account. */
export type KnownDevice = { accountId: string; nonce: string };

type Options = {
  /** The key that signs, then the ones that are valid as well: the previous one while the key is being replaced. */
  keys: readonly [Buffer, ...Buffer[]];
  isSecure: boolean;
  now?: () => number;
};

const readCookie = (header: string | undefined): string =>
  /(?:^|;)\s*device=([\w.~-]*)/.exec((header ?? '').slice(0, 16_384))?.[1] ?? '';

/**
 * Device cookies (OWASP, Slow Down Online Guessing Attacks with Device Cookies): they say "a person once logged in to
 * this account here", so that guesses on other devices do not use up the owner's tries. They give no access.
 */
export function createDeviceCookies({ keys, isSecure, now = Date.now }: Options) {
  const sign = (text: string, key = keys[0]) => createHmac('sha256', key).update(`device-cookie:${text}`).digest();
  const addSignature = (text: string) => `${text}.${sign(text).toString('base64url')}`;
  const isSigned = (text: string, given: Buffer) =>
    keys.some((key) => {
      const wanted = sign(text, key);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });

  function readEntry(entry: string): KnownDevice[] {
    const [accountId = '', since = '', nonce = '', signature = ''] = entry.split('.');
    const isOurs = isSigned(`${accountId}.${since}.${nonce}`, Buffer.from(signature, 'base64url'));
    const ageDays = (now() / 1000 - Number.parseInt(since, 36)) / 86_400;
    return isOurs && ageDays <= DAYS ? [{ accountId, nonce }] : [];
  }

  const listEntries = (header: string | undefined) =>
    readCookie(header)
      .split('~', MAX_ACCOUNTS)
      .filter((entry) => entry !== '');

  return {
    /** The accounts that this browser is known to, from its `Cookie` header. */
    read: (header: string | undefined): KnownDevice[] => listEntries(header).flatMap(readEntry),

    /** The `Set-Cookie` header that makes this browser known to an account; its other accounts are signed again. */
    issue(header: string | undefined, accountId: string): string {
      const text = [accountId, Math.floor(now() / 1000).toString(36), randomBytes(16).toString('hex')].join('.');
      const others = listEntries(header)
        .filter((entry) => readEntry(entry).some((known) => known.accountId !== accountId))
        .map((entry) => entry.slice(0, entry.lastIndexOf('.')));
      const value = [text, ...others].slice(0, MAX_ACCOUNTS).map(addSignature).join('~');
      const flags = ['HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])];
      return [`${NAME}=${value}`, 'Path=/api', `Max-Age=${DAYS * 86_400}`, ...flags].join('; ');
    },
  };
}
