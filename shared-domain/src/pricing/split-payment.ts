/** The provider takes no smaller payment; of a smaller rest, credits leave this much to it. */
export const MIN_PAYMENT_PAISE = 100;

/** What credits pay of a purchase, and what is left to pay. */
export type PaymentSplit = { credit: number; left: number };

/**
 * Splits what a purchase costs between credits with this much on them and the provider, in paise
 * (product-rules.md#paying-with-credit). Pages and server split only here.
 */
export function splitPayment(payable: number, onCredits: number): PaymentSplit {
  const credit = Math.min(payable, onCredits);
  const left = payable - credit;
  const isTooLittle = left > 0 && left < MIN_PAYMENT_PAISE;
  const paid = isTooLittle ? Math.max(0, payable - MIN_PAYMENT_PAISE) : credit;
  return { credit: paid, left: payable - paid };
}
