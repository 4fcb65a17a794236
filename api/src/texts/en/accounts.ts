export const kinds = { invoice: 'Invoice', 'credit-note': 'Credit note' };

/** A month of one seller, and what it comes to. */
export const statementColumns = [
  'Document',
  'Number',
  'Date',
  'Order',
  'Taxable value',
  'Tax',
  'Additional amount',
  'Total',
];
export const sales = 'Sales';
export const returns = 'Returns';
export const fee = 'Fee of the store';
export const tcs = 'TCS';
export const tds = 'TDS';
export const payout = 'To be paid out';

/** Rows as in GSTR-1, one for each document and rate. */
export const returnColumns = [
  'Section',
  'GSTIN of supplier',
  'GSTIN of recipient',
  'Document',
  'Number',
  'Date',
  'Invoice number',
  'Invoice date',
  'Place of supply',
  'Reverse charge',
  'Rate',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST',
  'Value with tax',
  'Additional amount',
  'Paid or credited',
];
/** Sales less returns by HSN. */
export const hsnColumns = ['HSN', 'UQC', 'Rate', 'Quantity', 'Value', 'Taxable value', 'IGST', 'CGST', 'SGST'];
export const monthInvalid = 'Choose a month, such as 2026-11.';
