export { findParcelsToSend, type ParcelToSend } from './panel/parcels-to-send.ts';
export { readInvoiceFor } from './read-orders.service.ts';
export type { AccountQuery } from './tax/accounts.repository.ts';
export { readStatement } from './tax/accounts.service.ts';
