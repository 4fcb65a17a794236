import type { ProductListQuery } from './api-client.ts';

/** Personal data: it leaves the cache when the session ends. */
const personal = {
  cart: () => ['cart'] as const,
  savedItems: () => ['saved-items'] as const,
  wishlist: () => ['wishlist'] as const,
  restockAlerts: () => ['restock-alerts'] as const,
  profile: () => ['profile'] as const,
  addresses: () => ['addresses'] as const,
  myOrders: () => ['my-orders'] as const,
  credits: () => ['credits'] as const,
  paidWays: () => ['paid-ways'] as const,
  designs: () => ['designs'] as const,
  designShare: (id: string) => ['design-share', id] as const,
  boughtGiftCards: () => ['bought-gift-cards'] as const,
  invoice: (orderId: string) => ['invoice', orderId] as const,
};

/** Keys of the shared query cache. All apps take them from here, so that a header and a page share one entry. */
export const queryKeys = {
  ...personal,
  /** How prices are made, where it is known to be another way than by default. */
  priceRule: () => ['price-rule'] as const,
  product: (id: string) => ['product', id] as const,
  sharedDesign: (token: string) => ['shared-design', token] as const,
  /** Lists of products; without arguments the key of all of them. */
  products: (...list: readonly unknown[]) => ['products', ...list] as const,
  similar: (id: string) => ['similar', id] as const,
  facets: (query: ProductListQuery) => ['facets', query] as const,
  suggestions: (q: string) => ['suggestions', q] as const,
  searchLinks: (q: string) => ['search-links', q] as const,
  posts: () => ['posts'] as const,
  post: (id: string) => ['post', id] as const,
};

/** Whether this key holds one person's data. */
export const isPersonal = ([name]: readonly unknown[]): boolean =>
  name === 'panel' || Object.values(personal).some((key) => key('' as never)[0] === name);
