import * as texts from '#texts/pricing.ts';
import { roundHalfUp } from '../money/round-half-up.ts';
import { type Charges, chargesAt } from '../rates/charges.ts';
import type { PriceRule } from '../tax/price-rules.ts';

/** One line of a purchase for pricing: unit price in integer paise, and quantity. */
export type PricedLine = { unitPaise: number; quantity: number };

/** Every figure of a purchase in integer paise; `payable` is what the shopper is charged. */
export type Quote = {
  rule: PriceRule;
  /** The day of the charges that it was made by (`chargesOf`). */
  charges: string;
  total: number;
  /** What staff took off the prices; `total` is without it. 0 for what is bought in the shop. */
  discount: number;
  delivery: number;
  /** Of the GST that is added; 0 where prices include it. */
  gstRatePercent: number;
  /** What is added to the prices; 0 where they include it. */
  gst: number;
  payable: number;
};

/** Sums lines and prices the total. Carts are priced only here, for pages and server. Throws like `priceTotal`. */
export function priceCart(lines: readonly PricedLine[], rule: PriceRule): Quote {
  return priceTotal(
    lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0),
    rule,
  );
}

/**
 * Delivery, GST and payable for a product total in integer paise. By the rule `spec`, GST is calculated as the part that
 * the total would contain, and is added to it; by `inclusive` nothing is added (product-rules.md#gst,
 * product-rules.md#prices-that-include-gst). `by` are the charges, by default those of now. `discount` was taken off before; delivery is decided without it, so that no
 * discount makes a purchase dearer. Throws RangeError for a negative total or one that is not whole paise.
 */
export function priceTotal(
  total: number,
  rule: PriceRule,
  { discount = 0, by = chargesAt() }: { discount?: number; by?: Charges } = {},
): Quote {
  if (!Number.isSafeInteger(total) || total < 0) {
    throw new RangeError(`${total} is not a product total in whole paise.`);
  }
  // An empty cart costs nothing, not even the delivery charge.
  const delivery = total === 0 ? 0 : deliveryOf(total + discount, by);
  const gstRatePercent = rule === 'inclusive' ? 0 : total > by.above ? by.percentAbove : by.percent;
  const gst = roundHalfUp(total * gstRatePercent, 100 + gstRatePercent);
  return { rule, charges: by.from, total, discount, delivery, gstRatePercent, gst, payable: total + delivery + gst };
}

/** What delivery costs for this product total, in paise; the same whatever GST is added. An empty cart has none. */
export function deliveryOf(total: number, by = chargesAt()): number {
  return total === 0 || total > by.freeAbove ? 0 : by.delivery;
}

/** A note below the figures of a purchase, where its GST is no row of its own; undefined where it is. */
export const noteOnGst = (rule: PriceRule): string | undefined =>
  rule === 'inclusive' ? texts.gstIncluded : undefined;
