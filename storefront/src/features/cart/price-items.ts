import type { CartItem } from '@aaram/shared-domain/cart';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { priceCart, type Quote } from '@aaram/shared-domain/pricing';

/** Every figure of a cart, by the one pricing function. */
export function priceItems(items: readonly CartItem[]): Quote {
  return priceCart(items.map((item) => ({ unitPaise: paiseFromRupees(item.product.price), quantity: item.quantity })));
}

/** How many pieces of the line's size the store has. */
export function stockOf(item: CartItem): number {
  return item.product.stock.find((entry) => entry.size === item.size)?.quantity ?? 0;
}
