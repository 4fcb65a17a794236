import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRules } from '../tax/price-rules.ts';
import { deliveryOf, priceCart, priceTotal } from './price-cart.ts';

describe('priceTotal', () => {
  // rules: delivery-charge, gst
  it.each([
    [499_00, 100_00, 23_76, 622_76],
    [499_01, 0, 23_76, 522_77],
    [1000_00, 0, 47_62, 1047_62],
    [1000_01, 0, 90_91, 1090_92],
    [2500_00, 0, 227_27, 2727_27],
    [4999_50, 0, 454_50, 5454_00],
  ])('prices a total of %i paise as the owner reckoned it', (total, delivery, gst, payable) => {
    expect(priceTotal(total, 'spec')).toMatchObject({ total, delivery, gst, payable });
  });

  it('asks nothing for an empty cart', () => {
    expect(priceCart([], 'spec')).toMatchObject({ total: 0, delivery: 0, gst: 0, payable: 0 });
  });

  // rules: amounts-in-paise
  it('refuses a total that is not whole paise', () => {
    expect(() => priceTotal(10.5, 'spec')).toThrow(RangeError);
    expect(() => priceTotal(-1, 'spec')).toThrow(RangeError);
  });

  it('never charges a shopper less for more, within one delivery and tax band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000_01, max: 9_000_000_00 }), (total) => {
        expect(priceTotal(total + 1, 'spec').payable).toBeGreaterThan(priceTotal(total, 'spec').payable);
      }),
    );
  });

  // rules: prices-that-include-gst
  it('adds nothing but delivery to prices that include GST', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000_00 }), (total) => {
        const quote = priceTotal(total, 'inclusive');
        expect(quote).toMatchObject({ total, gst: 0, gstRatePercent: 0, payable: total + deliveryOf(total) });
        expect(quote.delivery).toBe(priceTotal(total, 'spec').delivery);
      }),
    );
    expect(priceTotal(0, 'inclusive').payable).toBe(0);
  });

  // rules: one-pricing-function
  it('prices lines like their sum', () => {
    const line = fc.record({
      unitPaise: fc.integer({ min: 0, max: 500_000_00 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const total = lines.reduce((sum, l) => sum + l.unitPaise * l.quantity, 0);
        for (const rule of priceRules) {
          expect(priceCart(lines, rule)).toEqual(priceTotal(total, rule));
        }
      }),
    );
  });
});
