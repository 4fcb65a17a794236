import { availableSizes, type ProductSummary, stockLevel, totalStock } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { findPercentOff } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import * as texts from '#texts/product-card.ts';

export type CardBadge = { tone: 'low' | 'sale' | 'glow' | 'image'; text: string };

/** Only the fields that a card shows, because documents contain whole lists. Prices are rupees. */
export type ProductCardData = {
  id: string;
  href: string;
  name: string;
  brand: string | null;
  price: number;
  mrp: number;
  image: string | null;
  rating: number | null;
  reviewCount: number;
  isAvailable: boolean;
  sizes: string[];
  badge: CardBadge | null;
};

const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

function resolveBadge(product: ProductSummary, now: number, rule: PriceRule): CardBadge | null {
  const left = totalStock(product.stock);
  if (product.isAvailable && stockLevel(left) === 'low') {
    return { tone: 'low', text: texts.left(left) };
  }
  const percent = findPercentOff(product, rule);
  if (percent > 0) {
    return { tone: 'sale', text: texts.percentOff(percent) };
  }
  if (now - Date.parse(product.createdAt) < NEW_FOR_MS) {
    return { tone: 'image', text: texts.isNew };
  }
  return product.tags.includes('glow') ? { tone: 'glow', text: texts.glows } : null;
}

/** Reduces a product to its card. Called where data is fetched, so that server and browser agree on `now`. */
export function toCardData(product: ProductSummary, now: number, rule: PriceRule): ProductCardData {
  const sizes = product.sizeType === 'Quantity' ? [] : availableSizes(product.stock).map((entry) => entry.size);
  return {
    id: product._id,
    href: pages.product(product),
    name: product.name,
    brand: product.brand,
    price: product.price,
    mrp: product.mrp,
    image: product.images[0] ?? null,
    rating: product.rating,
    reviewCount: product.reviewCount,
    isAvailable: product.isAvailable,
    sizes,
    badge: resolveBadge(product, now, rule),
  };
}
