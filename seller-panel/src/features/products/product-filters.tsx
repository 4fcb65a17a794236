import { type ProductState, productStates, type StockLevel, stockLevels } from '@aaram/shared-domain/catalog';
import { SelectField } from '@aaram/shared-ui/select';
import type { Filters, ListAddress } from '#lib/list/list-address.ts';
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
const stockOptions = stockLevels.map((value) => ({ value, label: stockNames[value] }));

const stateNames: Record<ProductState, string> = { published: publishing.published, draft: publishing.draft };
const stateOptions = productStates.map((value) => ({ value, label: stateNames[value] }));

type Asked = { search: string; filters: Filters };

/** Which of the two filters of this bar are set, and whether anything else leaves products out. */
function readAsked({ search, filters }: Asked) {
  const names = Object.keys(filters).filter((name) => !['q', 'stock', 'state'].includes(name));
  const stock = stockLevels.find((level) => level === filters.stock?.[0]);
  return { search, stock, hasState: filters.state !== undefined, hasOthers: names.length > 0 };
}

/** Whether a search or a filter leaves products out. */
export function isNarrowed(asked: Asked): boolean {
  const { search, stock, hasState, hasOthers } = readAsked(asked);
  return search !== '' || stock !== undefined || hasState || hasOthers;
}

/** Why the list is empty. */
export function describeNone(asked: Asked): string {
  const { search, stock, hasState, hasOthers } = readAsked(asked);
  if (hasOthers) {
    return list.noneWithFilters;
  }
  if (search !== '') {
    return texts.noneMatches(search);
  }
  if (hasState) {
    return publishing.noneOfState;
  }
  return stock === undefined ? texts.noProductsYet : noneNames[stock];
}

/** By stock, and by whether shoppers see it. */
export function ProductFilters({ address, isHeld }: { address: ListAddress; isHeld: boolean }) {
  const { filters } = address;
  const choose = (name: 'stock' | 'state', value: string) => address.filter(name, value === '' ? [] : [value]);
  return (
    <>
      <SelectField
        label={texts.stock}
        hideLabel
        aria-label={texts.showProductsByStock}
        placeholder={texts.allStock}
        options={stockOptions}
        value={filters.stock?.[0] ?? ''}
        disabled={isHeld}
        onChange={(event) => choose('stock', event.currentTarget.value)}
      />
      <SelectField
        label={common.status}
        hideLabel
        aria-label={publishing.showProductsByState}
        placeholder={publishing.allStates}
        options={stateOptions}
        value={filters.state?.[0] ?? ''}
        disabled={isHeld}
        onChange={(event) => choose('state', event.currentTarget.value)}
      />
    </>
  );
}
