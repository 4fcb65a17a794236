import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseMove, ShellManifest } from '../../../shared-domain/src/contract/index.ts';
import { withLock } from '../wait-for-lock.ts';
import { findPrevious, listRecent, TAB_DAYS } from './history.ts';
import { pointerOf, readSet, type StoredSet } from './live-set.ts';
import { completeLog, readLog } from './log.ts';
import { shellFiles } from './release-folder.ts';

const listNames = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);
const ageOf = async (path: string, now: number) => now - ((await stat(path).catch(() => undefined))?.mtimeMs ?? now);

/** Nobody ever sees half of a release: its folder loses its name first. */
async function remove(releasesDir: string, path: string): Promise<void> {
  const aside = join(releasesDir, `.${randomUUID()}`);
  await rename(path, aside);
  await rm(aside, { recursive: true, force: true });
}

/**
 * The versions of a part that stay: the live one (so what is pinned), the one that a rollback leads to, those that were
 * live in the last seven days, and those that came into the store since then.
 */
async function listKept(
  dir: string,
  part: string,
  { set, log, now }: { set: StoredSet; log: readonly ReleaseMove[]; now: number },
): Promise<Set<string>> {
  const kept = listRecent(log, part, now);
  const live = pointerOf(set, part)?.version;
  for (const version of live === undefined ? [] : [live, findPrevious(log, part, live)]) {
    if (version !== null) kept.add(version);
  }
  for (const version of await listNames(dir)) {
    if ((await ageOf(join(dir, version), now)) < TAB_DAYS * 86_400_000) kept.add(version);
  }
  return kept;
}

/** Browser files of the shell that no release in the store has. An older release does not list its files: then all stay. */
async function listOrphans(releasesDir: string): Promise<string[]> {
  const dir = join(releasesDir, 'shell');
  const versions = (await listNames(dir)).filter((name) => name !== 'files' && !name.startsWith('.'));
  const used = new Set<string>();
  for (const version of versions) {
    const text = await readFile(join(dir, version, 'release.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return [];
    const { integrity }: ShellManifest = JSON.parse(text);
    for (const file of Object.keys(integrity)) used.add(file);
  }
  return (await listNames(shellFiles(releasesDir))).filter((name) => !used.has(name));
}

/** Removes what no tab can ask for any more. Resolves to what it removed. */
export function prune(releasesDir: string, parts: readonly string[], now = Date.now()): Promise<string[]> {
  return withLock(releasesDir, async () => {
    const set = await readSet(releasesDir);
    await completeLog(releasesDir, set.moves ?? []);
    const log = await readLog(releasesDir);
    const removed: string[] = [];
    for (const part of parts) {
      const dir = join(releasesDir, part);
      const kept = await listKept(dir, part, { set, log, now });
      for (const version of await listNames(dir)) {
        if (version === 'files' || kept.has(version)) continue;
        await remove(releasesDir, join(dir, version));
        removed.push(`${part} ${version}`);
      }
    }
    if (!parts.includes('shell')) return removed;
    for (const file of await listOrphans(releasesDir)) await rm(join(shellFiles(releasesDir), file), { force: true });
    return removed;
  });
}
