/** Up to this many pieces, stock is low: the same rule in shop, panel and API. */
export const LOW_STOCK = 3;

export const stockLevels = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** The stock level of a size, or of a whole product when given its total. */
export function stockLevel(pieces: number): StockLevel {
  if (pieces <= 0) {
    return 'out';
  }
  return pieces <= LOW_STOCK ? 'low' : 'in';
}
