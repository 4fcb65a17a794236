// Cart lines write their share of the GST as prices do.
export { priceWithGst } from '#texts/pricing.ts';
export { chargesAt } from '../rates/charges.ts';
export { chargesOf } from '../rates/charges-of-order.ts';
export { describeCharges } from './describe-charges.ts';
export { describeAgreedCharges, describeOrderCharges, describeSplit } from './describe-order-charges.ts';
export { describePayable } from './describe-payable.ts';
export { deliveryOf, noteOnGst, type PricedLine, priceCart, priceTotal, type Quote } from './price-cart.ts';
export { priceAgreed } from './share-discount.ts';
export { MIN_PAYMENT_PAISE, type PaymentSplit, splitPayment } from './split-payment.ts';
export { findPercentOff, writePaid, writePrice } from './write-price.ts';
