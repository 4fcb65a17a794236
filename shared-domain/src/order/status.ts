/** Order and payment statuses (specification §4; Failed and Refunded are added by the readings). */
export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ['Initiated', 'Pending', 'Paid', 'Failed', 'Refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The only payment method there is: cash on delivery is off. */
export const ONLINE_PAYMENT = 'Online Payment';

/** Whether the confirmation page may say the order went through (specification §4). */
export function isConfirmed(order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  return (
    (order.paymentStatus === 'Pending' && order.orderStatus === 'Pending') ||
    (order.paymentStatus === 'Paid' && order.orderStatus === 'Processing')
  );
}
