import { createChangeLog } from '@aaram/runtime/cache';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRODUCTS } from '#read-path/topics.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';
import { filtersOf } from '../facets/topics.ts';
import { createCatchUp } from './catch-up.ts';

type Listed = { name: string; price: number; description: string; stock: { size: string; quantity: number }[] };

let t: TestApp;
let sellerId = '';
beforeAll(async () => {
  // Cached for an hour, so that a new answer can only come from a change.
  t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
});
afterAll(() => t.close());

const list = async (query: string): Promise<Listed[]> =>
  (await t.app.inject({ url: `/api/auth/category/products?category=Bags&limit=2&${query}` })).json();
const names = async (query: string) => (await list(query)).map(({ name }) => name);

/** Leaves no note in the record of changes, so what shows it has asked the database for it. */
const describeUnseen = (description: string) =>
  t.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update products set description = ${description}`;
  });

describe('a cached list', () => {
  let ids: string[] = [];
  beforeEach(async () => {
    await t.db`delete from product_stock`;
    await t.db`delete from products`;
    const bag = { category: 'Bags', subcategory: 'Backpacks', sellerId };
    const made = [
      await buildProduct(t.db, { ...bag, name: 'Anar Tote', pricePaise: 500_00, stock: { M: 5 }, sold: 30 }),
      await buildProduct(t.db, { ...bag, name: 'Bel Tote', pricePaise: 600_00, stock: { M: 5 }, sold: 20 }),
      await buildProduct(t.db, { ...bag, name: 'Tote Aam', pricePaise: 700_00, stock: { M: 5, L: 0 }, sold: 10 }),
    ];
    ids = made.map(({ id }) => id);
    t.app.forgetProducts(ids);
    // The facet index learns of them with the first list, which is therefore not cached.
    await list('');
  });

  it('shows a change of its products at once, and stays where an order moves the stock of others', async () => {
    expect((await list('')).map(({ stock }) => stock[0]?.quantity)).toEqual([5, 5]);
    await describeUnseen('Asked again');
    await t.db`update product_stock set quantity = 4 where product_id = ${ids[2] ?? ''} and size = 'M'`;
    t.app.forgetProducts(ids.slice(2));
    expect((await list('')).map(({ description }) => description)).not.toContain('Asked again');
    await t.db`update product_stock set quantity = 4 where product_id = ${ids[1] ?? ''} and size = 'M'`;
    t.app.forgetProducts(ids.slice(1, 2));
    expect((await list('')).map(({ stock }) => stock[0]?.quantity)).toEqual([5, 4]);
  });

  it.each([
    ['sort=nameAZ', "name = 'Aam Tote'", ['Aam Tote', 'Anar Tote']],
    ['brand=Lehar', "brand = 'Lehar'", ['Tote Aam']],
    ['', "category = 'Shoes'", ['Anar Tote', 'Bel Tote']],
  ])('gets in what begins to belong to it: %s', async (query, change, expected) => {
    const before = await names(query);
    await t.db.unsafe(`update products set ${change} where id = '${ids[2]}'`);
    t.app.forgetProducts(ids.slice(2));
    expect(await names(query)).toEqual(expected);
    expect(before).not.toContain('Tote Aam');
  });

  it('has what began to belong to it before it was announced', async () => {
    expect(await names('brand=Lehar&sort=nameAZ')).toEqual([]);
    await t.db`update products set brand = 'Lehar' where id = ${ids[2] ?? ''}`;
    expect(await names('brand=Lehar&sort=nameZA')).toEqual(['Tote Aam']);
  });

  it('stays where another category gets a product, or one with another brand', async () => {
    await list('');
    await describeUnseen('Asked again');
    const { id } = await buildProduct(t.db, { category: 'Shoes', subcategory: 'Boots', sellerId, name: 'Chunar Boot' });
    t.app.forgetProducts([id]);
    await t.db`update products set brand = 'Lehar' where id = ${id}`;
    t.app.forgetProducts([id]);
    expect((await list('')).map(({ description }) => description)).not.toContain('Asked again');
  });

  it('takes changes of stock and prices together, a quarter of a second after the first', async () => {
    await list('');
    const quantities = async () => (await list('')).map(({ stock }) => stock[0]?.quantity);
    const buy = async (id = '') => {
      await t.db`update product_stock set quantity = quantity - 1 where product_id = ${id} and size = 'M'`;
      t.app.forgetStockAndPrices([id]);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await buy(ids[0]);
    vi.advanceTimersByTime(249);
    await buy(ids[1]);
    const before = await quantities();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect([before, await quantities()]).toEqual([
      [5, 5],
      [4, 4],
    ]);
  });

  it('waits for no quarter of a second when a product is withdrawn', async () => {
    await list('');
    await t.db`update product_stock set quantity = 4 where product_id = ${ids[0] ?? ''} and size = 'M'`;
    t.app.forgetStockAndPrices(ids.slice(0, 1));
    await t.db`update products set removed_at = now() where id = ${ids[0] ?? ''}`;
    t.app.forgetProducts(ids.slice(0, 1));
    expect(await names('')).toEqual(['Bel Tote', 'Tote Aam']);
  });

  it('has what comes back into stock, its count, and its facets', async () => {
    const facets = async () => (await t.app.inject({ url: '/api/auth/facets?category=Bags' })).json().size;
    const count = async () =>
      (await t.app.inject({ url: '/api/auth/category/products?category=Bags&size=L&limit=2' })).headers[
        'x-total-count'
      ];
    expect([await names('size=L'), await count(), await facets()]).toEqual([[], '0', [{ value: 'M', count: 3 }]]);
    await t.db`update product_stock set quantity = 1 where product_id = ${ids[2] ?? ''} and size = 'L'`;
    t.app.forgetProducts(ids.slice(2));
    expect([await names('size=L'), await count()]).toEqual([['Tote Aam'], '1']);
    expect(await facets()).toContainEqual({ value: 'L', count: 1 });
  });
});

describe('catching up', () => {
  it('is done once for each change, and drops every list when it is unknown what changed', async () => {
    const changes = createChangeLog();
    let polls = 0;
    const refresh = async () => {
      polls += 1;
      if (polls > 1) {
        throw new Error('away');
      }
      return undefined;
    };
    const { beforeList } = createCatchUp({ changes, facetIndex: { refresh }, maxMs: 3_600_000 });
    await beforeList.run();
    expect(beforeList.isDue()).toBe(false);
    changes.note([PRODUCTS]);
    expect(beforeList.isDue()).toBe(true);
    const since = changes.gathered.latest();
    await beforeList.run();
    expect([beforeList.isDue(), polls, changes.gathered.haveChanged([filtersOf('Bags')], since)]).toEqual([
      false,
      2,
      true,
    ]);
  });

  it('is due again after the time that an answer may be old, counted from when the poll began', async () => {
    let time = 0;
    const refresh = async () => {
      time += 400;
      return undefined;
    };
    const { beforeList, beforeProduct } = createCatchUp({
      changes: createChangeLog(),
      facetIndex: { refresh },
      maxMs: 1000,
      now: () => time,
    });
    expect([beforeList.isDue(), beforeProduct.isDue()]).toEqual([true, true]);
    await beforeProduct.run();
    time = 999;
    expect([beforeList.isDue(), beforeProduct.isDue()]).toEqual([false, false]);
    time = 1000;
    expect([beforeList.isDue(), beforeProduct.isDue()]).toEqual([true, true]);
  });

  it('tells lists and products of what was found meanwhile, and of everything when changes were missed', async () => {
    const changes = createChangeLog();
    const { atOnce, gathered } = changes;
    const catchUp = createCatchUp({ changes, facetIndex: { refresh: async () => undefined }, maxMs: 0 });
    catchUp.find([['shirt', '700', 'shown']]);
    expect(gathered.haveChanged(['shirt'], 0)).toBe(false);
    await catchUp.beforeProduct.run();
    expect([atOnce, gathered].map((one) => [one.haveChanged(['shirt'], 0), one.haveChanged(['shoe'], 0)])).toEqual([
      [true, false],
      [true, false],
    ]);
    catchUp.lose();
    await catchUp.beforeProduct.run();
    expect([atOnce, gathered].map((one) => one.haveChanged(['shoe'], 0))).toEqual([true, true]);
    const since = atOnce.latest();
    catchUp.find(Array.from({ length: 20_001 }, (_, index) => [String(index), '700', 'shown']));
    await catchUp.beforeProduct.run();
    expect(atOnce.haveChanged(['none of them'], since)).toBe(true);
  });
});
