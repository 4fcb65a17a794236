/** Titles of documents; the draft is for orders whose price rule no tax invoice can follow. */
export const taxInvoice = 'Tax Invoice';
export const draftInvoice = 'Order invoice (draft for review)';
export const creditNote = 'Credit Note';
export const draftCreditNote = 'Credit note (draft for review)';

/** Facts at the head. */
export const date = 'Date';
export const order = 'Order';
export const forInvoice = 'For invoice';
export const numberOfDay = (number: string, day: string) => `${number} of ${day}`;
export const placeOfSupply = 'Place of supply';
export const reverseCharge = 'Reverse charge';
export const no = 'No';

/** Seller and buyer. */
export const soldBy = 'Sold by';
export const billedAndDeliveredTo = 'Billed and delivered to';
export const gstin = (number: string) => `GSTIN: ${number}`;
export const landmark = (place: string) => `Landmark: ${place}`;
export const state = (state: string) => `State: ${state}`;
export const noSize = 'N/A';
/** Below the name of an item whose price staff agreed on with the buyer. */
export const lessDiscount = (size: string, price: string, discount: string) =>
  `${size}. ${price} less agreed discount of ${discount} each`;

/** Cells of a line. */
export const quantity = (count: number, unit: string) => `${count} ${unit}`;
export const taxAt = (rate: number, tax: string) => `${tax} (${rate}%)`;

/** Below the lines. */
export const taxByRate = 'Tax by rate';
export const integratedAt = (rate: number, taxable: string, tax: string) =>
  `${rate}% on ${taxable}: IGST ${rate}% ${tax}.`;
export const splitAt = (rate: number, taxable: string, central: string, state: string) =>
  `${rate}% on ${taxable}: ${central} and ${state}.`;
export const halfTax = (name: string, rate: number, tax: string) => `${name} ${rate}% ${tax}`;
export const deliveryIncluded = (delivery: string) => `The amounts contain ${delivery} for delivery.`;
export const taxableValue = 'Taxable value';
/** Head of a column. What the checkout names GST is a row of its own. */
export const tax = 'Tax';
export const additional = 'GST (added at checkout by the store rule)';
export const paid = 'Paid';
export const credited = 'Credited';

/** Which figure is which, on a document of the store's own price rule. */
export const explainAdditional = (withTax: string, additional: string, total: string) =>
  `The prices contain tax: ${withTax} is the taxable value with the taxes above. ${additional} is what the checkout named GST: the store's price rule added it, and it is not tax of this document. Together they are ${total}.`;
export const signature = (name: string) => `For ${name}: authorised signatory`;

/** On a document whose seller has no legal details of its own. */
export const inStoreName =
  'The seller has given no legal name, address and GSTIN of its own: this document is issued in the name of the store.';
