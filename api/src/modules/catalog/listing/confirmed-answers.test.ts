import { createPool, type Pool } from '@aaram/runtime/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

/** Another process writes: nothing is announced here. */
type Change = [what: string, change: (db: Pool, ids: string[]) => Promise<unknown>, expected: object];

let t: TestApp;
let sellerId = '';
beforeAll(async () => {
  t = await buildTestApp({ ANSWERS_SECONDS: '0' });
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
});
afterAll(() => t.close());

const get = async (path: string, app = t.app) => (await app.inject({ url: `/api/auth/${path}` })).json();
const list = async (query: string): Promise<{ name: string }[]> =>
  get(`category/products?category=Bags&limit=2&view=card&${query}`);
const names = async (query: string) => (await list(query)).map(({ name }) => name);

async function refill() {
  await t.db`delete from reviews`;
  await t.db`delete from product_stock`;
  await t.db`delete from products`;
  const bag = { category: 'Bags', subcategory: 'Backpacks', sellerId };
  return [
    (await buildProduct(t.db, { ...bag, name: 'Anar', pricePaise: 500_00, stock: { M: 5 }, sold: 30 })).id,
    (await buildProduct(t.db, { ...bag, name: 'Bel', pricePaise: 600_00, stock: { M: 5 }, sold: 20 })).id,
    (await buildProduct(t.db, { ...bag, name: 'Chiku', pricePaise: 700_00, stock: { M: 5 }, sold: 10 })).id,
  ];
}

/** Leaves no note in the record of changes, so what shows it has read it again. */
const changeUnseen = (change: string) =>
  t.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx.unsafe(`update products set ${change}`);
  });

describe('with nothing cached for a time', () => {
  it.each([
    ['sort=priceLowHigh', 'price_paise = 10000'],
    ['', 'sold = 100'],
  ])('a page of an order in which products move is read again: %s', async (query, change) => {
    const [, , third = ''] = await refill();
    expect(await names(query)).toEqual(['Anar', 'Bel']);
    await t.db.unsafe(`update products set ${change} where id = '${third}'`);
    expect(await names(query)).toEqual(['Chiku', 'Anar']);
  });

  it('a poll of the record of changes confirms what did not change, which is not read again', async () => {
    const [first = '', , third = ''] = await refill();
    const paths = [
      'category/products?category=Bags&sort=nameAZ&limit=2&view=card',
      `products/${first}`,
      'facets?category=Bags',
    ];
    const before = [];
    for (const path of paths) {
      await get(path);
      before.push(await get(path));
    }
    await changeUnseen("name = 'Read again'");
    await t.db`update product_stock set quantity = 4 where product_id = ${third}`;
    for (const [index, path] of paths.entries()) {
      expect([path, await get(path)]).toEqual([path, before[index]]);
    }
  });

  it.each(['limit=2', 'limit=2&view=card&q=anar'])(
    'a list that depends on more is read each time: %s',
    async (query) => {
      await refill();
      const read = async (): Promise<{ price: number }[]> => get(`category/products?category=Bags&${query}`);
      await read();
      const before = await read();
      await changeUnseen('price_paise = 12300');
      expect([before, await read()].map(([first]) => first?.price)).toEqual([500, 123]);
    },
  );

  it.each<Change>([
    ['a price', (db, [id = '']) => db`update products set price_paise = 12300 where id = ${id}`, { price: 123 }],
    [
      'a description',
      (db, [id = '']) => db`update products set description = 'Other' where id = ${id}`,
      { description: 'Other' },
    ],
    [
      'a sale',
      (db, [id = '']) => db`update product_stock set quantity = 4 where product_id = ${id}`,
      { stock: [{ size: 'M', quantity: 4 }] },
    ],
    [
      'a new size',
      (db, [id = '']) => db`insert into product_stock values (${id}, 'L', 1, 0)`,
      {
        stock: [
          { size: 'M', quantity: 5 },
          { size: 'L', quantity: 0 },
        ],
      },
    ],
    [
      'a review',
      (db, [id = '']) =>
        db`insert into reviews (product_id, author_name, rating, comment) values (${id}, 'Asha', 5, 'Good')`,
      { reviews: [{ comment: 'Good' }] },
    ],
  ])('a product shows what another process has changed: %s', async (_what, change, expected) => {
    const ids = await refill();
    await get(`products/${ids[0]}`);
    const before = await get(`products/${ids[0]}`);
    await change(t.db, ids);
    expect(await get(`products/${ids[0]}`)).toMatchObject(expected);
    expect(before).not.toMatchObject(expected);
  });

  it.each([
    ['', 2, 'sold = 21', ['Anar', 'Chiku']],
    ['sort=priceLowHigh', 2, 'price_paise = 59000', ['Anar', 'Chiku']],
    ['sort=priceHighLow', 0, 'price_paise = 65000', ['Chiku', 'Anar']],
    ['sort=nameAZ', 2, "name = 'Aam'", ['Aam', 'Anar']],
  ])('a list has what another process has moved into it: %s', async (query, index, change, expected) => {
    const ids = await refill();
    await names(query);
    const before = await names(query);
    await t.db.unsafe(`update products set ${change} where id = '${ids[index]}'`);
    expect(await names(query)).toEqual(expected);
    expect(before).not.toEqual(expected);
  });
});

