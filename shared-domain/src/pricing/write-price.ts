import { formatRupees, paiseFromRupees } from '../money/index.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { priceTotal } from './price-cart.ts';

type Prices = { price: number; mrp: number };

/** Whole percent below the MRP, which has GST in it, as the price has only by the rule `inclusive`. */
export function findPercentOff({ price, mrp }: Prices, rule: PriceRule): number {
  const { total, gst } = priceTotal(paiseFromRupees(price), rule);
  return Math.floor(100 - (total + gst) / mrp);
}

/** A price in rupees as `Price` takes it. The MRP is struck through only where the price with GST is below it. */
export const writePrice = ({ price, mrp }: Prices, rule: PriceRule) => ({
  amount: formatRupees(price),
  mrp: findPercentOff({ price, mrp }, rule) > 0 ? formatRupees(mrp) : undefined,
});
