import type { ProductListQuery } from './api-client.ts';

/** Keys of the shared query cache. Those that cross apps live here, so that a header and a page share one entry. */
export const queryKeys = {
  cart: () => ['cart'] as const,
  wishlist: () => ['wishlist'] as const,
  profile: () => ['profile'] as const,
  addresses: () => ['addresses'] as const,
  myOrders: () => ['my-orders'] as const,
  product: (id: string) => ['product', id] as const,
  products: (query: ProductListQuery) => ['products', query] as const,
  similar: (id: string) => ['similar', id] as const,
  facets: (query: ProductListQuery) => ['facets', query] as const,
  suggestions: (q: string) => ['suggestions', q] as const,
  posts: () => ['posts'] as const,
  post: (id: string) => ['post', id] as const,
  invoice: (orderId: string) => ['invoice', orderId] as const,
  sellerOrders: () => ['seller-orders'] as const,
  sellerProducts: (query: ProductListQuery) => ['seller-products', query] as const,
  sellerFigures: () => ['seller-figures'] as const,
};
