import { expect, it } from 'vitest';
import { sayRefund } from './index.ts';

const quote = { toCredit: 0, toPayment: 0, paidBy: null, arrivesBy: '2026-12-03T10:00:00.000Z' };

it('says how much goes back where, and by when', () => {
  expect(sayRefund({ ...quote, toPayment: 1555.27, paidBy: 'upi' })).toEqual([
    '₹1,555.27 goes back to the UPI account by 3 Dec 2026.',
  ]);
  expect(sayRefund({ ...quote, toPayment: 1000, toCredit: 47.62 })).toEqual([
    '₹1,000.00 goes back the way it was paid by 3 Dec 2026.',
    '₹47.62 goes back to the credit or gift card that paid it.',
  ]);
  expect(sayRefund(quote)).toEqual(['No money goes back.']);
});
