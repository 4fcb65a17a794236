/** In place of the sheet. */
export const invoiceNotLoaded = 'The invoice could not be loaded.';
export const orderNotFound = 'Order not found.';

export const invoice = 'Invoice';

/** Facts at the head. */
export const invoiceDate = 'Invoice date';
export const orderDate = 'Order date';
export const order = 'Order';
export const payment = 'Payment';
export const methodAndStatus = (method: string, status: string) => `${method}, ${status}`;

/** Seller and shopper. */
export const soldBy = 'Sold by';
export const billedAndShippedTo = 'Billed and shipped to';
export const gstin = (number: string) => `GSTIN: ${number}`;
export const landmark = (place: string) => `Landmark: ${place}`;
export const state = (state: string) => `State: ${state}`;
export const placeOfSupply = (state: string) => `Place of supply: ${state}`;

/** Heads of columns. */
export const beforeGst = 'Before GST';
export const gst = 'GST';

/** In place of a size, for a product without sizes. */
export const noSize = 'N/A';

/** The last row of the sum. */
export const paid = 'Paid';
export const shareOfSeller = 'Share of this seller';

/** Below the sum. */
export const aboutGst = 'About the GST';
export const allGstIs = (tax: string) => `All of it is ${tax}.`;
/** `taxes` is a list such as 'CGST ₹12.50 and SGST ₹12.50'. */
export const gstIs = (taxes: string) => `It is ${taxes}.`;
export const oneSellerOnly = 'It shows only the items of one seller of this order.';
export const refunded = 'The amount paid for this order has been refunded.';
export const noReverseCharge = 'Tax is not payable on reverse charge.';
export const needsNoSignature = 'This is a computer-generated invoice and needs no signature.';
