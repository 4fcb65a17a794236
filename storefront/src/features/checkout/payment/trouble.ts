import type { CartItem } from '@aaram/shared-domain/cart';
import { ApiError, connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import * as texts from '#texts/checkout.ts';
import { PaymentScriptError } from './payment-window.ts';

/** Why the order is not paid yet, and what to do. */
export type Trouble = {
  kind: 'failed' | 'prices' | 'stock' | 'unpaid';
  message: string;
  lines?: string[] | undefined;
  advice?: string | undefined;
};

/** @param button what opens the payment again. */
export const dismissed = (button: string): Trouble => ({
  kind: 'unpaid',
  message: texts.paymentNotCompleted,
  advice: texts.orderSavedPay(button),
});

/** @param reason the provider's own words, if it gave any. */
export function declined(button: string, reason: string | undefined): Trouble {
  const advice = texts.orderSavedPayAgain(button);
  return {
    kind: 'unpaid',
    message: texts.paymentDeclined,
    advice: reason ? `${reason.replace(/\.?$/, '.')} ${advice}` : advice,
  };
}

type Shortage = { product: string; size: string; available: number };
type Refusal = { quote?: { payableAmount?: number }; lines?: Shortage[]; product?: string };

/** Names the lines that the server refused; `items` is the cart that was ordered. */
function nameLines(refusal: Refusal, items: readonly CartItem[]): string[] {
  const nameOf = (id: string | undefined) => items.find(({ product }) => product._id === id)?.product.name;
  const short = (refusal.lines ?? []).map(({ product, size, available }) => {
    const item = nameOf(product) ?? texts.someItem;
    return size === 'Quantity' ? texts.onlyLeft(item, available) : texts.onlyLeftOfSize(item, size, available);
  });
  return short.length > 0 ? short : [nameOf(refusal.product) ?? ''].filter((name) => name !== '');
}

/** The message for a failed order (product-rules.md#placing-an-order). */
export function describeTrouble(error: unknown, items: readonly CartItem[]): Trouble {
  if (error instanceof PaymentScriptError) {
    return { kind: 'failed', message: error.message };
  }
  const message = failureText(error, texts.somethingWentWrong);
  const { code, details: refusal }: { code?: string; details: Refusal } =
    error instanceof ApiError ? error : { details: {} };
  if (code === 'PRICE_CHANGED') {
    const payable = refusal.quote?.payableAmount;
    return {
      kind: 'prices',
      message,
      lines: payable === undefined ? undefined : [texts.payableNow(formatPaise(paiseFromRupees(payable)))],
      advice: texts.reviewAmounts,
    };
  }
  if (code === 'CREDIT_CHANGED') {
    return { kind: 'prices', message, advice: texts.reviewAmounts };
  }
  if (code === 'OUT_OF_STOCK' || code === 'UNAVAILABLE') {
    return {
      kind: 'stock',
      message,
      lines: nameLines(refusal, items),
      advice: texts.changeOrRemove,
    };
  }
  return { kind: 'failed', message, advice: connectionAdvice(error) };
}
