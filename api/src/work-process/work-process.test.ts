import { expect, it, vi } from 'vitest';
import type { workOfTests } from '#testing/jobs/work-of-tests.ts';
import { createWorkProcess, WorkLost, WorkTooLong } from './work-process.ts';

const program = new URL('../testing/jobs/work-of-tests.ts', import.meta.url);
const start = (rules: { idleMs?: number; maxMs?: number } = {}) =>
  createWorkProcess<typeof workOfTests>(program, { idleMs: 60_000, maxMs: 60_000, ...rules });

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// security: strangers-files
it('is done in another process, which knows no setting but that of its memory', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  const { word, pid, settings } = await start()('tell', 'one');
  expect(word).toBe('one');
  expect(pid).not.toBe(process.pid);
  expect(settings).toEqual(['MALLOC_ARENA_MAX']);
});

it('is done by one process, one piece after the other, and takes and answers bytes', async () => {
  const work = start();
  const [one, other, bytes] = await Promise.all([
    work('tell', 'a'),
    work('tell', 'b'),
    work('reverse', Buffer.of(1, 2)),
  ]);
  expect(one.pid).toBe(other.pid);
  expect([...bytes]).toEqual([2, 1]);
});

it('fails with the words of what failed, and the process goes on', async () => {
  const work = start();
  const { pid } = await work('tell', 'before');
  await expect(work('fail', 'not a picture')).rejects.toThrow('not a picture');
  expect((await work('tell', 'after')).pid).toBe(pid);
});

// security: strangers-files
it('that ends its process twice is given up, and what waits behind it is done by another process', async () => {
  const work = start();
  const { pid } = await work('tell', 'before');
  const [lost, next] = await Promise.allSettled([work('die', 'SIGKILL'), work('tell', 'after')]);
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(WorkLost) });
  expect(next).toMatchObject({ status: 'fulfilled', value: { word: 'after' } });
  expect(isRunning(pid)).toBe(false);
});

it('is done all the same when its process was ended meanwhile', async () => {
  const work = start();
  const { pid } = await work('tell', 'before');
  process.kill(pid, 'SIGKILL');
  expect((await work('tell', 'after')).word).toBe('after');
});

it('takes large bytes in pieces, and answers in parts', async () => {
  const work = start();
  const attachment = Buffer.alloc(3 * 1024 * 1024);
  expect(await work('measure', 3, { attachment })).toEqual([0, 1, 2].map((time) => attachment.length + time));
  expect(await work('measure', 1)).toEqual([0]);
});

// security: strangers-files
it('that does not end is ended, once, and what waits behind it is done', async () => {
  const work = start();
  const [late, next] = await Promise.allSettled([work('hang', 'for ever', { maxMs: 300 }), work('tell', 'after')]);
  expect(late).toMatchObject({ status: 'rejected', reason: expect.any(WorkTooLong) });
  expect(next).toMatchObject({ status: 'fulfilled', value: { word: 'after' } });
});

it('lets its process end when there is none for a while, and starts another for the next', async () => {
  const work = start({ idleMs: 20 });
  const { pid } = await work('tell', 'before');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000 });
  expect((await work('tell', 'after')).pid).not.toBe(pid);
});

it('is done to its end when a signal reaches the process too', async () => {
  const work = start();
  const { pid } = await work('tell', 'before');
  process.kill(pid, 'SIGTERM');
  expect((await work('tell', 'after')).pid).toBe(pid);
});
