import { type ProductState, productStates, type StockLevel, stockLevels } from '@aaram/shared-domain/catalog';
import { useSearchParams } from '@aaram/shared-platform';
import { SelectField } from '@aaram/shared-ui/select';
import { withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
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

/** The filters, kept in `?stock=` and `?state=` so that the dashboard can link to them. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const stock = stockLevels.find((level) => level === params.get('stock'));
  const state = productStates.find((one) => one === params.get('state'));
  return {
    stock,
    state,
    choose: (name: 'stock' | 'state', value: string) =>
      setParams((before) => withParam(before, name, value), { replace: true, preventScrollReset: true }),
  };
}

type Filters = ReturnType<typeof useFilters>;

/** Whether a search or a filter leaves products out. */
export const isNarrowed = (search: string, { stock, state }: Pick<Filters, 'stock' | 'state'>) =>
  search !== '' || stock !== undefined || state !== undefined;

/** Why the list is empty. */
export function describeNone(search: string, { stock, state }: Pick<Filters, 'stock' | 'state'>): string {
  if (search !== '') {
    return texts.noneMatches(search);
  }
  if (state !== undefined) {
    return publishing.noneOfState;
  }
  return stock === undefined ? texts.noProductsYet : noneNames[stock];
}

/** By stock, and by whether shoppers see it. */
export function ProductFilters({ filters, isHeld }: { filters: Filters; isHeld: boolean }) {
  return (
    <>
      <SelectField
        label={texts.stock}
        hideLabel
        aria-label={texts.showProductsByStock}
        placeholder={texts.allStock}
        options={stockOptions}
        value={filters.stock ?? ''}
        disabled={isHeld}
        onChange={(event) => filters.choose('stock', event.currentTarget.value)}
      />
      <SelectField
        label={common.status}
        hideLabel
        aria-label={publishing.showProductsByState}
        placeholder={publishing.allStates}
        options={stateOptions}
        value={filters.state ?? ''}
        disabled={isHeld}
        onChange={(event) => filters.choose('state', event.currentTarget.value)}
      />
    </>
  );
}
