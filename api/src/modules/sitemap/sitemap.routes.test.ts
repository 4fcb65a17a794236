import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPartStarts, listSitemapProducts } from '#modules/catalog/index.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildProduct } from '../../testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the sitemap of products', () => {
  it('names every product that is not removed, in one part while there are few', async () => {
    const onSale = await buildProduct(test.db);
    const removed = await buildProduct(test.db);
    await test.db`update products set removed_at = now() where id = ${removed.id}`;
    const parts = await test.app.inject('/api/sitemap');
    expect([parts.statusCode, parts.json()]).toEqual([200, { parts: [{ after: null }] }]);
    const products = (await test.app.inject('/api/sitemap/products')).json();
    expect(products.map((product: { _id: string }) => product._id)).toEqual([onSale.id]);
    expect(products[0]).toMatchObject({ category: 'Men', changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  });

  it('is cut into parts that together name each product once', async () => {
    for (let made = 0; made < 4; made += 1) {
      await buildProduct(test.db);
    }
    const starts = [null, ...(await findPartStarts(test.db, 2))];
    const parts = await Promise.all(starts.map((after) => listSitemapProducts(test.db, after, 2)));
    const all = await listSitemapProducts(test.db, null, 100);
    expect(starts.length).toBeGreaterThan(2);
    expect(parts.flat()).toEqual(all);
  });

  it('refuses a start that is no id', async () => {
    const answer = await test.app.inject('/api/sitemap/products?after=1');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
