import { fromKeys } from '@aaram/shared-domain/records';
import type { FacetCounts } from './facet-index.ts';
import { facetNames } from './match-test.ts';

const DIGITS = 2;

/** A number from a sample is not exact, so it is rounded: two digits, then zeros. */
export function roundEstimate(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) + 1 - DIGITS);
  return Math.round(value / unit) * unit;
}

/** What the counts of every n-th product tell of all. */
export const estimateFacets = (counts: FacetCounts, nth: number): FacetCounts =>
  fromKeys(
    facetNames,
    (name) => new Map([...counts[name]].map(([value, count]): [string, number] => [value, roundEstimate(count * nth)])),
  );
