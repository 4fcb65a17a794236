import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId: string;
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
  const seller = await buildUser(t.db, { role: 'seller' });
  sellerId = seller.id;
  headers = await loginAs(t.db, seller);
});
afterAll(() => t.close());

const build = async () => (await buildProduct(t.db, { sellerId })).id;
const edit = (id: string, payload: object) =>
  t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, headers, payload });
const own = async (id: string) => (await t.app.inject({ url: `/api/auth/seller/products/${id}`, headers })).json();
async function add(fields: Record<string, string>, files: Buffer[] = []) {
  const form = await buildForm({ name: 'Kurta', state: 'draft', ...fields }, files);
  const url = '/api/auth/add-product';
  return t.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } });
}

describe('the SKU of a product', () => {
  // rules: adding-a-product
  it('is given, changed and taken away by its seller, and no shopper gets it', async () => {
    const id = await build();
    expect(await own(id)).toMatchObject({ sku: null });
    expect((await edit(id, { sku: ' KU-1 ' })).json()).toMatchObject({ sku: 'KU-1' });
    expect((await t.app.inject(`/api/auth/products/${id}`)).json()).not.toHaveProperty('sku');
    expect((await edit(id, { sku: '' })).json()).toMatchObject({ sku: null });
  });

  // rules: alt-text
  it('comes with a new product, and so do the words for its pictures', async () => {
    const files = [await buildPicture({ colour: '#120001' }), await buildPicture({ colour: '#120002' })];
    const added = await add({ sku: 'KU-2', pictureTexts: JSON.stringify([' The\nfront ', '']) }, files);
    expect([added.statusCode, added.json()]).toMatchObject([201, { sku: 'KU-2', pictureTexts: ['The front', ''] }]);
    const library = await t.app.inject({ url: '/api/auth/panel/media?q=the+front', headers });
    expect(library.json()).toMatchObject([{ url: added.json().images[0], alt: 'The front' }]);
  });

  // rules: adding-a-product
  it('is one product’s alone among those of a seller, and free again once that lies in the trash', async () => {
    const [first, second] = [await build(), await build()];
    await edit(first, { sku: 'KU-3' });
    for (const answer of [await edit(second, { sku: 'KU-3' }), await add({ sku: 'KU-3' })]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { issues: [{ path: 'sku' }] }]);
    }
    await t.app.inject({ method: 'DELETE', url: `/api/auth/remove/${first}`, headers });
    expect((await edit(second, { sku: 'KU-3' })).statusCode).toBe(200);
  });

  // rules: adding-a-product
  it.each(['x'.repeat(61), 'two\nlines'])('is refused as %j', async (sku) => {
    for (const answer of [await edit(await build(), { sku }), await add({ sku })]) {
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'sku']);
    }
  });

  it.each(['no list', '[1]', '["a"]', JSON.stringify(['x'.repeat(251)])])(
    'is not added with the words %j for no picture',
    async (pictureTexts) => {
      const answer = await add({ pictureTexts });
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'pictureTexts']);
    },
  );
});

describe('an export that is imported', () => {
  // rules: files-of-products-and-orders
  it('changes nothing of the words for pictures, and an import of other words is undone', async () => {
    const images = ['/media/a_750x1000_ffffff/750.webp', '/media/b_750x1000_ffffff/750.webp'];
    const { id } = await buildProduct(t.db, { sellerId, images });
    await edit(id, { sku: 'PT-1', pictureTexts: ['', 'A | B \\'] });
    const exported = await t.app.inject({ url: `/api/auth/panel/exports/products`, headers });
    const { text } = exported.json();
    const upload = async (file: string) => {
      const form = await buildForm({}, [Buffer.from(file)]);
      const url = '/api/auth/panel/imports';
      const sent = { method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } } as const;
      return (await t.app.inject(sent)).json().set;
    };
    const same = await upload(text);
    expect(same.counts).toMatchObject({ unchanged: same.total });
    const set = await upload('SKU,What pictures show\nPT-1,Front | Back\n');
    const move = (what: string) =>
      t.app.inject({ method: 'POST', url: `/api/auth/panel/change-sets/${set._id}/${what}`, headers });
    expect((await move('run')).json().counts).toMatchObject({ changed: 1 });
    expect((await own(id)).pictureTexts).toEqual(['Front', 'Back']);
    expect((await move('undo')).json().counts).toMatchObject({ undone: 1 });
    expect((await own(id)).pictureTexts).toEqual(['', 'A | B \\']);
    const wrong = await upload('SKU,What pictures show\nPT-1,Front | Back | Third\n');
    expect(wrong.counts).toMatchObject({ refused: 1 });
  });
});
