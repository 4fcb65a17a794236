import { useParams } from '@aaram/shared-platform';
import { ConfirmationView } from '#features/orders/confirmation-view.tsx';

export function OrderConfirmationPage() {
  const { order_id: orderId } = useParams();
  return <ConfirmationView orderId={orderId} />;
}
