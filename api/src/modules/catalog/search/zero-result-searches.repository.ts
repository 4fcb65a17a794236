import type { Db } from '@aaram/runtime/db';

const RETENTION_DAYS = 30;
const MAX_PER_DAY = 2000;
/** One visitor's typing mistake is no demand. */
const MIN_TIMES = 3;

const today = (db: Db) => db`(now() at time zone 'Asia/Kolkata')::date`;

/** Adds to today's counts. A day that has its most phrases takes no new ones. */
export async function addZeroResultSearches(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  await db`
    insert into vain_searches (day, phrase, times)
    select ${today(db)}, n.phrase, n.times
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as n (phrase, times)
    where (select count(*) from vain_searches v where v.day = ${today(db)}) < ${MAX_PER_DAY}
      or exists (select from vain_searches v where v.day = ${today(db)} and v.phrase = n.phrase)
    order by n.phrase
    on conflict (day, phrase) do update set times = vain_searches.times + excluded.times`;
}

export async function forgetZeroResultSearches(db: Db): Promise<void> {
  await db`delete from vain_searches where day < ${today(db)} - ${RETENTION_DAYS}::int`;
}

/** Searches that found nothing in the last 30 days, the most frequent first. */
export async function listZeroResultSearches(db: Db, limit: number): Promise<{ text: string; times: number }[]> {
  return db<{ text: string; times: number }[]>`
    select phrase as text, sum(times)::int as times from vain_searches where day > ${today(db)} - ${RETENTION_DAYS}::int
    group by 1 having sum(times) >= ${MIN_TIMES} order by 2 desc, 1 limit ${limit}`;
}
