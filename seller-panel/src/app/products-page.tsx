import { type ProductSummary, type StockLevel, stockLevels } from '@aaram/shared-domain/catalog';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import { PRODUCTS_PER_PAGE, sellerProductsQuery } from '#features/products/products-query.ts';
import { ProductsTable } from '#features/products/products-table.tsx';
import { AddProductLink } from '#lib/add-product-link.tsx';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import { useSearchText, withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import styles from './list-page.module.css';

/** Products open for editing, as they were when opened, and the row that takes the focus. */
function useEditing() {
  const [editing, setEditing] = useState<ReadonlyMap<string, ProductSummary>>(new Map());
  const [focused, setFocused] = useState<string>();
  return {
    editing,
    focused,
    lead: setFocused,
    edit: (product: ProductSummary) => {
      setFocused(undefined);
      setEditing(new Map(editing).set(product._id, product));
    },
    finish: (id: string) => {
      setFocused(id);
      setEditing((before) => new Map([...before].filter(([other]) => other !== id)));
    },
  };
}

const stockNames: Record<StockLevel, string> = { in: texts.inStock, low: texts.lowStock, out: texts.outOfStock };
const noneNames: Record<StockLevel, string> = {
  in: texts.noneInStock,
  low: texts.noneLowOnStock,
  out: texts.noneOutOfStock,
};
const stockOptions = stockLevels.map((value) => ({ value, label: stockNames[value] }));

/** The stock filter, kept in `?stock=` so that the dashboard can link to it. */
function useStockFilter() {
  const [params, setParams] = useSearchParams();
  return {
    stock: stockLevels.find((level) => level === params.get('stock')),
    choose: (value: string) =>
      setParams((before) => withParam(before, 'stock', value), { replace: true, preventScrollReset: true }),
  };
}

function describeNone(search: string, stock: StockLevel | undefined): string {
  if (search !== '') {
    return texts.noneMatches(search);
  }
  return stock === undefined ? texts.noProductsYet : noneNames[stock];
}

/** The list's page, plus open rows that are no longer on it: what was typed there must not be lost. */
function keepOpen(items: readonly ProductSummary[], editing: ReadonlyMap<string, ProductSummary>) {
  const gone = [...editing.values()].filter(({ _id }) => !items.some((item) => item._id === _id));
  return [...items, ...gone];
}

export function ProductsPage() {
  const search = useSearchText();
  const { stock, choose } = useStockFilter();
  const cursorPages = useCursorPages(`${stock ?? ''} ${search.applied}`);
  const rows = useEditing();
  const products = useQuery(
    sellerProductsQuery(usePlatform(), {
      q: search.applied || undefined,
      stock,
      limit: PRODUCTS_PER_PAGE,
      cursor: cursorPages.cursor,
    }),
  );
  // Another page would lose what was typed in an open row.
  const heldBecause = rows.editing.size > 0 ? texts.closeEditFirst : undefined;

  const shown = keepOpen(products.data?.items ?? [], rows.editing);
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
        <RowsSkeleton rows={PRODUCTS_PER_PAGE} />
      </Loading>
    );
  } else if (shown.length === 0) {
    const isFiltered = search.applied !== '' || stock !== undefined;
    content = (
      <EmptyState
        role="status"
        className={styles.inBox}
        title={describeNone(search.applied, stock)}
        action={isFiltered ? undefined : <AddProductLink />}
      />
    );
  } else {
    content = (
      <ProductsTable
        products={shown}
        firstNumber={(cursorPages.page - 1) * PRODUCTS_PER_PAGE + 1}
        editing={rows.editing}
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
        <div className={styles.filters}>
          <TextField
            type="search"
            name="q"
            label={texts.searchProducts}
            hideLabel
            placeholder={texts.nameBrandOrCategory}
            leading={<IconSearch size={16} />}
            value={search.text}
            disabled={heldBecause !== undefined}
            onChange={(event) => search.setText(event.currentTarget.value)}
          />
          <SelectField
            label={texts.stock}
            hideLabel
            aria-label={texts.showProductsByStock}
            placeholder={texts.allStock}
            options={stockOptions}
            value={stock ?? ''}
            disabled={heldBecause !== undefined}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </div>
        <div aria-busy={products.isPlaceholderData || undefined} className={styles.list}>
          {content}
        </div>
        {products.data === undefined ? null : (
          <Pager
            pages={cursorPages}
            size={PRODUCTS_PER_PAGE}
            shown={products.data.items.length}
            total={products.data.total}
            nextCursor={products.data.nextCursor}
            heldBecause={heldBecause}
          />
        )}
      </PanelBox>
    </PanelPage>
  );
}
