import type { z } from 'zod';
import type { addCartInputSchema, cartItemSchema, cartSchema, updateCartInputSchema } from './schema.ts';

export { clampQuantity, outOfStockMessage } from './clamp-quantity.ts';
export type Cart = z.infer<typeof cartSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type AddCartInput = z.input<typeof addCartInputSchema>;
export type UpdateCartInput = z.infer<typeof updateCartInputSchema>;
