import type { FacetIndex, Touched } from './facet-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

/**
 * Puts changed products into the index, and removes those that are no longer listed. Returns the changes that filters
 * see, and in which categories. Most changes are none.
 */
export function applyChanges(facetIndex: FacetIndex, ids: readonly string[], items: readonly IndexedProduct[]) {
  const found = new Map(items.map((item) => [item.id, item]));
  const seen: Touched[] = [];
  const categories = new Set<string>();
  for (const id of ids) {
    const item = found.get(id);
    const before = facetIndex.categoryOf(id) ?? item?.category ?? '';
    const touched = item === undefined ? facetIndex.remove(id) : facetIndex.put(item);
    if (touched.filters) {
      seen.push(touched);
      categories.add(before).add(item?.category ?? before);
    }
  }
  return { seen, categories };
}
