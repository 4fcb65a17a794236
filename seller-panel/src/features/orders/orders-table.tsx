import type { Order } from '@aaram/shared-domain/order';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { lazy, Suspense, useCallback, useState } from 'react';
import { DataTable, type RowFrame } from '#lib/list/data-table.tsx';
import type { Selection } from '#lib/list/selection.ts';
import * as texts from '#texts/orders.ts';
import { orderColumns } from './order-columns.tsx';
import styles from './orders-table.module.css';

const OrderCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-cards" */ './order-card.tsx')).OrderCard,
}));

type OrdersTableProps = {
  orders: readonly Order[];
  firstNumber: number;
  total: number;
  /** Ids of the columns. */
  shown: readonly string[];
  sort: string | undefined;
  onSort: (column: string) => void;
  selection: Selection;
  active: string | undefined;
};

const nameOf = ({ number }: Order) => texts.orderNumbered(number);

type OrderRowProps = { frame: RowFrame<Order>; isOpen: boolean; onToggle: () => void };

function OrderRow({ frame, isOpen, onToggle }: OrderRowProps) {
  const { row: order, number, columns, select, props } = frame;
  return (
    <>
      <tr {...props} className={styles.row}>
        <td className={`${styles.cell} ${styles.select}`}>{select}</td>
        {columns.map((column) => (
          <td
            key={column.id}
            className={`${styles.cell} ${styles[column.id]}`}
            data-end={column.isEnd || undefined}
            data-label={column.label}
            data-key={column.id === 'status' ? 'e' : undefined}
          >
            {column.cell(order, number)}
            {column.id === 'actions' ? (
              <IconButton
                label={texts.showOrder(order.number)}
                size="sm"
                aria-expanded={isOpen}
                className={styles.open}
                onClick={onToggle}
              >
                <IconChevronDown size={18} />
              </IconButton>
            ) : null}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr className={styles.whole}>
          <td colSpan={columns.length + 1} className={styles.wholeCell}>
            <Suspense fallback={<Skeleton lines={4} />}>
              <OrderCard order={order} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Orders as rows with their two controls; a row opens to the whole order (product-rules.md#panel-orders). */
export function OrdersTable({ orders, ...table }: OrdersTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) {
        next.add(id);
      }
      return next;
    });
  }, []);
  const renderRow = useCallback(
    (frame: RowFrame<Order>) => (
      <OrderRow frame={frame} isOpen={frame.state === 'open'} onToggle={() => toggle(frame.row._id)} />
    ),
    [toggle],
  );
  return (
    <DataTable
      {...table}
      caption={texts.listOfOrders}
      columns={orderColumns}
      rows={orders}
      density="compact"
      held={open}
      nameOf={nameOf}
      stateOf={({ _id }) => (open.has(_id) ? 'open' : undefined)}
      renderRow={renderRow}
    />
  );
}
