import { orderSorts } from '@aaram/shared-domain/contract';
import { type Order, orderStatuses, paymentStatuses, statusLabel } from '@aaram/shared-domain/order';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { orderColumns } from '#features/orders/order-columns.tsx';
import { ORDERS_PER_PAGE, sellerOrdersQuery } from '#features/orders/orders-query.ts';
import { OrdersTable } from '#features/orders/orders-table.tsx';
import styles from '#lib/list/card-list.module.css';
import type { TableFacts } from '#lib/list/list-facts.ts';
import { TableBar } from '#lib/list/table-bar.tsx';
import { TableList } from '#lib/list/table-list.tsx';
import { useTablePage } from '#lib/list/use-table-page.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { orderActions } from '../bulk-actions.ts';

// Who chose rows, as at first, needs no card before one is opened.
const OrderCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-cards" */ '#features/orders/order-cards.tsx')).OrderCards,
}));

const toOption = (value: Parameters<typeof statusLabel>[0]) => ({ value, label: statusLabel(value) });
const statusOptions = orderStatuses.map(toOption);

const facts: TableFacts<Order> = {
  table: 'orders',
  search: { label: texts.searchOrders, placeholder: texts.orderNumberOrName },
  filters: [
    {
      name: 'status',
      label: common.status,
      'aria-label': texts.showOrdersWithStatus,
      placeholder: texts.allStatuses,
      options: statusOptions,
    },
  ],
  moreFilters: [
    { name: 'payment', label: texts.payment, type: paymentStatuses.map(toOption) },
    { name: 'parcel', label: texts.parcelState, type: statusOptions },
    { name: 'hold', label: texts.onHold, type: [{ value: 'yes', label: texts.waitsForDecision }] },
    { name: 'containing', label: texts.containing, type: 'text' },
    { name: 'tracking', label: texts.trackingId, type: 'text' },
    { name: 'from', label: texts.from, type: 'day' },
    { name: 'to', label: texts.upTo, type: 'day' },
    { name: 'minTotal', label: texts.totalFrom, type: 'rupees' },
    { name: 'maxTotal', label: texts.totalTo, type: 'rupees' },
  ],
  views: [
    { name: texts.toPack, query: 'status=Pending&payment=Paid&sort=placed' },
    { name: texts.toShip, query: 'status=Processing&sort=placed' },
    { name: texts.onTheWay, query: 'status=Shipped' },
    { name: texts.oldestFirst, query: 'sort=placed' },
  ],
  sorts: orderSorts,
  columns: orderColumns,
  sizes: ORDERS_PER_PAGE,
  densities: { compact: texts.rows, roomy: texts.wholeOrders },
  texts: { loading: texts.loadingOrders, notLoaded: texts.ordersNotLoaded, none: common.noOrdersFound },
  usePage: ({ filters, ...asked }) => useQuery(sellerOrdersQuery(usePlatform(), { ...filters, ...asked })),
};

/** The list of all orders; `tabs` leads to the other views. */
export function OrdersPage({ tabs }: { tabs?: ReactNode }) {
  const list = useTablePage(facts);
  const { selection, active } = list.table;
  const skeleton = <Skeleton className={styles.loading} />;
  return (
    <PanelPage title={common.allOrders}>
      {tabs}
      <PanelBox>
        <TableBar list={list} />
      </PanelBox>
      <TableList
        list={list}
        actions={orderActions}
        isApart
        skeleton={
          <>
            {skeleton}
            {skeleton}
            {skeleton}
          </>
        }
      >
        {() =>
          list.density === 'roomy' ? (
            <Suspense fallback={skeleton}>
              <OrderCards orders={list.rows} selection={selection} active={active} />
            </Suspense>
          ) : (
            <PanelBox>
              <OrdersTable {...list.table} orders={list.rows} />
            </PanelBox>
          )
        }
      </TableList>
      <ProofDialog />
    </PanelPage>
  );
}
