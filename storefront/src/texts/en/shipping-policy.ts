/** Shipping Policy: a title, then its paragraphs. Amounts and days are written: '₹50', '3-5 days'. */
export const whatDeliveryCosts = 'What delivery costs';
// The general terms
export const freeShippingAbove = (amount: string) => `Free shipping above ${amount}`;
export const standardShipping = (amount: string, days: string) => `Standard shipping ${amount} (${days})`;
export const expressShipping = (amount: string, days: string) => `Express ${amount} (${days})`;
export const codSurcharge = (amount: string) => `COD surcharge ${amount}`;
export const whatYouPay =
  'You pay what the product page and the cart show. Cash on delivery (COD) is not offered at the moment.';

export const whereWeDeliver = 'Where we deliver';
export const indiaOnly = 'We deliver within India only.';

export const howLong = 'How long it takes';
export const metros = (days: string) => `Metro cities: ${days}.`;
export const otherPlaces = (days: string) => `Other cities and towns: ${days}.`;
export const remoteAreas = (days: string) => `Remote areas: ${days}.`;
export const whereTrackingIdIs =
  'Once an order has been shipped, you can find its tracking ID in your dashboard under My Orders.';

export const damaged = 'Damaged or incorrect orders';
export const damagedWithin = (days: number) =>
  `Damaged or incorrect orders can be returned within ${days} days of delivery, without a fee.`;

export const howToPay = 'How to pay';
/** `ways` is a list: 'UPI, cards or wallets'. */
export const paidOnline = (ways: string) => `Orders are paid online by ${ways}.`;
