export const kinds = { invoice: 'Invoice', 'credit-note': 'Credit note' };

/** A month of one seller, and what it comes to. */
export const statementColumns = ['Document', 'Number', 'Date', 'Order', 'Taxable value', 'Tax', 'GST (added)', 'Total'];
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
  'GST (added)',
  'Paid or credited',
];
/** Sales less returns by HSN. */
export const hsnColumns = ['HSN', 'UQC', 'Rate', 'Quantity', 'Value', 'Taxable value', 'IGST', 'CGST', 'SGST'];

export const opening = 'Opening balance';
export const paidOut = 'Paid out';
export const closing = 'Closing balance';
export const payoutRow = 'Payout';

/** The closed months of a financial year. */
export const monthColumns = [
  'Month',
  'Opening balance',
  'Sales',
  'Returns',
  'Fee of the store',
  'TCS',
  'TDS',
  'Net of the month',
  'Paid out',
  'Closing balance',
];

export const allOrNone = 'Please fill in legal name, address and GSTIN, or leave all three empty.';
export const gstinWrong = 'This GSTIN cannot be right: compare it with the certificate, also the last digit.';
export const nameSeller = 'Please say which seller is meant.';
export const prefixTaken =
  'Another seller uses these letters, or you have already used five others. Please choose others.';
export const sellerNotFound = 'This seller has sold nothing yet.';
export const payoutNotFound = 'This payout is not recorded.';
export const dayNotYet = 'Please enter a day that is not in the future.';
export const referenceTaken = 'Another payout with this reference is recorded for this seller.';
export const moreThanIsLeft = (left: string) => `That is more than is left for this seller: ${left}.`;
