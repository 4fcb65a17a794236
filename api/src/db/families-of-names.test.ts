import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Given = Parameters<typeof buildProduct>[1];
const shown = async (id: string) =>
  (await t.app.inject(`/api/auth/products/${id}`)).json().colours.map(({ _id }: { _id: string }) => _id);

// rules: families
it('joins what the product page took as colours of one piece, and nothing that a seller has decided', async () => {
  const { id: sellerId } = await buildUser(t.db, { role: 'seller' });
  const build = async (name: string, more: Given = {}) =>
    (await buildProduct(t.db, { sellerId, brand: 'Padma', name, ...more })).id;
  const sky = await build('Bag, small, Sky');
  const wine = await build('Bag, small, Wine');
  const others = [
    await build('Bag, large, Sky'),
    await build('Bag'),
    await build('Bag, small, Ink', { brand: 'Another' }),
    (await buildProduct(t.db, { brand: 'Padma', name: 'Bag, small, Sand' })).id,
  ];
  const joined = [await build('Cap, Red'), await build('Cap, Blue'), await build('Cap, Green')];
  await t.db`with family as (insert into product_families (seller_id) values (${sellerId}) returning id)
    update products set family_id = (select id from family), family_place = 1 where id = any(${joined.slice(0, 2)}::uuid[])`;
  const text = await readFile(join(import.meta.dirname, 'migrations/0250_families_of_names.sql'), 'utf8');
  await t.db.begin((tx) => tx.unsafe(text));
  expect(await shown(wine)).toEqual([sky, wine]);
  expect(await Promise.all([...others, joined[2] ?? ''].map(shown))).toEqual([[], [], [], [], []]);
  // Once is enough: what is joined stays as it is.
  await t.db.begin((tx) => tx.unsafe(text));
  expect(await shown(sky)).toEqual([sky, wine]);
});
