import { z } from 'zod';
import * as texts from '#texts/contract.ts';
import {
  addCartInputSchema,
  cartAndSavedSchema,
  cartSchema,
  savedItemSchema,
  saveForLaterInputSchema,
  updateCartInputSchema,
  wholeCartSchema,
} from '../cart/schema.ts';
import { wishedCardSchema, wishedSchema } from '../catalog/schema.ts';
import { whenMissing } from './when-missing.ts';

const cart = { answer: wholeCartSchema, card: cartSchema };
const savedItems = { answer: z.array(savedItemSchema) };
const cartAndSaved = { answer: cartAndSavedSchema };
const wishlist = { answer: z.array(wishedSchema), card: z.array(wishedCardSchema) };

/** The calls for what a shopper keeps: cart, lines saved for later, wishlist. */
export const shoppingCalls = {
  'GET /auth/cart/{userId}': cart,
  'POST /auth/add-cart': { body: addCartInputSchema, ...cart },
  'PUT /auth/update': { body: updateCartInputSchema, ...cart },
  'DELETE /auth/cart/remove/{productId}': cart,
  'DELETE /auth/clear-cart/{userId}': cart,
  'GET /auth/me/saved-items': savedItems,
  'POST /auth/me/saved-items': { body: saveForLaterInputSchema, ...cartAndSaved },
  'POST /auth/me/saved-items/{id}/to-cart': cartAndSaved,
  'DELETE /auth/me/saved-items/{id}': savedItems,
  'GET /auth/get-wishlist': wishlist,
  'POST /auth/add-wishlist': {
    body: z.strictObject({ productId: z.string(whenMissing(texts.chooseProduct)).max(64) }),
    ...wishlist,
  },
  'DELETE /auth/remove-wishlist': wishlist,
} as const;
