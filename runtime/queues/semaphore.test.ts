import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Work that ends when it is asked to. */
function createWork() {
  const ends: ((value: number) => void)[] = [];
  const started: number[] = [];
  const begin = (number: number) => () => {
    started.push(number);
    const { promise, resolve } = Promise.withResolvers<number>();
    ends[number] = resolve;
    return promise;
  };
  return { begin, started, end: (number: number) => ends[number]?.(number) };
}

it('a semaphore runs so much at once, and the rest in the order of the calls', async () => {
  const { run } = createSemaphore({ atOnce: 2 });
  const work = createWork();
  const done = [0, 1, 2, 3].map((number) => run(work.begin(number)));
  await expect.poll(() => work.started).toEqual([0, 1]);
  work.end(1);
  await expect.poll(() => work.started).toEqual([0, 1, 2]);
  work.end(2);
  await expect.poll(() => work.started).toEqual([0, 1, 2, 3]);
  work.end(0);
  work.end(3);
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

it('a slot that becomes free goes to who waits, not to who comes then', async () => {
  const { run } = createSemaphore({ atOnce: 1 });
  const work = createWork();
  const first = run(work.begin(0));
  const second = run(work.begin(1));
  await expect.poll(() => work.started).toEqual([0]);
  work.end(0);
  await first;
  const third = run(work.begin(2));
  await expect.poll(() => work.started).toEqual([0, 1]);
  work.end(1);
  await second;
  await expect.poll(() => work.started).toEqual([0, 1, 2]);
  work.end(2);
  await third;
});

it('work that fails gives its slot back', async () => {
  const { run, isFull } = createSemaphore({ atOnce: 1, waiting: 0 });
  const failed = run(() => Promise.reject(new Error('broken')));
  expect(isFull()).toBe(true);
  await expect(failed).rejects.toThrow('broken');
  expect(isFull()).toBe(false);
  expect(await run(async () => 'next')).toBe('next');
});
