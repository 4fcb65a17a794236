import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** What an app makes its codes from. */
export const createAppSecret = () => randomBytes(SECRET_BYTES);

const buildTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_SECONDS });

/** The address that an app reads as a QR code, and the same as letters to type. */
export const describeApp = (secret: Buffer, names: { issuer: string; label: string }) => ({
  uri: buildTotp(secret, names).toString(),
  secret: new Secret({ buffer: new Uint8Array(secret).buffer }).base32,
});

/** The half minute that a code belongs to, of the present one and its neighbours; undefined when it is none of theirs. */
export function findStep(secret: Buffer, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = buildTotp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Codes for whoever has lost all apps: 50 bits each, as two groups of letters and digits. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
  });
}

/** A code as people type it: spaces and lines between its parts do not count. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const compact = typed.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(compact)) {
    return { kind: 'app', code: compact };
  }
  return /^[a-z2-7]{10}$/.test(compact)
    ? { kind: 'recovery', code: `${compact.slice(0, 5)}-${compact.slice(5)}` }
    : undefined;
}
