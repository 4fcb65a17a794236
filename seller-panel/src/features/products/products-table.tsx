import { useCallback } from 'react';
import { DataTable, type RowFrame, useStable } from '#lib/list/data-table.tsx';
import type { Selection } from '#lib/list/selection.ts';
import * as texts from '#texts/products.ts';
import { productColumns } from './product-columns.tsx';
import { ProductEditRow } from './product-edit-row.tsx';
import { ProductRow } from './product-row.tsx';
import type { ListedProduct } from './products-query.ts';

type ProductsTableProps = {
  products: readonly ListedProduct[];
  firstNumber: number;
  total: number;
  /** Ids of the columns. */
  shown: readonly string[];
  density: 'compact' | 'roomy';
  sort: string | undefined;
  onSort: (column: string) => void;
  selection: Selection;
  /** Id of the product that the keyboard is at. */
  active: string | undefined;
  /** Open rows, by product id. */
  editing: ReadonlyMap<string, ListedProduct>;
  /** Whether the list is of products to restock: an edit then begins at the stock. */
  isForRestock?: boolean | undefined;
  /** Id of the product whose row takes the focus. */
  focused: string | undefined;
  onEdit: (product: ListedProduct) => void;
  onDone: (id: string) => void;
  onLead: (id: string) => void;
};

const nameOf = ({ name }: ListedProduct) => name;

/**
 * S.No, Images, Name, Price, Size Type, Stock, Actions (product-rules.md#product-table), and columns by choice; on
 * phones every row becomes a card.
 */
export function ProductsTable({ products, editing, focused, isForRestock = false, ...props }: ProductsTableProps) {
  const { onEdit, onDone, onLead, ...table } = props;
  const [edit, finish, lead] = [useStable(onEdit), useStable(onDone), useStable(onLead)];
  const renderRow = useCallback(
    (frame: RowFrame<ListedProduct>) => {
      const { row: product, neighbour, state } = frame;
      return state === 'editing' ? (
        <ProductEditRow frame={frame} startsAtStock={isForRestock} onDone={() => finish(product._id)} />
      ) : (
        <ProductRow
          frame={frame}
          takesFocus={state === 'focused'}
          onEdit={() => edit(product)}
          onRemoved={() => neighbour !== undefined && lead(neighbour)}
        />
      );
    },
    [edit, finish, lead, isForRestock],
  );
  const stateOf = ({ _id }: ListedProduct) => {
    const state = focused === _id ? 'focused' : undefined;
    return editing.has(_id) ? 'editing' : state;
  };
  return (
    <DataTable
      {...table}
      caption={texts.yourProducts}
      columns={productColumns}
      rows={products}
      held={editing}
      nameOf={nameOf}
      stateOf={stateOf}
      renderRow={renderRow}
    />
  );
}
