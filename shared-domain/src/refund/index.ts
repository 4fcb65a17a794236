export { sayRefund, sayWay } from './describe.ts';
export { MAX_REFUND_LINES, MAX_REFUND_REASON, type PaidWay, paidWays } from './kinds.ts';
export { refundArrives } from './refund-day.ts';
export type { RefundAsk, RefundInput, RefundQuote } from './schema.ts';
