import { useSearchParams } from '@aaram/shared-platform';
import { OrderCard } from '#features/orders/order-card.tsx';
import { useMyOrder } from '#features/orders/use-my-order.ts';
import { TrackOrderView } from '#features/track-order/track-order-view.tsx';
import { renderLineActions } from './line-actions.tsx';

export function TrackOrderPage() {
  const [search] = useSearchParams();
  const named = useMyOrder(search.get('id') ?? '');
  return (
    <TrackOrderView
      named={named}
      renderOrder={(order) => <OrderCard order={order} isAlone renderLine={renderLineActions(order)} />}
    />
  );
}
