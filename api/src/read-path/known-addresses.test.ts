import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { createKnownAddresses } from './known-addresses.ts';

let t: TestApp;
let origin = '';
beforeAll(async () => {
  // Cached for an hour, so that a new answer can only come from `forgetProducts`.
  t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
  origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

it('a writer sees its own change at once, also at an address that is answered before routing', async () => {
  const seller = await buildUser(t.db, { role: 'seller' });
  const { id } = await buildProduct(t.db, { sellerId: seller.id, pricePaise: 100_00 });
  const read = () => fetch(`${origin}/api/auth/products/${id}`);
  const [first, second] = [await read(), await read()];
  expect(await first.json()).toMatchObject({ price: 100 });
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  for (const name of ['cache-control', 'content-type', 'x-content-type-options']) {
    expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  const change = await fetch(`${origin}/api/auth/update/${id}`, {
    method: 'PUT',
    headers: { ...(await loginAs(t.db, seller)), 'content-type': 'application/json' },
    body: JSON.stringify({ price: 250 }),
  });
  expect(change.status).toBe(200);
  expect(await (await read()).json()).toMatchObject({ price: 250 });
  await t.db`update products set removed_at = now() where id = ${id}`;
  t.app.forgetProducts([id]);
  expect((await read()).status).toBe(404);
});

it('an address with a parameter that its route does not take is refused, so that no answer has endless addresses', async () => {
  const { id } = await buildProduct(t.db);
  for (const address of [
    `/api/auth/products/${id}`,
    '/api/auth/get-all-products',
    '/api/auth/facets',
    '/api/sitemap',
  ]) {
    expect([address, (await fetch(`${origin}${address}?utm_source=x`)).status]).not.toEqual([address, 200]);
  }
});

// security: bounded-caches
it('known addresses end at their bytes, however many and however long', () => {
  const known = createKnownAddresses(1024 * 1024);
  const answer = {
    body: Buffer.alloc(1000),
    length: 2,
    etag: '""',
    headers: {},
    lines: [],
    packed: {},
    source: undefined,
  };
  const found = { value: answer, madeAt: 0, age: 0, isStale: false };
  for (let index = 0; index < 5000; index += 1) {
    const request = { method: 'GET', raw: { url: `/${index}${'x'.repeat(2000)}` }, routeOptions: { url: '/:x' } };
    known.remember(request as unknown as FastifyRequest, { now: () => found, find: async () => found });
  }
  expect(known.size()).toBeGreaterThan(900 * 1024);
  expect(known.size()).toBeLessThanOrEqual(1024 * 1024);
});
