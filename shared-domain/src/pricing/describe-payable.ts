import * as texts from '#texts/pricing.ts';
import { formatPaise } from '../money/format-paise.ts';
import type { PriceRule } from '../tax/price-rules.ts';
import { priceTotal } from './price-cart.ts';

/**
 * What a product comes to when it is bought alone, and what that figure has in it, for every part with a button that
 * buys (product-rules.md#price-with-gst-is-named-early). Throws like `priceTotal`.
 */
export function describePayable(pricePaise: number, rule: PriceRule): { payable: string; has: string } {
  const { delivery, payable } = priceTotal(pricePaise, rule);
  return { payable: formatPaise(payable), has: delivery === 0 ? texts.withGst : texts.withGstAndDelivery };
}
