import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { claimJobs, enqueueJob } from './jobs.repository.ts';

let t: TestApp;
const done: string[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  t.app.handleJob('note', async ({ text }) => {
    if (text === 'bad') {
      throw new Error('cannot note this');
    }
    done.push(String(text));
  });
});
afterAll(() => t.close());

describe('jobs', () => {
  it('are done once, also when asked for twice under one key', async () => {
    await enqueueJob(t.db, { kind: 'note', payload: { text: 'one' }, dedupeKey: 'key' });
    await enqueueJob(t.db, { kind: 'note', payload: { text: 'two' }, dedupeKey: 'key' });
    expect(await t.app.runDueJobs()).toBe(1);
    expect(await t.app.runDueJobs()).toBe(0);
    expect(done).toEqual(['one']);
  });

  it('do not happen when the transaction that asked for them fails', async () => {
    const failing = t.db.begin(async (tx) => {
      await enqueueJob(tx, { kind: 'note', payload: { text: 'never' } });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await t.app.runDueJobs()).toBe(0);
  });

  it('come back later after a failure, with the reason', async () => {
    await enqueueJob(t.db, { kind: 'note', payload: { text: 'bad' } });
    expect(await t.app.runDueJobs()).toBe(1);
    expect(await t.app.runDueJobs()).toBe(0);
    const [job] =
      await t.db`select attempts, last_error, run_at > now() as is_later from jobs where payload->>'text' = 'bad'`;
    expect(job).toEqual({ attempts: 1, lastError: 'cannot note this', isLater: true });
  });

  it('are shared out between processes, none twice', async () => {
    for (let index = 0; index < 40; index += 1) {
      await enqueueJob(t.db, { kind: 'other', payload: { index } });
    }
    const batches = await Promise.all(Array.from({ length: 6 }, () => claimJobs(t.db, ['other'], 10)));
    const ids = batches.flat().map((job) => job.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claimJobs(t.db, ['other'], 100);
    expect(ids.length + rest.length).toBe(40);
  });
});
