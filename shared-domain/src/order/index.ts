export { type Business, checkBusiness, tidyBusiness } from './business.ts';
export { type CarrierId, carrierIds, linkCarrier, nameCarrier } from './carriers.ts';
export { checkCheckout } from './check-checkout.ts';
export { findCarrier } from './find-carrier.ts';
export { listPriceOf } from './list-price.ts';
export {
  formatOrderNumber,
  isDrawn,
  isOrderNamed,
  ORDER_NUMBER_SIGNS,
  parseOrderNumber,
  parsePartOfOrderNumber,
  plainCharacters,
} from './number.ts';
export { linesOfParcel, nameParcel, reviewableLines, statusOfParcels, trackingOfParcels } from './parcels.ts';
export type { PaymentSession } from './payment-session-schema.ts';
export { type ReadTracking, readTracking } from './read-tracking.ts';
export type {
  CheckStatus,
  CreateOrderInput,
  CreateOrderResult,
  Order,
  OrderLine,
  OrderProgress,
  Parcel,
  VerifyPaymentInput,
} from './schema.ts';
export {
  judgeOrder,
  ONLINE_PAYMENT,
  type OrderOutcome,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from './status.ts';
export { statusLabel } from './status-label.ts';
