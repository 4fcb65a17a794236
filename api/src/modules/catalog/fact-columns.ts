import {
  cardTexts,
  type FactFilter,
  type FactKey,
  factFilters,
  factKeys,
  feedKeys,
  filterNames,
  storedAs,
  textFacts,
  wholeTexts,
} from '@aaram/shared-domain/product-fields';

/** A name of code as a column. */
export const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column of `products` with a fact. */
export const columnOf = (key: FactKey): string => toSnake(storedAs(key));

/** The column that a filter of lists uses. */
export const filterColumn = (name: FactFilter): string => columnOf(factFilters[name]);
/** The values of all filters that are facts, of `products p` under the filters' names. */
export const filterColumns = filterNames.map((name) => `p.${filterColumn(name)} as "${name}"`).join(', ');

/** All columns with facts, as a list in SQL. */
export const factColumns = factKeys.map(columnOf).join(', ');

/** The type of each, by the name under which it is stored in code. */
export const factTypes = Object.fromEntries(
  factKeys.map((key) => [storedAs(key), textFacts.some((one) => one === key) ? 'text' : 'bigint']),
);

const select = (keys: readonly FactKey[]) => keys.map((key) => `p.${columnOf(key)} as "${key}"`).join(', ');
/** The facts of `products p` under the names of answers: those of cards, and those that only whole products have. */
export const cardFacts = select(cardTexts);
export const wholeFacts = select(wholeTexts);
/** The facts of `products p` that the shopping feed has. */
export const feedColumns = select(feedKeys);
