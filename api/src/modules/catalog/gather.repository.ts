import type { Db } from '@aaram/runtime/db';
import { writeIdArray } from '@aaram/runtime/db/values';
import { createBind, type GatheredMatch, gatherSql } from './match.sql.ts';
import type { Match } from './match.ts';
import { findTermsContaining } from './search/search.repository.ts';
import { MAX_TERMS } from './search/suggestion.sql.ts';

/** Where more products of a category have the sizes, the other conditions must help. */
const MAX_OFFERING = 1000;

/** Of few products: each may have a number of its own that contains what is sought. */
const MAX_GATHERED_TERMS = 5000;

/** The products of a category that have one of the sizes, whether in stock or not; undefined when they are many. */
async function findOffering(db: Db, { category, size }: Match): Promise<string[] | undefined> {
  if (category === undefined || size === undefined) {
    return undefined;
  }
  const rows = await db<{ productId: string }[]>`
    select product_id from product_stock where category = ${category} and size = any(${size}) limit ${MAX_OFFERING + 1}`;
  return rows.length > MAX_OFFERING ? undefined : [...new Set(rows.map(({ productId }) => productId))];
}

/** The known words that contain a fragment; undefined when they are so many that the other conditions must help. */
async function findTerms(db: Db, fragment: string): Promise<string[] | undefined> {
  const first = await findTermsContaining(db, fragment, MAX_TERMS);
  if (first.length < MAX_TERMS) {
    return first;
  }
  const all = await findTermsContaining(db, fragment, MAX_GATHERED_TERMS);
  return all.length > MAX_TERMS && all.length < MAX_GATHERED_TERMS ? all : undefined;
}

/** What indexes find the products of a match by: the known words of each sought one, and those that have its sizes. */
export async function gather(db: Db, match: Match): Promise<GatheredMatch> {
  const tokens = await Promise.all(
    (match.words ?? []).map(async (spellings) => {
      const found = await Promise.all(spellings.map((one) => findTerms(db, one)));
      const known = found.filter((list) => list !== undefined);
      return known.length < found.length ? undefined : [...new Set(known.flat())];
    }),
  );
  return { ...match, tokens, offering: await findOffering(db, match) };
}

/** The ids of all matches as an array of PostgreSQL, gathered by indexes; undefined when they are more than `atMost`. */
export async function gatherIds(db: Db, match: Match, atMost: number): Promise<string | undefined> {
  const { bind, values } = createBind();
  const condition = gatherSql(bind, await gather(db, match));
  const text = `select p.id from products p where ${condition} limit ${bind(atMost + 1, 'int')}`;
  const rows = await db.unsafe<{ id: string }[]>(text, values);
  return rows.length > atMost ? undefined : writeIdArray(rows.map(({ id }) => id));
}

/** How many products match, counted by the database: for few products. */
export async function countGathered(db: Db, match: Match): Promise<number> {
  const { bind, values } = createBind();
  const text = `select count(*)::int as count from products p where ${gatherSql(bind, await gather(db, match))}`;
  const [row] = await db.unsafe<{ count: number }[]>(text, values);
  return row?.count ?? 0;
}
