export { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx';
