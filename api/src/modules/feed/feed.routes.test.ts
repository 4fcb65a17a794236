import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFeedProducts } from '#modules/catalog/index.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct } from '#testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('what shopping services list', () => {
  // rules: product-feed
  it('is each product on sale with what is paid for one piece, its sizes and the first of its family', async () => {
    const first = await buildProduct(test.db);
    const { sellerId } = first;
    const second = await buildProduct(test.db, { sellerId });
    const removed = await buildProduct(test.db, { sellerId });
    const family = randomUUID();
    await test.db`insert into product_families (id, seller_id) values (${family}, ${sellerId})`;
    await test.db`update products set family_id = ${family}, family_place = 2 where id = ${first.id}`;
    await test.db`update products set family_id = ${family}, family_place = 1 where id = ${second.id}`;
    await test.db`update products set removed_at = now() where id = ${removed.id}`;
    const answer = await test.app.inject('/api/feed/products');
    const { products, after } = answer.json();
    expect(products.map((one: { _id: string; groupId: string }) => [one._id, one.groupId])).toEqual([
      [first.id, second.id],
      [second.id, second.id],
    ]);
    expect(after).toBeNull();
    const shown = (await test.app.inject(`/api/auth/products/${first.id}`)).json();
    for (const name of ['name', 'description', 'images', 'stock', 'mrp', 'isAvailable', 'category'] as const) {
      expect(products[0][name], name).toEqual(shown[name]);
    }
  });

  it('comes in parts that together name each product once', async () => {
    const all = await listFeedProducts(test.db, null, 100);
    const one = await listFeedProducts(test.db, null, 1);
    const rest = await listFeedProducts(test.db, one[0]?.id ?? null, 100);
    expect([...one, ...rest]).toEqual(all);
  });

  it('refuses a start that is no id', async () => {
    const answer = await test.app.inject('/api/feed/products?after=1');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
