export { clampQuantity, outOfStockMessage } from './clamp-quantity.ts';
export type { AddCartInput, Cart, CartAndSaved, CartItem, SavedItem, UpdateCartInput } from './schema.ts';
