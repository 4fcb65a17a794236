import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcePriceDrops } from './modules/price-drops/price-drops.service.ts';
import { announceRestocks } from './modules/restock/restock.service.ts';
import { buildForm } from './testing/build-form.ts';
import { addFacts } from './testing/catalogue/add-facts.ts';
import { buildProduct } from './testing/factories.ts';
import { startPaymentHarness } from './testing/payment-harness.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startPaymentHarness>>['shopper']>>;
let harness: Awaited<ReturnType<typeof startPaymentHarness>>;
let seller: Person;
let otherSeller: Person;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  // With cached answers: what was cached before must not show a draft.
  harness = await startPaymentHarness({ ANSWERS_SECONDS: '60' });
  seller = await harness.shopper({ role: 'seller' });
  otherSeller = await harness.shopper({ role: 'seller' });
  admin = await harness.shopper({ role: 'admin' });
  shopper = await harness.shopper();
});
afterAll(() => harness.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by?: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${path}`, headers: by?.headers ?? {}, ...(payload && { payload }) });
const read = async (path: string, by?: Person) => (await call('GET', path, by)).body;
const edit = (id: string, payload: object, by = seller) => call('PUT', `/auth/update/${id}`, by, payload);
/** What the law wants of a product that is published. */
const facts = { mrp: 5000, countryOfOrigin: 'India', netQuantity: '1 piece', maker: 'Kapda Mills, Pune 411001' };
async function setState(id: string, state: 'published' | 'draft') {
  await addFacts(harness.db, id);
  expect((await edit(id, { state })).json()).toMatchObject({ state });
}

async function add(fields: Record<string, string>, files: Buffer[] = [], by = seller) {
  const form = await buildForm({ state: 'draft', ...fields }, files);
  const headers = { ...form.headers, ...by.headers };
  return harness.app.inject({ method: 'POST', url: '/api/auth/add-product', headers, payload: form.payload });
}

const noted = () => harness.db<{ kind: string }[]>`
  select data->>'kind' as kind from pgboss.job where data->>'kind' in ('price-drop', 'restock')`;

describe('a draft', () => {
  // rules: drafts
  it('is in no public read, nor in what shoppers keep, also where an answer was cached; published again it is back', async () => {
    const tags = ['quokkaweave'];
    const own = { sellerId: seller.id, tags, brand: 'Quokka', countryOfOrigin: 'Bhutan', name: 'Quokka kurta' };
    const product = await buildProduct(harness.db, { ...own, stock: { S: 0, M: 5 } });
    const sibling = await buildProduct(harness.db, { tags });
    const { id } = product;
    await call('POST', '/auth/add-wishlist', shopper, { productId: id });
    const cart = await call('POST', '/auth/add-cart', shopper, { product: id, quantity: 1, size: 'M' });
    await call('POST', '/auth/me/saved-items', shopper, { itemId: cart.json().items[0]._id });
    await call('POST', '/auth/me/restock-alerts', shopper, { productId: id, size: 'S' });

    /** Each read, with the text by which it shows the product. */
    const reads: [path: string, shows: string, by?: Person][] = [
      ['/auth/get-all-products', id],
      ['/auth/get-all-products?view=card&limit=24', id],
      ['/auth/category/products?category=Men', id],
      ['/auth/category/products?category=Men&view=card&limit=24', id],
      ...['mostSold', 'newest', 'priceLowHigh', 'nameAZ', 'countryAZ'].flatMap((sort): [string, string][] =>
        sort === 'mostSold' || sort === 'newest' ? [] : [[`/auth/get-all-products?view=card&limit=9&sort=${sort}`, id]],
      ),
      ['/auth/get-all-products?q=quokka', id],
      ['/auth/get-all-products?brand=Quokka&view=card&limit=9', id],
      ['/auth/get-all-products?tag=quokkaweave&size=M', id],
      ['/auth/get-all-products?country=Bhutan&priceRange=1000-2000', id],
      ['/auth/facets', 'Quokka'],
      ['/auth/facets?category=Men', 'Bhutan'],
      ['/auth/suggestions?q=quok', id],
      [`/auth/products/${id}`, id],
      [`/auth/products/${id}/reviews`, 'starCounts'],
      [`/auth/products/${sibling.id}/similar`, id],
      [`/auth/product-cards?ids=${id},${sibling.id}`, id],
      ['/sitemap/products', id],
      ['/auth/get-wishlist', id, shopper],
      ['/auth/get-wishlist?view=card', id, shopper],
      ['/auth/me/saved-items', id, shopper],
      ['/auth/me/restock-alerts', id, shopper],
      ['/auth/seller/products', id, seller],
    ];
    const shown = async () => {
      const found = await Promise.all(reads.map(async ([path, shows, by]) => (await read(path, by)).includes(shows)));
      return reads.filter((_, at) => found[at]).map(([path]) => path);
    };
    const all = reads.map(([path]) => path);
    expect(await shown()).toEqual(all);
    await setState(id, 'draft');
    expect(await shown()).toEqual([]);
    await setState(id, 'published');
    expect(await shown()).toEqual(all);
  });

  // rules: drafts
  it('can be neither wished for, put in a cart, ordered nor waited for, and no message is sent about it', async () => {
    const product = await buildProduct(harness.db, { sellerId: seller.id, stock: { S: 0, M: 5 } });
    const { id } = product;
    await call('POST', '/auth/add-wishlist', shopper, { productId: id });
    await call('POST', '/auth/me/restock-alerts', shopper, { productId: id, size: 'S' });
    await call('POST', '/auth/add-cart', shopper, { product: id, quantity: 1, size: 'M' });
    await setState(id, 'draft');
    expect((await call('GET', `/auth/cart/${shopper.id}`, shopper)).json()).toMatchObject({
      items: [],
      removed: [product.name],
    });
    expect((await call('POST', '/auth/add-wishlist', shopper, { productId: id })).statusCode).toBe(404);
    expect((await call('POST', '/auth/add-cart', shopper, { product: id, quantity: 1, size: 'M' })).statusCode).toBe(
      404,
    );
    const alert = { productId: id, size: 'S' };
    expect((await call('POST', '/auth/me/restock-alerts', shopper, alert)).statusCode).toBe(404);
    expect((await harness.order(shopper.headers, [product])).statusCode).toBe(409);
    await harness.db`update products set price_paise = 500_00 where id = ${id}`;
    await harness.db`update products set price_since = now() - interval '1 hour' where id = ${id}`;
    await harness.db`update product_stock set quantity = 4 where product_id = ${id}`;
    const { signal } = new AbortController();
    await announcePriceDrops(harness.db, signal);
    await announceRestocks(harness.db, signal);
    expect(await noted()).toEqual([]);
    await setState(id, 'published');
    await announcePriceDrops(harness.db, signal);
    await announceRestocks(harness.db, signal);
    expect((await noted()).map(({ kind }) => kind).toSorted()).toEqual(['price-drop', 'restock']);
  });

  it('is shown to its seller and to admins, alone or with the others, and to no other seller', async () => {
    const { _id: id } = (await add({ name: 'Half an idea' })).json();
    for (const by of [seller, admin]) {
      expect((await call('GET', `/auth/seller/products/${id}`, by)).json()).toMatchObject({ _id: id, state: 'draft' });
      for (const state of ['draft', 'all']) {
        const list = await call('GET', `/auth/seller/products?view=card&limit=10&state=${state}&q=idea`, by);
        expect(list.json()).toMatchObject([{ _id: id, state: 'draft' }]);
        expect(list.headers['x-total-count']).toBe('1');
      }
    }
    for (const filter of ['state=draft', '', 'sort=name', 'sort=-price&limit=1']) {
      const list = await call('GET', `/auth/panel/products?q=idea&${filter}`, seller);
      expect(list.json(), filter).toMatchObject([{ _id: id, state: 'draft' }]);
      expect(list.headers['x-total-count']).toBe('1');
    }
    expect(await read('/auth/panel/products?state=published&q=idea', seller)).toBe('[]');
    expect((await call('GET', `/auth/seller/products/${id}`, otherSeller)).statusCode).toBe(404);
    expect(await read('/auth/seller/products?state=all', otherSeller)).toBe('[]');
    expect((await edit(id, { state: 'published' }, otherSeller)).statusCode).toBe(404);
  });

  // rules: drafts
  it('needs its name only, and says in one list what it lacks when it is published', async () => {
    expect((await add({ name: ' ' })).statusCode).toBe(400);
    const draft = (await add({ name: 'Half an idea' })).json();
    expect(draft).toMatchObject({
      state: 'draft',
      description: '',
      category: '',
      images: [],
      price: 0,
      isAvailable: false,
    });
    const refused = await edit(draft._id, { state: 'published' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message:
        'Before shoppers can see it, please add: a description, a category, a subcategory, a price, at least one picture, the MRP, the country of origin, the net quantity, who made, packed or imported it.',
      issues: [
        ...['description', 'category', 'subcategory', 'price', 'images'],
        ...['mrp', 'countryOfOrigin', 'netQuantity', 'maker'],
      ].map((path) => ({ path })),
    });
    const full = { description: 'Now whole.', category: 'Men', subcategory: 'Shirts', price: 0 };
    await harness.db`update products set images = array['/media/test_750x1000_ffffff/750.webp'] where id = ${draft._id}`;
    const { maker, ...most } = facts;
    expect((await edit(draft._id, { ...full, ...most, state: 'published' })).json()).toMatchObject({
      message: 'Before shoppers can see it, please add: who made, packed or imported it.',
      issues: [{ path: 'maker' }],
    });
    expect((await edit(draft._id, { ...full, ...facts, state: 'published' })).json()).toMatchObject({
      ...full,
      state: 'published',
    });
    expect((await edit(draft._id, { description: '' })).json().message).toMatch(/please add: a description\.$/);
    expect((await edit(draft._id, { images: [] })).statusCode).toBe(400);
  });

  it('stays one when it is removed and comes back, no matter who brings it back', async () => {
    const { _id: id } = (await add({ name: 'Half an idea' })).json();
    await call('DELETE', `/auth/remove/${id}`, seller);
    expect((await call('GET', `/auth/seller/products/${id}`, seller)).statusCode).toBe(404);
    await harness.db`update products set removed_at = null where id = ${id}`;
    expect((await call('GET', `/auth/seller/products/${id}`, seller)).json()).toMatchObject({ state: 'draft' });
    expect((await call('GET', `/auth/products/${id}`)).statusCode).toBe(404);
  });

  it('teaches the search no words before it is published', async () => {
    const terms = async () => (await harness.db`select from search_terms where term = 'zxanthous'`).length;
    const { _id: id } = (await add({ name: 'Zxanthous scarf' })).json();
    await edit(id, { name: 'Zxanthous shawl' });
    expect(await terms()).toBe(0);
    await harness.db`update products set state = 'published' where id = ${id}`;
    expect(await terms()).toBe(1);
  });
});

describe('a copy of a product', () => {
  // rules: drafts
  it('is a draft with the same values and pictures, without pieces, sales and reviews', async () => {
    const product = await buildProduct(harness.db, { sellerId: seller.id, sold: 7, name: 'x'.repeat(198) });
    await harness.db`update products set rating_sum = 9, rating_count = 2, hsn = '6205' where id = ${product.id}`;
    const before = (await call('GET', `/auth/seller/products/${product.id}`, seller)).json();
    const copied = await call('POST', `/auth/seller/products/${product.id}/copy`, admin);
    expect(copied.statusCode).toBe(201);
    const { _id, createdAt, version, ...copy } = copied.json();
    expect(copy).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => !['_id', 'createdAt', 'version'].includes(name))),
      name: `${'x'.repeat(193)} (copy)`,
      state: 'draft',
      isAvailable: false,
      stock: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 0 },
      ],
      rating: null,
      reviewCount: 0,
      starCounts: [0, 0, 0, 0, 0],
    });
    expect((await harness.db`select sold from products where id = ${_id}`)[0]).toEqual({ sold: 0 });
    expect((await call('POST', `/auth/seller/products/${product.id}/copy`, otherSeller)).statusCode).toBe(404);
    // Its pictures are its own: removing the first product leaves them.
    await call('DELETE', `/auth/remove/${product.id}`, seller);
    expect((await edit(_id, { ...facts, state: 'published' })).json()).toMatchObject({ images: product.images });
  });
});
