import { describe, expect, it, vi } from 'vitest';
import { findPacked, packBody } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createChanges } from './changes.ts';

const MEGABYTE = 1024 * 1024;
const create = (options: { maxBytes?: number; ttlMs?: number }, changes = createChanges()) =>
  createAnswerCache({ maxBytes: 16 * MEGABYTE, ttlMs: 60_000, topic: 'all', ...options }, changes);
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

const read = async (answer: Promise<{ body: Buffer | string }>) => JSON.parse((await answer).body.toString());

describe('createAnswerCache', () => {
  it('asks once for questions that come together, and again once the answer is too old', async () => {
    vi.useFakeTimers();
    const cache = create({ ttlMs: 1000 });
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return { json: asked };
    };
    expect(await Promise.all([read(cache.get('a', ask)), read(cache.get('a', ask))])).toEqual([1, 1]);
    vi.advanceTimersByTime(999);
    expect(await read(cache.get('a', ask))).toBe(1);
    vi.advanceTimersByTime(2);
    expect(await read(cache.get('a', ask))).toBe(2);
    vi.useRealTimers();
  });

  it('does not keep an answer of which something changed while it was being made', async () => {
    const changes = createChanges();
    const cache = create({}, changes);
    const { promise, resolve } = Promise.withResolvers<{ json: string }>();
    const early = read(cache.get('a', () => promise));
    changes.note(['all']);
    const late = read(cache.get('a', async () => ({ json: 'new' })));
    resolve({ json: 'old' });
    expect([await early, await late]).toEqual(['old', 'new']);
    expect(await read(cache.get('a', async () => ({ json: 'never asked' })))).toBe('new');

    const slow = Promise.withResolvers<{ json: string }>();
    const first = read(cache.get('b', () => slow.promise));
    changes.note(['all']);
    slow.resolve({ json: 'old' });
    expect(await first).toBe('old');
    expect(cache.find('b')).toBeUndefined();
  });

  it('asks once for questions that come together, also when something else changes in between', async () => {
    const changes = createChanges();
    const cache = create({}, changes);
    const { promise, resolve } = Promise.withResolvers<{ json: string; topics: string[] }>();
    let asked = 0;
    const ask = () => {
      asked += 1;
      return promise;
    };
    const early = read(cache.get('a', ask));
    changes.note(['shoe']);
    const late = read(cache.get('a', ask));
    resolve({ json: 'shirt', topics: ['shirt'] });
    expect([await early, await late, asked]).toEqual(['shirt', 'shirt', 1]);
  });

  it('asks again for who came after a change, also when the read before it failed', async () => {
    const changes = createChanges();
    const cache = create({}, changes);
    const { promise, reject } = Promise.withResolvers<{ json: string }>();
    const early = read(cache.get('a', () => promise));
    changes.note(['shirt']);
    const late = read(cache.get('a', async () => ({ json: 'new' })));
    reject(new Error('away'));
    await expect(early).rejects.toThrow('away');
    expect(await late).toBe('new');
  });

  it('keeps an answer until one of its own topics changes', async () => {
    const changes = createChanges();
    const cache = create({}, changes);
    const ask = (json: number) => async () => ({ json, topics: ['shirt', 'filters'] });
    expect(await read(cache.get('a', ask(1)))).toBe(1);
    changes.note(['shoe', 'all']);
    expect(await read(cache.get('a', ask(2)))).toBe(1);
    changes.note(['filters']);
    expect(await read(cache.get('a', ask(3)))).toBe(3);
  });

  it('keeps what is followed past its time, also when nothing else is kept', async () => {
    vi.useFakeTimers();
    for (const ttlMs of [0, 1000]) {
      const changes = createChanges();
      const cache = create({ ttlMs }, changes);
      const ask = (json: number, isFollowed: boolean) => async () => ({ json, topics: ['shirt'], isFollowed });
      await cache.get('plain', ask(1, false));
      await cache.get('followed', ask(1, true));
      vi.advanceTimersByTime(1001);
      expect(await read(cache.get('plain', ask(2, false)))).toBe(2);
      expect(await read(cache.get('followed', ask(2, true)))).toBe(1);
      changes.note(['shirt']);
      expect(await read(cache.get('followed', ask(3, true)))).toBe(3);
      vi.advanceTimersByTime(300_000);
      expect(await read(cache.get('followed', ask(4, true)))).toBe(4);
    }
    vi.useRealTimers();
  });

  it('keeps nothing so large that a few of them would fill the memory, and still asks once for questions that come together', async () => {
    const cache = create({});
    let asked = 0;
    const ask = (length: number) => async () => {
      asked += 1;
      return { text: 'x'.repeat(length) };
    };
    await Promise.all([cache.get('large', ask(1024 * 1024 + 1)), cache.get('large', ask(1024 * 1024 + 1))]);
    await cache.get('large', ask(1024 * 1024 + 1));
    expect(asked).toBe(2);
    await cache.get('small', ask(1024 * 1024));
    await cache.get('small', ask(1024 * 1024));
    expect(asked).toBe(3);
  });

  it('keeps no failure', async () => {
    const cache = create({});
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await read(cache.get('a', async () => ({ json: 1 })))).toBe(1);
  });

  it('lets the least used go first', async () => {
    const cache = create({ maxBytes: 2300 });
    const ask = (json: string) => async () => ({ json });
    await cache.get('a', ask('a1'));
    await cache.get('b', ask('b1'));
    await cache.get('a', ask('a2'));
    await cache.get('c', ask('c1'));
    expect(await read(cache.get('a', ask('a3')))).toBe('a1');
    expect(await read(cache.get('b', ask('b2')))).toBe('b2');
  });

  it('names different answers differently', async () => {
    const cache = create({});
    const [one, same, other, paged] = await Promise.all([
      cache.get('1', async () => ({ json: [1] })),
      cache.get('2', async () => ({ json: [1] })),
      cache.get('3', async () => ({ json: [2] })),
      cache.get('4', async () => ({ json: [1], headers: { 'x-next-cursor': 'x' } })),
    ]);
    expect(same.etag).toBe(one.etag);
    expect(new Set([one.etag, other.etag, paged.etag]).size).toBe(3);
  });
});

