import { type ProductState, productStates, type StockLevel, stockLevels } from '@aaram/shared-domain/catalog';
import type { Filters } from '#lib/list/list-address.ts';
import type { BarFilter } from '#lib/list/list-facts.ts';
import * as common from '#texts/common.ts';
import * as list from '#texts/list.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';

const stockNames: Record<StockLevel, string> = { in: texts.inStock, low: texts.lowStock, out: texts.outOfStock };
const noneNames: Record<StockLevel, string> = {
  in: texts.noneInStock,
  low: texts.noneLowOnStock,
  out: texts.noneOutOfStock,
};
const stateNames: Record<ProductState, string> = { published: publishing.published, draft: publishing.draft };

/** By stock, and by whether shoppers see it. */
export const productFilters: readonly BarFilter[] = [
  {
    name: 'stock',
    label: texts.stock,
    'aria-label': texts.showProductsByStock,
    placeholder: texts.allStock,
    options: stockLevels.map((value) => ({ value, label: stockNames[value] })),
  },
  {
    name: 'state',
    label: common.status,
    'aria-label': publishing.showProductsByState,
    placeholder: publishing.allStates,
    options: productStates.map((value) => ({ value, label: stateNames[value] })),
  },
];

/** Why the list is empty. */
export function describeNone({ search, filters }: { search: string; filters: Filters }): string {
  const stock = stockLevels.find((level) => level === filters.stock?.[0]);
  if (Object.keys(filters).some((name) => !['q', 'stock', 'state'].includes(name))) {
    return list.noneWithFilters;
  }
  if (search !== '') {
    return texts.noneMatches(search);
  }
  if (filters.state !== undefined) {
    return publishing.noneOfState;
  }
  return stock === undefined ? texts.noProductsYet : noneNames[stock];
}
