import type { FastifyInstance } from 'fastify';
import { createMissBudget } from './miss-budget.ts';
import { originOf } from './own-address.ts';
import type { SetChooser } from './release-choice.ts';
import { findRelease, type ReleaseFigures } from './release-figures.ts';
import { sourceOf } from './source.ts';

/** Where pages report errors (start-script.ts). A request has no body: the query says all there is to say. */
export const REPORT_PATH = '/release-reports';
/** Reports of one source that are looked at, ms. */
const BUDGET = { burst: 20, everyMs: 3000, waitMs: 0 };
/** Longest path of a page. */
const LONGEST_PATH = 300;

type Report = { Querystring: { set?: unknown; page?: unknown } };

/** Counts errors that browsers report for the release of their page. Keeps neither text nor address. */
export function registerReleaseReports(
  app: FastifyInstance,
  sets: Pick<SetChooser, 'find'>,
  figures: Pick<ReleaseFigures, 'countReport'>,
  publicUrl: string | undefined,
): void {
  const budget = createMissBudget(BUDGET);
  app.post<Report>(REPORT_PATH, async (request, reply) => {
    const { set: id, page } = request.query;
    const own = originOf(request, publicUrl);
    const source = sourceOf(request.ip);
    // Browsers name the origin of a beacon, so no other site can report in the name of its visitors.
    const isOwn = request.headers.origin === own;
    const set = typeof id === 'string' ? sets.find(id) : undefined;
    const isPath = typeof page === 'string' && page.startsWith('/') && page.length <= LONGEST_PATH;
    if (isOwn && set && isPath && !('comeBackMs' in budget.take(source))) {
      figures.countReport(findRelease(set, new URL(page.replace(/^[/\\]+/, '/'), own)), source);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
