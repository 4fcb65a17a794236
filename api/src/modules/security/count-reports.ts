import type { Pool } from '@aaram/runtime/db';
import { createStoredLimits } from '@aaram/runtime/limits';
import { LRUCache } from 'lru-cache';
import type { BrowserReport } from './read-reports.ts';

const HOUR = 3_600_000;
/** So many different reports of one source are counted in an hour; a page that is broken needs few. */
const REPORTS_PER_SOURCE = 8;
/** Reports of sources that a process remembers as counted. */
const MAX_REMEMBERED = 50_000;

/**
 * Picks the reports of a source that count: each once a day, and few in an hour. So `times` is about how many visitors a
 * report has, and no source adds many rows.
 */
export function createReportCounter(db: Pool, secret: string) {
  const take = createStoredLimits(db, secret).create({
    name: 'reports of a source',
    max: REPORTS_PER_SOURCE,
    windowMs: HOUR,
  });
  const counted = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: 24 * HOUR });
  return async (source: string, reports: readonly BrowserReport[]): Promise<BrowserReport[]> => {
    const fresh: BrowserReport[] = [];
    for (const report of reports) {
      const key = JSON.stringify([source, report]);
      if (!counted.has(key)) {
        if ((await take(source)) > 0) {
          break;
        }
        counted.set(key, true);
        fresh.push(report);
      }
    }
    return fresh;
  };
}
