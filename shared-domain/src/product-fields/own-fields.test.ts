import { expect, it } from 'vitest';
import { productFormSchema, productUpdateSchema } from '../catalog/schema.ts';
import { factKeys, findOwn, labelOwn, nameOwn, ownKeys, ownWith } from './index.ts';

/** What the calls take that is no field of a product. */
const noFields = ['version', 'isAvailable', 'seller', 'stock[0][size]', 'stock[0][quantity]'];
const keysOf = ({ shape }: { shape: object }) =>
  Object.keys(shape).filter((key) => !noFields.includes(key) && !factKeys.some((fact) => fact === key));

it('defines each field that an edit or the form of a new product takes, and no other', () => {
  // The state is changed by buttons, the pictures by their list.
  const edited = [...ownWith('isEdited'), 'state', 'images'].sort();
  expect(keysOf(productUpdateSchema).sort()).toEqual(edited);
  expect(keysOf(productFormSchema).sort()).toEqual([...ownWith('isFormText'), 'images'].sort());
});

it('has words for each, and finds it by both of its names', () => {
  expect(ownKeys.filter((key) => labelOwn(key) === '' || nameOwn(key) === '')).toEqual([]);
  expect(['price', 'pricePaise', 'colour'].map(findOwn)).toEqual(['price', 'price', undefined]);
});
