import { orderSorts } from '@aaram/shared-domain/contract';
import { type Order, orderStatuses, paymentStatuses, statusLabel } from '@aaram/shared-domain/order';
import { Loading, Pager, PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { orderColumns } from '#features/orders/order-columns.tsx';
import { ORDERS_PER_PAGE, sellerOrdersQuery } from '#features/orders/orders-query.ts';
import { OrdersTable } from '#features/orders/orders-table.tsx';
import styles from '#lib/list/card-list.module.css';
import { chooseColumns } from '#lib/list/choose-columns.ts';
import type { FormFilter } from '#lib/list/filter-form.tsx';
import { type FilterKind, type ListAddress, useListAddress, writeQuery } from '#lib/list/list-address.ts';
import { ListFilters, ListSearch } from '#lib/list/list-filters.tsx';
import listStyles from '#lib/list/list-page.module.css';
import { ListTools } from '#lib/list/list-tools.tsx';
import { useSelection } from '#lib/list/selection.ts';
import { SelectionBar } from '#lib/list/selection-bar.tsx';
import { type Arrangement, useTableSettings } from '#lib/list/table-settings.ts';
import { useRowKeys } from '#lib/list/use-row-keys.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { useSearchText } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as list from '#texts/list.ts';
import * as texts from '#texts/orders.ts';
import { orderActions } from './bulk-actions.ts';

// Who chose rows, as at first, needs no card before one is opened.
const OrderCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-cards" */ '#features/orders/order-cards.tsx')).OrderCards,
}));

const toOption = (value: Parameters<typeof statusLabel>[0]) => ({ value, label: statusLabel(value) });
const statusOptions = orderStatuses.map(toOption);

const kinds = {
  q: 'text',
  status: orderStatuses,
  payment: paymentStatuses,
  parcel: orderStatuses,
  hold: ['yes'],
  containing: 'text',
  tracking: 'text',
  from: 'day',
  to: 'day',
  minTotal: 'rupees',
  maxTotal: 'rupees',
} as const satisfies Record<string, FilterKind>;

const formFilters: readonly FormFilter[] = [
  { name: 'payment', label: texts.payment, type: paymentStatuses.map(toOption) },
  { name: 'parcel', label: texts.parcelState, type: statusOptions },
  { name: 'hold', label: texts.onHold, type: [{ value: 'yes', label: texts.waitsForDecision }] },
  { name: 'containing', label: texts.containing, type: 'text' },
  { name: 'tracking', label: texts.trackingId, type: 'text' },
  { name: 'from', label: texts.from, type: 'day' },
  { name: 'to', label: texts.upTo, type: 'day' },
  { name: 'minTotal', label: texts.totalFrom, type: 'rupees' },
  { name: 'maxTotal', label: texts.totalTo, type: 'rupees' },
];
const builtIn = [
  { name: texts.toPack, query: 'status=Pending&payment=Paid&sort=placed' },
  { name: texts.toShip, query: 'status=Processing&sort=placed' },
  { name: texts.onTheWay, query: 'status=Shipped' },
  { name: texts.oldestFirst, query: 'sort=placed' },
];
const none: readonly Order[] = [];
const densities = { compact: texts.rows, roomy: texts.wholeOrders };

type OrderToolsProps = {
  search: ReturnType<typeof useSearchText>;
  address: ListAddress;
  arrangement: Arrangement;
  columns: readonly string[];
};

/** Search, filters, views and columns above the orders. */
function OrderTools({ search, address, arrangement, columns }: OrderToolsProps) {
  return (
    <ListFilters>
      <ListSearch search={search} label={texts.searchOrders} placeholder={texts.orderNumberOrName} />
      <SelectField
        label={common.status}
        hideLabel
        aria-label={texts.showOrdersWithStatus}
        placeholder={texts.allStatuses}
        options={statusOptions}
        value={address.filters.status?.[0] ?? ''}
        onChange={({ currentTarget: { value } }) => address.filter('status', value === '' ? [] : [value])}
      />
      <ListTools
        address={address}
        arrangement={arrangement}
        builtIn={builtIn}
        filters={formFilters}
        columns={orderColumns}
        shown={columns}
        densities={densities}
        density={arrangement.settings.density ?? 'compact'}
        disabled={false}
      />
    </ListFilters>
  );
}

/** The list of all orders; `tabs` leads to the other views. */
export function OrdersPage({ tabs }: { tabs?: ReactNode }) {
  const search = useSearchText();
  const arrangement = useTableSettings('orders');
  const density = arrangement.settings.density ?? 'compact';
  const size = ORDERS_PER_PAGE[density];
  const address = useListAddress({ kinds, sorts: orderSorts, size });
  const { filters, sort, cursor, page } = address;
  const orders = useQuery(
    sellerOrdersQuery(usePlatform(), { ...filters, q: search.applied || undefined, sort, limit: size, cursor }),
  );
  const items = orders.data?.items ?? none;
  const ids = useMemo(() => items.map(({ _id }) => _id), [items]);
  const active = useRowKeys(ids);
  const total = orders.data?.total ?? 0;
  const selection = useSelection(writeQuery(filters, undefined), ids, total);
  const chosen = arrangement.settings.columns;
  const columns = useMemo(() => chooseColumns(orderColumns, chosen), [chosen]);

  let content: React.ReactNode;
  if (orders.isLoadingError) {
    content = <ErrorState title={texts.ordersNotLoaded} onRetry={() => orders.refetch()} busy={orders.isFetching} />;
  } else if (orders.isPending) {
    content = (
      <Loading label={texts.loadingOrders} className={styles.cards}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (items.length === 0) {
    const isFiltered = Object.keys(filters).length > 0;
    const clear = (
      <Button variant="secondary" onClick={() => address.filterAll({})}>
        {list.clearFilters}
      </Button>
    );
    content = <EmptyState role="status" title={common.noOrdersFound} action={isFiltered ? clear : undefined} />;
  } else if (density === 'roomy') {
    content = (
      <Suspense fallback={<Skeleton className={styles.loading} />}>
        <OrderCards orders={items} selection={selection} active={active} />
      </Suspense>
    );
  } else {
    content = (
      <PanelBox>
        <OrdersTable
          orders={items}
          firstNumber={(page - 1) * size + 1}
          total={total}
          shown={columns}
          sort={sort}
          onSort={address.sortBy}
          selection={selection}
          active={active}
        />
      </PanelBox>
    );
  }
  return (
    <PanelPage title={common.allOrders}>
      {tabs}
      <OrderTools search={search} address={address} arrangement={arrangement} columns={columns} />
      <div className={listStyles.withBar}>
        <div aria-busy={orders.isPlaceholderData || undefined} className={`${listStyles.list} ${styles.cards}`}>
          {content}
        </div>
        <SelectionBar selection={selection} total={total} actions={orderActions} />
      </div>
      {orders.data === undefined || total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={address.pagesFrom(items[0]?._id)}
            size={size}
            shown={items.length}
            total={total}
            nextCursor={orders.data.nextCursor}
          />
        </PanelBox>
      )}
      <ProofDialog />
    </PanelPage>
  );
}
