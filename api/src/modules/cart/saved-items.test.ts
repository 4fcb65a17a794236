import { cartAndSavedSchema, savedItemSchema } from '@aaram/shared-domain/cart/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findCartPictures } from '#modules/cart/index.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs, type TestUser } from '#testing/factories.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let t: TestApp;
let shopper: TestUser;
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  shopper = await buildUser(t.db);
  headers = await loginAs(t.db, shopper);
});

const url = '/api/auth/me/saved-items';
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by = headers) =>
  t.app.inject({ method, url: path, headers: by, ...(payload === undefined ? {} : { payload }) });
const add = async (product: string, quantity = 1, extra: object = {}): Promise<string> => {
  const { items } = (await send('POST', '/api/auth/add-cart', { product, quantity, size: 'M', ...extra })).json();
  return items.at(-1)._id;
};
const save = (itemId: string, by = headers) => send('POST', url, { itemId }, by);
const back = (id: string, by = headers) => send('POST', `${url}/${id}/to-cart`, undefined, by);
const list = async (by = headers) =>
  (await send('GET', url, undefined, by)).json().map((one: unknown) => savedItemSchema.parse(one));

/** Quantities by size in the cart, and saved. */
const both = async () => {
  const { items } = (await send('GET', `/api/auth/cart/${shopper.id}`)).json();
  const shape = (lines: { size: string; quantity: number }[]) => lines.map((one) => `${one.size}×${one.quantity}`);
  return { cart: shape(items), saved: shape(await list()) };
};

describe('saving for later', () => {
  // rules: saved-for-later
  it('moves a line out of the cart and back, with size, quantity and design, and reads the price again', async () => {
    const { id } = await buildProduct(t.db, { pricePaise: 999_00 });
    const line = await add(id, 2, { customImages: { rawImage: dot, previewImage: dot } });
    const { cart, saved } = cartAndSavedSchema.parse((await save(line)).json());
    expect(cart).toMatchObject({ items: [], total: 0 });
    expect(saved).toMatchObject([{ size: 'M', quantity: 2, savedPrice: 999, product: { _id: id, price: 999 } }]);
    expect(saved[0]?.customImages).not.toBeNull();
    await t.db`update products set price_paise = 79900 where id = ${id}`;
    expect(await list()).toMatchObject([{ savedPrice: 999, product: { price: 799 } }]);
    const moved = cartAndSavedSchema.parse((await back(saved[0]?._id ?? '')).json());
    expect(moved).toMatchObject({ cart: { total: 1598, items: [{ size: 'M', quantity: 2 }] }, saved: [] });
    expect(moved.cart.items[0]?.customImages).toEqual(saved[0]?.customImages);
  });

  // rules: saved-for-later
  it('loses and doubles no piece when calls are repeated or come together', async () => {
    const { id } = await buildProduct(t.db);
    const line = await add(id, 3);
    const saves = await Promise.all(Array.from({ length: 5 }, () => save(line)));
    expect(saves.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await both()).toEqual({ cart: [], saved: ['M×3'] });
    const [saved] = await list();
    await Promise.all([...Array.from({ length: 5 }, () => back(saved._id)), save(line), add(id)]);
    expect(await both()).toEqual({ cart: ['M×4'], saved: [] });
  });

  it('keeps pieces together that are saved twice, at the price of the first time', async () => {
    const { id } = await buildProduct(t.db, { pricePaise: 999_00 });
    await save(await add(id, 2));
    await t.db`update products set price_paise = 89900 where id = ${id}`;
    await save(await add(id, 1));
    expect(await list()).toMatchObject([{ quantity: 3, savedPrice: 999 }]);
  });

  // rules: saved-for-later
  it('moves back what is in stock, and keeps the others', async () => {
    const { id } = await buildProduct(t.db, { stock: { S: 5, M: 5 } });
    const line = await add(id, 4);
    await save(line);
    await t.db`update product_stock set quantity = 3 where product_id = ${id} and size = 'M'`;
    expect((await back(line)).statusCode).toBe(200);
    expect(await both()).toEqual({ cart: ['M×3'], saved: ['M×1'] });
    const refused = await back(line);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'OUT_OF_STOCK', message: 'Only 3 items available in size M', available: 3 },
    ]);
    expect(await both()).toEqual({ cart: ['M×3'], saved: ['M×1'] });
  });

  it('keeps what can no longer be bought, says so, and lets it be removed', async () => {
    const { id } = await buildProduct(t.db);
    const line = await add(id);
    await save(line);
    await t.db`update products set removed_at = now() where id = ${id}`;
    expect(await list()).toMatchObject([{ product: { isAvailable: false } }]);
    expect((await back(line)).statusCode).toBe(404);
    for (const _time of [1, 2]) {
      expect((await send('DELETE', `${url}/${line}`)).json()).toEqual([]);
    }
  });

  // rules: saved-for-later
  it('takes a hundred lines, also when they are saved together; the others stay in the cart', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => buildProduct(t.db)));
    await t.db`insert into saved_items (id, user_id, product_id, size, quantity, saved_paise, told_paise)
      select uuidv7(), ${shopper.id}, ${products[0]?.id ?? ''}, n::text, 1, 1, 1 from generate_series(1, 98) n`;
    const lines: string[] = [];
    for (const { id } of products) {
      lines.push(await add(id));
    }
    const answers = await Promise.all(lines.map((line) => save(line)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400, 400]);
    expect((await both()).cart).toEqual(['M×1', 'M×1']);
  });

  it('keeps the pictures of a design from being cleared away', async () => {
    const { id } = await buildProduct(t.db);
    await save(await add(id, 1, { customImages: { rawImage: dot, previewImage: dot } }));
    const [saved] = await list();
    const { rawImage, previewImage } = saved.customImages ?? {};
    expect(await findCartPictures(t.db, [rawImage, previewImage, '/media/other'])).toEqual(
      expect.arrayContaining([rawImage, previewImage]),
    );
  });

  it('is visible to its shopper alone', async () => {
    const other = await loginAs(t.db, await buildUser(t.db));
    const line = await add((await buildProduct(t.db)).id);
    await save(line, other);
    expect(await both()).toEqual({ cart: ['M×1'], saved: [] });
    await save(line);
    await back(line, other);
    await send('DELETE', `${url}/${line}`, undefined, other);
    expect(await list(other)).toEqual([]);
    expect(await both()).toEqual({ cart: [], saved: ['M×1'] });
  });
});
