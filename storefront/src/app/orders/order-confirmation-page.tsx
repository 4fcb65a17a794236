import { ConfirmationView } from '#features/orders/confirmation-view.tsx';

export function OrderConfirmationPage({ params }: { params: { orderId?: string } }) {
  return <ConfirmationView orderId={params.orderId} />;
}
