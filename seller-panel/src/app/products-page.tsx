import { categories, productStates, stockLevels } from '@aaram/shared-domain/catalog';
import { productSorts } from '@aaram/shared-domain/contract';
import { Loading, Pager, PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { productColumns } from '#features/products/product-columns.tsx';
import { describeNone, isNarrowed, ProductFilters } from '#features/products/product-filters.tsx';
import { type ListedProduct, PRODUCTS_PER_PAGE, sellerProductsQuery } from '#features/products/products-query.ts';
import { ProductsTable } from '#features/products/products-table.tsx';
import { AddProductLink } from '#lib/add-product-link.tsx';
import { chooseColumns } from '#lib/list/choose-columns.ts';
import type { FormFilter } from '#lib/list/filter-form.tsx';
import { type FilterKind, type ListAddress, useListAddress, writeQuery } from '#lib/list/list-address.ts';
import { ListSearch } from '#lib/list/list-filters.tsx';
import styles from '#lib/list/list-page.module.css';
import { ListTools } from '#lib/list/list-tools.tsx';
import { useSelection } from '#lib/list/selection.ts';
import { SelectionBar } from '#lib/list/selection-bar.tsx';
import { type Arrangement, useTableSettings } from '#lib/list/table-settings.ts';
import { useRowKeys } from '#lib/list/use-row-keys.ts';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import { useSearchText } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as list from '#texts/list.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import { productActions } from './bulk-actions.ts';

/** Products open for editing, as they were when opened, and the row that takes the focus. */
function useEditing() {
  const [editing, setEditing] = useState<ReadonlyMap<string, ListedProduct>>(new Map());
  const [focused, setFocused] = useState<string>();
  return {
    editing,
    focused,
    lead: setFocused,
    edit: (product: ListedProduct) => {
      setFocused(undefined);
      setEditing(new Map(editing).set(product._id, product));
    },
    finish: (id: string) => {
      setFocused(id);
      setEditing((before) => new Map([...before].filter(([other]) => other !== id)));
    },
  };
}

const kinds = {
  q: 'text',
  stock: stockLevels,
  state: productStates,
  category: categories.map(({ name }) => name),
  brand: 'text',
  tag: 'text',
  hsn: 'text',
  minPrice: 'rupees',
  maxPrice: 'rupees',
  updatedSince: 'day',
} as const satisfies Record<string, FilterKind>;
const listOptions = { kinds, sorts: productSorts, size: PRODUCTS_PER_PAGE };

const formFilters: readonly FormFilter[] = [
  { name: 'category', label: texts.category, type: categories.map(({ name }) => ({ value: name, label: name })) },
  { name: 'brand', label: texts.brand, type: 'text' },
  { name: 'tag', label: texts.tag, type: 'text' },
  { name: 'hsn', label: texts.hsnBegins, type: 'text' },
  { name: 'minPrice', label: texts.priceFrom, type: 'rupees' },
  { name: 'maxPrice', label: texts.priceTo, type: 'rupees' },
  { name: 'updatedSince', label: texts.changedSince, type: 'day' },
];
const builtIn = [
  { name: texts.lowStock, query: 'stock=low' },
  { name: texts.outOfStock, query: 'stock=out' },
  { name: publishing.drafts, query: 'state=draft' },
];
const none: readonly ListedProduct[] = [];
const densities = { compact: list.compact, roomy: list.roomy };

/** The list's page, plus open rows that are no longer on it: what was typed there must not be lost. */
function keepOpen(items: readonly ListedProduct[], editing: ReadonlyMap<string, ListedProduct>) {
  const gone = [...editing.values()].filter(({ _id }) => !items.some((item) => item._id === _id));
  // The same list where it can be: the table builds its rows again for another one.
  return gone.length === 0 ? items : [...items, ...gone];
}

/** Nothing to show: no products yet, or none with these filters. */
function NoProducts({ address, search }: { address: ListAddress; search: string }) {
  const asked = { search, filters: address.filters };
  return (
    <EmptyState
      role="status"
      className={styles.inBox}
      title={describeNone(asked)}
      action={
        isNarrowed(asked) ? (
          <Button variant="secondary" onClick={() => address.filterAll({})}>
            {list.clearFilters}
          </Button>
        ) : (
          <AddProductLink />
        )
      }
    />
  );
}

type ProductToolsProps = {
  search: ReturnType<typeof useSearchText>;
  address: ListAddress;
  arrangement: Arrangement;
  columns: readonly string[];
  isHeld: boolean;
};

/** Search, filters, views and columns above the table; drawn again only when something of them changes. */
const ProductTools = memo(function ProductTools({ search, address, arrangement, columns, isHeld }: ProductToolsProps) {
  return (
    <div className={styles.filters}>
      <ListSearch
        search={search}
        label={texts.searchProducts}
        placeholder={texts.nameBrandOrCategory}
        disabled={isHeld}
      />
      <ProductFilters address={address} isHeld={isHeld} />
      <ListTools
        address={address}
        arrangement={arrangement}
        builtIn={builtIn}
        filters={formFilters}
        columns={productColumns}
        shown={columns}
        densities={densities}
        density={arrangement.settings.density ?? 'compact'}
        disabled={isHeld}
      />
    </div>
  );
});

export function ProductsPage() {
  const search = useSearchText();
  const address = useListAddress(listOptions);
  const arrangement = useTableSettings('products');
  const rows = useEditing();
  const { filters, sort, cursor, page } = address;
  const products = useQuery(
    sellerProductsQuery(usePlatform(), {
      ...filters,
      q: search.applied || undefined,
      sort,
      limit: PRODUCTS_PER_PAGE,
      cursor,
    }),
  );
  const items = products.data?.items;
  const shown = useMemo(() => keepOpen(items ?? none, rows.editing), [items, rows.editing]);
  const ids = useMemo(() => shown.map(({ _id }) => _id), [shown]);
  const active = useRowKeys(ids);
  const total = products.data?.total ?? 0;
  const selection = useSelection(writeQuery(filters, undefined), ids, total);
  // Another page would lose what was typed in an open row. The row is painted first, then what it holds.
  const heldBecause = useDeferredValue(rows.editing.size > 0 ? texts.closeEditFirst : undefined);
  const { columns: chosen, density } = arrangement.settings;
  const columns = useMemo(() => chooseColumns(productColumns, chosen), [chosen]);

  let content: React.ReactNode;
  if (products.isLoadingError && rows.editing.size === 0) {
    content = (
      <ErrorState
        className={styles.inBox}
        title={texts.productsNotLoaded}
        onRetry={() => products.refetch()}
        busy={products.isFetching}
      />
    );
  } else if (products.isPending) {
    content = (
      <Loading label={texts.loadingProducts}>
        <RowsSkeleton rows={10} />
      </Loading>
    );
  } else if (shown.length === 0) {
    content = <NoProducts address={address} search={search.applied} />;
  } else {
    content = (
      <ProductsTable
        products={shown}
        firstNumber={(page - 1) * PRODUCTS_PER_PAGE + 1}
        total={total}
        shown={columns}
        density={density ?? 'compact'}
        sort={sort}
        onSort={(column) => heldBecause === undefined && address.sortBy(column)}
        selection={selection}
        active={active}
        editing={rows.editing}
        isForRestock={filters.stock?.every((level) => level !== 'in')}
        focused={rows.focused}
        onEdit={rows.edit}
        onDone={rows.finish}
        onLead={rows.lead}
      />
    );
  }
  return (
    <PanelPage title={common.allProducts} actions={<AddProductLink isShort />}>
      <PanelBox>
        <ProductTools
          search={search}
          address={address}
          arrangement={arrangement}
          columns={columns}
          isHeld={heldBecause !== undefined}
        />
        <div className={styles.withBar}>
          <div aria-busy={products.isPlaceholderData || undefined} className={styles.list}>
            {content}
          </div>
          <SelectionBar selection={selection} total={total} actions={productActions} />
        </div>
        {products.data === undefined ? null : (
          <Pager
            pages={address.pagesFrom(products.data.items[0]?._id)}
            size={PRODUCTS_PER_PAGE}
            shown={products.data.items.length}
            total={total}
            nextCursor={products.data.nextCursor}
            heldBecause={heldBecause}
          />
        )}
      </PanelBox>
    </PanelPage>
  );
}
