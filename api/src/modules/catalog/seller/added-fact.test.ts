import { calls } from '@aaram/shared-domain/contract/schema';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { applyBatch, type ProductEdit } from './batch/apply-batch.ts';

// A definition and its words; the migration is below.
const lining = vi.hoisted(() => () => import('@aaram/shared-domain/product-fields/testing'));
vi.mock('../../../../../shared-domain/src/product-fields/facts.ts', async (load) =>
  (await lining()).withLining(await load()),
);
vi.mock('../../../../../shared-domain/src/texts/en/product-facts.ts', async (load) =>
  (await lining()).withLiningWords(await load()),
);

let t: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp();
  await t.db`alter table products add column lining text, add column stamp text`;
  headers = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
});
afterAll(() => t.close());

const files = importFiles(
  () => t,
  () => headers,
);
const fields = {
  name: 'Lined coat',
  description: 'Warm.',
  price: '4999',
  category: 'Women',
  subcategory: 'Dresses',
  sizeType: 'Clothing',
  'stock[0][size]': 'S',
  'stock[0][quantity]': '4',
};
async function add(lining: string) {
  const form = await buildForm({ ...fields, lining }, [await buildPicture()]);
  const request = { payload: form.payload, headers: { ...form.headers, ...headers } };
  return t.app.inject({ method: 'POST', url: '/api/auth/add-product', ...request });
}
async function addLined(lining: string): Promise<string> {
  const answer = await add(lining);
  expect(answer.statusCode).toBe(201);
  return answer.json()._id;
}
const readPage = async (id: string) => (await t.app.inject(`/api/auth/products/${id}`)).json();
async function edit(id: string, update: object) {
  const payload = { ...update, version: (await readPage(id)).version };
  return t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers, payload });
}

/** A bulk change of a fact, previewed. */
async function prepareFact(id: string, fact: string, value: string) {
  const payload = { subject: 'product', selection: { kind: 'ids', ids: [id] }, change: { kind: 'fact', fact, value } };
  const answer = await t.app.inject({ method: 'POST', url: '/api/auth/panel/change-sets', headers, payload });
  expect(answer.statusCode).toBe(201);
  return finishSet(t.app, headers, answer.json());
}

// rules: adding-a-product
it('is taken from the form of a new product, checked by its kind, and stands on the page', async () => {
  const refused = await add('#123');
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Please name the lining in words, 40 characters at most, or leave it empty.',
  ]);
  expect((await add('x'.repeat(41))).statusCode).toBe(400);
  expect(await readPage(await addLined(' Satin '))).toMatchObject({ lining: 'Satin' });
  expect(await readPage(await addLined('N/A'))).toMatchObject({ lining: null });
});

// rules: adding-a-product
it('is edited alone, named by the trail, and restored from it', async () => {
  const id = await addLined('Satin');
  expect((await edit(id, { lining: 'Cotton' })).json()).toMatchObject({ lining: 'Cotton' });
  const trail = await t.app.inject({ url: `/api/auth/panel/trail?subject=${id}&action=product.update`, headers });
  const [entry] = calls['GET /auth/panel/trail'].answer.parse(trail.json());
  expect(entry?.detail.fields).toEqual(['lining']);
  const [stored] = await t.db`select before, after from product_edits where product_id = ${id}`;
  expect(stored).toEqual({ before: { lining: 'Satin' }, after: { lining: 'Cotton' } });
  expect((await edit(id, { lining: null })).json()).toMatchObject({ lining: null });
});

// rules: adding-a-product
it('is asked for before a draft is published, and counts for the score of a listing', async () => {
  const id = await addLined('');
  const listings = await t.app.inject({ url: '/api/auth/panel/listing-scores', headers });
  expect(listings.json().find(({ _id }: { _id: string }) => _id === id)?.lacking).toContain('lining');
  expect((await edit(id, { state: 'draft' })).statusCode).toBe(200);
  const [row] = await t.db<{ version: number }[]>`select version from products where id = ${id}`;
  const payload = { state: 'published', version: row?.version };
  const early = await t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers, payload });
  expect(early.json().message).toContain('the lining');
});

