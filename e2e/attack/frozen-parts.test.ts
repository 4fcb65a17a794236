import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, newShopper } from '#lib/api.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { fillWithDemoData } from '#lib/store/demo-data.ts';
import { databaseProcesses } from '#lib/store/processes.ts';
import { setSwitches } from '#lib/store/sandbox.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store/store.ts';

const isLong = process.env.PROOF === 'long';
/** Rounds of 40 parallel calls while the database is frozen. */
const ROUNDS = isLong ? 3 : 1;
/**
 * Longest time a request may take, and longest recovery after the part runs again, s. The promise is 5 s, measured in
 * the long form; in the short one other tests run beside this.
 */
const MAX_SECONDS = isLong ? 5 : 15;

let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aaram-frozen-'));
  await fillWithDemoData(dataDir);
  store = await startStore({ dataDir, ports: await findPorts() });
});
afterAll(async () => {
  signalDatabase('SIGCONT');
  await stopStore(store);
  await rm(dataDir, { recursive: true, force: true });
});

function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT') {
  for (const { pid } of databaseProcesses(dataDir)) {
    process.kill(pid, signal);
  }
}

type Timed = { status: number; retryAfter: string | null; body: string; seconds: number };

async function timed(url: string, init: RequestInit = {}): Promise<Timed> {
  const began = performance.now();
  const answer = await fetch(url, init);
  const body = await answer.text();
  const seconds = (performance.now() - began) / 1000;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, seconds };
}

const json = (payload: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(payload),
});

const slowest = (answers: readonly Timed[]) => Math.max(...answers.map(({ seconds }) => seconds));

function expectAway(answers: readonly Timed[]) {
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0))).toEqual([]);
  expect(slowest(answers)).toBeLessThan(MAX_SECONDS);
}

describe('a part of the store that stands still', () => {
  // security: hanging-services
  it('as its database is 503 with Retry-After within 5 s for every caller, says so, and is well 5 s after it goes on', async ({
    annotate,
  }) => {
    const { token } = await newShopper(store.shopUrl);
    const session = { authorization: `Bearer ${token}` };
    let asked = 0;
    const next = () => {
      asked += 1;
      return asked;
    };
    const list = () => timed(`${store.apiUrl}/api/auth/get-all-products?q=nothing${next()}&limit=5`);
    const calls = [
      list,
      () => timed(`${store.apiUrl}/api/auth/me/profile`, { headers: session }),
      () =>
        timed(
          `${store.shopUrl}/api/auth/login`,
          json({ email: `someone${next()}@example.com`, password: 'wrong one' }),
        ),
      () => timed(`${store.shopUrl}/api/auth/forgot-password`, json({ email: `someone${next()}@example.com` })),
    ];
    signalDatabase('SIGSTOP');
    const answers: Timed[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 40 }, (_, index) => (calls[index % 4] ?? list)()))));
    }
    expectAway(answers);
    const [ready, alive, page] = [
      await timed(`${store.apiUrl}/readyz`),
      await timed(`${store.apiUrl}/healthz`),
      await timed(`${store.shopUrl}/single-product/00000000-0000-8000-a000-000000000000`),
    ];
    expect([ready.status, alive.status]).toEqual([503, 200]);
    expect(page.seconds).toBeLessThan(MAX_SECONDS);
    expect([page.status, page.body.includes('</html>')]).toEqual([503, true]);
    signalDatabase('SIGCONT');
    const began = performance.now();
    for (const call of [() => timed(`${store.apiUrl}/readyz`), ...calls]) {
      await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBeLessThan(500);
    }
    const healed = (performance.now() - began) / 1000;
    expect(healed).toBeLessThan(MAX_SECONDS);
    await annotate(
      `database: ${answers.length} calls, slowest ${slowest(answers).toFixed(1)} s, well after ${healed.toFixed(1)} s`,
      'figure',
    );
  });

  // security: hanging-services
  it('as its payment provider is 503 with Retry-After within 5 s at checkout, and is well 5 s after it goes on', async ({
    annotate,
  }) => {
    const { token } = await newShopper(store.shopUrl);
    const product = await addProduct(store.shopUrl, 9);
    const order = () =>
      timed(
        `${store.shopUrl}/api/orders/create-order`,
        json(orderOf(product, 'S'), { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }),
      );
    await setSwitches(store.sandboxUrl, { outage: 'hang' });
    const answers = [await order(), await order()];
    expectAway(answers);
    // Other calls still work.
    expect((await clientFor(store.shopUrl, token).getProfile()).email).toContain('@');
    await setSwitches(store.sandboxUrl, { outage: 'none' });
    const began = performance.now();
    await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe(201);
    const healed = (performance.now() - began) / 1000;
    expect(healed).toBeLessThan(MAX_SECONDS);
    await annotate(`provider: slowest ${slowest(answers).toFixed(1)} s, well after ${healed.toFixed(1)} s`, 'figure');
  });
});
