import { fromKeys, keysOf } from '../records/index.ts';
import { type FactFilter, factFilters } from './facts.ts';

/** The filters of lists that are facts. Apart from what else is derived, which first loads of lists do not need. */
export const filterNames = keysOf(factFilters);

/** An object with a value for each of these filters. */
export const ofFilters = <Value>(toValue: (name: FactFilter) => Value) => fromKeys(filterNames, toValue);
