/** Money that the store keeps for a shopper: for a return, or bought as a present. */
export const creditKinds = ['credit-note', 'gift-card'] as const;
export type CreditKind = (typeof creditKinds)[number];

/**
 * The movements of the ledger. An order holds credit until it is paid ('spent') or given up ('given-back'); 'refunded' is
 * what a paid order gives back later.
 */
export const creditMovementKinds = [
  'issued',
  'held',
  'given-back',
  'spent',
  'refunded',
  'expired',
  'withdrawn',
] as const;
export type CreditMovementKind = (typeof creditMovementKinds)[number];

/**
 * For how many days credit that comes back is valid at least: from an order that was not paid, and from a paid one
 * (product-rules.md#credit-that-comes-back).
 */
export const CREDIT_MIN_DAYS = { unpaid: 1, paid: 30 } as const;

/** How a bought gift card is: 'added' to an account, or paid back to who bought it ('refunded'). */
export const giftCardStates = ['sent', 'added', 'expired', 'withdrawn', 'refunded'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** How many days before its end a mail reminds of a credit. */
export const CREDIT_REMINDER_DAYS = 7;

/** Most credits that can pay one order. */
export const MAX_CREDITS_OF_ORDER = 10;
