import { createHash } from 'node:crypto';

/** The id of a release set: the same versions have the same id, wherever they are put together. */
export function makeSetId(shell: string | undefined, remotes: Record<string, { version: string }>): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => [name, version]);
  return createHash('sha256')
    .update(JSON.stringify([shell, versions.sort()]))
    .digest('hex')
    .slice(0, 12);
}
