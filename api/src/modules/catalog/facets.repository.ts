import type { Facets, FacetValue, PriceRangeId } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { type Match, matchPriceRanges, matchSizes, matchWords } from './product-list.repository.ts';

type FacetRow = FacetValue & { facet: keyof Facets };
const TAGS_OFFERED = 24;

/**
 * Counts of every filter's choices. Each filter is counted with all the others applied but not itself,
 * so that a choice says what it would add. One walk over the matching shelf.
 */
export async function countFacets(db: Db, match: Match): Promise<FacetRow[]> {
  const { category, subcategory, brand, size, tag, priceRange } = match;
  return db<FacetRow[]>`
    with shelf as materialized (
      select p.id, p.subcategory, p.brand, p.tags, p.price_paise,
        ${subcategory === undefined ? db`true` : db`p.subcategory = any(${subcategory})`} as in_subcategory,
        ${brand === undefined ? db`true` : db`coalesce(p.brand = any(${brand}), false)`} as in_brand,
        ${size === undefined ? db`true` : matchSizes(db, size)} as in_size,
        ${tag === undefined ? db`true` : db`p.tags && ${tag}`} as in_tag,
        ${priceRange === undefined ? db`true` : db`(${matchPriceRanges(db, priceRange)})`} as in_price
      from products p
      where p.removed_at is null and ${matchWords(db, match.words)}
        ${category === undefined ? db`` : db`and p.category = ${category}`}
    )
    select 'subcategory' as facet, subcategory as value, count(*)::int as count from shelf
      where in_brand and in_size and in_tag and in_price group by subcategory
    union all
    select 'brand', brand, count(*)::int from shelf
      where brand is not null and in_subcategory and in_size and in_tag and in_price group by brand
    union all
    select 'size', s.size, count(*)::int from shelf join product_stock s on s.product_id = shelf.id and s.quantity > 0
      where in_subcategory and in_brand and in_tag and in_price group by s.size
    union all
    (select 'tag', t.tag, count(*)::int from shelf, unnest(tags) as t(tag)
      where in_subcategory and in_brand and in_size and in_price group by t.tag order by count(*) desc, t.tag limit ${TAGS_OFFERED})
    union all
    select 'priceRange', ranges.id, count(*)::int from shelf p join (${priceRangeRows(db)}) ranges(id, low, high)
      on p.price_paise between ranges.low and ranges.high
      where in_subcategory and in_brand and in_size and in_tag group by ranges.id`;
}

/** The ranges in paise, both ends included. */
const bounds: Record<PriceRangeId, [number, number]> = {
  below1000: [0, 99_999],
  '1000-2000': [100_000, 200_000],
  '2000-3000': [200_000, 300_000],
  above3000: [300_001, Number.MAX_SAFE_INTEGER],
};

function priceRangeRows(db: Db) {
  const rows = Object.entries(bounds);
  return db`select * from unnest(${rows.map(([id]) => id)}::text[], ${rows.map(([, [low]]) => low)}::bigint[], ${rows.map(([, [, high]]) => high)}::bigint[])`;
}
