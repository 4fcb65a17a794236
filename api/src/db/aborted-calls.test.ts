import { once } from 'node:events';
import { request } from 'node:http';
import { createPool, type Pool } from '@aaram/runtime/db';
import { floorOf, runAs } from '@aaram/runtime/db/queue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

const CALLS = 200;
const CONNECTIONS = 4;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Opens as many transactions at once as the pool has connections. */
async function takeAll(pool: Pool) {
  const { promise: areAllHere, resolve: lastCame } = Promise.withResolvers<void>();
  let count = 0;
  const one = () =>
    pool.begin(async () => {
      count += 1;
      if (count === CONNECTIONS) {
        lastCame();
      }
      await areAllHere;
    });
  const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, one).map((end) => end.finally(lastCame)));
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

describe('a pool', () => {
  // security: lost-connections
  it('has its connections back after 200 calls whose callers went away', { timeout: 60_000 }, async () => {
    const db = createPool({ url: t.databaseUrl, max: CONNECTIONS, statementTimeoutMs: 1000 });
    const app = await buildApp({ config: t.config, db });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
    const { id } = await buildProduct(t.db);
    const ask = (index: number) =>
      index % 2 === 0
        ? request(`${url}/api/auth/get-all-products?limit=${(index % 20) + 1}`, { headers }).end()
        : request(`${url}/api/auth/update/${id}`, {
            method: 'PUT',
            headers: { ...headers, 'content-type': 'application/json' },
          }).end(JSON.stringify({ price: index }));

    // A transaction locks the product's row: changes to it fill the pool, and the other calls wait for a connection.
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    const holder = t.db.begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`;
      await tx`select from products where id = ${id} for update`;
      await isOver;
    });
    const calls = Array.from({ length: CALLS }, (_, index) => ask(index));
    const ends = calls.map((call) => new Promise((resolve) => call.on('error', resolve).on('close', resolve)));
    await Promise.all(calls.map((call) => once(call, 'finish')));
    const waiting = () => t.db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await waiting()).length, { timeout: 15_000 })
      .toBe(CONNECTIONS - floorOf('checkout', CONNECTIONS));
    for (const call of calls) {
      call.destroy();
    }
    await Promise.all(ends);
    letGo();
    await holder;

    await expect.poll(() => runAs('checkout', () => takeAll(db)), { timeout: 30_000 }).toBe(CONNECTIONS);
    // Calls that still wait come after these transactions; one that was lost would stay.
    const open = async () =>
      (
        await t.db`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
      ).length;
    await expect.poll(open, { timeout: 15_000 }).toBe(0);
    await app.close();
    await db.end({ timeout: 5 });
  });
});
