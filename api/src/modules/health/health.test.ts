import { createPool } from '@aaram/runtime/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { startDatabaseProxy } from '../../testing/database/database-proxy.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('a database that goes away', () => {
  it('makes the API not ready and calls 503, not dead; when it is back, so is the API', {
    timeout: 60_000,
  }, async () => {
    const proxy = await startDatabaseProxy(t.databaseUrl);
    const db = createPool({ url: proxy.url, max: 2 });
    const app = await buildApp({ config: t.config, db });
    const ask = async (url: string) => (await app.inject(url)).statusCode;
    try {
      expect(await ask('/readyz')).toBe(200);
      proxy.cut();
      await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toBe(503);
      expect(await ask('/healthz')).toBe(200);
      const call = await app.inject('/api/auth/get-all-products');
      expect([call.statusCode, call.json().code]).toEqual([503, 'UNAVAILABLE_NOW']);
      expect(call.headers['retry-after']).toMatch(/^[1-9]/);
      await proxy.heal();
      await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toBe(200);
      await expect.poll(() => ask('/api/auth/get-all-products'), { timeout: 15_000 }).toBe(200);
    } finally {
      await app.close();
      await db.end({ timeout: 1 });
      proxy.close();
    }
  });
});
