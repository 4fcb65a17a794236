import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it, vi } from 'vitest';
import { backgroundPlugin } from './background.ts';

const build = async (role: string) => {
  const app = Fastify();
  await app.register(fp(async () => void app.decorate('config', { role } as never), { name: 'db' }));
  await app.register(fp(async () => void app.decorate('isCopy', () => false), { name: 'copy' }));
  await app.register(backgroundPlugin);
  return app;
};

it('is prepared once the work that calls would wait for has succeeded, however often it fails before', async () => {
  vi.useFakeTimers();
  const app = await build('api');
  expect(app.isPrepared()).toBe(true);
  let begun = 0;
  const run = async () => {
    begun += 1;
    if (begun < 3) {
      throw new Error('away');
    }
  };
  app.addBackground({ name: 'read all', everyMs: 600_000, isOfAnswers: true, isBeforeReady: true, run });
  app.addBackground({
    name: 'of others',
    everyMs: 60_000,
    isBeforeReady: true,
    run: () => Promise.reject(new Error('never')),
  });
  app.startBackground();
  await vi.advanceTimersByTimeAsync(1999);
  expect([begun, app.isPrepared()]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([begun, app.isPrepared()]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(begun).toBe(3);
  await app.close();
  vi.useRealTimers();
});

it.each([
  ['all', ['of answers', 'of the store']],
  ['api', ['of answers']],
  ['worker', ['of the store']],
])('a process whose role is %s does the work %j', async (role, expected) => {
  const app = await build(role);
  const done: string[] = [];
  app.addBackground({
    name: 'of answers',
    everyMs: 60_000,
    isOfAnswers: true,
    run: async () => void done.push('of answers'),
  });
  app.addBackground({ name: 'of the store', everyMs: 60_000, run: async () => void done.push('of the store') });
  app.startBackground();
  await app.close();
  expect(done).toEqual(expected);
});
