import * as texts from '#texts/pricing.ts';
import { formatPaise, formatRupees, paiseFromRupees } from '../money/index.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { priceTotal } from './price-cart.ts';

type Prices = { price: number; mrp: number };

/** Whole percent below the MRP, which has GST in it, as the price has only by the rule `inclusive`. */
export function findPercentOff({ price, mrp }: Prices, rule: PriceRule): number {
  const { total, gst } = priceTotal(paiseFromRupees(price), rule);
  return Math.floor(100 - (total + gst) / mrp);
}

/** `₹3,489.82 with GST` for a total in paise, without delivery; undefined where prices include GST. */
export function writePaid(paise: number, rule: PriceRule): string | undefined {
  const { total, gst } = priceTotal(paise, rule);
  return gst === 0 ? undefined : texts.priceWithGst(formatPaise(total + gst));
}

/**
 * A price in rupees as `Price` takes it: the price, what is paid for it with GST where the price does not include it, and
 * the MRP, which is struck through only where what is paid is below it (product-rules.md#price-with-gst-is-named-early).
 */
export const writePrice = ({ price, mrp }: Prices, rule: PriceRule) => ({
  amount: formatRupees(price),
  paid: writePaid(paiseFromRupees(price), rule),
  mrp: findPercentOff({ price, mrp }, rule) > 0 ? formatRupees(mrp) : undefined,
});
