import { describe, expect, it } from 'vitest';
import { createFairSemaphore } from './fair-semaphore.ts';

const rules = { total: 4, perSource: 3, waitingPerSource: 2, waiting: 3, waitMs: 60_000 };

describe('slots', () => {
  it('go to no source beyond its share, while others still find one', async () => {
    const slots = createFairSemaphore(rules);
    await Promise.all(Array.from({ length: 3 }, () => slots.take('greedy')));
    void slots.take('greedy');
    expect(slots).toMatchObject({ held: 3, waiting: 1 });
    expect(await slots.take('other')).toBeDefined();
    expect(slots).toMatchObject({ held: 4, waiting: 1 });
  });

  // security: slow-requests
  it('are given round-robin to those who wait', async () => {
    const slots = createFairSemaphore({ ...rules, waiting: 10, waitingPerSource: 5 });
    const first = await slots.take('a');
    await Promise.all([slots.take('a'), slots.take('b'), slots.take('c')]);
    const served: string[] = [];
    const wait = (source: string) =>
      slots.take(source).then((release) => {
        served.push(source);
        release?.();
      });
    const all = Promise.all([wait('a'), wait('a'), wait('a'), wait('b'), wait('c')]);
    first?.();
    await all;
    expect(served.indexOf('b')).toBeLessThan(3);
    expect(served.indexOf('c')).toBeLessThan(3);
    expect(slots.waiting).toBe(0);
  });

  it('are waited for by a newcomer when one source alone fills the queue', async () => {
    const slots = createFairSemaphore({ ...rules, waitingPerSource: 3 });
    await Promise.all(['a', 'a', 'a', 'b'].map((source) => slots.take(source)));
    const [, , last] = ['a', 'a', 'a'].map((source) => slots.take(source));
    void slots.take('c');
    expect(await last).toBeUndefined();
    expect(slots.waiting).toBe(3);
  });

  it('are not waited for by too many, for too long, or by those who left', async () => {
    const slots = createFairSemaphore({ ...rules, waitMs: 20 });
    const held = await Promise.all(['a', 'a', 'a', 'b'].map((source) => slots.take(source)));
    const leaving = new AbortController();
    const waiting = [slots.take('a'), slots.take('a', leaving.signal)];
    expect(await slots.take('a')).toBeUndefined();
    leaving.abort();
    expect(await waiting[1]).toBeUndefined();
    expect(slots.waiting).toBe(1);
    expect(await waiting[0]).toBeUndefined();
    for (const release of held) {
      release?.();
      release?.();
    }
    expect(slots).toMatchObject({ held: 0, waiting: 0 });
  });
});
