import type { AddCartInput } from '@aaram/shared-domain/cart';

/**
 * What a visitor wanted to do when login was required; done right after login (product-rules.md#login-comes-between).
 */
export type Intent = AddToCart | { kind: 'add-to-wishlist'; productId: string };
export type AddToCart = {
  kind: 'add-to-cart';
  input: AddCartInput;
  /** Where the pictures of a shopper's own design are stored meanwhile (`designs/remember-design.ts`). */
  design?: string;
};

/** `owner` is the account that was on the page when its session ended; undefined for a visitor. */
export type Remembered = { from: string; intent?: Intent | undefined; owner?: string | null | undefined };
