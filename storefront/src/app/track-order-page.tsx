import { useSearchParams } from '@aaram/shared-platform';
import { OrderCard } from '#features/orders/order-card.tsx';
import { useMyOrder, useMyOrders } from '#features/orders/use-my-orders.ts';
import { TrackOrderView } from '#features/track-order/track-order-view.tsx';
import { renderLineActions } from './line-actions.tsx';

export function TrackOrderPage() {
  const [search] = useSearchParams();
  const named = useMyOrder(search.get('id') ?? '');
  // Offered where no order is shown.
  const latest = useMyOrders({ enabled: !named.data });
  return (
    <TrackOrderView
      named={named}
      latest={latest.data ?? []}
      renderOrder={(order) => <OrderCard order={order} isAlone renderLine={renderLineActions(order)} />}
    />
  );
}
