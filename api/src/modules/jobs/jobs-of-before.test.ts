import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { readWaitingJobs } from '#testing/jobs/waiting-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Restores the jobs table from before pg-boss. */
const goBack = () =>
  t.db.unsafe(`
    drop schema pgboss cascade;
    create table jobs (
      id uuid primary key default uuidv7(), kind text not null, payload jsonb not null, dedupe_key text unique,
      run_at timestamptz not null default now(), attempts integer not null default 0, locked_until timestamptz,
      last_error text, created_at timestamptz not null default now());`);

it('takes over what waits, with its tries, its time and its key, and what had failed for good', async () => {
  await goBack();
  await t.db`insert into jobs (kind, payload, dedupe_key, attempts, run_at, locked_until, last_error) values
    ('order-confirmation', '{"orderId": "one"}', 'order-confirmation:one', 0, now(), null, null),
    ('order-status', '{"orderId": "two"}', null, 3, now() + interval '1 hour', null, 'mail server away'),
    ('make-avif', '{"folder": "store-1"}', 'make-avif:store-1', 1, now(), now() + interval '4 minutes', null),
    ('look-up-provider-order', '{"providerOrderId": "order_1"}', null, 0, now(), null, null),
    ('send-reset-link', '{"email": "a@example.com"}', null, 12, 'infinity', null, 'no such mailbox')`;
  const migration = new URL('../../db/migrations/0065_jobs_of_pg_boss.sql', import.meta.url);
  const text = await readFile(migration, 'utf8');
  await t.db.begin((tx) => tx.unsafe(text));

  const jobs = new Map((await readWaitingJobs(t.db)).map((job) => [job.kind, job]));
  const seen = [...jobs.values()].map(({ queue, kind, payload, failures }) => ({ queue, kind, payload, failures }));
  expect(seen.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { queue: 'payments', kind: 'look-up-provider-order', payload: { providerOrderId: 'order_1' }, failures: 0 },
    { queue: 'pictures', kind: 'make-avif', payload: { folder: 'store-1' }, failures: 1 },
    { queue: 'mail', kind: 'order-confirmation', payload: { orderId: 'one' }, failures: 0 },
    { queue: 'mail', kind: 'order-status', payload: { orderId: 'two' }, failures: 3 },
    { queue: 'dead', kind: 'send-reset-link', payload: { email: 'a@example.com' }, failures: 0 },
  ]);
  const minutesToGo = (kind: string) => Math.round(Math.abs(jobs.get(kind)?.secondsToGo ?? 0) / 60);
  expect(['order-confirmation', 'make-avif', 'order-status'].map(minutesToGo)).toEqual([0, 4, 60]);
  const keys = await t.db<
    { key: string }[]
  >`select singleton_key as key from pgboss.job where singleton_key like '%:%'`;
  expect(keys.map(({ key }) => key).sort()).toEqual(['make-avif:store-1', 'order-confirmation:one']);
  const [dead] = await t.db`select source_name, source_output from pgboss.job where name = 'dead'`;
  expect(dead).toEqual({ sourceName: 'mail', sourceOutput: { message: 'no such mailbox' } });
  expect(await t.db`select from information_schema.tables where table_name = 'jobs'`).toHaveLength(0);
});
