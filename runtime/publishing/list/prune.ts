import { completeLog, DAY_MS, findPrevious, listRecent, TAB_DAYS } from '@aaram/runtime/publishing/log';
import { pointerOf, readSet, type StoredSet } from '@aaram/runtime/publishing/set';
import type { ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { ReleaseMove } from '@aaram/shared-domain/release';

/**
 * The versions of a part that stay: the live one (so what is pinned), its canary, the one that a rollback leads
 * to, the last good one, those that were live in the last seven days, and those that came into the store since then.
 */
function listRetained(
  stored: readonly { version: string; at: number }[],
  part: string,
  { set, log, now }: { set: StoredSet; log: readonly ReleaseMove[]; now: number },
): Set<string> {
  const retained = listRecent(log, part, now);
  const { version: live, canary, lastGood } = pointerOf(set, part) ?? {};
  const named = [live, live && findPrevious(log, part, live), canary?.version, lastGood?.version];
  for (const version of named) {
    if (version) retained.add(version);
  }
  for (const { version, at } of stored) {
    if (now - at < TAB_DAYS * DAY_MS) retained.add(version);
  }
  return retained;
}

/** Removes what no tab can ask for any more. Resolves to what it removed. */
export function prune(store: ReleaseStorage, parts: readonly string[], now = Date.now()): Promise<string[]> {
  return store.exclusively(async () => {
    const removed: string[] = [];
    for (const part of parts) {
      const stored = await store.list(part);
      for (const { version } of stored) {
        // Where there is no lock, it may have been made live since the last one was removed.
        const set = await readSet(store);
        const log = await completeLog(store, set.moves ?? []);
        if (listRetained(stored, part, { set, log, now }).has(version)) continue;
        await store.remove(part, version);
        removed.push(`${part} ${version}`);
      }
    }
    await store.clean(now - TAB_DAYS * DAY_MS);
    return removed;
  });
}
