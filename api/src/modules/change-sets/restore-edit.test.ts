import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
type Headers = { authorization: string };
let sellerId = '';
let seller: Headers;
let other: Headers;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  seller = await loginAs(t.db, user);
  other = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
});
afterAll(() => t.close());

const read = async (id: string) =>
  (await t.app.inject({ url: `/api/auth/seller/products/${id}`, headers: seller })).json();
async function edit(id: string, update: object) {
  const { version } = await read(id);
  const payload = { ...update, version };
  const answer = await t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers: seller, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
}
/** The edits of a product in the trail, the newest first, as they can be restored. */
async function editsOf(id: string): Promise<string[]> {
  const url = `/api/auth/panel/trail?subject=${id}&action=product.update`;
  const entries = calls['GET /auth/panel/trail'].answer.parse((await t.app.inject({ url, headers: seller })).json());
  return entries.flatMap(({ detail }) => (typeof detail.edit === 'string' ? [detail.edit] : []));
}
const sets = '/api/auth/panel/change-sets';
const ask = (editId: string, isAll = false, headers = seller) =>
  t.app.inject({ method: 'POST', url: sets, headers, payload: { subject: 'edit', edit: editId, isAll } });
async function prepare(editId: string, isAll = false): Promise<ChangeSet> {
  const answer = await ask(editId, isAll);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return finishSet(t.app, seller, calls['POST /auth/panel/change-sets'].answer.parse(answer.json()));
}
const move = async ({ _id }: ChangeSet, what: 'run' | 'undo') =>
  finishSet(
    t.app,
    seller,
    (await t.app.inject({ method: 'POST', url: `${sets}/${_id}/${what}`, headers: seller })).json(),
  );
const rowOf = async ({ _id }: ChangeSet) =>
  calls['GET /auth/panel/change-sets/{id}/rows'].answer.parse(
    (await t.app.inject({ url: `${sets}/${_id}/rows`, headers: seller })).json(),
  )[0];
const build = (given: Parameters<typeof buildProduct>[1] = {}) => buildProduct(t.db, { sellerId, ...given });

describe('a single edit', () => {
  // rules: trash-and-history
  it('is restored from the trail with every field that it changed, and that is undone again', async () => {
    const { id } = await build({ brand: 'Old', tags: ['old'], stock: { S: 3, M: 1 } });
    const before = await read(id);
    await edit(id, {
      name: 'New name',
      price: 999,
      brand: 'New',
      tags: ['new'],
      stock: [
        { size: 'S', quantity: 9 },
        { size: 'M', quantity: 1 },
        { size: 'L', quantity: 0 },
      ],
    });
    const after = await read(id);
    const [editId = ''] = await editsOf(id);
    const set = await prepare(editId);
    expect(await read(id)).toEqual(after);
    expect((await rowOf(set))?.fields).toEqual(
      expect.arrayContaining([
        { name: 'name', before: 'New name', after: before.name },
        { name: 'price', before: 999, after: before.price },
        { name: 'stock', size: 'S', before: 9, after: 3 },
      ]),
    );
    expect((await move(set, 'run')).counts).toMatchObject({ changed: 1 });
    const restored = await read(id);
    expect(restored).toMatchObject({ name: before.name, price: before.price, brand: 'Old', tags: ['old'] });
    expect(restored.stock).toContainEqual({ size: 'S', quantity: 3 });
    await move(set, 'undo');
    expect(await read(id)).toMatchObject({ name: 'New name', brand: 'New' });
  });

  // rules: trash-and-history
  it('leaves what was changed again since, and says so; only when asked it takes that back too', async () => {
    const { id } = await build({ stock: { S: 3, M: 1 } });
    const { name } = await read(id);
    await edit(id, { name: 'First', price: 900 });
    const [first = ''] = await editsOf(id);
    await edit(id, { price: 800 });
    const set = await prepare(first);
    expect(await rowOf(set)).toMatchObject({
      result: 'planned',
      reason: 'Changed again since and left as it is: price.',
      fields: [{ name: 'name', before: 'First', after: name }],
    });
    const all = await prepare(first, true);
    expect((await rowOf(all))?.fields.map((field) => field.name)).toEqual(expect.arrayContaining(['name', 'price']));
    await edit(id, { name: 'Third' });
    expect((await move(all, 'run')).counts).toMatchObject({ changed: 0, refused: 1 });
    expect((await rowOf(all))?.reason).toBe('It has been changed since.');
    await move(await prepare(first, true), 'run');
    expect(await read(id)).toMatchObject({ name, price: 1499 });
  });

  // rules: trash-and-history
  it('does not bring back pieces that were sold since', async () => {
    const { id } = await build({ stock: { S: 3 } });
    await edit(id, { name: 'With stock', stock: [{ size: 'S', quantity: 9 }] });
    const [editId = ''] = await editsOf(id);
    await t.db`update product_stock set quantity = 8 where product_id = ${id} and size = 'S'`;
    const set = await prepare(editId);
    expect(await rowOf(set)).toMatchObject({ reason: 'Changed again since and left as it is: stock S.' });
    await move(set, 'run');
    expect((await read(id)).stock).toContainEqual({ size: 'S', quantity: 8 });
  });

  // rules: trash-and-history
  it('brings its pictures back, which nothing has swept meanwhile', async () => {
    const { id } = await build({ stock: { S: 1 } });
    const form = await buildForm({}, [await buildPicture()]);
    const url = `/api/auth/products/${id}/images`;
    await t.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...seller } });
    const { images } = await read(id);
    await edit(id, { images: images.slice(0, 1) });
    const [editId = ''] = await editsOf(id);
    await t.db`update pictures set touched_at = now() - interval '3 days'`;
    await t.app.pictures.sweep();
    await move(await prepare(editId), 'run');
    expect((await read(id)).images).toEqual(images);
    expect((await t.app.inject(images[1])).statusCode).toBe(200);
  });

  // rules: trash-and-history
  it('is out of reach for others, and after 30 days for all', async () => {
    const { id } = await build();
    await edit(id, { name: 'Mine' });
    const [editId = ''] = await editsOf(id);
    expect((await ask(editId, false, other)).statusCode).toBe(404);
    await t.db`update product_edits set at = now() - interval '31 days' where id = ${editId}`;
    expect((await ask(editId)).json().message).toBe('This edit cannot be restored any more.');
    await t.app.runBackgroundOnce();
    expect(await t.db`select from product_edits where id = ${editId}`).toHaveLength(0);
  });
});
