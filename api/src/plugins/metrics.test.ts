import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serveMetrics } from '@aaram/runtime/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('metrics', () => {
  it('are on a port of their own and count requests by pattern, never by address', async () => {
    const product = await buildProduct(t.db);
    await t.app.inject(`/api/auth/products/${product.id}`);
    await t.app.inject('/api/nothing?email=meera@example.com');
    expect((await t.app.inject('/metrics')).statusCode).toBe(404);
    const server = serveMetrics(t.app.metrics, '127.0.0.1', 0);
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(text).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/products\/:id",status="200"\} [1-9]/,
      );
      expect(text).not.toContain(product.id);
      expect(text).not.toContain('meera');
      expect(text).toContain('process_cpu_seconds_total');
    } finally {
      server.close();
    }
  });
});
