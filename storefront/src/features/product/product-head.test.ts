import type { Product } from '@aaram/shared-domain/catalog';
import { noFacts } from '@aaram/shared-domain/product-fields';
import { describe, expect, it } from 'vitest';
import { buildProductHead, listCrumbs } from './product-head.ts';
import { describeProductPage } from './product-rest.ts';

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
  rating: 4.75,
  reviewCount: 8,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...noFacts,
  pictureTexts: [],
  colours: [],
  starCounts: [0, 0, 0, 0, 0],
  reviews: [],
  stock: [],
};

const source = { origin: 'https://shop.test', rule: 'spec', seller: 'Aaram Retail Private Limited' } as const;

describe('head of a product page', () => {
  it('tells search engines the price with GST, stock and rating', () => {
    const [described] = describeProductPage({ ...source, product: { ...product, sizeType: 'Quantity' } }).jsonLd ?? [];
    expect(described).toMatchObject({
      '@type': 'Product',
      image: ['https://shop.test/media/dress_750x1000_dfe5ea/750.webp'],
      offers: { price: '2071.64', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
      aggregateRating: { ratingValue: '4.8', reviewCount: 8 },
    });
    expect(described).not.toHaveProperty('brand');
  });
  // rules: sharing-a-product
  it('tells previews the same price', () => {
    expect(describeProductPage({ ...source, product }).price).toBe('2071.64');
  });
  it('claims no rating for a product without a rating', () => {
    const [described] =
      describeProductPage({ ...source, product: { ...product, rating: null, reviewCount: 0 } }).jsonLd ?? [];
    expect(described).not.toHaveProperty('aggregateRating');
  });
  it('asks for the first picture ahead of the scripts', () => {
    expect(buildProductHead(product).preloadImages?.[0]?.srcSet).toContain('/750.avif 750w');
  });
  it('keeps a product that is not there out of search engines', () => {
    expect(buildProductHead(null)).toEqual({ title: 'Product not found', noIndex: true });
  });
});

describe('structured data of a product', () => {
  const describeIt = (more: Partial<Product> = {}) => {
    const [described] = describeProductPage({ ...source, product: { ...product, ...more } }).jsonLd ?? [];
    return described as Record<string, unknown>;
  };
  const colours = ['p1', 'p2'].map((_id) => ({
    ...{ _id, name: 'Buti midi dress', category: 'Women', colour: 'Indigo', image: null, isAvailable: true },
  }));
  const stock = [
    { size: 'M', quantity: 2 },
    { size: 'L', quantity: 0 },
  ];

  // rules: what-search-engines-get
  it('is a group with a variant for each size, at an address that preselects it, and for each colour', () => {
    const group = describeIt({ stock, colours, colour: 'Indigo' });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p1',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    });
    expect(group.hasVariant).toMatchObject([
      {
        ...{ '@type': 'Product', sku: 'p1-M', size: 'M', color: 'Indigo' },
        offers: {
          url: 'https://shop.test/single-product/p1?size=M',
          price: '2071.64',
          availability: 'https://schema.org/InStock',
        },
      },
      { sku: 'p1-L', offers: { availability: 'https://schema.org/OutOfStock' } },
      { '@type': 'Product', url: 'https://shop.test/single-product/p2' },
    ]);
    // The group and its other colours offer nothing themselves.
    expect([group, ...(group.hasVariant as object[])].filter((one) => 'offers' in one)).toHaveLength(2);
  });

  // rules: what-search-engines-get
  it('tells who sells it, what delivery takes and costs, how it goes back, and the MRP as the limit that it is', () => {
    expect(describeIt({ sizeType: 'Quantity' }).offers).toMatchObject({
      seller: { '@type': 'Organization', name: 'Aaram Retail Private Limited' },
      priceSpecification: { priceType: 'https://schema.org/MaximumRetailPrice', price: '2199.00' },
      shippingDetails: {
        shippingRate: { value: '0.00', currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 2 }, transitTime: { minValue: 3, maxValue: 10 } },
      },
      hasMerchantReturnPolicy: {
        ...{ applicableCountry: 'IN', merchantReturnDays: 3, returnShippingFeesAmount: { value: '80.00' } },
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      },
    });
    const cheap = describeIt({ sizeType: 'Quantity', price: 100, mrp: 0 }).offers;
    expect(cheap).toMatchObject({ shippingDetails: { shippingRate: { value: '100.00' } } });
    expect(cheap).not.toHaveProperty('priceSpecification');
  });

  // rules: what-search-engines-get
  it('says that own designs do not come back, and for whom apparel is', () => {
    expect(describeIt({ sizeType: 'Quantity', category: 'Customized' }).offers).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
    expect(describeIt().audience).toMatchObject({ suggestedGender: 'female', suggestedMinAge: 13 });
    expect(describeIt({ category: 'Kids' }).audience).toMatchObject({ suggestedGender: 'unisex', suggestedMaxAge: 13 });
  });

  // rules: what-search-engines-get
  it('has its latest reviews, with no name where there is none', () => {
    const review = { rating: 4, comment: 'Soft.', media: [], isVerified: true, createdAt: '2026-10-01T10:00:00.000Z' };
    const reviews = [
      { ...review, _id: 'r1', user: { name: 'Asha' } },
      { ...review, _id: 'r2', user: null },
    ];
    expect(describeIt({ reviews }).review).toEqual([
      {
        ...{ '@type': 'Review', reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 } },
        ...{ author: { '@type': 'Person', name: 'Asha' }, datePublished: '2026-10-01', reviewBody: 'Soft.' },
      },
      expect.not.objectContaining({ author: expect.anything() }),
    ]);
  });
});

describe('breadcrumb of a product', () => {
  it('leads through its category and subcategory', () => {
    expect(listCrumbs(product).map(({ href }) => href)).toEqual(['/', '/women', '/women?subcategory=Dresses']);
  });
});
