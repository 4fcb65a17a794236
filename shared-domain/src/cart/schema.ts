import { z } from 'zod';
import { productSchema, productSummarySchema } from '../catalog/schema.ts';

export const customImagesSchema = z.strictObject({ rawImage: z.string(), previewImage: z.string() });
export const cartItemSchema = z.object({
  _id: z.string(),
  product: productSummarySchema,
  quantity: z.number().int(),
  size: z.string(),
  customImages: customImagesSchema.nullable(),
});
/**
 * `total` is rupees with two decimals: price times quantity, summed over what can be bought. `removed` names what this
 * request took out of the cart because it can no longer be bought (product-rules.md#unavailable-items-leave-the-cart).
 */
export const cartSchema = z
  .object({
    items: z.array(cartItemSchema),
    total: z.number(),
    removed: z.array(z.string()).optional(),
  })
  .meta({ id: 'CartOfCards' });
/** The same cart with whole products: the answer without `view=card`. */
export const wholeCartSchema = cartSchema
  .extend({ items: z.array(cartItemSchema.extend({ product: productSchema })) })
  .meta({ id: 'Cart' });

/** A cart line saved for later; `savedPrice` is what one piece cost then (rupees). */
export const savedItemSchema = cartItemSchema.extend({ savedPrice: z.number() }).meta({ id: 'SavedItem' });
/** Both lists after a line was moved between them. */
export const cartAndSavedSchema = z.object({ cart: cartSchema, saved: z.array(savedItemSchema) });
export const saveForLaterInputSchema = z.strictObject({ itemId: z.string().max(64) });

export const addCartInputSchema = z.strictObject({
  product: z.string(),
  quantity: z.number().int().min(1).max(10).default(1),
  size: z.string().max(20).optional(),
  customImages: customImagesSchema.optional(),
});
export const updateCartInputSchema = z.strictObject({
  productId: z.string(),
  quantity: z.number().int().min(1),
  size: z.string().max(20).optional(),
  _id: z.string().optional(),
});

export type Cart = z.infer<typeof cartSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type SavedItem = z.infer<typeof savedItemSchema>;
export type CartAndSaved = z.infer<typeof cartAndSavedSchema>;
export type AddCartInput = z.input<typeof addCartInputSchema>;
export type UpdateCartInput = z.infer<typeof updateCartInputSchema>;
