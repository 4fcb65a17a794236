/** So few pieces are "low": the one rule of shop, panel and API. */
export const LOW_STOCK = 3;

export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** How well stocked a size is, or, by its total, a product: none left, up to three, more. */
export function stockLevel(pieces: number): StockLevel {
  if (pieces <= 0) {
    return 'out';
  }
  return pieces <= LOW_STOCK ? 'low' : 'in';
}
