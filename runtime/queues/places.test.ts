import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const rules = { total: 4, perSource: 3, waitingPerSource: 2, waiting: 3, waitMs: 60_000 };

describe('places', () => {
  it('go to no source beyond its share, while others still find one', async () => {
    const places = createPlaces(rules);
    await Promise.all(Array.from({ length: 3 }, () => places.take('greedy')));
    void places.take('greedy');
    expect(places).toMatchObject({ held: 3, waiting: 1 });
    expect(await places.take('other')).toBeDefined();
    expect(places).toMatchObject({ held: 4, waiting: 1 });
  });

  // security: slow-requests
  it('are given in turns to those who wait', async () => {
    const places = createPlaces({ ...rules, waiting: 10, waitingPerSource: 5 });
    const first = await places.take('a');
    await Promise.all([places.take('a'), places.take('b'), places.take('c')]);
    const served: string[] = [];
    const wait = (source: string) =>
      places.take(source).then((release) => {
        served.push(source);
        release?.();
      });
    const all = Promise.all([wait('a'), wait('a'), wait('a'), wait('b'), wait('c')]);
    first?.();
    await all;
    expect(served.indexOf('b')).toBeLessThan(3);
    expect(served.indexOf('c')).toBeLessThan(3);
    expect(places.waiting).toBe(0);
  });

  it('are waited for by a newcomer when one source alone fills the queue', async () => {
    const places = createPlaces({ ...rules, waitingPerSource: 3 });
    await Promise.all(['a', 'a', 'a', 'b'].map((source) => places.take(source)));
    const [, , last] = ['a', 'a', 'a'].map((source) => places.take(source));
    void places.take('c');
    expect(await last).toBeUndefined();
    expect(places.waiting).toBe(3);
  });

  it('are not waited for by too many, for too long, or by those who left', async () => {
    const places = createPlaces({ ...rules, waitMs: 20 });
    const held = await Promise.all(['a', 'a', 'a', 'b'].map((source) => places.take(source)));
    const leaving = new AbortController();
    const waiting = [places.take('a'), places.take('a', leaving.signal)];
    expect(await places.take('a')).toBeUndefined();
    leaving.abort();
    expect(await waiting[1]).toBeUndefined();
    expect(places.waiting).toBe(1);
    expect(await waiting[0]).toBeUndefined();
    for (const release of held) {
      release?.();
      release?.();
    }
    expect(places).toMatchObject({ held: 0, waiting: 0 });
  });
});
