// Cart lines write their share of the GST as prices do.
export { priceWithGst } from '#texts/pricing.ts';
export { describeAgreedCharges, describeCharges, describeOrderCharges, describeSplit } from './describe-charges.ts';
export { describePayable } from './describe-payable.ts';
export {
  DELIVERY_CHARGE_PAISE,
  deliveryOf,
  FREE_DELIVERY_ABOVE_PAISE,
  GST_HIGHER_RATE_ABOVE_PAISE,
  GST_RATE_HIGHER_PERCENT,
  GST_RATE_LOWER_PERCENT,
  noteOnGst,
  type PricedLine,
  priceCart,
  priceTotal,
  type Quote,
} from './price-cart.ts';
export { priceAgreed } from './share-discount.ts';
export { LEAST_PAYMENT_PAISE, type PaymentSplit, splitPayment } from './split-payment.ts';
export { findPercentOff, writePaid, writePrice } from './write-price.ts';
