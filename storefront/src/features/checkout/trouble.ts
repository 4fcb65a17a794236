import { asApiError, serverMessage } from '#lib/server-message.ts';
import { PaymentScriptError } from './payment-script.ts';

/** Why the order is not paid yet, and what to do. */
export type Trouble = { kind: 'failed' | 'prices' | 'stock' | 'unpaid'; message: string; advice?: string | undefined };

export const dismissed: Trouble = {
  kind: 'unpaid',
  message: 'The payment was not completed.',
  advice: 'Nothing was charged. Your order is kept: press Place Order to pay for it.',
};

/** @param reason the provider's own words, if it gave any. */
export function declined(reason: string | undefined): Trouble {
  return {
    kind: 'unpaid',
    message: 'The payment was declined.',
    advice: `${reason ? `${reason.replace(/\.?$/, '.')} ` : ''}Your order is kept: press Place Order to pay again, also in another way.`,
  };
}

/** What to tell about a failed order (specification §8: server message or 'Something went wrong.'). */
export function describeTrouble(error: unknown): Trouble {
  if (error instanceof PaymentScriptError) {
    return { kind: 'failed', message: error.message };
  }
  const message = serverMessage(error, 'Something went wrong.');
  const apiError = asApiError(error);
  if (apiError?.code === 'PRICE_CHANGED') {
    return { kind: 'prices', message, advice: 'Please review the new amounts, then place the order again.' };
  }
  if (apiError?.code === 'OUT_OF_STOCK' || apiError?.code === 'UNAVAILABLE') {
    return { kind: 'stock', message, advice: 'Change the quantity or remove the item, then place the order again.' };
  }
  const isSilent = apiError?.status === 0;
  return { kind: 'failed', message, advice: isSilent ? 'Check your connection and try again.' : undefined };
}
