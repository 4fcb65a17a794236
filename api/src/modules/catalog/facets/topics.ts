import { categories } from '@aaram/shared-domain/catalog';

/** The topic of what filters see in a category, or anywhere: of which products a list may have, and what facets count. */
export const filtersOf = (category: string | undefined) => `filters of ${category ?? 'all'}`;

/** All of them, for a change of which no more is known. */
export const everyFilter: readonly string[] = [undefined, ...categories.map(({ name }) => name)].map(filtersOf);
