import { expect, it } from 'vitest';
import { stockLevel } from './stock-level.ts';

it('is out at none, low up to three pieces, in above', () => {
  expect([0, 1, 3, 4, 1000].map(stockLevel)).toEqual(['out', 'low', 'low', 'in', 'in']);
});
