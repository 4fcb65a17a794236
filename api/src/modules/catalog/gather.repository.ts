import type { Db } from '#db/pool.ts';
import { toUuidArray } from '#db/uuid-array.ts';
import { createBind, type GatheredMatch, gatherSql } from './match.sql.ts';
import type { Match } from './match.ts';
import { findTermsContaining } from './search/search.repository.ts';

/** More known words than this are no help: the other conditions must be. */
const MAX_TERMS = 200;

/** The known words of each sought one, from which an index finds its products. */
export async function gather(db: Db, match: Match): Promise<GatheredMatch> {
  const tokens = await Promise.all(
    (match.words ?? []).map(async (spellings) => {
      const found = await Promise.all(spellings.map((one) => findTermsContaining(db, one, MAX_TERMS)));
      return found.some((list) => list.length >= MAX_TERMS) ? undefined : [...new Set(found.flat())];
    }),
  );
  return { ...match, tokens };
}

/** The ids of all matches as an array of PostgreSQL, gathered by indexes; undefined when they are more than `atMost`. */
export async function gatherIds(db: Db, match: Match, atMost: number): Promise<Buffer | undefined> {
  const { bind, values } = createBind();
  const condition = gatherSql(bind, await gather(db, match));
  const text = `select p.id from products p where ${condition} limit ${bind(atMost + 1, 'int')}`;
  const rows = await db.unsafe<{ id: string }[]>(text, values as string[]);
  return rows.length > atMost ? undefined : toUuidArray(rows.map(({ id }) => id));
}

/** How many products match, counted by the database: for few products. */
export async function countGathered(db: Db, match: Match): Promise<number> {
  const { bind, values } = createBind();
  const text = `select count(*)::int as count from products p where ${gatherSql(bind, await gather(db, match))}`;
  const [row] = await db.unsafe<{ count: number }[]>(text, values as string[]);
  return row?.count ?? 0;
}
