export { describeInvoice, describeInvoiceSheets } from './describe-invoice.ts';
export { explainMissingInvoice } from './explain-missing-invoice.ts';
export type { InvoiceTexts } from './invoice-texts.ts';
export type { Invoice, InvoiceLine } from './schema.ts';
