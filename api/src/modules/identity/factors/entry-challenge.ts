import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKeys } from '#derive-key.ts';

/** How long the login page may stay open before its passkey is refused. */
export const ENTRY_MINUTES = 15;
const RANDOM_BYTES = 16;
const END_BYTES = 6;
const SIGNATURE_BYTES = 16;

type Secrets = readonly [string, ...string[]];
const keysOf = (secrets: Secrets) => deriveKeys(secrets, 'passkey logins');
const sign = (key: Buffer, content: Buffer) =>
  createHmac('sha256', key).update(content).digest().subarray(0, SIGNATURE_BYTES);

/** A challenge for a passkey of whatever account, as base64url: random, with its end, signed. Nothing is stored. */
export function writeEntryChallenge(secrets: Secrets, now = Date.now()): string {
  const end = Buffer.alloc(END_BYTES);
  end.writeUIntBE(now + ENTRY_MINUTES * 60_000, 0, END_BYTES);
  const content = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return Buffer.concat([content, sign(keysOf(secrets)[0], content)]).toString('base64url');
}

/** When a challenge ends; undefined when we did not make it or it has ended. */
export function readEntryChallenge(secrets: Secrets, challenge: string, now = Date.now()): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const content = bytes.subarray(0, RANDOM_BYTES + END_BYTES);
  const signature = bytes.subarray(RANDOM_BYTES + END_BYTES);
  const isOurs =
    signature.length === SIGNATURE_BYTES &&
    keysOf(secrets).some((key) => timingSafeEqual(sign(key, content), signature));
  const end = isOurs ? content.readUIntBE(RANDOM_BYTES, END_BYTES) : 0;
  return end > now ? new Date(end) : undefined;
}
