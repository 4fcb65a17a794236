import type { Db } from '@aaram/runtime/db';
import { priceRanges } from '@aaram/shared-domain/catalog';
import { filterNames, ofFilters } from '@aaram/shared-domain/product-fields';
import { filterColumn } from '../fact-columns.ts';
import { gather } from '../gather.repository.ts';
import { type Bind, createBind, type GatheredMatch, gatherSql } from '../match.sql.ts';
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
  ...ofFilters((name) => `cross join lateral (values (p.${filterColumn(name)})) one(value)`),
  priceRange: `join (values ${ranges}) one(value, least, most) on p.price_paise between one.least and one.most`,
};
const columns = [
  'p.id, p.category, p.subcategory, p.brand, p.price_paise, p.tags',
  ...filterNames.map((name) => `p.${filterColumn(name)}`),
].join(', ');

/** The products that one filter's choices are counted among: all its other conditions apply. */
const countSql = (bind: Bind, match: GatheredMatch, name: FacetName) => `
  select '${name}' as name, one.value, count(*)::int as count from (
    select ${columns} from products p where ${gatherSql(bind, { ...match, [name]: undefined })} offset 0) p ${joins[name]}
  where one.value is not null group by one.value`;

/** These counts of the facet index, made by the database: for few products, whatever the catalogue's size. */
export async function countFacets(db: Db, match: Match, names: readonly FacetName[]): Promise<Partial<FacetCounts>> {
  const { bind, values } = createBind();
  const gathered = await gather(db, match);
  const text = names.map((name) => countSql(bind, gathered, name)).join(' union all ');
  const rows = await db.unsafe<{ name: FacetName; value: string; count: number }[]>(text, values);
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const { name, value, count } of rows) {
    counts.get(name)?.set(value, count);
  }
  return Object.fromEntries(counts);
}
