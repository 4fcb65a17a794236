import { createPool } from '@aaram/runtime/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { startDatabaseProxy } from '#testing/database/database-proxy.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('a database that stands still', () => {
  /** The statement timeout also limits how long the database may be silent, as in the server. */
  const usual = { max: 4, statementTimeoutMs: 1000 };
  const within = async <Answer>(ask: () => Promise<Answer>) => {
    const began = performance.now();
    return { answer: await ask(), seconds: (performance.now() - began) / 1000 };
  };

  // security: hanging-services
  // reliability: hanging-database
  it('answers every call 503 with Retry-After within 5 s, however many, and is well 5 s after it goes on', {
    timeout: 60_000,
  }, async () => {
    const proxy = await startDatabaseProxy(t.databaseUrl);
    const db = createPool({ url: proxy.url, ...usual });
    const app = await buildApp({ config: { ...t.config, answersMs: 0 }, db });
    const list = () => app.inject('/api/auth/get-all-products?limit=2');
    const signedIn = () =>
      app.inject({ url: '/api/auth/me/profile', headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
    const write = () =>
      app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: 'somebody@example.com' } });
    try {
      expect([(await list()).statusCode, (await signedIn()).statusCode, (await write()).statusCode]).toEqual([
        200, 401, 200,
      ]);
      proxy.freeze();
      for (let round = 0; round < 2; round += 1) {
        // More calls than connections, so that some wait for one.
        const calls = Array.from({ length: 12 }, (_, index) => within([list, signedIn, write][index % 3] ?? list));
        for (const { answer, seconds } of await Promise.all(calls)) {
          expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE_NOW']);
          expect(answer.headers['retry-after']).toMatch(/^[1-9]/);
          expect(seconds).toBeLessThan(5);
        }
        expect((await app.inject('/readyz')).statusCode).toBe(503);
        expect((await app.inject('/healthz')).statusCode).toBe(200);
      }
      proxy.thaw();
      const healed = await within(async () => {
        await expect.poll(() => list().then((answer) => answer.statusCode), { timeout: 15_000 }).toBe(200);
        await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 15_000 }).toBe(200);
      });
      expect(healed.seconds).toBeLessThan(5);
      expect((await write()).statusCode).toBe(200);
    } finally {
      await app.close();
      await db.end({ timeout: 1 });
      proxy.close();
    }
  });

  // security: hanging-services
  it('fails a transaction under way, which holds nothing afterwards', { timeout: 30_000 }, async () => {
    const proxy = await startDatabaseProxy(t.databaseUrl);
    const db = createPool({ url: proxy.url, ...usual });
    try {
      await db`create table if not exists frozen (name text)`;
      const lost = db.begin(async (tx) => {
        await tx`insert into frozen values ('lost')`;
        proxy.freeze();
        await tx`insert into frozen values ('never sent')`;
      });
      await expect(lost).rejects.toThrow('CONNECTION_CLOSED');
      proxy.thaw();
      await db`insert into frozen values ('next')`;
      expect(await db`select name from frozen`).toEqual([{ name: 'next' }]);
    } finally {
      await db.end({ timeout: 1 });
      proxy.close();
    }
  });
});
