import type { PreparePayment } from './payment-window.ts';
import { prepareRazorpay } from './razorpay.ts';
import { loadPaymentScript } from './razorpay-script.ts';

/** How a payment is opened in the browser, by the name of its provider. */
export const paymentProviders = new Map<string, PreparePayment>([['razorpay', prepareRazorpay]]);

/** Gets the main provider's window ready before it is asked for. */
export const loadMainWindow = loadPaymentScript;
