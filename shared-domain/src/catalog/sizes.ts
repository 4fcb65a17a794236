/** Size types and the sizes of each (product-rules.md#size-types). */
export const sizesByType = {
  Clothing: ['S', 'M', 'L', 'XL', 'XXL'],
  Age: ['0-1', '1-2', '2-4', '4-6', '6-8', '8-10'],
  ShoeSize: ['6', '7', '8', '9', '10', '11', '12'],
  Quantity: ['Quantity'],
} as const satisfies Record<string, readonly string[]>;

export type SizeType = keyof typeof sizesByType;
export const sizeTypes = ['Clothing', 'Age', 'ShoeSize', 'Quantity'] as const satisfies readonly SizeType[];

/** Pieces in stock of one size. */
export type StockEntry = { size: string; quantity: number };

/** Stock of every size of a type: known quantities stay, others are 0 (product-rules.md#size-types). */
export function resetStock(type: SizeType, known: readonly StockEntry[]): StockEntry[] {
  return sizesByType[type].map((size) => ({
    size,
    quantity: known.find((entry) => entry.size === size)?.quantity ?? 0,
  }));
}

/** Sizes with stock above zero, in the given order (product-rules.md#choosing-a-size). */
export function availableSizes(stock: readonly StockEntry[]): StockEntry[] {
  return stock.filter((entry) => entry.quantity > 0);
}

/** Pieces of all sizes together; a product is available when there are any. */
export function totalStock(stock: readonly StockEntry[]): number {
  return stock.reduce((sum, entry) => sum + entry.quantity, 0);
}
