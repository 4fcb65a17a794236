import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string, use: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'aaram second factors', use, 32));

/** Encrypts a value of one account for the database, with a key derived from the server's secret. */
export function seal(secret: string, owner: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'seal'), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts what was sealed for that account with one of the secrets; throws when none fits. */
export function unseal(secrets: readonly string[], owner: string, sealed: Buffer): Buffer {
  const [secret, ...others] = secrets;
  if (secret === undefined) {
    throw new Error('A second factor was sealed with a secret that this server does not have: see APP_SECRET.');
  }
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'seal'), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)).setAAD(Buffer.from(owner));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return unseal(others, owner, sealed);
  }
}

/** The stored form of a recovery code: keyed, so that an attacker with only the table cannot try all codes. */
export const hashRecoveryCode = (secret: string, owner: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'recovery')).update(`${owner} ${code}`).digest();
