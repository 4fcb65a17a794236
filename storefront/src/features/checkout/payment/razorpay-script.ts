import type { PaymentDisplay } from '@aaram/shared-domain/payment-window';
import * as texts from '#texts/checkout.ts';
import { type PaymentProof, PaymentScriptError } from './payment-window.ts';

export type PaymentOptions = {
  key: string;
  /** In paise. */
  amount: number;
  currency: 'INR';
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  config: { display: PaymentDisplay };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
};

type PaymentWindow = {
  open: () => void;
  on: (event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void) => void;
};

declare global {
  interface Window {
    Razorpay?: new (options: PaymentOptions) => PaymentWindow;
  }
}

const MAX_WAIT_MS = 8000;

let failures = 0;
let loading: Promise<NonNullable<Window['Razorpay']>> | undefined;

/** The server writes the script's URL into checkout's document, because its script policy contains the same URL. */
const readScriptUrl = () => document.querySelector<HTMLMetaElement>('meta[name="payment-script"]')?.content;

function insertScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, MAX_WAIT_MS);
    function fail() {
      clearTimeout(timer);
      failures += 1;
      // Removed, so that the next try requests it again.
      script.remove();
      reject(new PaymentScriptError(texts.paymentNotLoaded));
    }
    script.async = true;
    script.src = src;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

async function load() {
  const src = readScriptUrl();
  if (!src) {
    throw new PaymentScriptError(texts.paymentNotLoaded);
  }
  // With another address the browser does not wait for a request that hangs.
  const address = new URL(src);
  if (failures > 0) {
    address.searchParams.set('try', String(failures));
  }
  await insertScript(address.href);
  if (!window.Razorpay) {
    throw new PaymentScriptError(texts.paymentNotLoaded);
  }
  return window.Razorpay;
}

/** Loads the payment provider's script once; after a failure it may be called again. Throws `PaymentScriptError`. */
export function loadPaymentScript(): Promise<NonNullable<Window['Razorpay']>> {
  if (window.Razorpay) {
    return Promise.resolve(window.Razorpay);
  }
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}
