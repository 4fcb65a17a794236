import { createSemaphore } from '@aaram/runtime/queues';
import { readPassword } from '@aaram/shared-domain/read';
import { hash, verify } from '@node-rs/argon2';
import { Outage } from '#outage.ts';
import { refuseLate } from '#plugins/deadline.ts';
import * as common from '#texts/common.ts';

/** argon2id, as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each check takes a core for some milliseconds and 19 MiB, so only a few run at once. */
const AT_ONCE = 4;

/** More than can be checked within the time of a call; further ones are asked to retry later. */
export const MAX_QUEUED_PASSWORDS = 100;

const { run, isFull } = createSemaphore({ atOnce: AT_ONCE, waiting: MAX_QUEUED_PASSWORDS });

async function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isFull()) {
    throw new Outage('login flood', { publicText: common.storeUnavailable });
  }
  return run(async () => {
    // The caller has left.
    refuseLate();
    return work();
  });
}

/** Makes the stored form of a password, as `readPassword` reads it. */
export const hashPassword = (password: string) => inQueue(() => hash(readPassword(password), COST));

let unusedHash: Promise<string> | undefined;

/**
 * Compares a password with its stored form. Without a stored form it returns false after the same time, so that the
 * time does not tell whether the account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('no account has this password');
  const known = stored ?? (await unusedHash);
  const read = readPassword(password);
  const matches = await inQueue(
    // Hashes from before passwords were read are of what was typed.
    async () => (await verify(known, read)) || (read !== password && (await verify(known, password))),
  );
  return matches && stored !== undefined;
}
