import type { Db, Pool } from '@aaram/runtime/db';
import { buildFacets } from '#modules/catalog/facets/facets.service.ts';
import type { LiveFacetIndex } from '#modules/catalog/facets/live-facet-index.ts';
import { buildList } from '#modules/catalog/listing/list.service.ts';
import { createProductReader } from '#modules/catalog/listing/product-reader.ts';
import { findSimilar } from '#modules/catalog/product.repository.ts';
import { listQuerySchema } from '#modules/catalog/product-query.ts';
import { createDatabaseSearch } from '#modules/catalog/search/database-search.ts';
import { buildSuggestions } from '#modules/catalog/search/suggestions.ts';
import { createLiveVocabulary } from '#modules/catalog/search/understand/live-vocabulary.ts';
import { createRandom } from './big-catalogue.ts';

/** A kind of read and many of its cases. */
export type Question = {
  name: string;
  cases: string[];
  ask: (db: Db, facetIndex: LiveFacetIndex, one: string) => Promise<unknown>;
};

const readProduct = createProductReader();
const vocabulary = createLiveVocabulary(() => undefined);
const contextOf = (facetIndex: LiveFacetIndex) => ({
  facetIndex,
  search: createDatabaseSearch(facetIndex),
  vocabulary,
});
const list = (db: Db, facetIndex: LiveFacetIndex, query: string) =>
  buildList(db, { query: listQuerySchema.parse({ ...toObject(query), view: 'card' }) }, contextOf(facetIndex));

