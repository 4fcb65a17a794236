import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeLog } from './change-log.ts';
import { createResponseCache, type Made } from './response-cache.ts';

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
type Text = { body: string; grown?: number };
type Options = Partial<Parameters<typeof createResponseCache<Text>>[0]>;
const create = (options: Options = {}) =>
  createResponseCache<Text>({
    maxBytes: { wanted: 12 * MEGABYTE, once: 4 * MEGABYTE },
    sizeOf: ({ body, grown = 0 }) => body.length + grown,
    ...options,
  });
const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const made = (body: string, more: Partial<Made<Text>> = {}): Made<Text> => ({
  value: { body },
  freshMs: MINUTE,
  ...more,
});
const make = (body: string, more?: Partial<Made<Text>>) => ({ make: async () => made(body, more) });
const read = async (cached: Promise<{ value: Text }>) => (await cached).value.body;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cached response', () => {
  it('is made once for requests that come together, and again once it is too old', async () => {
    const cache = create();
    let count = 0;
    const wanted = {
      make: async () => {
        count += 1;
        return made(String(count), { freshMs: 1000 });
      },
    };
    expect(await Promise.all([read(cache.get('a', wanted)), read(cache.get('a', wanted))])).toEqual(['1', '1']);
    vi.advanceTimersByTime(999);
    expect(await read(cache.get('a', wanted))).toBe('1');
    vi.advanceTimersByTime(1);
    expect(await read(cache.get('a', wanted))).toBe('2');
  });

  it('is fresh, then stale, then gone, and says its age', () => {
    const cache = create();
    cache.put('a', made('1', { freshMs: 10, staleMs: 90 }));
    expect(cache.find('a')).toMatchObject({ age: 0, isStale: false });
    vi.advanceTimersByTime(10);
    expect(cache.find('a')).toMatchObject({ age: 10, isStale: true });
    vi.advanceTimersByTime(90);
    expect(cache.find('a')).toBeUndefined();
    expect(cache.size()).toBe(0);
  });

  it('counts as made now where a later one says the same', () => {
    const cache = create();
    cache.put('a', made('1', { freshMs: 10, staleMs: 90 }));
    vi.advanceTimersByTime(50);
    expect(cache.confirm('a', ({ body }) => body === '2')).toBe(false);
    expect(cache.find('a')?.age).toBe(50);
    expect(cache.confirm('a', ({ body }) => body === '1')).toBe(true);
    expect(cache.find('a')).toMatchObject({ age: 0, isStale: false });
    expect(cache.confirm('b', () => true)).toBe(false);
  });

  it('is made by each request for itself where none is shared, and is stored when it stays fresh', async () => {
    const cache = create({ isShared: false });
    const own = [read(cache.get('a', make('1', { freshMs: 0 }))), read(cache.get('a', make('2', { freshMs: 0 })))];
    expect(await Promise.all(own)).toEqual(['1', '2']);
    expect(await read(cache.get('a', make('3')))).toBe('3');
    expect(await read(cache.get('a', make('4')))).toBe('3');
  });

  it('is none when it could not be made', async () => {
    const cache = create();
    const away = { make: () => Promise.reject(new Error('away')) };
    await expect(cache.get('a', away)).rejects.toThrow('away');
    expect(await read(cache.get('a', make('1')))).toBe('1');
  });
});

describe('a change', () => {
  it('of one of its topics ends a response, and no other does', async () => {
    const changes = createChangeLog();
    const cache = create({ changes: changes.atOnce });
    const topics = ['shirt', 'filters'];
    expect(await read(cache.get('a', make('1', { topics })))).toBe('1');
    changes.note(['shoe']);
    expect(await read(cache.get('a', make('2', { topics })))).toBe('1');
    changes.note(['filters']);
    expect(cache.find('a')).toBeUndefined();
    expect(await read(cache.get('a', make('3', { topics })))).toBe('3');
  });

  it('while a response is made keeps it from being stored, and who comes after it gets another one', async () => {
    const changes = createChangeLog();
    const cache = create({ changes: changes.atOnce });
    const topics = ['shirt'];
    const { promise, resolve } = Promise.withResolvers<Made<Text>>();
    const early = read(cache.get('a', { make: () => promise }));
    changes.note(topics);
    const late = read(cache.get('a', make('new', { topics })));
    resolve(made('old', { topics }));
    expect([await early, await late]).toEqual(['old', 'new']);
    expect(await read(cache.get('a', make('never made')))).toBe('new');

    const slow = Promise.withResolvers<Made<Text>>();
    const first = read(cache.get('b', { make: () => slow.promise }));
    changes.note(topics);
    slow.resolve(made('old', { topics }));
    expect(await first).toBe('old');
    expect(cache.find('b')).toBeUndefined();
  });

  it('of something else while a response is made lets requests share it', async () => {
    const changes = createChangeLog();
    const cache = create({ changes: changes.atOnce });
    const { promise, resolve } = Promise.withResolvers<Made<Text>>();
    let count = 0;
    const wanted = {
      make: () => {
        count += 1;
        return promise;
      },
    };
    const early = read(cache.get('a', wanted));
    changes.note(['shoe']);
    const late = read(cache.get('a', wanted));
    resolve(made('shirt', { topics: ['shirt'] }));
    expect([await early, await late, count]).toEqual(['shirt', 'shirt', 1]);
  });

  it('is met by another response also when the one before it failed', async () => {
    const changes = createChangeLog();
    const cache = create({ changes: changes.atOnce });
    const { promise, reject } = Promise.withResolvers<Made<Text>>();
    const early = read(cache.get('a', { make: () => promise }));
    changes.note(['shirt']);
    const late = read(cache.get('a', make('new')));
    reject(new Error('away'));
    await expect(early).rejects.toThrow('away');
    expect(await late).toBe('new');
  });
});

