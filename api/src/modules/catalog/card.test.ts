import { productSchema, productSummarySchema } from '@aaram/shared-domain/catalog/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import type { View } from './card.sql.ts';
import { productColumns } from './product.repository.ts';
import { type ProductRow, toProduct } from './product-summary.ts';

let t: TestApp;
let shirt: string;
beforeAll(async () => {
  // With cached answers: a card must not be served where a whole product was requested, and the other way round.
  t = await buildTestApp({ ANSWERS_SECONDS: '60' });
  const sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  const { id } = await buildProduct(t.db, {
    sellerId,
    name: 'Café "साड़ी"',
    pricePaise: 1_234_50,
    brand: null,
    stock: { S: 0, M: 3 },
  });
  shirt = id;
  await buildProduct(t.db, { sellerId, name: 'Plain', pricePaise: 1000_00, stock: {} });
  await t.db`update products set rating_sum = 17, rating_count = 4, material = 'Khadi', hsn = '6205',
    country_of_origin = 'India', created_at = '2026-03-01 10:11:12.987654+05:30' where id = ${id}`;
  for (const [author, rating] of [
    ['Meera', 5],
    ['Ishita', 4],
  ] as const) {
    const userId = (await buildUser(t.db)).id;
    await t.db`insert into reviews ${t.db({ productId: id, userId, authorName: author, rating, comment: 'Soft', media: ['/media/review-1/800.webp'] })}`;
  }
});
afterAll(() => t.close());

const ask = async (url: string): Promise<{ _id: string }[]> => (await t.app.inject(url)).json();
const byId = <Item extends { _id: string }>(list: readonly Item[]) => list.toSorted((a, b) => (a._id < b._id ? -1 : 1));

const lists = ['/api/auth/get-all-products', '/api/auth/category/products?category=Men'];
const withView = (url: string) => `${url}${url.includes('?') ? '&' : '?'}view=card`;

describe('a list of products', () => {
  it.each(['card', undefined] as View[])('is written by the database as it is written here: %s', async (view) => {
    const rows = await t.db<ProductRow[]>`select ${productColumns(t.db, view)} from products p order by p.id`;
    const [url = ''] = lists;
    expect(byId(await ask(view === 'card' ? withView(url) : url))).toEqual(rows.map(toProduct));
  });

  // rules: whole-products-and-cards
  it.each(lists)('carries whole products at %s, and cards when those will do', async (url) => {
    for (const _again of [1, 2]) {
      const whole = await ask(url);
      expect(whole).toHaveLength(2);
      expect(whole).toContainEqual((await t.app.inject(`/api/auth/products/${shirt}`)).json());
      expect(whole.map((one) => productSchema.strict().parse(one))).toEqual(whole);
      const cards = await ask(withView(url));
      expect(cards.map((one) => productSummarySchema.strict().parse(one))).toEqual(cards);
      expect(byId(cards)).toEqual(byId(whole).map((one) => productSummarySchema.parse(one)));
      expect(await ask(`${withView(url)}&limit=24`)).toEqual(cards);
      const page = await t.app.inject(`${url}${url.includes('?') ? '&' : '?'}limit=1`);
      expect([page.json(), page.headers['x-total-count']]).toEqual([[whole[0]], '2']);
    }
  });

  it.each(['cards', '', 'whole', 'card&view=card'])('knows no view "%s"', async (view) => {
    for (const url of lists) {
      const answer = await t.app.inject(withView(url).replace('view=card', `view=${view}`));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    }
  });
});

describe('what else shows products', () => {
  const find = async (path: string, headers: { authorization: string }) =>
    (await t.app.inject({ url: `/api/auth/${path}`, headers })).json();

  // rules: whole-products-and-cards
  it('carries them whole, and as cards when those will do: wishlist, cart and the list of a seller', async () => {
    const user = await buildUser(t.db, { role: 'admin' });
    const headers = await loginAs(t.db, user);
    const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const answers = [];
      for (const view of ['', '?view=card']) {
        const url = `/api/auth/${path}${view}`;
        answers.push(
          (await t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).json(),
        );
      }
      return answers;
    };
    const whole = (await t.app.inject(`/api/auth/products/${shirt}`)).json();
    const card = productSummarySchema.parse(whole);

    const wished = [whole, card].map((product) => [{ ...product, savedPrice: whole.price }]);
    expect(await send('POST', 'add-wishlist', { productId: shirt })).toEqual(wished);
    expect([await find('get-wishlist', headers), await find('get-wishlist?view=card', headers)]).toEqual(wished);
    const other = await buildProduct(t.db, { pricePaise: 100_00 });
    const removed = await send('DELETE', 'remove-wishlist', { productId: other.id });
    expect(removed).toEqual(wished);

    const inCart = (product: unknown, quantity: number) => ({ items: [{ product, quantity, size: 'M' }] });
    const added = await send('POST', 'add-cart', { product: shirt, size: 'M' });
    expect(added).toMatchObject([inCart(whole, 1), inCart(card, 2)]);
    expect(added[1].items[0].product).toEqual(card);
    const [wholeUpdate, cardUpdate] = await send('PUT', 'update', { productId: shirt, quantity: 3 });
    expect([wholeUpdate, cardUpdate]).toMatchObject([inCart(whole, 3), inCart(card, 3)]);
    expect(cardUpdate.items[0].product).toEqual(card);
    const carts = [await find(`cart/${user.id}`, headers), await find(`cart/${user.id}?view=card`, headers)];
    expect(carts).toEqual([wholeUpdate, cardUpdate]);
    const removal = `cart/remove/${other.id}`;
    expect(await send('DELETE', removal)).toEqual([wholeUpdate, cardUpdate]);

    const own = await find('seller/products?limit=1&sort=priceHighLow', headers);
    const state = 'published';
    expect(own).toEqual([{ ...whole, state, sku: null }]);
    expect(await find('seller/products?limit=1&sort=priceHighLow&view=card', headers)).toEqual([{ ...card, state }]);
    expect((await find('get-wishlist?view=nothing', headers)).code).toBe('INVALID_INPUT');
  });
});
