import * as texts from '#texts/cart.ts';
/** The result for a requested quantity (product-rules.md#cart-quantity). */
export type ClampedQuantity =
  | { outcome: 'ignored' }
  | { outcome: 'unchanged'; quantity: number }
  | { outcome: 'clamped'; quantity: number; message: string };

/** Applies the cart's quantity rule; `inStock` is the stock of the chosen size in pieces. */
export function clampQuantity(requested: number, inStock: number, size: string): ClampedQuantity {
  if (!Number.isInteger(requested) || requested < 1) {
    return { outcome: 'ignored' };
  }
  if (requested <= inStock) {
    return { outcome: 'unchanged', quantity: requested };
  }
  return { outcome: 'clamped', quantity: inStock, message: outOfStockMessage(inStock, size) };
}

/** 'Only {n} items available in size {size}', word for word. */
export function outOfStockMessage(inStock: number, size: string): string {
  return texts.onlyAvailable(inStock, size);
}
