import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let seller: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  t = await buildTestApp();
  seller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  other = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
});
afterAll(() => t.close());

const read = async (table = 'products', headers = seller) =>
  (await t.app.inject({ url: `/api/auth/panel/tables/${table}`, headers })).json();
const change = (payload: object, table = 'products') =>
  t.app.inject({ method: 'PUT', url: `/api/auth/panel/tables/${table}`, headers: seller, payload });

it('keeps columns, density and views of each list for each account', async () => {
  const nothing = { columns: null, density: null, views: [] };
  expect(await read()).toEqual(nothing);
  await change({ columns: ['name', 'price'] });
  await change({ density: 'roomy' });
  await change({ keepView: { name: 'Low', query: 'stock=low' } });
  await change({ keepView: { name: 'Dear', query: 'sort=-price' } });
  await change({ keepView: { name: 'Low', query: 'stock=low&sort=pieces' } });
  const views = [
    { name: 'Low', query: 'stock=low&sort=pieces' },
    { name: 'Dear', query: 'sort=-price' },
  ];
  expect(await read()).toEqual({ columns: ['name', 'price'], density: 'roomy', views });
  expect((await change({ dropView: 'Low', columns: null })).json()).toEqual({
    columns: null,
    density: 'roomy',
    views: [views[1]],
  });
  expect([await read('orders'), await read('products', other)]).toEqual([nothing, nothing]);
});

it('keeps at most 30 views, and two that are saved at the same time', async () => {
  const keep = (name: string) => change({ keepView: { name, query: '' } }, 'orders');
  await Promise.all(Array.from({ length: 30 }, (_, index) => keep(`View ${index}`)));
  expect((await read('orders')).views).toHaveLength(30);
  const refused = await keep('One more');
  expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('At most 30 views')]);
  expect((await keep('View 3')).statusCode).toBe(200);
});

it.each([
  { columns: ['x'.repeat(41)] },
  { keepView: { name: '', query: '' } },
  { density: 'tight' },
  { table: 'products' },
])('refuses %j', async (payload) => {
  expect((await change(payload)).statusCode).toBe(400);
});
