import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';
import { summaryColumns } from './product.repository.ts';
import { type SummaryRow, toSummary } from './product-summary.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('a card written by the database is the one written here, field by field', async () => {
  const sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  const { id } = await buildProduct(t.db, {
    sellerId,
    name: 'Café "साड़ी"',
    pricePaise: 1_234_50,
    brand: null,
    stock: { S: 0, M: 3 },
  });
  await buildProduct(t.db, { sellerId, name: 'Plain', pricePaise: 1000_00, stock: {} });
  await t.db`update products set rating_sum = 17, rating_count = 4, created_at = '2026-03-01 10:11:12.987654+05:30' where id = ${id}`;
  const rows = await t.db<SummaryRow[]>`select ${summaryColumns(t.db)} from products p order by p.id`;
  const cards: { _id: string }[] = (await t.app.inject({ url: '/api/auth/get-all-products' })).json();
  expect(cards.toSorted((a, b) => (a._id < b._id ? -1 : 1))).toEqual(rows.map(toSummary));
});
