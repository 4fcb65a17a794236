import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSetChooser } from '../release-choice.ts';
import type { LiveSet } from '../releases.ts';
import { proxyRules, registerProxy } from './proxy.ts';

const seen: IncomingHttpHeaders[] = [];
/** Calls of /api/slow, which answer when they are called. */
const slow: (() => void)[] = [];
const api = createServer((request, response) => {
  seen.push(request.headers);
  if (request.url === '/api/never') {
    return;
  }
  if (request.url?.startsWith('/api/slow')) {
    slow.push(() => response.end('{}'));
    return;
  }
  if (request.url === '/api/auth/login') {
    response.setHeader('set-cookie', 'device=new; Path=/api; HttpOnly; SameSite=Strict');
  }
  response.end('{}');
});
const app = fastify();
let id = 'set-1';

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const store = { live: async () => ({ id }) as LiveSet };
  const sets = createSetChooser(store, { publicUrl: undefined });
  await registerProxy(app, `http://127.0.0.1:${port}`, sets, { ...proxyRules, callMs: 500 });
});
afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

describe('the way to the API', () => {
  it('says which release set a tab has, unless it was never given out, and tells the tab which one is next', async () => {
    const tab = (set: string) => app.inject({ url: '/api/auth/products/1', headers: { 'x-release-set': set } });
    expect((await tab('forged')).headers).toMatchObject({ 'x-release-set': 'set-1', vary: 'x-release-set' });
    id = 'set-2';
    await app.inject({ url: '/media/a/1.webp' });
    await app.inject({ method: 'POST', url: '/api/orders/create-order', payload: { product: [] } });
    expect((await tab('set-1')).headers['x-release-set']).toBe('set-2');
    expect(seen.map((headers) => headers['x-release-set'])).toEqual(['set-1', 'set-2', 'set-2', 'set-1']);
  });

  // security: hanging-services
  it('says how long a call has waited here, whatever the client says, and ends with 503 when no answer comes in time', async () => {
    const began = performance.now();
    const answer = await app.inject({ url: '/api/never', headers: { 'x-waited-ms': '3000' } });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '2',
      'UNAVAILABLE_NOW',
    ]);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(Number(seen.at(-1)?.['x-waited-ms'])).toBeLessThan(400);
  });

  // security: password-guesses
  it('carries the cookie of a known device there and back, as it is', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: 'device=old.one' },
      payload: {},
    });
    expect(seen.at(-1)?.cookie).toBe('device=old.one');
    expect(answer.headers['set-cookie']).toBe('device=new; Path=/api; HttpOnly; SameSite=Strict');
  });

  // reliability: overload
  it('is open for buyers while reads of products have taken all slots, and reads get a time to retry after', async () => {
    const { port } = api.address() as AddressInfo;
    const shop = fastify();
    const sets = createSetChooser({ live: async () => ({ id }) as LiveSet }, { publicUrl: undefined });
    const slots = { ...proxyRules.slots, total: 4, perSource: 4, waitingPerSource: 0 };
    await registerProxy(shop, `http://127.0.0.1:${port}`, sets, { ...proxyRules, slots });
    const reads = Array.from({ length: 4 }, (_, number) => shop.inject(`/api/slow/${number}`).then((answer) => answer));
    await expect.poll(() => slow.length).toBe(4);
    const shed = await shop.inject('/api/auth/get-all-products');
    expect([shed.statusCode, shed.headers['retry-after']]).toEqual([503, '2']);
    const order = await shop.inject({ method: 'POST', url: '/api/orders/create-order', payload: { product: [] } });
    const status = await shop.inject('/api/orders/check-status?order_id=1');
    expect([order.statusCode, status.statusCode]).toEqual([200, 200]);
    for (const answer of slow) {
      answer();
    }
    expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await shop.close();
  });
});
