import { expect, it } from 'vitest';
import { describePayable } from './describe-payable.ts';

it('is the price itself, and delivery where it is charged, where prices include GST', () => {
  expect(describePayable(1000_01, 'inclusive')).toEqual({ payable: '₹1,000.01', has: 'with GST' });
  expect(describePayable(499_00, 'inclusive')).toEqual({ payable: '₹599.00', has: 'with GST and delivery' });
});

// rules: price-with-gst-is-named-early
it.each([
  [499_00, '₹622.76', 'with GST and delivery'],
  [499_01, '₹522.77', 'with GST'],
  [1000_01, '₹1,090.92', 'with GST'],
])('a product of %i paise bought alone is said to cost %s %s', (price, payable, has) => {
  expect(describePayable(price, 'spec')).toEqual({ payable, has });
});
