import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser } from '#testing/factories.ts';
import { makeJobsDue, readWaitingJobs } from '#testing/jobs/waiting-jobs.ts';
import { createBoss } from './create-boss.ts';
import { listDeadJobs, retryDeadJobs } from './dead-jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { DEAD_QUEUE, queueNames } from './queues.ts';

let t: TestApp;
let boss: PgBoss;
const done: string[] = [];

async function note({ text }: { text?: unknown }) {
  if (text === 'bad') {
    throw new Error('cannot note this');
  }
  done.push(String(text));
}
beforeAll(async () => {
  t = await buildTestApp();
  t.app.handleJob('note', note);
  boss = createBoss(t.db);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db`delete from pgboss.job`;
  done.length = 0;
});

const enqueueNote = (text: string, more: { queue?: 'mail' | 'pictures'; dedupeKey?: string } = {}) =>
  enqueueJob(t.db, { queue: 'mail', kind: 'note', payload: { text }, ...more });

/** The API of another process on the same database, working through the queues. */
async function startWorker() {
  const app = await buildApp({ config: t.config, db: t.db });
  app.handleJob('note', note);
  onTestFinished(() => app.close());
  await app.startJobs();
  return app;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A separate process on the same database. */
function startProcess(program: URL, env: Record<string, string> = {}): ChildProcess {
  const { databaseUrl: DATABASE_URL, config } = t;
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL, DATA_DIR: config.dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What a worker does every 15 s: releases the jobs of workers without a recent heartbeat. */
async function pollNow() {
  await t.db`update pgboss.queue set monitor_claim_on = null, monitor_on = null`;
  await boss.supervise();
}

describe('jobs', () => {
  it('of one kind have one handler: a second one ends the start', () => {
    expect(() => t.app.handleJob('note', note)).toThrow('Jobs of the kind note have a handler already');
  });

  it('are done once, also when asked for twice under one key', async () => {
    await enqueueNote('one', { dedupeKey: 'key' });
    await enqueueNote('two', { dedupeKey: 'key' });
    expect(await t.app.runDueJobs()).toBe(1);
    expect(await t.app.runDueJobs()).toBe(0);
    expect(done).toEqual(['one']);
  });

  // security: jobs-run
  it('do not happen when the transaction that asked for them fails', async () => {
    const failing = t.db.begin(async (tx) => {
      await enqueueJob(tx, { queue: 'mail', kind: 'note', payload: { text: 'never' } });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await t.app.runDueJobs()).toBe(0);
  });

  it('are not seen before the transaction that asks for them commits', async () => {
    await t.db.begin(async (tx) => {
      await enqueueJob(tx, { queue: 'mail', kind: 'note', payload: { text: 'later' } });
      expect(await t.app.runDueJobs()).toBe(0);
    });
    expect(await t.app.runDueJobs()).toBe(1);
  });

  it('come back later after a failure, with the reason and no more of the error', async () => {
    await enqueueNote('bad');
    expect(await t.app.runDueJobs()).toBe(1);
    expect(await t.app.runDueJobs()).toBe(0);
    const [job] = await readWaitingJobs(t.db);
    expect(job).toMatchObject({ failures: 1, lastError: 'cannot note this' });
    expect(job?.secondsToGo).toBeGreaterThan(5);
    const [{ output } = {}] = await t.db<{ output: object }[]>`select output from pgboss.job`;
    expect(output).toEqual({ message: 'cannot note this' });
  });

  // security: jobs-run
  it('are tried twelve times, then lie dead with their reason until a person takes them, and are counted', async () => {
    await enqueueNote('bad', { dedupeKey: 'hopeless' });
    let tries = 0;
    for (let ran = 1; ran > 0; tries += ran) {
      await makeJobsDue(t.db);
      ran = await t.app.runDueJobs();
    }
    expect(tries).toBe(12);
    const dead = await listDeadJobs(t.db);
    expect(dead).toHaveLength(1);
    expect(dead[0]).toMatch(/Z {2}mail {2}note {2}{"text":"bad"} {2}cannot note this$/);
    await pollNow();
    expect(await t.app.metrics.getSingleMetricAsString('jobs')).toContain('jobs{queue="dead",state="dead"} 1');
    expect(await retryDeadJobs(t.db)).toBe(1);
    expect(await t.app.runDueJobs()).toBe(1);
  });

  it('wait in queues that the migrations made', async () => {
    const rows = await t.db<{ name: string }[]>`select name from pgboss.queue`;
    expect(rows.map(({ name }) => name).sort()).toEqual([DEAD_QUEUE, ...queueNames].sort());
  });

  it('lie in the tables that this release of pg-boss expects', async () => {
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
  });
});

describe('workers', () => {
  // security: jobs-run
  // reliability: killed-worker
  it('share jobs out, none twice', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `note ${index}`);
    for (const text of texts) {
      await enqueueNote(text);
    }
    await Promise.all([startWorker(), startWorker()]);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(texts.toSorted()), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await readWaitingJobs(t.db)).toEqual([]), { timeout: 20_000 });
    expect(done).toHaveLength(texts.length);
  });

  // security: jobs-run
  it('send mail while pictures are made, however many wait', async () => {
    const worker = await startWorker();
    const { promise: isMade, resolve: finish } = Promise.withResolvers<void>();
    let begun = 0;
    worker.handleJob('slow picture', () => {
      begun += 1;
      return isMade;
    });
    for (let index = 0; index < 10; index += 1) {
      await enqueueJob(t.db, { queue: 'pictures', kind: 'slow picture', payload: {} });
    }
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 20_000 });
    await enqueueNote('a mail');
    await vi.waitFor(() => expect(done).toEqual(['a mail']), { timeout: 20_000 });
    expect(begun).toBe(1);
    finish();
  });

  it('may be processes of their own, which answer no calls', async () => {
    const user = await buildUser(t.db);
    await enqueueJob(t.db, {
      queue: 'mail',
      kind: 'tell-password-changed',
      payload: { userId: user.id, event: 'one change' },
    });
    const port = await findFreePort();
    const env = { ROLE: 'worker', METRICS_PORT: '0', SEED: 'none', API_PORT: String(port) };
    const child = startProcess(new URL('../../server.ts', import.meta.url), env);
    await once(child, 'message');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    await vi.waitFor(async () => expect(await readWaitingJobs(t.db)).toEqual([]), { timeout: 20_000 });
    expect(await t.db`select from sent_mails`).toHaveLength(1);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }, 60_000);

  // security: jobs-run
  // reliability: killed-worker
  it('take over what was under way in a process that was killed', async () => {
    await enqueueNote('survives');
    const child = startProcess(new URL('../../testing/jobs/die-in-job.ts', import.meta.url));
    await once(child.stdout ?? child, 'data');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await t.app.runDueJobs()).toBe(0);

    await t.db`update pgboss.job set heartbeat_on = heartbeat_on - interval '21 seconds'`;
    await pollNow();
    await makeJobsDue(t.db);
    expect(await t.app.runDueJobs()).toBe(1);
    expect(done).toEqual(['survives']);
  }, 60_000);
});