function toObject(query: string) {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

const suggest = (db: Db, facetIndex: LiveFacetIndex, q: string) => buildSuggestions(db, q, contextOf(facetIndex));
const categories = [
  'Men',
  'Women',
  'Kids',
  'Accessories',
  'Swimwears',
  'Bags',
  'Shoes',
  'Cosmetics',
  'Glow in the dark',
];
const sorts = ['', 'priceLowHigh', 'priceHighLow', 'nameAZ', 'nameZA', 'countryAZ', 'newest'];
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const byCategory = (rest: (category: string) => string[]) => categories.flatMap(rest);

/** Queries with a cursor far down a list, as after hundreds of pages. */
async function findDeepCursors(db: Pool): Promise<string[]> {
  const found: string[] = [];
  for (const category of ['Women', 'Men', 'Shoes']) {
    for (const [sort, key, type] of [
      ['', 'sold', 'desc'],
      ['priceLowHigh', 'price_paise', ''],
      ['nameZA', 'sort_name', 'desc'],
      ['newest', 'created_at', 'desc'],
    ]) {
      for (const share of [0.3, 0.6, 0.95]) {
        const [row] = await db.unsafe<{ key: string; id: string }[]>(
          `select ${key}::text as key, id from products where category = $1 and removed_at is null
           order by ${key} ${type}, id ${type} offset (select (count(*) * $2::float8)::bigint from products where category = $1) limit 1`,
          [category, share],
        );
        const cursor = Buffer.from(JSON.stringify([sort || 'mostSold', row?.key, row?.id])).toString('base64url');
        found.push(`category=${category}&sort=${sort}&limit=24&cursor=${cursor}`);
      }
    }
  }
  return found;
}

const common = [
  'shirt',
  'dress',
  'black',
  'women',
  'shoes',
  'top',
  'kadam',
  'indigo',
  'tee',
  't-shirt',
  'tshirts',
  'midi dress',
  'black shirt',
  'jacket',
  'ghat stripe',
  'navy',
];
const typos = [
  'jaket',
  'shrit',
  'drses',
  'indgo',
  'kantah',
  'embroiderd',
  'velvt',
  'black shrit',
  'hoodi',
  'trousrs',
  'neelkhat',
  'tshrit',
  'qamizz',
  'khadee',
  'wrap drss',
  'bandhij',
];

function suggestionQuestions(words: readonly string[]): Question[] {
  const random = createRandom(11);
  const two = Array.from(
    { length: 120 },
    () => `${letters[Math.floor(random() * 36)]}${letters[Math.floor(random() * 36)]}`,
  );
  const fragments = words.map((word) => word.slice(0, 3 + Math.floor(random() * 3))).filter((word) => word.length > 2);
  return [
    { name: 'suggestions, one letter', cases: [...letters, 'ж', 'स'], ask: suggest },
    { name: 'suggestions, two letters', cases: two, ask: suggest },
    { name: 'suggestions, common word', cases: common, ask: suggest },
    { name: 'suggestions, any fragment', cases: [...fragments, ...words], ask: suggest },
    {
      name: 'suggestions, Hindi and accents',
      cases: ['साड़ी', 'सूती', 'सू', 'दुपट्टा', 'café', 'cafe', 'कुर्ता लाल'],
      ask: suggest,
    },
    { name: 'suggestions, slip of the finger', cases: typos, ask: suggest },
    {
      name: 'suggestions, no match',
      cases: ['zzzqq', 'qzx', 'xylophone', 'jjj kkk', 'wwwwwwwwwwww', 'qz', '~~', 'ghghgh shirt'],
      ask: suggest,
    },
  ];
}

/** Everything the benchmark asks of the catalogue, each with common and rare cases and some without a match. */
export async function listQuestions(db: Pool): Promise<Question[]> {
  const ids = (
    await db<{ id: string }[]>`select id from products where removed_at is null order by md5(id::text) limit 300`
  ).map((row) => row.id);
  const best = (
    await db<{ id: string }[]>`select id from products where removed_at is null order by rating_count desc limit 50`
  ).map((row) => row.id);
  const words = (await db<{ term: string }[]>`select term from search_terms order by md5(term) limit 400`).map(
    (row) => row.term,
  );
  return [
    { name: 'product by id', cases: [...ids, ...best], ask: (db, _facetIndex, id) => readProduct(db, id) },
    {
      name: 'similar products',
      cases: [...ids.slice(0, 100), ...best],
      ask: (db, _facetIndex, id) => findSimilar(db, id, 12),
    },
    {
      name: 'category page',
      cases: byCategory((one) => sorts.map((sort) => `category=${one}&sort=${sort}&limit=24`)),
      ask: list,
    },
    { name: 'every category', cases: sorts.map((sort) => `sort=${sort}&limit=24`), ask: list },
    { name: 'deep page', cases: await findDeepCursors(db), ask: list },
    {
      name: 'filtered category',
      cases: byCategory((one) =>
        [
          'priceRange=below1000',
          'priceRange=above3000&sort=priceLowHigh',
          'size=M',
          'size=12&sort=nameAZ',
          'brand=Neelkhet&sort=priceHighLow',
          'brand=Kirana&sort=newest',
          'tag=gift&sort=nameZA',
          'tag=edit-120',
          'size=M&brand=Neelar&tag=summer',
          'subcategory=Shoes&sort=priceLowHigh',
          'priceRange=below1000&priceRange=above3000&sort=nameAZ',
          'tag=edit-90&size=XL&priceRange=2000-3000',
          'brand=Unknown',
        ].map((filter) => `category=${one}&limit=24&${filter}`),
      ),
      ask: list,
    },
    {
      name: 'searched list',
      cases: [...common, ...words.slice(0, 60), ...typos.slice(0, 6)].flatMap((q) => [
        `q=${encodeURIComponent(q)}&limit=24`,
        `q=${encodeURIComponent(q)}&limit=24&sort=priceLowHigh`,
      ]),
      ask: list,
    },
    ...suggestionQuestions(words),
    {
      name: 'facets',
      cases: [
        '',
        ...categories.map((one) => `category=${one}`),
        'category=Women&size=M',
        'category=Men&priceRange=below1000&tag=gift',
        'brand=Neelkhet',
        'q=shirt',
        'q=black&size=M',
      ],
      ask: (db, facetIndex, query) => buildFacets(db, listQuerySchema.parse(toObject(query)), contextOf(facetIndex)),
    },
  ];
}
