import * as texts from '#texts/product-details.ts';
import { formatPaise } from '../money/format-paise.ts';
import { priceTotal } from '../pricing/price-cart.ts';
import type { PriceRule } from '../tax/price-rules.ts';

/** Price with GST of a product bought alone, in paise. Throws RangeError unless the price is whole paise, 0 or more. */
export function priceWithGst(pricePaise: number, rule: PriceRule): number {
  const { total, gst } = priceTotal(pricePaise, rule);
  return total + gst;
}

/** Why a price and an MRP conflict, or undefined: no buyer may be charged more than the MRP, GST included. */
export function findMrpConflict(pricePaise: number, mrpPaise: number | null, rule: PriceRule): string | undefined {
  const withGst = priceWithGst(pricePaise, rule);
  if (mrpPaise === null || withGst <= mrpPaise) {
    return undefined;
  }
  return texts.priceAboveMrp(formatPaise(withGst), formatPaise(mrpPaise));
}
