export { claimDueOrders, claimOrder, type DueOrder, hastenCheck, isStray } from './check-orders.repository.ts';
export { noteProviderRefunds } from './close-books.ts';
export { expireOrder } from './expire-order.service.ts';
export { isMismatch } from './mismatch.repository.ts';
export { attachProviderOrder, deleteOrder } from './new-order.repository.ts';
export { awaitProviderOrder, refuseEnded, toPayable } from './open-payment.ts';
export { findOrder, findOrderByNumber, findOrderByProviderId, type OrderRow } from './order.repository.ts';
export { ordersModule } from './orders.routes.ts';
export {
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefusal,
  GatewayUnavailable,
  LEAST_REFUND_PAISE,
  type PaymentGateway,
} from './payment-gateway.ts';
export {
  findOrderOfPayment,
  findRefundAsk,
  findSmallRefunds,
  isNewRefund,
  setRefundState,
} from './provider-refunds.repository.ts';
export { takeInvoiceNumber } from './settle-order.repository.ts';
export {
  markPending,
  type PaymentSource,
  type Settlement,
  settleOrder,
  welcomePayment,
} from './settle-order.ts';
export { type Db, inTransaction, type Pool } from './transaction.repository.ts';
