import { plural } from '@aaram/shared-domain/format';

export const printoutNotFound = 'The file is no longer available. Make it again.';
export const nothingToPrint = 'None of these orders has anything of this kind to print.';

/** Letters that would print as boxes, by order. */
export const lettersMissing = (orders: readonly { order: string; letters: string }[]) =>
  `Some letters cannot be printed: ${orders.map(({ order, letters }) => `${letters} in order ${order}`).join(', ')}.`;

/** Packing slips, pick lists and labels. */
export const packingSlip = 'Packing slip';
export const pickList = 'Pick list';
export const deliverTo = 'Deliver to';
export const orderedOn = (day: string) => `Ordered on ${day}`;
export const product = 'Product';
export const size = 'Size';
export const pieces = 'Pieces';
export const orders = 'Orders';
export const customised = 'Customised: print its picture';
export const landmark = (place: string) => `Landmark: ${place}`;
export const phone = (number: string) => `Phone: ${number}`;
export const sentBy = (name: string, address: string) => `Sent by ${name}, ${address}`;
export const piecesIn = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` });
export const piecesOfOrders = (pieces: string, orders: string) => `${pieces} for ${orders}`;
export const orderCount = (count: number) => plural(count, { one: '1 order', other: `${count} orders` });

/** Further heads of columns of an invoice. */
export const hsn = 'HSN';
export const quantity = 'Quantity';
export const price = 'Price';
export const amount = 'Amount';

/** A seller's month. */
export const statementOf = (month: string) => `Statement for ${month}`;
export const allSellers = 'All sellers';
export const payoutHeads = ['Date', 'Payout', 'Amount'];
export const statementHeads = ['Date', 'Document', 'Number', 'Order', 'Taxable value', 'Tax', 'GST (added)', 'Total'];
export const restInFile = (count: number) => `${count} more documents are in the CSV file.`;
