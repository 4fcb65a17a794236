import { startTracing, stopTracing } from '@aaram/runtime/tracing';
import { startCollector } from '@aaram/runtime/tracing/testing';
import { currentTracing } from '@aaram/shared-domain/tracing';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

afterEach(() => stopTracing());

describe('a trace', () => {
  it('goes from the caller to the statements, without a value in it', async () => {
    const collector = await startCollector();
    await startTracing({ endpoint: collector.url, service: 'aaram-api' });
    const t = await buildTestApp();
    const user = await buildUser(t.db);
    const headers = { ...(await loginAs(t.db, user)), traceparent: `00-${TRACE}-${PARENT}-01` };
    await t.app.inject({ url: '/api/auth/me/profile', headers });
    const payload = { email: user.email, password: 'not the right one' };
    await t.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    await t.close();
    await stopTracing();
    collector.close();

    const spans = collector.spans();
    const ofCalls = spans.filter(({ parentSpanId }) => parentSpanId === PARENT);
    expect(ofCalls.map(({ name }) => name).toSorted()).toEqual(['GET /api/auth/me/profile', 'POST /api/auth/login']);
    for (const { spanId } of ofCalls) {
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
      expect(statements.map(({ name }) => name)).toContain('SELECT');
    }
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    for (const personal of [user.email, user.id, payload.password, headers.authorization.slice(7)]) {
      expect(collector.text()).not.toContain(personal);
    }
  });

  it('has a cached answer too, with the statements that renewed it', async () => {
    const collector = await startCollector();
    await startTracing({ endpoint: collector.url, service: 'aaram-api' });
    const t = await buildTestApp({ ANSWERS_SECONDS: '3600' });
    const product = await buildProduct(t.db);
    const url = `${await t.app.listen({ host: '127.0.0.1', port: 0 })}/api/auth/products/${product.id}`;
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    const read = async () => (await fetch(url, { headers })).text();
    const first = await read();
    expect(await read()).toBe(first);
    t.app.forgetProducts([product.id]);
    expect(await read()).toBe(first);
    await t.close();
    await stopTracing();
    collector.close();

    const spans = collector.spans();
    const ofCalls = spans.filter(({ parentSpanId }) => parentSpanId === PARENT);
    expect(ofCalls.map(({ name }) => name)).toEqual(Array(3).fill('GET /api/auth/products/:id'));
    const counts = ofCalls.map(({ spanId }) => spans.filter(({ parentSpanId }) => parentSpanId === spanId).length);
    expect(counts.map((count) => count > 0)).toEqual([true, false, true]);
    expect(collector.text()).not.toContain(product.id);
  });

  it('is not made while there is no collector', async () => {
    await startTracing({ endpoint: undefined, service: 'aaram-api' });
    expect(currentTracing()).toBeUndefined();
  });
});
