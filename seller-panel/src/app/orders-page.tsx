import { orderStatuses, statusLabel } from '@aaram/shared-domain/order';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { OrderCard } from '#features/orders/order-card.tsx';
import { ORDERS_PER_PAGE, sellerOrdersQuery } from '#features/orders/orders-query.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { useSearchText, withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import listStyles from './list-page.module.css';
import styles from './orders-page.module.css';

const statusOptions = orderStatuses.map((status) => ({ value: status, label: statusLabel(status) }));

export function OrdersPage() {
  const search = useSearchText();
  const [params, setParams] = useSearchParams();
  const status = orderStatuses.find((known) => known === params.get('status')) ?? '';
  const cursorPages = useCursorPages(`${status} ${search.applied}`);
  const orders = useQuery(
    sellerOrdersQuery(usePlatform(), {
      q: search.applied || undefined,
      status: status || undefined,
      limit: ORDERS_PER_PAGE,
      cursor: cursorPages.cursor,
    }),
  );

  let content: React.ReactNode;
  if (orders.isLoadingError) {
    content = <ErrorState title={texts.ordersNotLoaded} onRetry={() => orders.refetch()} busy={orders.isFetching} />;
  } else if (orders.isPending) {
    content = (
      <Loading label={texts.loadingOrders} className={styles.orders}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (orders.data.items.length === 0) {
    content = <EmptyState role="status" title={common.noOrdersFound} />;
  } else {
    content = orders.data.items.map((order) => <OrderCard key={order._id} order={order} />);
  }
  return (
    <PanelPage title={common.allOrders}>
      <PanelBox>
        <div className={`${listStyles.filters} ${styles.filters}`}>
          <TextField
            type="search"
            name="q"
            label={texts.searchOrders}
            hideLabel
            placeholder={texts.orderNumberOrName}
            leading={<IconSearch size={16} />}
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
          />
          <SelectField
            label={common.status}
            hideLabel
            aria-label={texts.showOrdersWithStatus}
            placeholder={texts.allStatuses}
            options={statusOptions}
            value={status}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setParams((before) => withParam(before, 'status', chosen), { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      </PanelBox>
      <div aria-busy={orders.isPlaceholderData || undefined} className={`${listStyles.list} ${styles.orders}`}>
        {content}
      </div>
      {orders.data === undefined || orders.data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={cursorPages}
            size={ORDERS_PER_PAGE}
            shown={orders.data.items.length}
            total={orders.data.total}
            nextCursor={orders.data.nextCursor}
          />
        </PanelBox>
      )}
      <ProofDialog />
    </PanelPage>
  );
}
