export { clampQuantity, outOfStockMessage } from './clamp-quantity.ts';
export type { AddCartInput, Cart, CartItem, UpdateCartInput } from './schema.ts';
