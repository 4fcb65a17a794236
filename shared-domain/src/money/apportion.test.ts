import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion } from './apportion.ts';

it('gives the paise left over to those that lost most', () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(4762, [500_00, 500_00])).toEqual([2381, 2381]);
  expect(apportion(10, [0, 3])).toEqual([0, 10]);
  expect(apportion(0, [])).toEqual([]);
});

it('always adds up to the whole and is never a paisa or more off', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 50 }), (amount, weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      fc.pre(sum > 0);
      const shares = apportion(amount, weights);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});

it('is exact where the products of paise are beyond what a number holds', () => {
  expect(apportion(273_456_721_38, [91_152_240_46, 182_304_480_92, 91_152_240_46])).toEqual([
    68_364_180_35, 136_728_360_69, 68_364_180_34,
  ]);
});
