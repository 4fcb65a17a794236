/** In place of the sheet. */
export const loadingInvoice = 'Loading the invoice';

/** Heads of columns. */
export const product = 'Product';
export const hsn = 'HSN';
export const quantity = 'Quantity';
export const price = 'Price';
export const amount = 'Amount';

/** Under the name of a product. */
export const size = (size: string) => `Size: ${size}`;
