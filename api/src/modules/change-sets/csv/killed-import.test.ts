import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildForm } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

/** Starting processes takes seconds: only `npm run test:long` kills them. */
const isLong = process.env.PROOF === 'long';
const ROWS = 20_000;
const KILLS = 3;
const LONG = { timeout: 240_000, interval: 20 };

let t: TestApp;
const children: ChildProcess[] = [];
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
});
afterEach(() => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
  }
});
afterAll(() => t.close());

function startWorker(): ChildProcess {
  const program = fileURLToPath(new URL('../../../testing/jobs/work-through-queues.ts', import.meta.url));
  const { databaseUrl: DATABASE_URL, config } = t;
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR: config.dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
}

/** As 20 s after a worker fell silent: its job is given to another. */
async function releaseJobs() {
  await t.db`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`;
  await t.db`update pgboss.queue set monitor_claim_on = null, monitor_on = null`;
  await t.db`update pgboss.job set start_after = now() where state in ('created', 'retry')`;
}

it.runIf(isLong)(
  `an import of ${ROWS} rows goes on after each of ${KILLS} killed workers, and makes each row once`,
  async () => {
    const seller = await buildUser(t.db, { role: 'seller' });
    const headers = await loginAs(t.db, seller);
    const lines = Array.from({ length: ROWS }, (_, index) => `K-${index},Kurta ${index},Men,Shirts,${index + 1},S: 2`);
    const form = await buildForm({}, [Buffer.from(`SKU,Name,Category,Subcategory,Price,Stock\n${lines.join('\n')}\n`)]);
    const url = '/api/auth/panel/imports';
    const planned = await t.app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    const id: string = planned.json().set._id;
    const read = async () => (await t.app.inject({ url: `/api/auth/panel/change-sets/${id}`, headers })).json();
    const reach = (isThere: (set: { state: string; counts: { changed: number; planned: number } }) => boolean) =>
      vi.waitFor(async () => {
        await releaseJobs();
        expect(isThere(await read())).toBe(true);
      }, LONG);

    let worker = startWorker();
    await reach(({ counts }) => counts.planned > ROWS / 10);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
      worker = startWorker();
      if (kill === 0) {
        await reach(({ state }) => state === 'prepared');
        await t.app.inject({ method: 'POST', url: `/api/auth/panel/change-sets/${id}/run`, headers });
      }
      await reach(({ state, counts }) => state === 'done' || counts.changed > ((kill + 1) * ROWS) / 10);
    }
    await reach(({ state }) => state === 'done');

    expect((await read()).counts).toMatchObject({ changed: ROWS, refused: 0, planned: 0 });
    const [made] = await t.db`
      select count(*)::int as products, count(distinct sku)::int as skus from products where seller_id = ${seller.id}`;
    expect(made).toEqual({ products: ROWS, skus: ROWS });
    const [stock] = await t.db`select sum(quantity)::int as pieces from product_stock`;
    expect(stock).toEqual({ pieces: 2 * ROWS });
    const [audit] = await t.db`
      select count(*)::int as entries, count(distinct subject_id)::int as products from audit_log where action = 'product.add'`;
    expect(audit).toEqual({ entries: ROWS, products: ROWS });
  },
  400_000,
);
