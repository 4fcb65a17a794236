import { expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

it('work is done once for all who ask for it meanwhile, and again for who asks later', async () => {
  const work = createSharedWork<number>();
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (key: string) =>
    work.run(key, async () => {
      count += 1;
      const own = count;
      await promise;
      return own;
    });
  const [one, same, other] = [ask('a'), ask('a'), ask('b')];
  expect(work.size()).toBe(2);
  resolve();
  expect(await Promise.all([one, same, other])).toEqual([1, 1, 2]);
  expect(work.size()).toBe(0);
  expect(await ask('a')).toBe(3);
});

it('work that fails is tried again by the next one, and its end can be awaited', async () => {
  const work = createSharedWork<string>();
  const failed = work.run('a', () => Promise.reject(new Error('broken')));
  const settled = work.settled();
  await expect(failed).rejects.toThrow('broken');
  await settled;
  expect(await work.run('a', async () => 'done')).toBe('done');
});
