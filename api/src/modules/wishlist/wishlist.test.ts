import { productSummarySchema } from '@aaram/shared-domain/catalog/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '../../testing/factories.ts';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  headers = await loginAs(test.db, await buildUser(test.db));
});

const add = (productId: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/add-wishlist', headers, payload: { productId } });
const read = async () =>
  (await test.app.inject({ url: '/api/auth/get-wishlist', headers }))
    .json()
    .map((one: unknown) => productSummarySchema.parse(one));
const ids = (list: { _id: string }[]) => list.map((product) => product._id);

describe('the wishlist', () => {
  it('answers the fresh list, newest first, each product once', async () => {
    const [one, two] = [await buildProduct(test.db), await buildProduct(test.db)];
    await add(one.id);
    await add(two.id);
    expect(ids((await add(one.id)).json())).toEqual([two.id, one.id]);
  });

  it('keeps showing what is out of stock, and hides what was removed', async () => {
    const [empty, gone] = [await buildProduct(test.db, { stock: { M: 0 } }), await buildProduct(test.db)];
    await add(empty.id);
    await add(gone.id);
    await test.db`update products set removed_at = now() where id = ${gone.id}`;
    expect(await read()).toMatchObject([{ _id: empty.id, isAvailable: false }]);
    expect((await add(gone.id)).statusCode).toBe(404);
  });

  it('lets go by body or by query, and does not mind repetition', async () => {
    const [one, two] = [await buildProduct(test.db), await buildProduct(test.db)];
    await add(one.id);
    await add(two.id);
    const url = '/api/auth/remove-wishlist';
    expect(
      ids((await test.app.inject({ method: 'DELETE', url, headers, payload: { productId: one.id } })).json()),
    ).toEqual([two.id]);
    for (const _time of [1, 2]) {
      expect((await test.app.inject({ method: 'DELETE', url: `${url}?productId=${two.id}`, headers })).json()).toEqual(
        [],
      );
    }
    expect((await test.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(400);
  });

  it('answers 401 to visitors', async () => {
    for (const [method, url] of [
      ['GET', 'get'],
      ['POST', 'add'],
      ['DELETE', 'remove'],
    ] as const) {
      expect((await test.app.inject({ method, url: `/api/auth/${url}-wishlist` })).statusCode).toBe(401);
    }
  });
});
