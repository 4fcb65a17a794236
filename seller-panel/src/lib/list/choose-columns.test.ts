import { expect, it } from 'vitest';
import { chooseColumns, showColumn } from './choose-columns.ts';

const columns = [
  { id: 'image', isFixed: true },
  { id: 'name', isFixed: true },
  { id: 'mrp' },
  { id: 'added', isUsual: true },
  { id: 'actions', isFixed: true, isLast: true },
];

// rules: lists-of-the-panel
it('shows the usual columns in their order, and what is chosen in the order that was chosen', () => {
  expect(chooseColumns(columns, null)).toEqual(['image', 'name', 'added', 'actions']);
  expect(chooseColumns(columns, ['added', 'name', 'image', 'mrp', 'actions'])).toEqual([
    ...['added', 'name', 'image', 'mrp', 'actions'],
  ]);
});

it('keeps what cannot be chosen away, the last one at the end, and no column twice or that is gone', () => {
  expect(chooseColumns(columns, ['actions', 'mrp', 'gone', 'mrp'])).toEqual(['image', 'name', 'mrp', 'actions']);
});

it('puts a column that is shown again after those that stand before it', () => {
  expect(showColumn(columns, ['name', 'image', 'added', 'actions'], 'mrp')).toEqual([
    ...['name', 'image', 'mrp', 'added', 'actions'],
  ]);
});
