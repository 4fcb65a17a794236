import type { Product } from '@aaram/shared-domain/catalog';
import { describe, expect, it } from 'vitest';
import { buildProductHead, listCrumbs } from './product-head.ts';

const product: Product = {
  _id: 'p1',
  name: 'Buti midi dress',
  description: 'Stamped by hand.',
  price: 1899,
  mrp: 2199,
  category: 'Women',
  subcategory: 'Dresses',
  brand: null,
  images: ['/media/dress_750x1000_dfe5ea/750.webp'],
  sizeType: 'Clothing',
  tags: [],
  isAvailable: false,
  seller: 's1',
  colour: null,
  rating: 4.75,
  reviewCount: 8,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  material: null,
  hsn: null,
  countryOfOrigin: null,
  netQuantity: null,
  maker: null,
  pictureTexts: [],
  colours: [],
  starCounts: [0, 0, 0, 0, 0],
  reviews: [],
  stock: [],
};

describe('head of a product page', () => {
  it('tells search engines the price with GST, stock and rating', () => {
    const [described] = buildProductHead(product, 'https://shop.test', 'spec').jsonLd ?? [];
    expect(described).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.test/media/dress_750x1000_dfe5ea/750.webp'],
      offers: { price: '2071.64', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
      aggregateRating: { ratingValue: '4.8', reviewCount: 8 },
    });
    expect(described).not.toHaveProperty('brand');
  });
  it('tells previews the same price', () => {
    expect(buildProductHead(product, 'https://shop.test', 'spec').price).toBe('2071.64');
  });
  it('claims no rating for a product nobody has rated', () => {
    const [described] =
      buildProductHead({ ...product, rating: null, reviewCount: 0 }, 'https://shop.test', 'spec').jsonLd ?? [];
    expect(described).not.toHaveProperty('aggregateRating');
  });
  it('asks for the first picture ahead of the scripts', () => {
    expect(buildProductHead(product, 'https://shop.test', 'spec').preloadImages?.[0]?.srcSet).toContain(
      '/750.avif 750w',
    );
  });
  it('keeps a product that is not there out of search engines', () => {
    expect(buildProductHead(null, 'https://shop.test', 'spec')).toEqual({ title: 'Product not found', noIndex: true });
  });
});

describe('breadcrumb of a product', () => {
  it('leads through its category and subcategory', () => {
    expect(listCrumbs(product).map(({ href }) => href)).toEqual(['/', '/women', '/women?subcategory=Dresses']);
  });
});
