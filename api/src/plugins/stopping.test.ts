import { Agent, type RequestOptions, request } from 'node:http';
import { createPool } from '@aaram/runtime/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** A PUT over the agent's connection. */
function put(url: string, options: RequestOptions, payload: string) {
  return new Promise<{ status: number | undefined; body: string }>((done, failed) => {
    const sent = request(url, { ...options, method: 'PUT' }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode, body }));
    });
    sent.on('error', failed).end(payload);
  });
}

describe('stopping', () => {
  // reliability: graceful-stop
  it('finishes the requests it has accepted, takes no new ones, and then ends', { timeout: 60_000 }, async () => {
    const db = createPool({ url: t.databaseUrl, max: 3, statementTimeoutMs: 60_000 });
    const app = await buildApp({ config: t.config, db });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const admin = await buildUser(t.db, { role: 'admin' });
    const headers = { ...(await loginAs(t.db, admin)), 'content-type': 'application/json' };
    const { id } = await buildProduct(t.db);

    // A transaction locks the product's row: the change below is accepted and has to wait.
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const holder = t.db.begin(async (tx) => {
      await tx`set local idle_in_transaction_session_timeout = 0`;
      await tx`select from products where id = ${id} for update`;
      await held;
    });
    // The client would keep this connection open for long; the stop must not wait for that.
    const agent = new Agent({ keepAlive: true });
    const change = put(`${base}/api/auth/update/${id}`, { headers, agent }, JSON.stringify({ price: 77 }));
    const waiting = () => t.db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000 }).toBe(1);

    let isStopped = false;
    const stop = app.close().then(() => {
      isStopped = true;
    });
    await expect
      .poll(
        () =>
          fetch(`${base}/healthz`).then(
            () => 'answered',
            () => 'refused',
          ),
        { timeout: 15_000 },
      )
      .toBe('refused');
    expect(isStopped).toBe(false);
    release();
    await holder;
    const answer = await change;
    expect([answer.status, JSON.parse(answer.body).price]).toEqual([200, 77]);
    await stop;
    expect(isStopped).toBe(true);
    agent.destroy();
    await db.end({ timeout: 1 });
  });
});
