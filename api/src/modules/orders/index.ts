export { claimDueOrders, claimOrder, type DueOrder, hastenCheck } from './check-orders.repository.ts';
export { expireOrder } from './expire-order.service.ts';
export { awaitProviderOrder, refuseEnded, toPayable } from './open-payment.ts';
export { findOrder, findOrderByProviderId, lockOrder, type OrderRow } from './order.repository.ts';
export { ordersModule } from './orders.routes.ts';
export { type GatewayPayment, GatewayRefusal, GatewayUnavailable, type PaymentGateway } from './payment-gateway.ts';
export { takeInvoiceNumber } from './settle-order.repository.ts';
export {
  type DoneRefund,
  markPending,
  markRefunded,
  type PaymentSource,
  type Settlement,
  settleOrder,
} from './settle-order.ts';
export { type Db, inTransaction, type Pool } from './transaction.repository.ts';
