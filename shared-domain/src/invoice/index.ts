export { describeInvoice, type InvoiceTexts } from './describe-invoice.ts';
export { explainMissingInvoice } from './explain-missing-invoice.ts';
export type { Invoice, InvoiceLine } from './schema.ts';
