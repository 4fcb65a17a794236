import * as texts from '#texts/pricing.ts';
import { roundHalfUp } from '../money/round-half-up.ts';

/** The figures of product-rules.md#delivery-charge and product-rules.md#gst, in paise and whole percent. */
export const FREE_DELIVERY_ABOVE_PAISE = 499_00;
export const DELIVERY_CHARGE_PAISE = 100_00;
export const GST_HIGHER_RATE_ABOVE_PAISE = 1000_00;
export const GST_RATE_LOWER_PERCENT = 5;
export const GST_RATE_HIGHER_PERCENT = 10;

/** One line of a cart for pricing: unit price in integer paise, and quantity. */
export type PricedLine = { unitPaise: number; quantity: number };

/** Every figure of a purchase in integer paise; `payable` is what the shopper is charged. */
export type Quote = {
  total: number;
  delivery: number;
  gstRatePercent: number;
  gst: number;
  payable: number;
};

/** Sums lines and prices the total. Carts are priced only here, for pages and server. Throws like `priceTotal`. */
export function priceCart(lines: readonly PricedLine[]): Quote {
  return priceTotal(lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0));
}

/**
 * Delivery, GST and payable for a product total in integer paise. GST is calculated as the part that the total would
 * contain, and is added to it (product-rules.md#gst). Throws RangeError for a negative total or one that is not whole
 * paise.
 */
export function priceTotal(total: number): Quote {
  if (!Number.isSafeInteger(total) || total < 0) {
    throw new RangeError(`${total} is not a product total in whole paise.`);
  }
  // An empty cart costs nothing, not even the delivery charge.
  if (total === 0) {
    return { total: 0, delivery: 0, gstRatePercent: GST_RATE_LOWER_PERCENT, gst: 0, payable: 0 };
  }
  const delivery = total > FREE_DELIVERY_ABOVE_PAISE ? 0 : DELIVERY_CHARGE_PAISE;
  const gstRatePercent = total > GST_HIGHER_RATE_ABOVE_PAISE ? GST_RATE_HIGHER_PERCENT : GST_RATE_LOWER_PERCENT;
  const gst = roundHalfUp(total * gstRatePercent, 100 + gstRatePercent);
  return { total, delivery, gstRatePercent, gst, payable: total + delivery + gst };
}

/** How `priceTotal` calculates GST, in a sentence that readers can check against the figures. */
export function explainGst(ratePercent: number): string {
  return texts.gstCalculation(ratePercent, 100 + ratePercent);
}
