import type { SizeType, StockEntry } from './sizes.ts';

type Sized = { _id: string; sizeType: SizeType; stock: readonly StockEntry[]; isAvailable: boolean };

/** What search engines and shopping services list as one thing: a size of a product, or the whole of one without sizes. */
export type ListedVariant = {
  /** Unique in the store, and the same in structured data and feeds. */
  id: string;
  size: string | null;
  isAvailable: boolean;
};

/** The variants of a product, in the order of its sizes (product-rules.md#what-search-engines-get). */
export function listVariants({ _id, sizeType, stock, isAvailable }: Sized): ListedVariant[] {
  if (sizeType === 'Quantity' || stock.length === 0) {
    return [{ id: _id, size: null, isAvailable }];
  }
  return stock.map(({ size, quantity }) => ({ id: `${_id}-${size}`, size, isAvailable: quantity > 0 }));
}

/** The path of a variant, which preselects its size; `path` is the product's. */
export const pathOfVariant = (path: string, { size }: Pick<ListedVariant, 'size'>) =>
  size === null ? path : `${path}?size=${encodeURIComponent(size)}`;

const genders: Record<string, 'male' | 'female' | undefined> = { Men: 'male', Women: 'female' };

/** For whom the products of a category are: required of apparel in free listings. */
export const findAudience = (category: string) => ({
  gender: genders[category] ?? ('unisex' as const),
  isForChildren: category === 'Kids',
});
