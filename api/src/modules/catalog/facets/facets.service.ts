import type { Db } from '@aaram/runtime/db';
import { type Facets, priceRangeIds, sizesByType } from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { fromKeys } from '@aaram/shared-domain/records';
import { type CatalogContext, resolveMatch } from '../listing/list.service.ts';
import type { ListQuery } from '../product-query.ts';
import type { FacetCounts } from './facet-index.ts';
import { type FacetName, facetNames } from './match-test.ts';

const TAGS_OFFERED = 24;

const sizeOrder: string[] = Object.values(sizesByType).flat();
const ownOrder: Partial<Record<FacetName, readonly string[]>> = { size: sizeOrder, priceRange: priceRangeIds };

/** Counts as an answer: sizes and price ranges in their own order, the others by count. */
function arrangeFacets(counts: FacetCounts): Facets {
  const list = (name: FacetName) => {
    const values = [...counts[name]].map(([value, count]) => ({ value, count }));
    const order = ownOrder[name];
    return order === undefined
      ? values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      : values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  };
  return {
    category: list('category'),
    subcategory: list('subcategory'),
    brand: list('brand'),
    size: list('size'),
    tag: list('tag').slice(0, TAGS_OFFERED),
    ...ofFilters(list),
    priceRange: list('priceRange'),
  };
}

const NO_FACETS = JSON.stringify(arrangeFacets(fromKeys(facetNames, () => new Map<string, number>())));

/** Live counts beside the filters, as JSON. */
export async function buildFacets(
  db: Db,
  query: ListQuery,
  { facetIndex, ...finders }: Pick<CatalogContext, 'facetIndex' | 'search' | 'vocabulary'>,
): Promise<string> {
  const { match } = await resolveMatch(db, { query }, finders);
  if (match === undefined) {
    return NO_FACETS;
  }
  await facetIndex.refresh();
  return JSON.stringify(arrangeFacets(await facetIndex.facets(db, match)));
}
