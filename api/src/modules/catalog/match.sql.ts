import { LOW_STOCK, type PriceRangeId, priceRanges, type StockLevel } from '@aaram/shared-domain/catalog';
import type { Match } from './match.ts';

/** Collects the values of a statement; each call answers the place of its value, with its type. */
export type Bind = (value: unknown, type: string) => string;

/** Statement texts are put together by hand here, because the hottest reads pay for every nested template. */
export function createBind(): { bind: Bind; values: unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` };
}

/** A statement and its values, for `readRowsOfBytes` and for `explain`. */
export type Statement = { text: string; values: unknown[] };

export const likePattern = (fragment: string) => `%${fragment.replace(/[\\%_]/g, '\\$&')}%`;

/** That the searched text contains one of these spellings. */
export function matchSpellings(bind: Bind, spellings: readonly string[]): string {
  const one = (spelling: string) => `p.search_text like ${bind(likePattern(spelling), 'text')}`;
  return spellings.length === 1 ? one(spellings[0] ?? '') : `(${spellings.map(one).join(' or ')})`;
}

/** That a price is neither below nor above; what bounds nothing is left out. */
const boundPrice = (minPaise: number, maxPaise: number) => [
  ...(minPaise > 0 ? [`p.price_paise >= ${minPaise}`] : []),
  ...(Number.isFinite(maxPaise) ? [`p.price_paise <= ${maxPaise}`] : []),
];

/** The chosen ranges, and around them the widest bounds, which an index can use. */
function matchPriceRanges(ranges: readonly PriceRangeId[]): string[] {
  const chosen = priceRanges.filter(({ id }) => ranges.includes(id));
  const conditions = chosen.map(({ minPaise, maxPaise }) => `(${boundPrice(minPaise, maxPaise).join(' and ')})`);
  const least = Math.min(...chosen.map(({ minPaise }) => minPaise));
  const most = Math.max(...chosen.map(({ maxPaise }) => maxPaise));
  return [`(${conditions.join(' or ')})`, ...(chosen.length > 1 ? boundPrice(least, most) : [])];
}

const piecesSql = '(select coalesce(sum(s.quantity), 0) from product_stock s where s.product_id = p.id)';
/** `stockLevel` of shared-domain, over all sizes of a product. */
const levelSql: Record<StockLevel, string> = {
  out: '= 0',
  low: `between 1 and ${LOW_STOCK}`,
  in: `> ${LOW_STOCK}`,
};

/** Keeps a condition from being looked up in an index of its own: the order's index is to be walked along. */
export const walking = (condition: string) => `(${condition}) is true`;

/**
 * Everything a match asks for, as one condition on `products p`. Words and tags are checked along the way: their
 * indexes would gather thousands of rows only to sort them.
 */
export function matchSql(bind: Bind, match: Match): string {
  const { words = [], category, subcategory, brand, size, tag, priceRange, notIds, sellerId, stockLevel } = match;
  return [
    'p.removed_at is null',
    ...words.map((spellings) => walking(matchSpellings(bind, spellings))),
    ...(category === undefined ? [] : [`p.category = ${bind(category, 'text')}`]),
    ...(subcategory === undefined ? [] : [`p.subcategory = any(${bind(subcategory, 'text[]')})`]),
    ...(brand === undefined ? [] : [`p.brand = any(${bind(brand, 'text[]')})`]),
    ...(size === undefined
      ? []
      : [
          `exists (select from product_stock s where s.product_id = p.id and s.quantity > 0 and s.size = any(${bind(size, 'text[]')}))`,
        ]),
    ...(tag === undefined ? [] : [walking(`p.tags && ${bind(tag, 'text[]')}`)]),
    ...(priceRange === undefined ? [] : matchPriceRanges(priceRange)),
    ...(notIds === undefined ? [] : [`p.id <> all(${bind(notIds, 'uuid[]')})`]),
    ...(sellerId === undefined ? [] : [`p.seller_id = ${bind(sellerId, 'uuid')}`]),
    ...(stockLevel === undefined ? [] : [`${piecesSql} ${levelSql[stockLevel]}`]),
  ].join(' and ');
}
