import { formatList, plural } from '@aaram/shared-domain/format';

// Mails about orders and returns: subject, heading, and a lead above the list of what it is about.

/** Some parcels of an order: their numbers, from 1, and how many it has. */
export type Part = { numbers: readonly number[]; count: number };

const listNumbers = ({ numbers, count }: Part) => `${formatList(numbers.map(String))} of ${count}`;
/** Begins a sentence: 'Parcel 1 of 2', or 'Parcels 1, 2 and 3 of 4'. */
const parcels = (part: Part) =>
  `${plural(part.numbers.length, { one: 'Parcel', other: 'Parcels' })} ${listNumbers(part)}`;

// The list of pieces. `details` are such as the next three.
export const pieces = (quantity: number, product: string, details: readonly string[]) =>
  [`${quantity} × ${product}`, ...details].join(', ');
export const inSize = (size: string) => `size ${size}`;
export const withOwnDesign = 'with your own design';
export const cancelledOfThem = (count: number) => `${count} of them cancelled`;
export const piecesFor = (listed: string, amount: string) => `${listed}: ${amount}`;
/** Above the list of what is in a parcel. */
export const parcelHeading = (parcel: string) => `${parcel}:`;

// Names of facts; each stands before its value.
export const deliveryTo = 'Delivery to';
export const orderNumber = 'Order';
export const invoiceNumber = 'Invoice';
export const trackingIds = (count: number) => plural(count, { one: 'Tracking ID', other: 'Tracking IDs' });
export const reason = 'Reason';
export const fee = 'Fee';

// Below each mail.
/** A button. */
export const yourOrders = 'Your orders';
export const withoutLogin = (publicUrl: string) =>
  `Without logging in: ${publicUrl}/find-order, with the order number and the phone number of the address.`;

// Placed, but not paid yet.
export const unpaidSubject = (brandName: string) => `Your ${brandName} order is waiting for its payment`;
export const unpaidHeading = 'Your order is waiting for its payment';
export const unpaid = (amount: string, heldUntil: string) =>
  `We have your order, but its payment of ${amount} has not arrived yet. Its items are held for you until ${heldUntil}:`;
/** A button. */
export const payNow = 'Pay now';
export const justPaid =
  'If you have just paid, there is nothing left to do: we confirm your order as soon as the payment arrives.';

// Paid.
export const confirmedSubject = (brandName: string) => `Your ${brandName} order is confirmed`;
export const confirmedHeading = 'Your order is confirmed';
export const confirmed = (amount: string) =>
  `Thank you for your order. Your payment of ${amount} has arrived, and we are packing your order:`;

// Refunded in part, and as a whole: a reason, then what comes back.
export const partRefundedSubject = (brandName: string) => `Part of your ${brandName} order was refunded`;
export const partRefundedHeading = 'Part of your payment is being refunded';
export const partRefunded = (part: Part, amount: string) =>
  `${parcels(part)} of your order was cancelled. ${amount} of your payment is on its way back to you, for:`;
export const refundedSubject = (brandName: string) => `Your ${brandName} order was cancelled and refunded`;
export const refundedHeading = 'Your refund is on its way';
export const refundedByShopper = (back: string) => `You have cancelled this order. ${back}`;
export const refundedByStore = (back: string) => `We are sorry: we could not fulfil this order. ${back}`;
export const allComesBack = (amount: string) => `Your payment of ${amount} is on its way back to you.`;
export const partComesBack = (amount: string) => `${amount} of your payment is on its way back to you.`;

// Credit that had paid a part of an order came back.
export const creditBackSubject = (brandName: string) => `Your credit from a ${brandName} order was returned`;
export const creditBackHeading = 'Your credit was returned';
export const creditBack = (amount: string) =>
  `${amount} of your order was paid by credit. It has been added back to your credit, and you can spend it on your next order.`;
/** A button. */
export const yourCredits = 'Your credits';

// Processing.
export const packedSubject = (brandName: string) => `Your ${brandName} order is being packed`;
export const packedHeading = 'Your order is being packed';
export const packed = 'We are packing your order:';
export const partPackedSubject = (brandName: string) => `Part of your ${brandName} order is being packed`;
export const partPackedHeading = 'Part of your order is being packed';
export const partPacked = (part: Part) =>
  `We are packing ${plural(part.numbers.length, { one: 'parcel', other: 'parcels' })} ${listNumbers(part)} of your order:`;

// Shipped.
export const shippedSubject = (brandName: string) => `Your ${brandName} order is on its way`;
export const shippedHeading = 'Your order is on its way';
export const shipped = 'Your order has been shipped and is on its way to you:';
export const shippedTracked =
  'Your order has been shipped and is on its way to you. You can find its tracking ID below:';
export const partShippedSubject = (brandName: string) => `Part of your ${brandName} order is on its way`;
export const partShippedHeading = 'Part of your order is on its way';
export const partShipped = (part: Part) => `${parcels(part)} of your order has been shipped and is on its way to you:`;
export const partShippedTracked = (part: Part) =>
  `${parcels(part)} of your order has been shipped and is on its way to you. You can find its tracking ID below:`;

// Delivered.
export const deliveredSubject = (brandName: string) => `Your ${brandName} order has been delivered`;
export const deliveredHeading = 'Your order has been delivered';
export const delivered = 'Your order has been delivered. We hope you like it, and would love to read your review:';
export const partDeliveredSubject = (brandName: string) => `Part of your ${brandName} order has been delivered`;
export const partDeliveredHeading = 'Part of your order has been delivered';
export const partDelivered = (part: Part) =>
  `${parcels(part)} of your order has been delivered. We hope you like it, and would love to read your review:`;

// Cancelled, before and after the payment.
export const cancelledSubject = (brandName: string) => `Your ${brandName} order was cancelled`;
export const cancelledHeading = 'Your order was cancelled';
export const cancelledPaid = (amount: string) =>
  `Your order was cancelled. Your payment of ${amount} will be returned to you:`;
export const cancelledUnpaid = 'Your order was cancelled. You have not been charged for it:';
export const partCancelledSubject = (brandName: string) => `Part of your ${brandName} order was cancelled`;
export const partCancelledHeading = 'Part of your order was cancelled';
export const partCancelledPaid = (part: Part, amount: string) =>
  `${parcels(part)} of your order was cancelled. ${amount} of your payment will be returned to you:`;
export const partCancelledUnpaid = (part: Part) =>
  `${parcels(part)} of your order was cancelled. You have not been charged for it:`;

// Subjects about returns and exchanges, one for each state.
export const returnRequested = (brandName: string) => `We have your request for your ${brandName} order`;
export const returnApproved = (brandName: string) => `Your request for your ${brandName} order is approved`;
export const returnPickedUp = (brandName: string) => `Your ${brandName} item is on its way back`;
export const exchangeReserved = (brandName: string) => `Your new ${brandName} item is reserved for you`;
export const exchangeSent = (brandName: string) => `Your new ${brandName} item is on its way`;
export const returnWithdrawn = (brandName: string) => `You have withdrawn a request for your ${brandName} order`;
export const returnRefused = (brandName: string) => `Your request for your ${brandName} order was refused`;
export const returnRejected = (brandName: string) => `Your ${brandName} item was not accepted`;
export const designOn = (product: string) => `Your design on ${product}`;
