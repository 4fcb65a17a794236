import { describe, expect, it } from 'vitest';
import { makeProduct } from '../testing/fixtures.ts';
import { toCardData } from './product-card-data.ts';

const now = Date.parse('2026-11-20T00:00:00.000Z');

describe('toCardData', () => {
  it('carries no description, seller or stock into the document', () => {
    expect(Object.keys(toCardData(makeProduct(), now, 'spec')).sort()).toEqual([
      'badge',
      'brand',
      'href',
      'id',
      'image',
      'isAvailable',
      'mrp',
      'name',
      'price',
      'rating',
      'reviewCount',
      'sizes',
    ]);
  });
  it('leads customised pieces to their own address', () => {
    expect(toCardData(makeProduct({ category: 'Customized' }), now, 'spec').href).toBe('/customized/single-product/p1');
    expect(toCardData(makeProduct({ category: 'Men' }), now, 'spec').href).toBe('/single-product/p1');
  });
  it('offers only sizes in stock, and none where there is no choice', () => {
    const stock = [
      { size: 'S', quantity: 0 },
      { size: 'M', quantity: 30 },
    ];
    expect(toCardData(makeProduct({ stock }), now, 'spec').sizes).toEqual(['M']);
    expect(
      toCardData(makeProduct({ sizeType: 'Quantity', stock: [{ size: 'Quantity', quantity: 30 }] }), now, 'spec').sizes,
    ).toEqual([]);
  });
  // dark-patterns: false-urgency
  it('warns of the last pieces before anything else', () => {
    const product = makeProduct({
      stock: [{ size: 'M', quantity: 3 }],
      mrp: 1999,
      createdAt: '2026-11-19T00:00:00.000Z',
    });
    expect(toCardData(product, now, 'spec').badge).toEqual({ tone: 'low', text: '3 left' });
  });
  it('shows a reduction in whole percent of what is paid with GST, then what is new', () => {
    const stock = [{ size: 'M', quantity: 30 }];
    expect(toCardData(makeProduct({ stock, price: 750, mrp: 1000 }), now, 'spec').badge).toEqual({
      tone: 'sale',
      text: '21% off',
    });
    // Without GST it would look like 4 %; with GST it is none.
    expect(toCardData(makeProduct({ stock, price: 960, mrp: 1006 }), now, 'spec').badge).toBeNull();
    expect(toCardData(makeProduct({ stock, createdAt: '2026-11-19T00:00:00.000Z' }), now, 'spec').badge).toEqual({
      tone: 'image',
      text: 'New',
    });
    expect(toCardData(makeProduct({ stock }), now, 'spec').badge).toBeNull();
  });
});
