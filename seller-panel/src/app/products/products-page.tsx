import { categories } from '@aaram/shared-domain/catalog';
import { productSorts } from '@aaram/shared-domain/contract';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { useCallback, useDeferredValue, useState } from 'react';
import { productColumns } from '#features/products/product-columns.tsx';
import { describeNone, productFilters } from '#features/products/product-filters.tsx';
import { type ListedProduct, PRODUCTS_PER_PAGE, sellerProductsQuery } from '#features/products/products-query.ts';
import { ProductsTable } from '#features/products/products-table.tsx';
import { AddProductLink } from '#lib/add-product-link.tsx';
import type { TableFacts } from '#lib/list/list-facts.ts';
import { TableBar } from '#lib/list/table-bar.tsx';
import { TableList } from '#lib/list/table-list.tsx';
import { useTablePage } from '#lib/list/use-table-page.ts';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import * as common from '#texts/common.ts';
import * as listTexts from '#texts/list.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import { productActions } from '../bulk-actions.ts';

const facts: TableFacts<ListedProduct> = {
  table: 'products',
  search: { label: texts.searchProducts, placeholder: texts.nameBrandOrCategory },
  filters: productFilters,
  moreFilters: [
    { name: 'category', label: texts.category, type: categories.map(({ name }) => ({ value: name, label: name })) },
    { name: 'brand', label: texts.brand, type: 'text' },
    { name: 'tag', label: texts.tag, type: 'text' },
    { name: 'hsn', label: texts.hsnBegins, type: 'text' },
    { name: 'minPrice', label: texts.priceFrom, type: 'rupees' },
    { name: 'maxPrice', label: texts.priceTo, type: 'rupees' },
    { name: 'updatedSince', label: texts.changedSince, type: 'day' },
  ],
  views: [
    { name: texts.lowStock, query: 'stock=low' },
    { name: texts.outOfStock, query: 'stock=out' },
    { name: publishing.drafts, query: 'state=draft' },
  ],
  sorts: productSorts,
  columns: productColumns,
  sizes: { compact: PRODUCTS_PER_PAGE, roomy: PRODUCTS_PER_PAGE },
  densities: { compact: listTexts.compact, roomy: listTexts.roomy },
  texts: { loading: texts.loadingProducts, notLoaded: texts.productsNotLoaded, none: describeNone },
  usePage: ({ filters, ...asked }) => useQuery(sellerProductsQuery(usePlatform(), { ...filters, ...asked })),
};

/** Products open for editing, as they were when opened, and the row that takes the focus. */
function useEditing() {
  const [editing, setEditing] = useState<ReadonlyMap<string, ListedProduct>>(new Map());
  const [focused, setFocused] = useState<string>();
  // The list's page, plus open rows that are no longer on it: what was typed there must not be lost.
  const keepOpen = useCallback(
    (items: readonly ListedProduct[]) => {
      const gone = [...editing.values()].filter(({ _id }) => !items.some((item) => item._id === _id));
      // The same list where it can be: the table builds its rows again for another one.
      return gone.length === 0 ? items : [...items, ...gone];
    },
    [editing],
  );
  return {
    ...{ editing, focused, keepOpen, lead: setFocused },
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

/** All products of a seller, or of all for admins; rows open to be edited in place. */
export function ProductsPage() {
  const rows = useEditing();
  const list = useTablePage(facts, rows.keepOpen);
  // Another page would lose what was typed in an open row. The row is painted first, then what it holds.
  const heldBecause = useDeferredValue(rows.editing.size > 0 ? texts.closeEditFirst : undefined);
  return (
    <PanelPage title={common.allProducts} actions={<AddProductLink isShort />}>
      <PanelBox>
        <TableBar list={list} isHeld={heldBecause !== undefined} />
        <TableList
          list={list}
          actions={productActions}
          skeleton={<RowsSkeleton rows={10} />}
          start={<AddProductLink />}
          heldBecause={heldBecause}
        >
          {() => (
            <ProductsTable
              {...list.table}
              products={list.rows}
              density={list.density}
              onSort={(column) => heldBecause === undefined && list.table.onSort(column)}
              editing={rows.editing}
              isForRestock={list.address.filters.stock?.every((level) => level !== 'in')}
              focused={rows.focused}
              onEdit={rows.edit}
              onDone={rows.finish}
              onLead={rows.lead}
            />
          )}
        </TableList>
      </PanelBox>
    </PanelPage>
  );
}
