import { describe, expect, it } from 'vitest';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';

const MEGABYTE = 1024 * 1024;

const document = (bytes = 0): CachedDocument => ({ status: 200, headers: {}, plain: Buffer.alloc(bytes) });

function createCache(maxBytes = { wanted: 2 * MEGABYTE, once: MEGABYTE }) {
  const clock = { now: 0 };
  const cache = createDocumentCache({ freshMs: 10, staleMs: 100, maxBytes, now: () => clock.now });
  return { cache, clock };
}

describe('the document cache', () => {
  it('answers fresh, then stale, then not at all', () => {
    const { cache, clock } = createCache();
    cache.put('/', document());
    expect(cache.find('/')?.isStale).toBe(false);
    clock.now = 11;
    expect(cache.find('/')?.isStale).toBe(true);
    clock.now = 101;
    expect(cache.find('/')).toBeUndefined();
    expect(cache.size()).toBe(0);
  });

  // security: bounded-caches, unknown-parameters
  it('holds no more bytes than it may, however many keys it is fed with', () => {
    const { cache } = createCache();
    for (let number = 0; number < 1000; number += 1) {
      cache.put(`/search?q=${number}`, document(100_000));
      expect(cache.size()).toBeLessThanOrEqual(MEGABYTE);
    }
    for (let number = 0; number < 100; number += 1) {
      cache.put(`/men?q=${number}`, document(100_000));
      const cached = cache.find(`/men?q=${number}`);
      cache.addForms(`/men?q=${number}`, cached?.value ?? document(), { brotli: Buffer.alloc(50_000) });
      expect(cache.size()).toBeLessThanOrEqual(3 * MEGABYTE);
    }
    expect(cache.size()).toBeGreaterThan(2 * MEGABYTE);
  });

  // security: unknown-parameters
  it('keeps what is asked for again while thousands are asked for once', () => {
    const { cache } = createCache();
    cache.put('/', document(100_000));
    cache.find('/');
    for (let number = 0; number < 1000; number += 1) {
      cache.put(`/search?q=${number}`, document(100_000));
    }
    expect(cache.find('/')).toBeDefined();
    expect(cache.find('/search?q=0')).toBeUndefined();
    expect(cache.find('/search?q=999')).toBeDefined();
  });

  it('counts a document as new that was rendered again and differs by the time of its data alone', () => {
    const { cache, clock } = createCache();
    const render = (text: string): CachedDocument => ({ ...document(), plain: Buffer.from(text) });
    const first = render('<p>4 left</p>{"dataUpdatedAt":1795703978141}');
    cache.put('/', first);
    cache.addForms('/', first, { brotli: Buffer.alloc(5) });
    clock.now = 50;
    expect(cache.confirm('/', render('<p>4 left</p>{"dataUpdatedAt":1795703999999}'))).toBe(true);
    expect(cache.find('/')).toEqual({ value: first, madeAt: 50, age: expect.any(Number), isStale: false });
    expect(cache.confirm('/', render('<p>3 left</p>{"dataUpdatedAt":1795703999999}'))).toBe(false);
    expect(cache.confirm('/', { ...first, headers: { vary: 'cookie' } })).toBe(false);
    expect(cache.confirm('/women', first)).toBe(false);
  });

  it('drops last what was rendered again last, also where it said the same', () => {
    const { cache } = createCache({ wanted: 350_000, once: 350_000 });
    const want = (key: string) => {
      cache.put(key, document(100_000));
      cache.find(key);
    };
    ['/a', '/b', '/c'].map(want);
    const cached = cache.find('/a')?.value ?? document();
    cache.addForms('/a', cached, { brotli: Buffer.alloc(5) });
    ['/b', '/c'].map(want);
    expect(cache.confirm('/a', document(100_000))).toBe(true);
    want('/d');
    expect([cache.find('/a'), cache.find('/b')]).toEqual([
      { value: cached, madeAt: 0, age: expect.any(Number), isStale: false },
      undefined,
    ]);
  });

  it('adds a form only to the document it was made of', () => {
    const { cache } = createCache();
    const old = document(10);
    cache.put('/', old);
    cache.put('/', document(20));
    cache.addForms('/', old, { gzip: Buffer.alloc(5) });
    expect(cache.find('/')?.value.gzip).toBeUndefined();
  });

  it('does not keep what is larger than all it may hold', () => {
    const { cache } = createCache();
    cache.put('/', document(2 * MEGABYTE));
    expect(cache.find('/')).toBeUndefined();
    expect(cache.size()).toBe(0);
  });

  it('forgets a page that can no longer be made', () => {
    const { cache } = createCache();
    cache.put('/', document());
    cache.delete('/');
    expect(cache.find('/')).toBeUndefined();
  });
});
