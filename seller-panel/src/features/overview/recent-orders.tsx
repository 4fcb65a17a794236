import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { TextLink } from '@aaram/shared-ui/link';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/overview.ts';
import { RECENT_ORDERS, recentOrdersQuery } from './figures-query.ts';
import styles from './recent-orders.module.css';

const MAX_THUMBS = 3;

function OrderRow({ order }: { order: Order }) {
  return (
    <tr>
      <td>
        <Link to={adminPages.order(order.number)} className={styles.id}>
          {order.number}
        </Link>
      </td>
      <td className={styles.customer}>
        <span className={styles.name}>{order.user.name}</span>
      </td>
      <td>
        <span className={styles.thumbs}>
          {order.product.slice(0, MAX_THUMBS).map((line) => (
            <OptionalPicture
              key={`${line.product._id}-${line.size}`}
              src={line.product.images[0]}
              alt={line.product.name}
              sizes="28px"
              ratio="3:4"
              className={styles.thumb}
            />
          ))}
          {order.product.length > MAX_THUMBS ? <span>+{order.product.length - MAX_THUMBS}</span> : null}
        </span>
      </td>
      <td>{statusLabel(order.paymentStatus)}</td>
      <td>
        <StatusBadge status={order.orderStatus} label={statusLabel(order.orderStatus)} />
      </td>
      <td className={styles.end}>
        <b>{formatPaise(paiseFromRupees(order.payableAmount))}</b>
      </td>
    </tr>
  );
}

function Orders() {
  const orders = useQuery(recentOrdersQuery(usePlatform()));
  if (orders.isLoadingError) {
    return (
      <ErrorState
        className={styles.inBox}
        title={texts.newestOrdersNotLoaded}
        onRetry={() => orders.refetch()}
        busy={orders.isFetching}
      />
    );
  }
  if (orders.isPending) {
    return (
      <Loading label={texts.loadingNewestOrders}>
        <RowsSkeleton rows={RECENT_ORDERS} />
      </Loading>
    );
  }
  if (orders.data.items.length === 0) {
    return <p className={styles.note}>{common.noOrdersFound}</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={texts.recentOrdersTable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.order}</th>
            <th scope="col">{common.customer}</th>
            <th scope="col">{texts.items}</th>
            <th scope="col">{common.payment}</th>
            <th scope="col">{common.status}</th>
            <th scope="col" className={styles.end}>
              {common.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.data.items.map((order) => (
            <OrderRow key={order._id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The newest orders, each with a link to it in All Orders. */
export function RecentOrders() {
  return (
    <PanelBox
      title={texts.recentOrders}
      action={
        <TextLink as={Link} to={pages.adminOrders()} quiet className={styles.all}>
          {common.allOrders}
        </TextLink>
      }
    >
      <Orders />
    </PanelBox>
  );
}
