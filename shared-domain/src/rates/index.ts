export { type Charges, charges, chargesAt } from './charges.ts';
export { chargesOf } from './charges-of-order.ts';
export { gstRateOf } from './goods.ts';
