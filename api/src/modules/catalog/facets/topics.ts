/** The topic of every change that filters see: of which products a list may have, and of what the facets count. */
export const FILTERS = 'filters';

/** The topic of prices in a category, or in all, for lists that are sorted by them. */
export const pricesOf = (category: string | undefined) => `prices of ${category ?? 'all'}`;