describe('memory', () => {
  // security: bounded-caches
  it('of finished answers ends at its bytes, however many questions and however large the answers', async () => {
    const cache = create({ maxBytes: 4 * MEGABYTE });
    const before = process.memoryUsage().arrayBuffers;
    for (const index of many(300)) {
      await cache.get(`large${index}`, async () => ({ text: 'x'.repeat(512 * 1024) }));
      expect(cache.size()).toBeLessThanOrEqual(4 * MEGABYTE);
    }
    for (const index of many(20_000)) {
      await cache.get(`${index}${'k'.repeat(400)}`, async () => ({ json: index }));
    }
    expect(cache.size()).toBeLessThanOrEqual(4 * MEGABYTE);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(170 * MEGABYTE);
  });

  it('of finished answers counts what they depend on', async () => {
    const cache = create({ maxBytes: MEGABYTE });
    await cache.get('a', async () => ({ json: 1, topics: many(10_000).map(String) }));
    expect(cache.size()).toBeGreaterThan(500_000);
  });
});

it('counts the compressed forms of its answers, which stay within its bytes', async () => {
  const cache = create({ maxBytes: MEGABYTE });
  const json = Array.from({ length: 4000 }, (_, index) => Math.sin(index)).join();
  for (const key of many(60)) {
    const answer = await cache.get(String(key), async () => ({ json: `${key} ${json}` }));
    const before = cache.size();
    const packed = findPacked(answer, 'br');
    if (packed === undefined) {
      throw new Error('An answer of this length is compressed.');
    }
    const { length } = await packBody(answer, packed);
    if (key === 0) {
      expect(cache.size()).toBe(before + length);
    }
    expect(cache.size()).toBeLessThanOrEqual(MEGABYTE);
  }
  expect(cache.size()).toBeGreaterThan(MEGABYTE / 2);
});
