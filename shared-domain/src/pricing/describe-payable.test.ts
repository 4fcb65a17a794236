import { expect, it } from 'vitest';
import { describePayable } from './describe-payable.ts';

it.each([
  [499_00, '₹622.76', 'with GST and delivery'],
  [499_01, '₹522.77', 'with GST'],
  [1000_01, '₹1,090.92', 'with GST'],
])('a product of %i paise bought alone is said to cost %s %s', (price, payable, has) => {
  expect(describePayable(price)).toEqual({ payable, has });
});
