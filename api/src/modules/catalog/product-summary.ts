import type { Product, ProductSummary, SizeType, StockEntry } from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';

/** A product's columns, as `productColumns` selects them. */
export type ProductRow = {
  id: string;
  name: string;
  pricePaise: number;
  mrpPaise: number;
  category: string;
  subcategory: string;
  brand: string | null;
  images: string[];
  sizeType: SizeType;
  tags: string[];
  isAvailable: boolean;
  sellerId: string;
  colour: string | null;
  ratingSum: number;
  ratingCount: number;
  version: number;
  createdAt: Date;
  stock: StockEntry[];
  /** What a whole product has besides what a card has; cards come without. */
  whole?: Omit<Product, keyof ProductSummary>;
};

/** A row as lists carry it, whole or as a card: rupees, ISO times, average rating with one decimal. */
export function toProduct(row: ProductRow): ProductSummary | Product {
  return {
    _id: row.id,
    name: row.name,
    price: rupeesFromPaise(row.pricePaise),
    mrp: rupeesFromPaise(row.mrpPaise),
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    images: row.images,
    stock: row.stock,
    sizeType: row.sizeType,
    tags: row.tags,
    // Orders take pieces without touching the product's own row, so what is left decides.
    isAvailable: row.isAvailable && row.stock.some((entry) => entry.quantity > 0),
    seller: row.sellerId,
    colour: row.colour,
    rating: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    reviewCount: row.ratingCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...row.whole,
  };
}
