/** Order and payment statuses (product-rules.md#order-statuses). */
export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ['Initiated', 'Pending', 'Paid', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The only payment method there is: cash on delivery is off. */
export const ONLINE_PAYMENT = 'Online Payment';

type Statuses = { orderStatus: OrderStatus; paymentStatus: PaymentStatus };

/** Whether a fresh order went through (product-rules.md#confirmation). */
const isConfirmed = ({ orderStatus, paymentStatus }: Statuses) =>
  (paymentStatus === 'Pending' && orderStatus === 'Pending') ||
  (paymentStatus === 'Paid' && orderStatus === 'Processing');

/** What a confirmation page says of an order, whenever it is opened; 'waiting' may still turn into anything else. */
export type OrderOutcome = 'confirmed' | 'cancelled' | 'refunded' | 'failed' | 'waiting';

/** What became of an order, as its shopper would put it. */
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
