import { filterNames, ofFilters } from '@aaram/shared-domain/product-fields';
import type { Match } from '../match.ts';
import type { Dictionary } from './dictionary.ts';

export const facetNames = [
  ...(['category', 'subcategory', 'brand', 'size', 'tag', 'priceRange'] as const),
  ...filterNames,
] as const;
export type FacetName = (typeof facetNames)[number];

export type Column = FacetName | 'seller';
/** What filters see of a product: the numbers of its sets. */
export type Facts = { sets: Readonly<Record<Column, number>>; tokens: readonly number[] };
/** Whether a product passes a match: undefined when it does, else the one filter it fails, null when it fails more. */
export type Test = (facts: Facts) => FacetName | undefined | null;

/** The values that a match wants of each filter it sets. */
export function chosenBy({ category, subcategory, brand, size, tag, priceRange, ...match }: Match) {
  const chosen: Partial<Record<FacetName, readonly string[] | undefined>> = {
    category: category === undefined ? undefined : [category],
    subcategory,
    brand,
    size,
    tag,
    priceRange,
    ...ofFilters((name) => match[name]),
  };
  return facetNames.flatMap((name) => {
    const values = chosen[name];
    return values === undefined ? [] : [{ name, values }];
  });
}

/** Tests one product after another. A match with words is not tested so: scanning all words costs a count. */
export function createTest(dictionaries: Readonly<Record<Column, Dictionary>>, match: Match): Test {
  const filters: { name: Column; wanted: Uint8Array; values: readonly string[] }[] = [
    ...chosenBy(match),
    ...(match.sellerId === undefined ? [] : [{ name: 'seller' as const, values: [match.sellerId] }]),
  ].map((filter) => ({ ...filter, wanted: dictionaries[filter.name].wantedSets(filter.values) }));
  return ({ sets }) => {
    let failed: FacetName | undefined;
    for (const filter of filters) {
      const { name, values } = filter;
      if (sets[name] >= filter.wanted.length) {
        filter.wanted = dictionaries[name].wantedSets(values);
      }
      if (filter.wanted[sets[name]] !== 1) {
        if (failed !== undefined || name === 'seller') {
          return null;
        }
        failed = name;
      }
    }
    return failed;
  };
}
