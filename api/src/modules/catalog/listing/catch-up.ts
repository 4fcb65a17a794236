import type { ChangeLog } from '@aaram/runtime/cache';
import { PRODUCTS } from '#read-path/topics.ts';
import type { Changed } from '../facets/facet-index.repository.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';

type Options = {
  changes: Pick<ChangeLog, 'gathered' | 'noteFound' | 'noteAll'>;
  facetIndex: Pick<LiveFacetIndex, 'refresh'>;
  /** How long ago the last poll of the database may be, ms; 0 for one poll for each read. */
  maxMs: number;
  now?: () => number;
};

/** With more than this, any product may have changed: as many as the change log remembers. */
const MAX_FOUND = 20_000;

/**
 * What is cached stays right by polls of the database's own record of changes, whichever process made them: one poll
 * confirms everything that did not change. It is due when the last one is too old, and before the next list when
 * this process has announced a change, because the index finds out what filters see of it.
 */
export function createCatchUp({ changes, facetIndex, maxMs, now = () => performance.now() }: Options) {
  const lists = changes.gathered;
  let seen = 0;
  let polledAt = Number.NEGATIVE_INFINITY;
  /** The transactions that changed each product. */
  const found = new Map<string, string[]>();
  let count = 0;
  let isLost = false;

  function clear() {
    found.clear();
    count = 0;
  }

  function tell() {
    if (isLost) {
      changes.noteAll();
      seen = Math.max(seen, lists.latest());
    } else if (found.size > 0) {
      changes.noteFound(found);
    }
    clear();
    isLost = false;
  }

  async function run(): Promise<void> {
    const began = now();
    const last = lists.lastOf(PRODUCTS);
    try {
      await facetIndex.refresh();
    } catch {
      isLost = true;
    }
    tell();
    seen = Math.max(seen, last);
    polledAt = Math.max(polledAt, began);
  }

  const isOld = () => now() - polledAt >= maxMs;
  const confirmedAt = () => polledAt;

  return {
    /** Changes that are noted with the next poll: lists take them together. */
    find(changed: readonly Changed[]) {
      for (const [id, transaction] of changed) {
        found.set(id, [...(found.get(id) ?? []), transaction]);
      }
      count += changed.length;
      if (count > MAX_FOUND) {
        isLost = true;
        clear();
      }
    },
    /** Changes were missed. */
    lose() {
      isLost = true;
    },
    beforeList: { isDue: () => lists.lastOf(PRODUCTS) > seen || isOld(), run, confirmedAt },
    beforeProduct: { isDue: isOld, run, confirmedAt },
  };
}
