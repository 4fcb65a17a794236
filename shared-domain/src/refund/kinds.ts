/** How an order was paid at the provider, as far as it says so. */
export const paidWays = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const;
export type PaidWay = (typeof paidWays)[number];

/** Most lines of one call. */
export const MAX_REFUND_LINES = 200;
/** Longest reason, in characters. */
export const MAX_REFUND_REASON = 500;
