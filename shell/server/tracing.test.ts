import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { startTracing, stopTracing, traceRequests } from '@aaram/runtime/tracing';
import { startCollector } from '@aaram/runtime/tracing/testing';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerProxy } from './calls/proxy.ts';
import { listOwnScripts } from './documents/own-scripts.ts';
import { traceScript } from './documents/trace-script.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

async function listen(answer: (headers: IncomingHttpHeaders) => void) {
  const server = createServer((request, response) => {
    answer(request.headers);
    request.resume();
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

afterEach(() => stopTracing());

describe('a trace', () => {
  it('goes from the browser through the shop to the API, each with a part of its own', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const api = await listen((headers) => seen.push(headers));
    const collector = await listen(() => undefined);
    await startTracing({ endpoint: collector.url, service: 'aaram-shop' });
    const app = fastify();
    traceRequests(app, { pagesAt: '/*' });
    await registerProxy(app, api.url, { forTab: async () => ({ own: 'set', next: 'set' }) });
    app.get('/*', () => 'page');
    await app.inject({ url: '/api/orders/user-orders', headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
    expect(seen[0]?.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`));
    const page = await app.inject('/reset-password/secret');
    expect(page.headers['server-timing']).toMatch(/^traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
    expect(listOwnScripts()).toContain(traceScript);
    await app.close();
    await stopTracing();
    api.server.close();
    collector.server.close();
  });

  it('ends with a caller who goes away before the answer', async () => {
    const collector = await startCollector();
    await startTracing({ endpoint: collector.url, service: 'aaram-shop' });
    const [waiting, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const app = fastify();
    traceRequests(app, { pagesAt: '/*' });
    app.get('/waits', async (_request, reply) => {
      reply.raw.once('close', gone.resolve);
      waiting.resolve();
      await gone.promise;
    });
    const caller = request(`${await app.listen({ port: 0 })}/waits`).end();
    const refused = once(caller, 'error').catch(() => undefined);
    await waiting.promise;
    caller.destroy();
    await Promise.all([gone.promise, refused]);
    await app.close();
    await stopTracing();
    collector.close();
    const [span] = collector.spans();
    expect(span?.name).toBe('GET /waits');
    expect(span?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: 'caller-gone' } });
  });

  it('costs a document nothing while there is no collector', async () => {
    const app = fastify();
    traceRequests(app, { pagesAt: '/*' });
    app.get('/*', () => 'page');
    expect((await app.inject('/')).headers['server-timing']).toBeUndefined();
    expect(listOwnScripts()).not.toContain(traceScript);
    await app.close();
  });

  it("of a document is that of the page's calls of the API, and of no others", async () => {
    const asked: (string | null)[] = [];
    const window = {
      fetch: async (_url: string, init?: RequestInit) => asked.push(new Headers(init?.headers).get('traceparent')),
    };
    const serverTiming = [{ name: 'traceparent', description: `00-${TRACE}-${SPAN}-01` }];
    runInNewContext(traceScript, {
      window,
      location: new URL('https://shop.example/women'),
      performance: { getEntriesByType: () => [{ serverTiming }] },
      crypto,
      URL,
      Headers,
      Uint8Array,
    });
    await window.fetch('/api/auth/cart/1', { headers: { authorization: 'Bearer x' } });
    await window.fetch('/api/auth/cart/1');
    await window.fetch('https://elsewhere.example/api/x');
    const ofDocument = `00-${TRACE}-${SPAN}-01`;
    expect(asked).toEqual([ofDocument, ofDocument, null]);
  });
});
