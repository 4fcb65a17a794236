import type { PriceRangeId } from '@aaram/shared-domain/catalog';
import type { Db, SqlPart } from '#db/pool.ts';
import { summaryColumns } from './product.repository.ts';
import type { Cursor, ListOrder } from './product-cursor.ts';
import type { SummaryRow } from './product-summary.ts';

/** What a product must be to be listed; lists are unions. `words` must all occur, each in one of its spellings. */
export type Match = {
  words?: string[][] | undefined;
  category?: string | undefined;
  subcategory?: string[] | undefined;
  brand?: string[] | undefined;
  size?: string[] | undefined;
  tag?: string[] | undefined;
  priceRange?: PriceRangeId[] | undefined;
  sellerId?: string | undefined;
};

const escapeLike = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** `search_text` holds name, brand, category and subcategory in lower case. */
export function matchWords(db: Db, words: string[][] = []) {
  return words.reduce(
    (sql, spellings) => db`${sql} and p.search_text like any(${spellings.map(escapeLike)})`,
    db`true`,
  );
}

/** The four price ranges as conditions on paise, those chosen joined by "or". */
export function matchPriceRanges(db: Db, ranges: readonly PriceRangeId[]) {
  const one = (range: PriceRangeId) =>
    ({
      below1000: () => db`p.price_paise < 100000`,
      '1000-2000': () => db`p.price_paise between 100000 and 200000`,
      '2000-3000': () => db`p.price_paise between 200000 and 300000`,
      above3000: () => db`p.price_paise > 300000`,
    })[range]();
  return ranges.reduce((sql, range) => db`${sql} or ${one(range)}`, db`false`);
}

export const matchSizes = (db: Db, sizes: string[]) => db`exists (
  select 1 from product_stock s where s.product_id = p.id and s.quantity > 0 and s.size = any(${sizes}))`;

function where(db: Db, match: Match) {
  const { category, subcategory, brand, size, tag, priceRange, sellerId } = match;
  return db`p.removed_at is null and ${matchWords(db, match.words)}
    ${category === undefined ? db`` : db`and p.category = ${category}`}
    ${subcategory === undefined ? db`` : db`and p.subcategory = any(${subcategory})`}
    ${brand === undefined ? db`` : db`and p.brand = any(${brand})`}
    ${size === undefined ? db`` : db`and ${matchSizes(db, size)}`}
    ${tag === undefined ? db`` : db`and p.tags && ${tag}`}
    ${priceRange === undefined ? db`` : db`and (${matchPriceRanges(db, priceRange)})`}
    ${sellerId === undefined ? db`` : db`and p.seller_id = ${sellerId}`}`;
}

type Ordering = { key: () => SqlPart; by: () => SqlPart; after: (cursor: Cursor) => SqlPart };

function orderings(db: Db): Record<ListOrder, Ordering> {
  const price = () => db`p.price_paise`;
  const name = () => db`lower(p.name)`;
  return {
    mostSold: {
      key: () => db`p.sold`,
      by: () => db`p.sold desc, p.id desc`,
      after: ({ key, id }) => db`(p.sold, p.id) < (${key}::int, ${id}::uuid)`,
    },
    newest: {
      key: () => db`p.created_at`,
      by: () => db`p.created_at desc, p.id desc`,
      after: ({ key, id }) => db`(p.created_at, p.id) < (${key}::text::timestamptz, ${id}::uuid)`,
    },
    priceLowHigh: {
      key: price,
      by: () => db`p.price_paise, p.id`,
      after: ({ key, id }) => db`(p.price_paise, p.id) > (${key}::bigint, ${id}::uuid)`,
    },
    priceHighLow: {
      key: price,
      by: () => db`p.price_paise desc, p.id desc`,
      after: ({ key, id }) => db`(p.price_paise, p.id) < (${key}::bigint, ${id}::uuid)`,
    },
    nameAZ: {
      key: name,
      by: () => db`lower(p.name), p.id`,
      after: ({ key, id }) => db`(lower(p.name), p.id) > (${key}::text, ${id}::uuid)`,
    },
    nameZA: {
      key: name,
      by: () => db`lower(p.name) desc, p.id desc`,
      after: ({ key, id }) => db`(lower(p.name), p.id) < (${key}::text, ${id}::uuid)`,
    },
  };
}

type Page = { match: Match; order: ListOrder; after?: Cursor | undefined; limit?: number | undefined };

/** A page of cards and the value each was sorted by, for the next page's cursor. Without `limit`, all of them. */
export async function listProducts(
  db: Db,
  { match, order, after, limit }: Page,
): Promise<(SummaryRow & { sortKey: string })[]> {
  const { key, by, after: beyond } = orderings(db)[order];
  return db<(SummaryRow & { sortKey: string })[]>`
    select ${summaryColumns(db)}, (${key()})::text as sort_key from products p
    where ${where(db, match)} ${after === undefined ? db`` : db`and ${beyond(after)}`}
    order by ${by()} ${limit === undefined ? db`` : db`limit ${limit}`}`;
}

/** How many products match, counted no further than `cap`: beyond that nobody needs the exact figure. */
export async function countProducts(db: Db, match: Match, cap: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select 1 from products p where ${where(db, match)} limit ${cap}) matching`;
  return row?.count ?? 0;
}
