export { checkCheckout } from './check-checkout.ts';
export {
  formatOrderNumber,
  isOrderNamed,
  ORDER_NUMBER_SIGNS,
  parseOrderNumber,
  parsePartOfOrderNumber,
} from './number.ts';
export type {
  CheckStatus,
  CreateOrderInput,
  CreateOrderResult,
  Order,
  OrderLine,
  VerifyPaymentInput,
} from './schema.ts';
export {
  canReview,
  isConfirmed,
  ONLINE_PAYMENT,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from './status.ts';
