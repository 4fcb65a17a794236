import type { Product, ProductSummary, SizeType, StockEntry } from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { type CardText, cardTexts } from '@aaram/shared-domain/product-fields';
import { fromKeys } from '@aaram/shared-domain/records';

/** A product's columns, as selected by `productColumns`. */
export type ProductRow = Pick<Product, CardText> & {
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
  ratingSum: number;
  ratingCount: number;
  version: number;
  createdAt: Date;
  stock: StockEntry[];
  /** The fields that a whole product has and a card does not; undefined for cards. */
  whole?: Omit<Product, keyof ProductSummary>;
};

/** A row as lists return it, whole or as a card: rupees, ISO times, average rating with one decimal. */
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
    // Orders reduce the stock without changing the product's row, so the stock is checked too.
    isAvailable: row.isAvailable && row.stock.some((entry) => entry.quantity > 0),
    seller: row.sellerId,
    ...fromKeys(cardTexts, (key) => row[key]),
    rating: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    reviewCount: row.ratingCount,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...row.whole,
  };
}
