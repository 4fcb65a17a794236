export { InvoiceFrame, type InvoiceFrameProps } from './invoice-frame.tsx';
