import { describe, expect, it } from 'vitest';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';

const document = (status: number): CachedDocument => ({
  status,
  headers: {},
  plain: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});

function createCache() {
  const clock = { now: 0 };
  const cache = createDocumentCache({ freshMs: 10, staleMs: 100, maxEntries: 2, now: () => clock.now });
  return { cache, clock };
}

describe('the document cache', () => {
  it('answers fresh, then stale, then not at all', () => {
    const { cache, clock } = createCache();
    cache.set('/', document(200));
    expect(cache.get('/')?.isStale).toBe(false);
    clock.now = 11;
    expect(cache.get('/')?.isStale).toBe(true);
    clock.now = 101;
    expect(cache.get('/')).toBeUndefined();
  });

  it('gives up the oldest when it is full', () => {
    const { cache } = createCache();
    for (const path of ['/a', '/b', '/c']) {
      cache.set(path, document(200));
    }
    expect(['/a', '/b', '/c'].map((path) => cache.get(path) !== undefined)).toEqual([false, true, true]);
  });

  it('forgets a page that can no longer be made', () => {
    const { cache } = createCache();
    cache.set('/', document(200));
    cache.delete('/');
    expect(cache.get('/')).toBeUndefined();
  });
});
