import { priceRanges } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { type Bind, createBind, matchSql } from '../match.sql.ts';
import type { Match } from '../match.ts';
import type { FacetCounts } from './facet-index.ts';
import type { FacetName } from './match-test.ts';

const ranges = priceRanges
  .map(
    ({ id, minPaise, maxPaise }) =>
      `('${id}', ${minPaise}, ${Number.isFinite(maxPaise) ? maxPaise : "'Infinity'::numeric"})`,
  )
  .join(', ');

/** For each filter, a join to `found p` that gives a product's values as `one.value`. */
const joins: Record<FacetName, string> = {
  category: 'cross join lateral (values (p.category)) one(value)',
  subcategory: 'cross join lateral (values (p.subcategory)) one(value)',
  brand: 'cross join lateral (values (p.brand)) one(value)',
  size: 'join product_stock s on s.product_id = p.id and s.quantity > 0 cross join lateral (values (s.size)) one(value)',
  tag: 'cross join lateral (select distinct unnest(p.tags)) one(value)',
  country: 'cross join lateral (values (p.country_of_origin)) one(value)',
  priceRange: `join (values ${ranges}) one(value, least, most) on p.price_paise between one.least and one.most`,
};
const names = Object.keys(joins) as FacetName[];

const countSql = (bind: Bind, filters: Match, name: FacetName) => `
  select '${name}' as name, one.value, count(*)::int as count from found p ${joins[name]}
  where ${matchSql(bind, { ...filters, [name]: undefined })} and one.value is not null group by one.value`;

/** The counts of the facet index, made by the database: slower, but whatever the catalogue's size. */
export async function countFacets(db: Db, { words, sellerId, ...filters }: Match): Promise<FacetCounts> {
  const { bind, values } = createBind();
  const text = `
    with found as materialized (
      select p.id, p.category, p.subcategory, p.brand, p.country_of_origin, p.price_paise, p.tags, p.removed_at
      from products p where ${matchSql(bind, { words, sellerId })})
    ${names.map((name) => countSql(bind, filters, name)).join(' union all ')}`;
  const rows = await db.unsafe<{ name: FacetName; value: string; count: number }[]>(text, values);
  const counts = Object.fromEntries(names.map((name) => [name, new Map<string, number>()])) as FacetCounts;
  for (const { name, value, count } of rows) {
    counts[name].set(value, count);
  }
  return counts;
}
