import { OrderCard } from '#features/orders/order-card.tsx';
import { useMyOrders } from '#features/orders/use-my-orders.ts';
import { TrackOrderView } from '#features/track-order/track-order-view.tsx';
import { renderLineActions } from './line-actions.tsx';

export function TrackOrderPage() {
  return (
    <TrackOrderView
      orders={useMyOrders()}
      renderOrder={(order) => <OrderCard order={order} isAlone renderLine={renderLineActions(order)} />}
    />
  );
}
