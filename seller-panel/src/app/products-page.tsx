import type { OwnProductSummary } from '@aaram/shared-domain/catalog';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import { describeNone, isNarrowed, ProductFilters, useFilters } from '#features/products/product-filters.tsx';
import { PRODUCTS_PER_PAGE, sellerProductsQuery } from '#features/products/products-query.ts';
import { ProductsTable } from '#features/products/products-table.tsx';
import { AddProductLink } from '#lib/add-product-link.tsx';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import { useSearchText } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import styles from './list-page.module.css';

/** Products open for editing, as they were when opened, and the row that takes the focus. */
function useEditing() {
  const [editing, setEditing] = useState<ReadonlyMap<string, OwnProductSummary>>(new Map());
  const [focused, setFocused] = useState<string>();
  return {
    editing,
    focused,
    lead: setFocused,
    edit: (product: OwnProductSummary) => {
      setFocused(undefined);
      setEditing(new Map(editing).set(product._id, product));
    },
    finish: (id: string) => {
      setFocused(id);
      setEditing((before) => new Map([...before].filter(([other]) => other !== id)));
    },
  };
}

/** The list's page, plus open rows that are no longer on it: what was typed there must not be lost. */
function keepOpen(items: readonly OwnProductSummary[], editing: ReadonlyMap<string, OwnProductSummary>) {
  const gone = [...editing.values()].filter(({ _id }) => !items.some((item) => item._id === _id));
  return [...items, ...gone];
}

export function ProductsPage() {
  const search = useSearchText();
  const filters = useFilters();
  const { stock, state } = filters;
  const cursorPages = useCursorPages(`${stock ?? ''} ${state ?? ''} ${search.applied}`);
  const rows = useEditing();
  const products = useQuery(
    sellerProductsQuery(usePlatform(), {
      q: search.applied || undefined,
      stock,
      state: state ?? 'all',
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
    content = (
      <EmptyState
        role="status"
        className={styles.inBox}
        title={describeNone(search.applied, filters)}
        action={isNarrowed(search.applied, filters) ? undefined : <AddProductLink />}
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
          <ProductFilters filters={filters} isHeld={heldBecause !== undefined} />
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