describe('a poll', () => {
  /** One that is due when it is older than `maxMs`. */
  function createPoll(maxMs: number) {
    let polledAt = Number.NEGATIVE_INFINITY;
    let count = 0;
    return {
      isDue: () => performance.now() - polledAt >= maxMs,
      run: async () => {
        count += 1;
        polledAt = performance.now();
      },
      confirmedAt: () => polledAt,
      count: () => count,
    };
  }

  it('that is due is waited for, and confirms what it tells nothing of', async () => {
    const poll = createPoll(1000);
    const cache = create();
    const follow = (body: string) => ({ ...make(body, { followedBy: poll }), poll });
    expect(await read(cache.get('a', follow('1')))).toBe('1');
    vi.advanceTimersByTime(999);
    expect(cache.find('a')).toMatchObject({ age: 999 });
    vi.advanceTimersByTime(1);
    expect(cache.find('a')).toBeUndefined();
    expect(await cache.get('a', follow('2'))).toMatchObject({ value: { body: '1' }, age: 0 });
    expect(poll.count()).toBe(2);
  });

  it('tells nothing of a response that is not followed: that is as old as it is', async () => {
    const poll = createPoll(1000);
    const cache = create();
    await cache.get('a', { ...make('1'), poll });
    vi.advanceTimersByTime(1500);
    expect(await cache.get('a', { ...make('2'), poll })).toMatchObject({ value: { body: '1' }, age: 1500 });
  });

  it('before each request still lets a followed response be used', async () => {
    const poll = createPoll(0);
    const cache = create({ isShared: false });
    const follow = (body: string) => ({ ...make(body, { followedBy: poll }), poll });
    await cache.get('a', follow('1'));
    expect(await read(cache.get('a', follow('2')))).toBe('1');
    expect(poll.count()).toBe(2);
  });
});

describe('memory', () => {
  // security: bounded-caches
  it('ends at its bytes, however many responses are requested once or again, and however they grow', async () => {
    const maxBytes = { wanted: 3 * MEGABYTE, once: MEGABYTE };
    const cache = create({ maxBytes });
    for (const index of many(2000)) {
      await cache.get(`${index}${'k'.repeat(400)}`, make('x'.repeat(3000)));
      expect(cache.size()).toBeLessThanOrEqual(maxBytes.once);
    }
    for (const index of many(100)) {
      const key = `again${index}`;
      await cache.get(key, make('x'.repeat(50_000)));
      const value = cache.find(key)?.value ?? expect.fail('not stored');
      value.grown = 30_000;
      cache.resize(key, value);
      expect(cache.size()).toBeLessThanOrEqual(maxBytes.wanted + maxBytes.once);
    }
    expect(cache.size()).toBeGreaterThan(maxBytes.wanted);
  });

  // security: unknown-parameters
  it('of what is requested again is not taken by thousands that are requested once', async () => {
    const cache = create({ maxBytes: { wanted: MEGABYTE, once: MEGABYTE } });
    await cache.get('home', make('x'.repeat(100_000)));
    cache.find('home');
    for (const index of many(100)) {
      await cache.get(`attack${index}`, make('x'.repeat(100_000)));
    }
    expect(cache.find('home')).toBeDefined();
    expect(cache.find('attack0')).toBeUndefined();
    expect(cache.find('attack99')).toBeDefined();
  });

  it('goes first from what was used least recently', async () => {
    const cache = create({ maxBytes: { wanted: 250_000, once: 250_000 } });
    for (const key of ['a', 'b', 'a', 'b', 'a', 'c', 'c']) {
      await cache.get(key, make('x'.repeat(100_000)));
    }
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
  });

  it('is not given to a response so large that a few would fill it; requests that come together still share it', async () => {
    const cache = create({ maxValueBytes: 1000 });
    let count = 0;
    const wanted = {
      make: async () => {
        count += 1;
        return made('x'.repeat(1001));
      },
    };
    await Promise.all([cache.get('large', wanted), cache.get('large', wanted)]);
    await cache.get('large', wanted);
    expect(count).toBe(2);
    expect(cache.size()).toBe(0);
  });

  it('counts the topics of a response, and its bytes again when it has grown, if it is still there', async () => {
    const cache = create();
    const { value } = await cache.get('a', make('1', { topics: many(10_000).map(String) }));
    const before = cache.size();
    expect(before).toBeGreaterThan(500_000);
    value.grown = 1234;
    cache.resize('a', value);
    expect(cache.size()).toBe(before + 1234);
    cache.resize('a', { body: 'another', grown: 1_000_000 });
    expect(cache.size()).toBe(before + 1234);
    cache.delete('a');
    expect([cache.size(), cache.find('a')]).toEqual([0, undefined]);
  });
});
