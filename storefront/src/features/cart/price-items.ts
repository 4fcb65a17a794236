import type { CartItem } from '@aaram/shared-domain/cart';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { priceCart, type Quote } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';

/** All figures of a cart, from the pricing function. */
export function priceItems(items: readonly CartItem[], rule: PriceRule): Quote {
  return priceCart(
    items.map((item) => ({ unitPaise: paiseFromRupees(item.product.price), quantity: item.quantity })),
    rule,
  );
}

/** Units in stock of the line's size. */
export function stockOf(item: CartItem): number {
  return item.product.stock.find((entry) => entry.size === item.size)?.quantity ?? 0;
}
