import { failureText, pages } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { PayOrderView } from '#features/checkout/pay-order-view.tsx';
import { OrderItems } from '#features/orders/order-items.tsx';
import { useHoldEnd } from '#features/orders/use-hold-end.ts';
import { useMyOrder } from '#features/orders/use-my-order.ts';
import { LoadState } from '#lib/load-state.tsx';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import styles from './checkout-page.module.css';

/** Checkout of an order that has been placed and waits for its payment. */
export function PayOrder({ orderId }: { orderId: string }) {
  return (
    <LoadState
      query={useMyOrder(orderId)}
      failed={(error) => failureText(error, common.ordersNotLoaded)}
      loading={<PageSkeleton />}
      className={styles.failed}
    >
      {(order) => (order ? <Waiting order={order} /> : <NotThere />)}
    </LoadState>
  );
}

function Waiting({ order }: { order: Order }) {
  useHoldEnd(order.heldUntil);
  return (
    <PayOrderView
      order={order}
      lines={
        <div className={styles.lines}>
          <OrderItems lines={order.product} />
        </div>
      }
    />
  );
}

const NotThere = () => (
  <EmptyState
    title={texts.orderNotFound}
    className={styles.failed}
    action={
      <ButtonLink as={Link} to={pages.account('myorders')}>
        {common.viewMyOrders}
      </ButtonLink>
    }
  />
);
