import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_PAYMENT_PAISE, splitPayment } from './split-payment.ts';

describe('what credits pay of a purchase', () => {
  it.each([
    [622_76, 0, 0, 622_76],
    [622_76, 100_00, 100_00, 522_76],
    [622_76, 622_76, 622_76, 0],
    [622_76, 5000_00, 622_76, 0],
    // The provider takes at least a rupee.
    [622_76, 622_75, 621_76, 1_00],
    [622_76, 621_76, 621_76, 1_00],
    [622_76, 621_77, 621_76, 1_00],
  ])('of %i paise with %i on the credits is %i, and %i is left', (payable, onCredits, credit, left) => {
    expect(splitPayment(payable, onCredits)).toEqual({ credit, left });
  });

  // rules: paying-with-credit
  it('never exceeds the credits or the purchase, and leaves nothing or an amount that can be paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_00, max: 9_000_000 }), fc.nat(9_000_000), (payable, onCredits) => {
        const { credit, left } = splitPayment(payable, onCredits);
        expect(credit + left).toBe(payable);
        expect(credit).toBeLessThanOrEqual(Math.min(payable, onCredits));
        expect(left === 0 || left >= MIN_PAYMENT_PAISE).toBe(true);
      }),
    );
  });
});
