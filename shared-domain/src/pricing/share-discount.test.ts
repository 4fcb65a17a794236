import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRules } from '../tax/price-rules.ts';
import { describeOrderCharges } from './describe-order-charges.ts';
import { priceCart, priceTotal } from './price-cart.ts';
import { priceAgreed } from './share-discount.ts';

const line = fc.record({
  unitPaise: fc.integer({ min: 0, max: 50_000_00 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const sum = (all: readonly { unitPaise: number; quantity: number }[]) =>
  all.reduce((total, { unitPaise, quantity }) => total + unitPaise * quantity, 0);

describe('an agreed discount', () => {
  // rules: agreed-discount
  it('is shared over the pieces to the paisa, with no piece below nothing', () => {
    fc.assert(
      fc.property(lines, fc.nat(60_000_00), (before, discount) => {
        const after = priceAgreed(before, discount, 'spec').lines;
        expect(sum(before) - sum(after)).toBe(Math.min(discount, sum(before)));
        expect(after.every(({ unitPaise, unitDiscountPaise }) => unitPaise >= 0 && unitDiscountPaise >= 0)).toBe(true);
        expect(after.reduce((pieces, { quantity }) => pieces + quantity, 0)).toBe(
          before.reduce((pieces, { quantity }) => pieces + quantity, 0),
        );
      }),
    );
  });

  // rules: agreed-discount
  it('never makes a purchase dearer, whatever the rule of prices is', () => {
    fc.assert(
      fc.property(lines, fc.nat(60_000_00), (before, discount) => {
        for (const rule of priceRules) {
          const { quote } = priceAgreed(before, discount, rule);
          expect(quote.payable).toBeLessThanOrEqual(priceCart(before, rule).payable);
          expect(quote.discount).toBe(Math.min(discount, sum(before)));
        }
      }),
    );
  });

  // rules: agreed-discount
  it('keeps delivery free where the prices before it had it free, and takes its GST off', () => {
    expect(priceTotal(490_00, 'spec', { discount: 30_00 })).toMatchObject({ delivery: 0, gst: 23_33, payable: 513_33 });
    expect(priceTotal(1000_00, 'spec', { discount: 50_00 })).toMatchObject({
      delivery: 0,
      gst: 47_62,
      payable: 1047_62,
    });
  });

  // rules: agreed-discount
  it('makes two lines of one where the pieces do not come to the same price', () => {
    expect(priceAgreed([{ unitPaise: 999_00, quantity: 3 }], 100_00, 'spec').lines).toEqual([
      { unitPaise: 965_67, quantity: 2, unitDiscountPaise: 33_33 },
      { unitPaise: 965_66, quantity: 1, unitDiscountPaise: 33_34 },
    ]);
  });

  // rules: agreed-discount
  it('is a row of its own in what a purchase costs', () => {
    const order = {
      ...{ priceRule: 'spec' as const, gstAmount: 47.62, deliveryCharges: 0, payableAmount: 1047.62 },
      ...{ discountAmount: 50, paymentStatus: 'Initiated' },
    };
    expect(describeOrderCharges(order).map(({ label, value }) => [label, value])).toEqual([
      ['Items before GST', '₹1,050.00'],
      ['Agreed discount', '−₹50.00'],
      ['GST', '₹47.62'],
      ['Delivery', 'Free'],
      ['Payable', '₹1,047.62'],
    ]);
  });
});
