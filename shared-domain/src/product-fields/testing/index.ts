import type * as words from '#texts/product-facts.ts';
import type * as definitions from '../facts.ts';

/**
 * A fact that exists in tests alone, for a module mock of `facts.ts`: a test that adds it sees where a new fact comes out.
 * Shoppers filter by it, and search engines and shopping services get it. `stamp` is one that admins alone set.
 */
export const withLining = (real: typeof definitions) => ({
  ...real,
  facts: {
    ...real.facts,
    lining: { ...real.facts.care, max: 40, byLaw: 'needed', points: 1, isFilter: true },
    stamp: { ...real.facts.care, max: 20, editedBy: 'admin' },
  },
  factFilters: { ...real.factFilters, lining: 'lining' },
  feedFacts: { ...real.feedFacts, lining: 'lining', stamp: null },
  structuredFacts: { ...real.structuredFacts, lining: 'additionalProperty', stamp: null },
});

/** Its words, for a module mock of `texts/en/product-facts.ts`. */
export const withLiningWords = (real: typeof words) => ({
  ...real,
  labels: { ...real.labels, lining: 'Lining', stamp: 'Stamp' },
  filterLabels: { ...real.filterLabels, lining: 'Lining' },
  names: { ...real.names, lining: 'lining', stamp: 'stamp' },
  needed: { ...real.needed, lining: 'the lining' },
  hints: { ...real.hints, lining: 'What it is lined with.' },
  suggestions: { ...real.suggestions, lining: ['Viscose'] },
  otherColumns: { ...real.otherColumns, lining: ['Inside cloth'] },
});
