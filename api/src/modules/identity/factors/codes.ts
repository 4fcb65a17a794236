import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;

/** The secret from which an app makes its codes. */
export const createAppSecret = () => randomBytes(SECRET_BYTES);

const buildTotp = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }), period: PERIOD_SECONDS });

/** The URI that an app reads as a QR code, and the same secret as letters to type. */
export const describeApp = (secret: Buffer, names: { issuer: string; label: string }) => ({
  uri: buildTotp(secret, names).toString(),
  secret: new Secret({ buffer: new Uint8Array(secret).buffer }).base32,
});

/** The 30-second step that a code belongs to: the current one or a neighbour; undefined when it fits none of them. */
export function findStep(secret: Buffer, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = buildTotp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Codes for a person who has lost all apps: 50 bits each, as two groups of letters and digits. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.toLowerCase();
    return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
  });
}

/** Reads a typed code; spaces and dashes between its parts are ignored. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const compact = typed.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(compact)) {
    return { kind: 'app', code: compact };
  }
  return /^[a-z2-7]{10}$/.test(compact)
    ? { kind: 'recovery', code: `${compact.slice(0, 5)}-${compact.slice(5)}` }
    : undefined;
}
