export { findOpenOrders, forgetBuyer, forgetOldInvoices, hasSold } from './forget-buyer.repository.ts';
export { giftPurchases } from './gift/gift-purchases.ts';
export { findOrder, findOrderByNumber, findOrderNumbers } from './order.repository.ts';
export { findOwnOrderIds, renameBuyerMail } from './own-orders.repository.ts';
export { type GatewayPayment, type GatewayRefund, GatewayRefusal } from './payment-gateway.ts';
export { findHeldProducts, findOrderPictures, findReceipt, hasHeldSizes } from './product-orders.repository.ts';
export { issueCreditNotes } from './tax/issue-credit-notes.ts';
export { invoicePaidOrder } from './tax/issue-invoices.ts';
export { readMoneyGaps } from './watch/money-gaps.ts';
