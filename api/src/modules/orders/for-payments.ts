export { findNamedOrder } from './find-order.service.ts';
export { isNewDispute } from './hold/disputes.repository.ts';
export { noteDispute } from './hold/note-dispute.ts';
export { findOrderByProviderId, type OrderRow } from './order.repository.ts';
export { noteOpened } from './outside/pay-links.repository.ts';
export { findLinkedOrder, readPayPage } from './outside/read-pay-page.ts';
export {
  type GatewayDispute,
  type GatewayOrder,
  GatewayUnavailable,
  joinProviders,
  MIN_REFUND_PAISE,
  type PaymentGateway,
  type PaymentProof,
  type PaymentProviders,
} from './payment-gateway.ts';
export { attachProviderOrder, deleteOrder } from './place/new-order.repository.ts';
export { awaitProviderOrder, openProviderOrder, refuseEnded, toPayable } from './place/open-payment.ts';
export {
  type ClaimedOrder,
  claimDueOrders,
  claimOrder,
  type DueOrder,
  endClaim,
  hastenCheck,
  isStray,
} from './settle/check-orders.repository.ts';
export { noteProviderRefunds } from './settle/close-books.ts';
export { expireOrder } from './settle/expire-order.service.ts';
export { isMismatch } from './settle/mismatch.repository.ts';
export { payBackCredit, paySmallByCredit } from './settle/pay-by-credit.ts';
export { isCreditPayment } from './settle/payments-of-order.ts';
export {
  claimDueRefunds,
  type DueRefund,
  findOrderOfPayment,
  findRefundAsk,
  findSmallRefunds,
  isNewRefund,
  setRefundStates,
} from './settle/provider-refunds.repository.ts';
export {
  markPending,
  type PaymentSource,
  type Settlement,
  settleOrder,
  welcomePayment,
} from './settle/settle-order.ts';
export { countUnsettled, countWrongOrders } from './watch/wrong-states.repository.ts';