it('what is cached for a time is confirmed when it is over, and shows by then what other processes have changed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const caching = await buildTestApp({ ANSWERS_SECONDS: '20', DATABASE_URL: t.databaseUrl });
  const [first = ''] = await refill();
  const quantity = async () => (await get(`products/${first}`, caching.app)).stock[0].quantity;
  try {
    await quantity();
    await t.db`update product_stock set quantity = 4 where product_id = ${first}`;
    vi.advanceTimersByTime(19_000);
    const before = await quantity();
    vi.advanceTimersByTime(1000);
    expect([before, await quantity()]).toEqual([5, 4]);
  } finally {
    vi.useRealTimers();
    await caching.close();
  }
});

it('what was read after a change is confirmed when a poll finds that change', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const caching = await buildTestApp({ ANSWERS_SECONDS: '20', DATABASE_URL: t.databaseUrl });
  const [first = ''] = await refill();
  const product = () => get(`products/${first}`, caching.app);
  const cards = (limit: number) =>
    get(`category/products?category=Bags&limit=${limit}&view=card&sort=nameAZ`, caching.app);
  const sell = (quantity: number) =>
    t.db`update product_stock set quantity = ${quantity} where product_id = ${first} and position = 0`;
  try {
    await cards(2);
    await product();
    await sell(4);
    caching.app.forgetStockAndPrices([first]);
    const after = await product();
    // This list reads the change, and what the index learns from it reaches all with the next poll.
    const list = await cards(1);
    await changeUnseen("name = 'Read again'");
    vi.advanceTimersByTime(20_000);
    expect([await product(), await cards(1)]).toEqual([after, list]);
    expect([after.stock[0].quantity, list[0].stock[0].quantity]).toEqual([4, 4]);
    expect((await cards(2))[0].name).toBe('Read again');

    await sell(3);
    vi.advanceTimersByTime(20_000);
    expect((await product()).stock[0].quantity).toBe(3);
    expect((await cards(1))[0].stock[0].quantity).toBe(3);
  } finally {
    vi.useRealTimers();
    await caching.close();
  }
});

it('what a replica has answered is not confirmed, because it may have missed what a poll had reported before', async () => {
  const replica = createPool({ url: t.databaseUrl, max: 2 });
  const app = await buildApp({ config: t.config, db: t.db, replicas: [replica] });
  const [first = ''] = await refill();
  try {
    await get(`products/${first}`, app);
    await changeUnseen("name = 'Read again'");
    expect(await get(`products/${first}`, app)).toMatchObject({ name: 'Read again' });
  } finally {
    await app.close();
    await replica.end();
  }
});
