import type { ProductListQuery } from './api-client.ts';

/**
 * Keys of what the panel reads, all personal (`isPersonal`). Apart from `queryKeys`, because every page of the store loads
 * those.
 */
export const panelKeys = {
  sellerOrders: () => ['panel', 'seller-orders'] as const,
  sellerProducts: (...query: readonly ProductListQuery[]) => ['panel', 'seller-products', ...query] as const,
  /** A product as it was read for an edit of all its fields. */
  editedProduct: (id: string) => ['panel', 'edited-product', id] as const,
  /** The colours of a product, as its seller sees them. */
  families: () => ['panel', 'product-family'] as const,
  family: (id: string) => ['panel', 'product-family', id] as const,
  /** Pages of the media library, and where its pictures are shown; without arguments all of it. */
  media: (...which: readonly unknown[]) => ['panel', 'media', ...which] as const,
  /** What is printed on the lines of an order. */
  prints: (orderId: string) => ['panel', 'prints', orderId] as const,
  /** The weakest listings; below the products' key, so that an edit of one reads them again. */
  listingScores: () => ['panel', 'seller-products', 'scores'] as const,
  sellerFigures: () => ['panel', 'seller-figures'] as const,
  /** Bulk changes, their rows, the history and the trash. */
  people: (...q: readonly string[]) => ['panel', 'people', ...q] as const,
  changeSets: (...which: readonly unknown[]) => ['panel', 'change-sets', ...which] as const,
  /** Who works for a seller; without a name what everybody knows of the own team. */
  team: (...which: readonly unknown[]) => ['panel', 'team', ...which] as const,
  /** Sent messages, background work and differences from the provider. */
  outbox: (...which: readonly unknown[]) => ['panel', 'outbox', ...which] as const,
  /** Orders that staff made for customers. */
  payLinks: () => ['panel', 'pay-links'] as const,
  unpublishedPosts: () => ['panel', 'unpublished-posts'] as const,
  /** Lists of accesses and changes that admins read, by name and page. */
  trail: (name: string, cursor?: string) => ['panel', 'trail', name, cursor] as const,
};
