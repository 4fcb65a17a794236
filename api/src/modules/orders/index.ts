export { findNamedOrder } from './find-order.service.ts';
export { findOpenOrders, forgetBuyer, forgetOldInvoices, hasSold } from './forget-buyer.repository.ts';
export { giftPurchases } from './gift/gift-purchases.ts';
export { countOpenDisputes, isNewDispute } from './hold/disputes.repository.ts';
export { countHeldOrders } from './hold/holds.repository.ts';
export { noteDispute } from './hold/note-dispute.ts';
export { holdForReport } from './hold/report-order.ts';
export {
  findOrder,
  findOrderByNumber,
  findOrderByProviderId,
  findOrderNumbers,
  type OrderRow,
} from './order.repository.ts';
export { noteOpened } from './outside/pay-links.repository.ts';
export { findLinkedOrder, readPayPage } from './outside/read-pay-page.ts';
export {
  findOwnOrderIds,
  readOwnOrderHistory,
  readOwnOrderLines,
  readOwnOrders,
  readOwnParcelHistory,
  readOwnParcels,
  readOwnPaymentMismatches,
  readOwnProviderRefunds,
  readOwnRefunds,
  readOwnReturnHistory,
  readOwnReturns,
  readOwnTaxDocuments,
  renameBuyerMail,
} from './own-orders.repository.ts';
export { applyOrderEdit, type OrderState, planOrderChanges } from './panel/bulk-orders.ts';
export { exportOrders } from './panel/export-orders.ts';
export { countOrders, countOrdersPerDay } from './panel/order-figures.repository.ts';
export { findParcelsToSend, type ParcelToSend } from './panel/parcels-to-send.ts';
export {
  type Days,
  findOrderedProducts,
  findSoldSizes,
  type SalesRow,
  type SalesSum,
  sumSales,
} from './panel/sales.repository.ts';
export { selectOrders } from './panel/select-orders.ts';
export { planTrackingLines } from './panel/track-by-list.ts';
export {
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefusal,
  GatewayUnavailable,
  joinProviders,
  LEAST_REFUND_PAISE,
  type PaymentGateway,
  type PaymentProof,
  type PaymentProviders,
} from './payment-gateway.ts';
export { attachProviderOrder, deleteOrder } from './place/new-order.repository.ts';
export { awaitProviderOrder, openProviderOrder, refuseEnded, toPayable } from './place/open-payment.ts';
export { findPrintedLines, type PrintedLine } from './printed-lines.repository.ts';
export {
  findEverOrdered,
  findHeldProducts,
  findOrderPictures,
  findReceipt,
  hasHeldSizes,
} from './product-orders.repository.ts';
export { readInvoiceFor } from './read-orders.service.ts';
export { countOpenReturns, readAnswerDeadline } from './returns/returns.repository.ts';
export { askForPrintFiles, MAKE_PRINT_FILES } from './settle/ask-for-prints.ts';
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
export type { AccountQuery } from './tax/accounts.repository.ts';
export { readStatement } from './tax/accounts.service.ts';
export { issueCreditNotes } from './tax/issue-credit-notes.ts';
export { invoicePaidOrder } from './tax/issue-invoices.ts';
export { readMoneyGaps } from './watch/money-gaps.ts';
export { countUnsettled, countWrongOrders } from './watch/wrong-states.repository.ts';
export { countTroubled } from './work/work.repository.ts';
export { type Deadline, readDispatchDeadline } from './work/work.service.ts';
