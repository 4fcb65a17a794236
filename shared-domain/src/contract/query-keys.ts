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
  boughtGiftCards: () => ['bought-gift-cards'] as const,
  invoice: (orderId: string) => ['invoice', orderId] as const,
  sellerOrders: () => ['seller-orders'] as const,
  sellerProducts: (...query: readonly ProductListQuery[]) => ['seller-products', ...query] as const,
  /** A product as it was read for an edit of all its fields. */
  editedProduct: (id: string) => ['edited-product', id] as const,
  /** The colours of a product, as its seller sees them. */
  family: (id: string) => ['product-family', id] as const,
  /** Pages of the media library, and where its pictures are shown; without arguments all of it. */
  media: (...which: readonly unknown[]) => ['media', ...which] as const,
  sellerFigures: () => ['seller-figures'] as const,
  /** Bulk changes, their rows, the history and the trash. */
  people: (...q: readonly string[]) => ['people', ...q] as const,
  changeSets: (...which: readonly unknown[]) => ['change-sets', ...which] as const,
  /** Who works for a seller; without a name what everybody knows of the own team. */
  team: (...which: readonly unknown[]) => ['team', ...which] as const,
  unpublishedPosts: () => ['unpublished-posts'] as const,
  /** Lists of accesses and changes that admins read, by name and page. */
  trail: (name: string, cursor?: string) => ['trail', name, cursor] as const,
};

/** Keys of the shared query cache. All apps take them from here, so that a header and a page share one entry. */
export const queryKeys = {
  ...personal,
  /** How prices are made, where it is known to be another way than by default. */
  priceRule: () => ['price-rule'] as const,
  product: (id: string) => ['product', id] as const,
  /** Lists of products; without arguments the key of all of them. */
  products: (...list: readonly unknown[]) => ['products', ...list] as const,
  similar: (id: string) => ['similar', id] as const,
  facets: (query: ProductListQuery) => ['facets', query] as const,
  suggestions: (q: string) => ['suggestions', q] as const,
  posts: () => ['posts'] as const,
  post: (id: string) => ['post', id] as const,
};

/** Whether this key holds one person's data. */
export const isPersonal = ([name]: readonly unknown[]): boolean =>
  Object.values(personal).some((key) => key('' as never)[0] === name);
