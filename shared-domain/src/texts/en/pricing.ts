/** The rows of what a purchase costs. */
export const itemsBeforeGst = 'Items before GST';
/** Where the prices of the store include GST. */
export const itemsWithGst = 'Items with GST';
export const gst = 'GST';
export const delivery = 'Delivery';
export const free = 'Free';
export const paid = 'Paid';
export const payable = 'Payable';
/** Below what is payable or paid, when credit notes or gift cards pay a part of it. */
export const byCredit = 'By credit';
export const leftToPay = 'Left to pay';
export const paidOnline = 'Paid online';

/** Instead of it, where prices include GST. */
export const gstIncluded = 'Prices include GST. The invoice names it for each item.';

/** A price of one product as it is paid, but for delivery. */
export const priceWithGst = (amount: string) => `${amount} with GST`;

/** Beside the amount for which a product can be bought. */
export const withGst = 'with GST';
export const withGstAndDelivery = 'with GST and delivery';
