import { formatCount } from '@aaram/shared-domain/format';

// The mail about lower prices.
export const oneCostsLess = (product: string, less: string) => `${product} costs ${less} less`;
export const someCostLess = (count: number) => `${formatCount(count)} items that you saved cost less`;
export const costsLess = (product: string, { now, less, before }: { now: string; less: string; before: string }) =>
  `${product} costs ${now} now, ${less} less than when you saved it (${before}). The cart shows what you pay with GST and delivery.`;
export const see = (product: string) => `See ${product}`;
export const andMore = (count: number) => `And ${formatCount(count)} more.`;
export const mayChange =
  'Prices may change again, and nothing is reserved for you. We write once when a price falls, and not when it goes up.';
export const yourWishlist = 'Your wishlist';
