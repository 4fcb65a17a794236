import type { TypedDetails } from '@aaram/shared-domain/catalog';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import {
  buildUpdate,
  checkDraft,
  draftFromProduct,
  withDetailsOf,
  withQuantity,
  withSizeType,
} from './product-draft.ts';

const listProblems = ({ name, price, stock, details }: ReturnType<typeof checkDraft>) =>
  [name, price, ...Object.values(stock), ...Object.values(details)].filter((text) => text !== undefined);
const start = () => draftFromProduct(buildProduct());

describe('the draft of an inline edit', () => {
  it('shows every size of the type, also those the product has no entry for', () => {
    expect(start().stock.map(({ size }) => size)).toEqual(['6', '7', '8', '9', '10', '11', '12']);
  });

  // rules: size-types
  it('resets stock to the sizes of another type and finds the old quantities again on the way back', () => {
    const there = withSizeType(withQuantity(start(), '6', '9'), 'Clothing');
    expect(there.stock).toEqual(['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, quantity: '0' })));
    expect(withSizeType(there, 'ShoeSize').stock[0]).toEqual({ size: '6', quantity: '9' });
  });

  // rules: editing-a-product
  it.each(['-1', '1.5', '', 'two'])('refuses %j as a quantity', (typed) => {
    expect(checkDraft(withQuantity(start(), '6', typed), buildProduct()).stock['6']).toMatch(/whole number/);
  });

  // rules: editing-a-product
  it.each(['', 'abc', '-5', '1e3'])('refuses %j as a price', (price) => {
    expect(checkDraft({ ...start(), price }, buildProduct()).price).toBeDefined();
  });

  it('lets a price of 0 and quantities of 0 pass', () => {
    expect(listProblems(checkDraft({ ...withQuantity(start(), '6', '0'), price: '0' }, buildProduct()))).toEqual([]);
  });

  // rules: available-while-there-is-stock
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

describe('an optional field of a product', () => {
  const said = buildProduct({ mrp: 2999, colour: 'Indigo', hsn: '6404' });
  const typing = (typed: Partial<TypedDetails>) => {
    const draft = withDetailsOf(draftFromProduct(said), said);
    return draft.details
      ? { ...draft, details: { ...draft.details, typed: { ...draft.details.typed, ...typed } } }
      : draft;
  };

  it('is sent when changed, as null when cleared, and not at all when it was not opened', () => {
    expect(Object.keys(buildUpdate(start(), said))).toEqual(['name', 'price', 'sizeType', 'isAvailable', 'version']);
    expect(buildUpdate(typing({ colour: ' Oat ', mrp: '', hsn: 'N/A' }), said)).toMatchObject({
      colour: 'Oat',
      mrp: null,
      hsn: null,
    });
    expect(Object.keys(buildUpdate(typing({ mrp: '3100' }), said))).toContain('mrp');
    expect(buildUpdate(typing({ mrp: '3100' }), said)).not.toHaveProperty('colour');
  });

  it('is checked by the rules of the store', () => {
    expect(checkDraft(typing({ hsn: '64' }), said).details.hsn).toMatch(/4, 6 or 8 digits/);
    expect(checkDraft(typing({ mrp: '2200' }), said).details.mrp).toMatch(/above the MRP of ₹2,200/);
  });

  it('holds a price back that is above the MRP with GST, also where only the price was touched', () => {
    const dearer = { ...draftFromProduct(said), price: '2800' };
    expect(checkDraft(dearer, said).details.mrp).toMatch(/comes to ₹3,054.55, above the MRP of ₹2,999/);
    expect(checkDraft({ ...dearer, price: '2700' }, said).details).toEqual({});
    expect(checkDraft({ ...start(), price: '9000' }, buildProduct()).details).toEqual({});
  });

  it('does not block a product whose figures are older than the rule', () => {
    const old = buildProduct({ price: 2199, mrp: 2200 });
    expect(listProblems(checkDraft({ ...draftFromProduct(old), name: 'Renamed' }, old))).toEqual([]);
  });
});
