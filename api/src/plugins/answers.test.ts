import { describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from './answers.ts';

const read = async (answer: Promise<{ body: Buffer }>) => JSON.parse((await answer).body.toString());

describe('createAnswerCache', () => {
  it('asks once for questions that come together, and again once the answer is too old', async () => {
    vi.useFakeTimers();
    const cache = createAnswerCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 1000 });
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

  it('does not keep an answer that was forgotten while it was being made', async () => {
    const cache = createAnswerCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
    const { promise, resolve } = Promise.withResolvers<{ json: string }>();
    const early = read(cache.get('a', () => promise));
    cache.forget('a');
    const late = read(cache.get('a', async () => ({ json: 'new' })));
    resolve({ json: 'old' });
    expect([await early, await late]).toEqual(['old', 'new']);
    expect(await read(cache.get('a', async () => ({ json: 'never asked' })))).toBe('new');
  });

  it('keeps nothing so large that a few of them would fill the memory, and still asks once for questions that come together', async () => {
    const cache = createAnswerCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
    let asked = 0;
    const ask = (length: number) => async () => {
      asked += 1;
      return { bytes: Buffer.alloc(length, 'x') };
    };
    await Promise.all([cache.get('large', ask(1024 * 1024 + 1)), cache.get('large', ask(1024 * 1024 + 1))]);
    await cache.get('large', ask(1024 * 1024 + 1));
    expect(asked).toBe(2);
    await cache.get('small', ask(1024 * 1024));
    await cache.get('small', ask(1024 * 1024));
    expect(asked).toBe(3);
  });

  it('keeps no failure', async () => {
    const cache = createAnswerCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await read(cache.get('a', async () => ({ json: 1 })))).toBe(1);
  });

  it('lets the least used go first', async () => {
    const cache = createAnswerCache({ maxBytes: 2100, ttlMs: 60_000 });
    const ask = (json: string) => async () => ({ json });
    await cache.get('a', ask('a1'));
    await cache.get('b', ask('b1'));
    await cache.get('a', ask('a2'));
    await cache.get('c', ask('c1'));
    expect(await read(cache.get('a', ask('a3')))).toBe('a1');
    expect(await read(cache.get('b', ask('b2')))).toBe('b2');
  });

  it('names different answers differently', async () => {
    const cache = createAnswerCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
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
