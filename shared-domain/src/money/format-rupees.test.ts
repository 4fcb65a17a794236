import { expect, it } from 'vitest';
import { formatRupees } from './format-rupees.ts';

it.each([
  [0, '₹0'],
  [499, '₹499'],
  [1499, '₹1,499'],
  [123456, '₹1,23,456'],
  [286.18, '₹286.18'],
  [3434.1, '₹3,434.10'],
  [0.1 + 0.2, '₹0.30'],
  [99.999, '₹100'],
  [-80, '-₹80'],
])('writes %d as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