// rules: adding-a-product
it('goes out in a file and comes back from one, under its other names too', async () => {
  const id = await addLined('Satin');
  const exported = await t.app.inject({ url: '/api/auth/panel/exports/products?', headers });
  const rows: Record<string, string>[] = parse(exported.json<{ text: string }>().text, { bom: true, columns: true });
  expect(rows.find((row) => row['Product ID'] === id)).toMatchObject({ Lining: 'Satin' });
  const refused = await files.preview(`Product ID,Lining\n${id},#1\n`);
  expect((await files.rowsOf(refused.set))[0]?.reason).toMatch(/^Lining "#1": Please name the lining/);
  const { set } = await files.preview(`Product ID,Inside cloth\n${id},Silk\n`);
  expect((await files.rowsOf(set))[0]?.fields).toEqual([{ name: 'lining', before: 'Satin', after: 'Silk' }]);
  await files.move(set, 'run');
  expect(await readPage(id)).toMatchObject({ lining: 'Silk' });
});

// rules: adding-a-product
it('is a filter with counts, and a change of it is noticed', async () => {
  const id = await addLined('Fleece');
  const list = async () => (await t.app.inject('/api/auth/get-all-products?lining=Fleece&limit=10')).json();
  const count = async () => (await t.app.inject('/api/auth/facets?lining=Fleece')).json().lining;
  expect(await list()).toMatchObject([{ _id: id }]);
  expect(await count()).toContainEqual({ value: 'Fleece', count: 1 });
  await edit(id, { lining: 'Wool' });
  expect(await list()).toEqual([]);
  expect(await count()).not.toContainEqual({ value: 'Fleece', count: 1 });
});

it('is copied with its product', async () => {
  const id = await addLined('Satin');
  const copy = await t.app.inject({ method: 'POST', url: `/api/auth/seller/products/${id}/copy`, headers });
  expect(copy.json()).toMatchObject({ lining: 'Satin', state: 'draft' });
});

// rules: bulk-changes
it('is set for many products at once, or taken from them', async () => {
  const id = await addLined('Satin');
  const prepare = (value: string) => prepareFact(id, 'lining', value);
  expect(await files.rowsOf(await prepare('#1'))).toMatchObject([{ result: 'refused' }]);
  await files.move(await prepare('Silk'), 'run');
  expect(await readPage(id)).toMatchObject({ lining: 'Silk' });
  await files.move(await prepare(''), 'run');
  expect(await readPage(id)).toMatchObject({ lining: null });
});

it('goes to shopping services under their name', async () => {
  const id = await addLined('Corduroy');
  const feed = calls['GET /feed/products'].answer.parse((await t.app.inject('/api/feed/products')).json());
  expect(feed.products.find(({ _id }) => _id === id)).toMatchObject({ lining: 'Corduroy' });
});

