import * as texts from '#texts/order-status.ts';
import type { OrderStatus, PaymentStatus } from './status.ts';

const labels: Record<OrderStatus | PaymentStatus, string> = {
  Pending: texts.pending,
  Processing: texts.processing,
  Shipped: texts.shipped,
  Delivered: texts.delivered,
  Cancelled: texts.cancelled,
  Initiated: texts.initiated,
  Paid: texts.paid,
  Failed: texts.failed,
  Refunded: texts.refunded,
};

/** The name of a status of an order or a payment, for people to read. */
export const statusLabel = (status: OrderStatus | PaymentStatus): string => labels[status];
