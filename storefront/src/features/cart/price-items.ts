import type { CartItem } from '@aaram/shared-domain/cart';
import { apportion, formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { priceCart, priceWithGst, type Quote } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';

/** All figures of a cart, from the pricing function. */
export function priceItems(items: readonly CartItem[], rule: PriceRule): Quote {
  return priceCart(
    items.map((item) => ({ unitPaise: paiseFromRupees(item.product.price), quantity: item.quantity })),
    rule,
  );
}

/**
 * What each line comes to with its share of the cart's GST (`₹3,489.82 with GST`); the shares add up to the GST of the
 * cart. Undefined where prices include GST.
 */
export function writePaidItems(items: readonly CartItem[], rule: PriceRule): (string | undefined)[] {
  const totals = items.map(({ product, quantity }) => paiseFromRupees(product.price) * quantity);
  const { gst } = priceItems(items, rule);
  return apportion(gst, totals).map((share, index) =>
    gst === 0 ? undefined : priceWithGst(formatPaise((totals[index] ?? 0) + share)),
  );
}

/** Units in stock of the line's size. */
export function stockOf(item: CartItem): number {
  return item.product.stock.find((entry) => entry.size === item.size)?.quantity ?? 0;
}
