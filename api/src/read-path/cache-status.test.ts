import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let origin = '';
let id = '';
beforeAll(async () => {
  t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
  ({ id } = await buildProduct(t.db));
  origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

const statusOf = ({ headers }: Response) => [headers.get('cache-status'), headers.get('age')];

describe('an answer of the API says where it came from', () => {
  it.each(['a list', 'a product'])(
    '%s comes from the database, then from memory, also when it has not changed',
    async (what) => {
      const url = `${origin}/api/auth/${what === 'a list' ? 'get-all-products?limit=7' : `products/${id}`}`;
      const first = await fetch(url);
      expect(first.status).toBe(200);
      expect(statusOf(first)).toEqual(['api; fwd=miss; detail=primary', '0']);
      expect(statusOf(await fetch(url))).toEqual(['api; hit', expect.stringMatching(/^\d+$/)]);
      const same = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
      expect([same.status, ...statusOf(same)]).toEqual([304, 'api; hit', expect.stringMatching(/^\d+$/)]);
    },
  );

  it('is read past the cache for a browser that has changed something, and again for others', async () => {
    const seller = await buildUser(t.db, { role: 'seller' });
    const { id } = await buildProduct(t.db, { sellerId: seller.id, pricePaise: 100_00 });
    const read = (cookie = '') => fetch(`${origin}/api/auth/products/${id}`, { headers: { cookie } });
    await read();
    const change = await fetch(`${origin}/api/auth/update/${id}`, {
      method: 'PUT',
      headers: { ...(await loginAs(t.db, seller)), 'content-type': 'application/json' },
      body: JSON.stringify({ price: 250 }),
    });
    const [cookie = ''] = (change.headers.get('set-cookie') ?? '').split(';');
    expect(statusOf(await read(cookie))).toEqual(['api; fwd=bypass; detail=primary', '0']);
    expect(statusOf(await read())).toEqual(['api; fwd=miss; detail=primary', '0']);
    expect(statusOf(await read())).toEqual(['api; hit', expect.stringMatching(/^\d+$/)]);
  });

  it('and what is of one person from no cache', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    expect(statusOf(await fetch(`${origin}/api/auth/get-cart`, { headers }))).toEqual(['api; fwd=bypass', null]);
  });
});