it('is changed by those alone whom its definition names: in a form, an edit, a bulk change and a file', async () => {
  const words = 'The stamp is set by the store and cannot be changed here.';
  const admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  const form = await buildForm({ ...fields, lining: 'Satin', stamp: 'Checked' }, [await buildPicture()]);
  const added = { payload: form.payload, headers: { ...form.headers, ...headers } };
  const refused = await t.app.inject({ method: 'POST', url: '/api/auth/add-product', ...added });
  expect([refused.statusCode, refused.json().message]).toEqual([403, words]);

  const id = await addLined('Satin');
  expect(await edit(id, { stamp: 'Checked' })).toMatchObject({ statusCode: 403 });
  const { version } = await readPage(id);
  const byAdmin = { headers: admin, payload: { stamp: 'Checked', version } };
  const stamped = await t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, ...byAdmin });
  expect(stamped.json()).toMatchObject({ stamp: 'Checked' });
  // What stays as it is may be sent along.
  expect(await edit(id, { stamp: 'Checked', lining: 'Silk' })).toMatchObject({ statusCode: 200 });

  // Previews say so already.
  const { set } = await files.preview(`Product ID,Stamp\n${id},Mine\n`);
  expect(set.state).toBe('prepared');
  expect((await files.rowsOf(set))[0]).toMatchObject({ result: 'refused', reason: `Stamp "Mine": ${words}` });
  const stays = await files.preview(`Product ID,Stamp,Lining\n${id},Checked,Wool\n`);
  expect((await files.rowsOf(stays.set))[0]).toMatchObject({ result: 'planned', fields: [{ name: 'lining' }] });
  const made = await files.preview('Name,Stamp\nStamped coat,Mine\n');
  expect((await files.rowsOf(made.set))[0]?.reason).toContain(`Stamp "Mine": ${words}`);
  const bulk = await prepareFact(id, 'stamp', 'Mine');
  expect((await files.rowsOf(bulk))[0]).toMatchObject({ result: 'refused', reason: words });
  expect((await files.rowsOf(await prepareFact(id, 'stamp', 'Checked')))[0]).toMatchObject({ result: 'unchanged' });
  expect(await readPage(id)).toMatchObject({ stamp: 'Checked', lining: 'Silk' });
});

// rules: trash-and-history
it('is brought back from the trail by those alone whom its definition names', async () => {
  const words = 'The stamp is set by the store and cannot be changed here.';
  const admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  const id = await addLined('Satin');
  const { version } = await readPage(id);
  await t.app.inject({
    ...{ method: 'PUT', url: `/api/auth/update/${id}`, headers: admin },
    payload: { stamp: 'Checked', version },
  });
  const [stored] = await t.db<{ id: string }[]>`select id from product_edits where product_id = ${id}`;
  const restore = async (by: typeof headers) => {
    const payload = { subject: 'edit', edit: stored?.id, isAll: false };
    const answer = await t.app.inject({ method: 'POST', url: '/api/auth/panel/change-sets', headers: by, payload });
    expect(answer.statusCode).toBe(201);
    return finishSet(t.app, by, answer.json());
  };
  expect((await files.rowsOf(await restore(headers)))[0]).toMatchObject({ result: 'refused', reason: words });
  const { _id } = await restore(admin);
  const url = `/api/auth/panel/change-sets/${_id}`;
  const move = async (what: 'run' | 'undo') =>
    finishSet(t.app, admin, (await t.app.inject({ method: 'POST', url: `${url}/${what}`, headers: admin })).json());
  expect((await move('run')).counts).toMatchObject({ changed: 1 });
  expect(await readPage(id)).toMatchObject({ stamp: null });
  expect((await t.app.inject({ method: 'POST', url: `${url}/undo`, headers })).statusCode).toBe(404);
  await move('undo');
  expect(await readPage(id)).toMatchObject({ stamp: 'Checked' });
});

it('is refused once more where a batch is written, whatever was planned', async () => {
  const id = await addLined('Satin');
  const [row] = await t.db<{ sellerId: string }[]>`select seller_id as "sellerId" from products where id = ${id}`;
  const sellerId = row?.sellerId ?? '';
  const states: object = { before: { stamp: null }, after: { stamp: 'Mine' } };
  const edit: ProductEdit = { id, before: {}, after: {}, stock: 'as seen', ...states };
  const actor = { actorId: sellerId, requestId: 'r1', setId: id };
  const [refused] = await applyBatch(t.db, [edit], { ...actor, sellerId });
  expect(refused).toMatchObject({ code: 'FORBIDDEN' });
  const [applied] = await applyBatch(t.db, [edit], { ...actor, sellerId: null });
  expect(applied).toMatchObject({ after: { stamp: 'Mine' } });
});
