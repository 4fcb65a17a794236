import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/build-panel.ts';
import { buildChanges, draftFromProduct, listChanges, mergeEdits, takeField } from './edit-draft.ts';

const product = buildProduct({ tags: ['court', 'canvas'], colour: 'Indigo' });
const base = draftFromProduct(product);

describe('an edit', () => {
  it('sends only what was changed, in the format of the API', () => {
    const draft = { ...base, name: ' Court shoe ', tags: 'court; sport', colour: '', price: '2099.50' };
    expect(buildChanges(base, draft)).toEqual({
      name: 'Court shoe',
      tags: ['court', 'sport'],
      colour: null,
      price: 2099.5,
    });
  });

  it('is none when spaces or another way to write the same are all that differs', () => {
    const draft = { ...base, name: `${base.name} `, price: '2199.00', tags: 'court;canvas,', brand: ' Chaal' };
    expect(listChanges(base, draft)).toEqual([]);
    expect(buildChanges(base, draft)).toEqual({});
  });

  it('sends quantities with their size type, and a subcategory with its category', () => {
    const stock = base.stock.map((entry) => (entry.size === '7' ? { ...entry, quantity: '3' } : entry));
    expect(buildChanges(base, { ...base, stock, subcategory: 'Formal' })).toMatchObject({
      sizeType: 'ShoeSize',
      category: 'Shoes',
      subcategory: 'Formal',
      stock: expect.arrayContaining([{ size: '7', quantity: 3 }]),
    });
  });

  it('sends the order of the pictures, and which are left', () => {
    const three = { ...base, pictures: ['/a', '/b', '/c'] };
    expect(buildChanges(three, { ...three, pictures: ['/c', '/a'] })).toEqual({ images: ['/c', '/a'] });
  });
});

describe('the words for pictures', () => {
  const two = { ...base, pictures: ['/a', '/b'], pictureTexts: { '/a': 'Front', '/b': '' } };

  it('are sent alone when only they were changed, one for each picture', () => {
    const draft = { ...two, pictureTexts: { '/a': 'Front', '/b': ' The  sole ' } };
    expect(buildChanges(two, draft)).toEqual({ pictureTexts: ['Front', 'The sole'] });
  });

  it('move with their picture and stay with the API', () => {
    expect(buildChanges(two, { ...two, pictures: ['/b', '/a'] })).toEqual({ images: ['/b', '/a'] });
  });

  it('conflict when both changed them', () => {
    const mine = { ...two, pictureTexts: { '/a': 'Mine' } };
    const theirs = { ...two, pictureTexts: { '/a': 'Theirs' } };
    expect(mergeEdits({ base: two, mine, theirs }).conflicts).toEqual(['pictures']);
  });
});

describe('two edits of one product', () => {
  const theirs = draftFromProduct({ ...product, price: 1999, description: 'Softer.', version: 4 });

  it('are joined field by field', () => {
    const { draft, conflicts } = mergeEdits({ base, mine: { ...base, name: 'Court shoe' }, theirs });
    expect(conflicts).toEqual([]);
    expect(draft).toMatchObject({ name: 'Court shoe', price: '1999', description: 'Softer.' });
  });

  it('keep one’s own value where both changed it, and name the field', () => {
    const mine = { ...base, price: '2399', description: 'Softer.' };
    const { draft, conflicts } = mergeEdits({ base, mine, theirs });
    expect(conflicts).toEqual(['price']);
    expect(draft.price).toBe('2399');
    expect(takeField(draft, theirs, 'price').price).toBe('1999');
  });

  it('take quantities that orders changed, unless the seller changed one too', () => {
    const sold = draftFromProduct({ ...product, stock: [{ size: '6', quantity: 1 }] });
    const quantityOf = (draft: typeof base) => draft.stock.find(({ size }) => size === '6')?.quantity;
    expect(quantityOf(mergeEdits({ base, mine: { ...base, name: 'New' }, theirs: sold }).draft)).toBe('1');
    const restocked = { ...base, stock: base.stock.map((entry) => ({ ...entry, quantity: '9' })) };
    expect(mergeEdits({ base, mine: restocked, theirs: sold }).conflicts).toEqual(['stock']);
  });
});
