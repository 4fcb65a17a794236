import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('groups large numbers as in India', () => {
  expect([999, 26_599, 126_599].map(formatCount)).toEqual(['999', '26,599', '1,26,599']);
});
