import { readSource } from '@aaram/runtime/http/sources';
import type { CountedRelease, ReleaseFigures } from '@aaram/runtime/publishing/counts';
import { createMissBudget } from '@aaram/runtime/queues';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from './documents/report-path.ts';
import { originOf } from './own-address.ts';
import type { SetChooser } from './release-choice.ts';
import { listReleases } from './release-watch/count-documents.ts';

/** Reports of one source that are read, ms. */
const BUDGET = { burst: 20, everyMs: 3000, waitMs: 0 };
/** Longest path of a page. */
const MAX_PATH_CHARACTERS = 300;
/** A later paint is one of a page that was left alone. */
const LATEST_PAINT_MS = 60_000;

type Report = { Querystring: { set?: unknown; page?: unknown; paint?: unknown } };

/** The time of a page's largest paint, ms; undefined when that is not what the report says. */
function readPaint(paint: unknown): number | undefined {
  const ms = typeof paint === 'string' && /^\d{1,5}$/.test(paint) ? Number(paint) : 0;
  return ms > 0 && ms <= LATEST_PAINT_MS ? ms : undefined;
}

/** Counts errors and largest paints that browsers report for the release of their page. Keeps neither text nor address. */
export function registerReleaseReports(
  app: FastifyInstance,
  sets: Pick<SetChooser, 'find'>,
  figures: Pick<ReleaseFigures, 'countReport' | 'countPaint'>,
  publicUrl: string | undefined,
): void {
  const budget = createMissBudget(BUDGET);
  /** What a report counts as: a paint, an error, or nothing. */
  function chooseCount(paint: unknown, source: string): (release: CountedRelease) => void {
    const ms = readPaint(paint);
    if (ms !== undefined) {
      return (release) => figures.countPaint(release, ms);
    }
    return paint === undefined ? (release) => figures.countReport(release, source) : () => undefined;
  }
  app.post<Report>(REPORT_PATH, async (request, reply) => {
    const { set: id, page, paint } = request.query;
    const own = originOf(request, publicUrl);
    const source = readSource(request.ip);
    // Browsers name the origin of a beacon, so no other site can report in the name of its visitors.
    const isOwn = request.headers.origin === own;
    const set = typeof id === 'string' ? sets.find(id) : undefined;
    const isPath = typeof page === 'string' && page.startsWith('/') && page.length <= MAX_PATH_CHARACTERS;
    if (isOwn && set && isPath && !('comeBackMs' in budget.take(source))) {
      const count = chooseCount(paint, source);
      listReleases({ live: set, url: new URL(page.replace(/^[/\\]+/, '/'), own) }).forEach(count);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
