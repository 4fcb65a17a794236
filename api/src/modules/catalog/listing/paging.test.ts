import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
beforeAll(async () => {
  t = await buildTestApp();
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
});
afterAll(() => t.close());

it.each(['', 'priceLowHigh', 'priceHighLow', 'nameAZ', 'nameZA', 'countryAZ', 'newest'])(
  'pages sorted by "%s" show each untouched product once while others come, go and change between them',
  async (sort) => {
    await t.db`update products set removed_at = now()`;
    const untouched: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      // Equal prices, names and sales, so that only the id decides the order.
      const { id } = await buildProduct(t.db, {
        sellerId,
        name: `Name ${index % 3}`,
        pricePaise: 100_00 * (index % 3),
        sold: index % 3,
      });
      untouched.push(id);
    }
    const other = await buildProduct(t.db, { sellerId, name: 'Name 1', pricePaise: 100_00, sold: 1 });
    const seen: string[] = [];
    let cursor: string | undefined = '';
    for (let page = 0; cursor !== undefined; page += 1) {
      const url: string = `/api/auth/category/products?category=Men&limit=2&view=card&sort=${sort}&cursor=${cursor}`;
      const answer: { json: () => { _id: string }[]; headers: Record<string, unknown> } = await t.app.inject({ url });
      seen.push(...answer.json().map((one) => one._id));
      const next: unknown = answer.headers['x-next-cursor'];
      cursor = typeof next === 'string' ? next : undefined;
      await buildProduct(t.db, { sellerId, name: `Name ${page % 4}`, pricePaise: 100_00 * (page % 4), sold: page % 4 });
      await t.db`update products set price_paise = ${page * 100_00}, mrp_paise = 9000000, name = ${`Name ${page}`}, sold = ${page} where id = ${other.id}`;
    }
    expect(seen.filter((id) => untouched.includes(id)).toSorted()).toEqual(untouched.toSorted());
  },
);
