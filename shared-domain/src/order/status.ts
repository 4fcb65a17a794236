/** Order and payment statuses (product-rules.md#order-statuses). */
export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ['Initiated', 'Pending', 'Paid', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The only payment method: cash on delivery is off. */
export const ONLINE_PAYMENT = 'Online Payment';

type Statuses = { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

/** Whether a new order succeeded (product-rules.md#confirmation). */
const isConfirmed = ({ orderStatus, paymentStatus }: Statuses) =>
  (paymentStatus === 'Pending' && orderStatus === 'Pending') ||
  (paymentStatus === 'Paid' && orderStatus === 'Processing');

/** What a confirmation page says about an order, whenever opened; 'waiting' may still become any of the others. */
export type OrderOutcome = 'confirmed' | 'cancelled' | 'refunded' | 'failed' | 'waiting';

/** The outcome of an order for its shopper. */
export function judgeOrder(order: Statuses): OrderOutcome {
  const { orderStatus, paymentStatus } = order;
  if (isConfirmed(order)) {
    return 'confirmed';
  }
  if (paymentStatus === 'Refunded') {
    return 'refunded';
  }
  if (orderStatus === 'Shipped' || orderStatus === 'Delivered') {
    return 'confirmed';
  }
  if (paymentStatus === 'Failed') {
    return 'failed';
  }
  if (orderStatus === 'Cancelled') {
    return 'cancelled';
  }
  return paymentStatus === 'Paid' ? 'confirmed' : 'waiting';
}
