import { hkdfSync } from 'node:crypto';

const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, 'aaram', use, 32));

/**
 * The keys for one use, derived from the server's secrets: the first one signs, and what was signed with another one
 * stays valid while the secret is being replaced.
 */
export function deriveKeys(
  [secret, ...previous]: readonly [string, ...string[]],
  use: string,
): readonly [Buffer, ...Buffer[]] {
  return [deriveKey(secret, use), ...previous.map((one) => deriveKey(one, use))];
}
