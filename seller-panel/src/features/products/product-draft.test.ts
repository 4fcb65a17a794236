import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import {
  buildUpdate,
  checkDraft,
  draftFromProduct,
  listProblems,
  withQuantity,
  withSizeType,
} from './product-draft.ts';

const start = () => draftFromProduct(buildProduct());

describe('the draft of an inline edit', () => {
  it('shows every size of the type, also those the product has no entry for', () => {
    expect(start().stock.map(({ size }) => size)).toEqual(['6', '7', '8', '9', '10', '11', '12']);
  });

  it('resets stock to the sizes of another type and finds the old quantities again on the way back', () => {
    const there = withSizeType(withQuantity(start(), '6', '9'), 'Clothing');
    expect(there.stock).toEqual(['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, quantity: '0' })));
    expect(withSizeType(there, 'ShoeSize').stock[0]).toEqual({ size: '6', quantity: '9' });
  });

  it.each(['-1', '1.5', '', 'two'])('refuses %j as a quantity', (typed) => {
    expect(checkDraft(withQuantity(start(), '6', typed)).stock['6']).toMatch(/whole number/);
  });

  it.each(['', 'abc', '-5', '1e3'])('refuses %j as a price', (price) => {
    expect(checkDraft({ ...start(), price }).price).toBeDefined();
  });

  it('lets a price of 0 and quantities of 0 pass', () => {
    expect(listProblems(checkDraft({ ...withQuantity(start(), '6', '0'), price: '0' }))).toEqual([]);
  });

  it('is available exactly when there is stock, and carries the version it was made from', () => {
    const none = start().stock.reduce((draft, { size }) => withQuantity(draft, size, '0'), start());
    expect(buildUpdate(none, buildProduct())).toMatchObject({ isAvailable: false, version: 3 });
    expect(buildUpdate(withQuantity(none, '12', '1'), buildProduct()).isAvailable).toBe(true);
  });

  it('sends pieces only where the seller changed some', () => {
    expect(buildUpdate({ ...start(), price: '5' }, buildProduct())).not.toHaveProperty('stock');
    expect(buildUpdate(withQuantity(start(), '6', '9'), buildProduct()).stock?.[0]).toEqual({ size: '6', quantity: 9 });
    expect(buildUpdate(withSizeType(start(), 'Clothing'), buildProduct()).stock).toHaveLength(5);
  });
});
