import { createPool } from '@aaram/runtime/db';
import { createStoredLimits, forgetLimits } from '@aaram/runtime/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'strict' });
});
afterAll(() => t.close());
beforeEach(() => t.db`truncate rate_limits`);

async function startProcess(db = t.db) {
  const app = await buildApp({ config: t.config, db });
  onTestFinished(() => app.close());
  return app;
}
type App = Awaited<ReturnType<typeof startProcess>>;

const reset = (app: App, url = 'forgot-password') =>
  app.inject({ method: 'POST', url: `/api/auth/${url}`, payload: {}, remoteAddress: '198.51.100.9' });

async function statusesOf(app: App, calls: number) {
  const statuses: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    statuses.push((await reset(app)).statusCode);
  }
  return statuses;
}

const takeFrom = (limit: { max: number; windowMs: number }) =>
  createStoredLimits(t.db, 'a secret').create({ name: 'test', ...limit });
const letPass = (ms: number) => t.db`update rate_limits set expire = expire - ${ms}::bigint`;

describe('limits', () => {
  // security: shared-limits
  it('hold for all processes together, and after a restart', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    expect(
      [...(await statusesOf(one, 6)), ...(await statusesOf(other, 6))].filter((status) => status === 429),
    ).toHaveLength(2);
    const restarted = await startProcess();
    const refused = await reset(restarted);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  // security: shared-limits
  it('count calls that come at once, in several processes', async () => {
    const apps = [await startProcess(), await startProcess()];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, call) => reset(apps[call % 2] ?? t.app)));
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10);
  });

  // security: shared-limits
  it('give an attempt back with time, so that a client is not shut out for the whole of a long window', async () => {
    const limit = { max: 5, windowMs: 300_000 };
    const take = takeFrom(limit);
    const waits = [];
    for (let call = 0; call < 6; call += 1) {
      waits.push(await take('caller'));
    }
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(50_000);
    expect(waits[5]).toBeLessThanOrEqual(60_000);
    await letPass(60_001);
    const later = takeFrom(limit);
    expect(await later('caller')).toBe(0);
    expect(await later('caller')).toBeGreaterThan(0);
    expect(await later('another caller')).toBe(0);
  });

  // security: shared-limits
  it('keep nothing that says whom they count, and forget windows that are over', async () => {
    const take = takeFrom({ max: 5, windowMs: 60_000 });
    await take('caller@example.com');
    const [row] = await t.db<{ key: string }[]>`select key from rate_limits`;
    expect(row?.key).not.toContain('caller');
    await forgetLimits(t.db);
    expect(await t.db`select from rate_limits`).toHaveLength(1);
    await letPass(60_001);
    await forgetLimits(t.db);
    expect(await t.db`select from rate_limits`).toHaveLength(0);
  });

  // security: shared-limits
  it('refuse from memory those who were refused, and remember only so many', async () => {
    const asked = { count: 0 };
    const full = {
      async raw(_text: string, [, , expire]: unknown[] = []) {
        asked.count += 1;
        return { rows: [{ points: 2, expire }] };
      },
    };
    const take = createStoredLimits(full as unknown as typeof t.db, 'a secret').create({
      name: 'test',
      max: 1,
      windowMs: 3_600_000,
    });
    const isAsked = async (key: string) => {
      const before = asked.count;
      expect(await take(key)).toBeGreaterThan(0);
      return asked.count > before;
    };
    expect([await isAsked('the first'), await isAsked('the first')]).toEqual([true, false]);
    for (let key = 0; key < 20_000; key += 1) {
      await take(`invented ${key}`);
    }
    expect([await isAsked('invented 19999'), await isAsked('the first')]).toEqual([false, true]);
  });

  // security: shared-limits
  it('allow no guesses while the database is away, and stop no read that needs none', async () => {
    const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 });
    onTestFinished(() => away.end());
    const app = await startProcess(away);
    for (const url of ['forgot-password', 'register', 'login']) {
      const { statusCode, headers } = await reset(app, url);
      expect([url, statusCode]).toEqual([url, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
