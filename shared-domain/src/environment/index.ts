export { decidePaymentMode, type PaymentMode, SANDBOX_KEYS } from './payment-mode.mjs';
