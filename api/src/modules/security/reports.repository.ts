import type { Db } from '@aaram/runtime/db';
import type { BrowserReport } from './read-reports.ts';

/**
 * Limit of different reports. Each page and directive has a fair share of them, within which those stay that most sources
 * have sent: a flood of made-up ones pushes itself out.
 */
export const MAX_REPORTS = 1000;

/** Stores reports; a known report is counted once more. */
export async function noteReports(db: Db, reports: readonly BrowserReport[]) {
  const column = (name: keyof BrowserReport) => reports.map((report) => report[name]);
  const rows = await db<{ isNew: boolean }[]>`
    insert into browser_reports (kind, directive, blocked, page, times)
    select kind, directive, blocked, page, count(*) from unnest(
      ${column('kind')}::text[], ${column('directive')}::text[], ${column('blocked')}::text[], ${column('page')}::text[]
    ) reported (kind, directive, blocked, page) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (kind, directive, blocked, page) do update
      set times = least(browser_reports.times + excluded.times, 1000000000), last_at = now()
    returning (xmax = 0) as is_new`;
  if (rows.some(({ isNew }) => isNew)) {
    await db`delete from browser_reports where id in (
      select id from browser_reports
      order by row_number() over (partition by kind, directive, page order by times desc, last_at desc, id desc),
        times desc, last_at desc, id desc
      offset ${MAX_REPORTS})`;
  }
}

export type ReportRow = BrowserReport & { id: string; times: number; firstAt: Date; lastAt: Date };

/** The newest reports first. */
export const listReports = (db: Db, limit: number): Promise<ReportRow[]> => db<ReportRow[]>`
  select id, kind, directive, blocked, page, times, first_at, last_at from browser_reports
  order by last_at desc, id desc limit ${limit}`;

export const deleteOldReports = (db: Db, days: number) =>
  db`delete from browser_reports where last_at < now() - make_interval(days => ${days})`;
