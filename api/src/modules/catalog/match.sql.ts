import type { Db } from '@aaram/runtime/db';
import {
  LOW_STOCK,
  type PriceRangeId,
  priceRanges,
  type StateFilter,
  type StockLevel,
} from '@aaram/shared-domain/catalog';
import { filterNames } from '@aaram/shared-domain/product-fields';
import { filterColumn } from './fact-columns.ts';
import type { Match } from './match.ts';
import { groupsQuery, type WordGroup } from './search/understand/text-match.ts';

/** Collects the values of a statement; each call returns the placeholder of its value, with its type. */
export type Bind = (value: unknown, type: string) => string;

/** Statements are built as plain text, because nested templates cost time in the most frequent reads. */
export function createBind(): { bind: Bind; values: unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` };
}

/** A statement and its values. */
export type Statement = { text: string; values: unknown[] };

/** The first row of a statement as the texts that the database sent, so that JSON for a client is not parsed here. */
export async function readTexts(db: Db, { text, values }: Statement): Promise<(string | null)[]> {
  const [row = []] = await db.texts(text, values);
  return row;
}

/** The ids in a column that `string_agg(id::text, ',')` made; none when there were no rows. */
export const splitIds = (column: string | null | undefined): string[] => column?.split(',') ?? [];

export const likePattern = (fragment: string) => `%${fragment.replace(/[\\%_]/g, '\\$&')}%`;

/** Condition: the searched text contains one of these spellings. */
export function matchSpellings(bind: Bind, spellings: readonly string[]): string {
  const one = (spelling: string) => `p.search_text like ${bind(likePattern(spelling), 'text')}`;
  return spellings.length === 1 ? one(spellings[0] ?? '') : `(${spellings.map(one).join(' or ')})`;
}

/** Conditions for the lower and upper price bound; a bound without effect is left out. */
const boundPrice = (minPaise: number, maxPaise: number) => [
  ...(minPaise > 0 ? [`p.price_paise >= ${minPaise}`] : []),
  ...(Number.isFinite(maxPaise) ? [`p.price_paise <= ${maxPaise}`] : []),
];

/** The chosen ranges, and their outer bounds, for which an index can be used. */
function matchPriceRanges(ranges: readonly PriceRangeId[]): string[] {
  const chosen = priceRanges.filter(({ id }) => ranges.includes(id));
  const conditions = chosen.map(({ minPaise, maxPaise }) => `(${boundPrice(minPaise, maxPaise).join(' and ')})`);
  const least = Math.min(...chosen.map(({ minPaise }) => minPaise));
  const most = Math.max(...chosen.map(({ maxPaise }) => maxPaise));
  return [`(${conditions.join(' or ')})`, ...(chosen.length > 1 ? boundPrice(least, most) : [])];
}

export const piecesSql = '(select coalesce(sum(s.quantity), 0) from product_stock s where s.product_id = p.id)';
/** `stockLevel` of shared-domain, over all sizes of a product. */
export const levelSql: Record<StockLevel, string> = {
  out: '= 0',
  low: `between 1 and ${LOW_STOCK}`,
  in: `> ${LOW_STOCK}`,
};

/** Drafts are hidden as removed products are, with a time that never comes (0130_product_drafts.sql). */
const stateSql: Record<StateFilter, string> = {
  published: 'p.removed_at is null',
  draft: "p.removed_at = 'infinity'",
  all: "(p.removed_at is null or p.removed_at = 'infinity')",
};

/** Keeps the planner from using an index for this condition: it should scan the index of the order. */
export const walking = (condition: string) => `(${condition}) is true`;

/** Condition: the product's words are what these groups look for. */
const matchGroups = (bind: Bind, groups: readonly WordGroup[]): string =>
  `p.search_vector @@ ${bind(groupsQuery(groups), 'tsquery')}`;

/** How the parts of a match that have an index of their own are written. */
type Ways = {
  text: (bind: Bind, text: Pick<Match, 'groups' | 'words'>) => string[];
  tag: (bind: Bind, tag: readonly string[]) => string;
};

const matchWords = (bind: Bind, words: readonly string[][]) =>
  words.map((spellings) => walking(matchSpellings(bind, spellings)));
/** The groups, or the letters, or either when there are both. */
function matchText(bind: Bind, { groups, words }: Pick<Match, 'groups' | 'words'>): string[] {
  if (groups === undefined) {
    return matchWords(bind, words ?? []);
  }
  const meant = matchGroups(bind, groups);
  return [walking(words === undefined ? meant : `${meant} or (${matchWords(bind, words).join(' and ')})`)];
}
const matchTags = (bind: Bind, tag: readonly string[]) => `p.tags && ${bind(tag, 'text[]')}`;

function conditionsOf(bind: Bind, match: Match, ways: Ways): string {
  const { category, subcategory, brand, size, tag, priceRange, price, notIds, sellerId, notGroups } = match;
  return [
    stateSql[match.state ?? 'published'],
    ...ways.text(bind, match),
    ...(notGroups === undefined ? [] : [walking(`not ${matchGroups(bind, notGroups)}`)]),
    ...(category === undefined ? [] : [`p.category = ${bind(category, 'text')}`]),
    ...(subcategory === undefined ? [] : [`p.subcategory = any(${bind(subcategory, 'text[]')})`]),
    ...(brand === undefined ? [] : [`p.brand = any(${bind(brand, 'text[]')})`]),
    ...(size === undefined
      ? []
      : [
          `exists (select from product_stock s where s.product_id = p.id and s.quantity > 0 and s.size = any(${bind(size, 'text[]')}))`,
        ]),
    ...(tag === undefined ? [] : [ways.tag(bind, tag)]),
    ...filterNames.flatMap((name) =>
      match[name] === undefined ? [] : [walking(`p.${filterColumn(name)} = any(${bind(match[name], 'text[]')})`)],
    ),
    ...(priceRange === undefined ? [] : matchPriceRanges(priceRange)),
    ...(price?.min === undefined ? [] : [`p.price_paise >= ${bind(price.min, 'bigint')}`]),
    ...(price?.max === undefined ? [] : [`p.price_paise <= ${bind(price.max, 'bigint')}`]),
    ...(notIds === undefined ? [] : [`p.id <> all(${bind(notIds, 'uuid[]')})`]),
    ...(sellerId === undefined ? [] : [`p.seller_id = ${bind(sellerId, 'uuid')}`]),
    ...(match.stockLevel === undefined ? [] : [`${piecesSql} ${levelSql[match.stockLevel]}`]),
  ].join(' and ');
}

/**
 * Everything a match asks for, as one condition on `products p`. Words and tags are checked row by row: their indexes
 * would collect thousands of rows only to sort them.
 */
export const matchSql = (bind: Bind, match: Match): string =>
  conditionsOf(bind, match, { text: matchText, tag: (to, tag) => walking(matchTags(to, tag)) });

/**
 * A match with the known words that contain each sought one, and the ids of the products of its category that have one
 * of its sizes; undefined where they are too many for an index.
 */
export type GatheredMatch = Match & {
  tokens: readonly (readonly string[] | undefined)[];
  offering: readonly string[] | undefined;
};

/** The same for a match of few products: words, tags and sizes of a category are looked up in their indexes. */
export function gatherSql(bind: Bind, { tokens, offering, ...match }: GatheredMatch): string {
  // Facets leave one condition out.
  const isKnown = offering !== undefined && match.category !== undefined && match.size !== undefined;
  const conditions = conditionsOf(bind, match, {
    text: (to, { groups, words = [] }) => {
      const known = tokens.flatMap((one) => (one === undefined ? [] : [`p.search_tokens && ${to(one, 'text[]')}`]));
      const letters = [...matchWords(to, words), ...known];
      if (groups === undefined) {
        return letters;
      }
      const meant = matchGroups(to, groups);
      return [words.length === 0 ? meant : `(${meant} or (${letters.join(' and ')}))`];
    },
    tag: (to, tag) =>
      match.category === undefined
        ? matchTags(to, tag)
        : `tags_of_category(p.category, p.tags) && ${to(
            tag.map((one) => `${match.category}:${one}`),
            'text[]',
          )}`,
  });
  return isKnown ? `${conditions} and p.id = any(${bind(offering, 'uuid[]')})` : conditions;
}
