import { formatRupees, paiseFromRupees } from '../money/index.ts';
import { priceTotal } from './price-cart.ts';

type Prices = { price: number; mrp: number };

/** Whole percent below the MRP, which has GST in it, as the price has not. */
export function findPercentOff({ price, mrp }: Prices): number {
  const { total, gst } = priceTotal(paiseFromRupees(price));
  return Math.floor(100 - (total + gst) / mrp);
}

/** A price in rupees as `Price` takes it. The MRP is struck through only where the price with GST is below it. */
export const writePrice = ({ price, mrp }: Prices) => ({
  amount: formatRupees(price),
  mrp: findPercentOff({ price, mrp }) > 0 ? formatRupees(mrp) : undefined,
});
