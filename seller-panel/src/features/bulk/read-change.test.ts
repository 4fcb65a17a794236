import { expect, it } from 'vitest';
import { readProductChange } from './read-change.ts';

// rules: texts-as-people-type-them
it.each([
  ['percent', '40%', 40],
  ['percent', '-10 %', -10],
  ['percent', '+ 5 percent', 5],
  ['set', '₹1,29,999', 129999],
  ['set', '1,299.50', 1299.5],
  ['amount', '−1,000', -1000],
])('a price of %s %s is read as %d', (how, value, read) => {
  const typed: Record<string, string> = { how, value, round: 'rupee' };
  expect(readProductChange('price', (name) => typed[name] ?? '')).toMatchObject({ change: { how, value: read } });
});

it.each(['', 'ten', '1.234', '1,2,3', '40%%', '1e3'])('%j is no amount', (value) => {
  const typed: Record<string, string> = { how: 'set', value };
  expect(readProductChange('price', (name) => typed[name] ?? '')).toMatchObject({ problem: { field: 'value' } });
});
