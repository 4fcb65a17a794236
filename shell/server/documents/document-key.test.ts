import { describe, expect, it } from 'vitest';
import type { LiveSet } from '../releases.ts';
import { keyOf, normaliseUrl } from './document-key.ts';

const live = (reads: Record<string, string[]> | undefined): LiveSet => ({
  id: 'set',
  remotes: {
    storefront: {
      base: '',
      info: { name: 'storefront', version: '1', entry: null, patterns: ['/women', '/single-product/:id'] },
      manifest: { reads } as unknown as NonNullable<LiveSet['remotes'][string]['manifest']>,
    },
  },
});
const known = live({ '/women': ['sort', 'size', 'cursor'] });
const read = (path: string, set = known) => normaliseUrl(set, new URL(path, 'https://shop.example'), []).href.slice(20);

describe('the address of a document', () => {
  // security: unknown-parameters
  it.each([
    ['/women?utm_source=a&x=1', '/women'],
    ['/women?sort=price&size=M&x=1', '/women?size=M&sort=price'],
    ['/women?size=M&size=M&size=L', '/women?size=M&size=L'],
    ['/women?size=%4D', '/women?size=M'],
    ['/single-product/7?size=M&x', '/single-product/7'],
    ['/login?x=1', '/login'],
    ['/nowhere?x=1', '/nowhere'],
    ['/women?__proto__=1&constructor=2', '/women'],
  ])('%s is that of %s', (asked, normal) => expect(read(asked)).toBe(normal));

  it('keeps everything where what is no page is sent on', () => {
    const url = new URL('https://shop.example/login?b=1&a=2');
    expect(normaliseUrl(known, url, undefined).search).toBe('?a=2&b=1');
  });

  it('keeps everything, in order, for a release that does not say what its pages read', () => {
    expect(read('/women?z=1&a=2', live(undefined))).toBe('/women?a=2&z=1');
  });
});

describe('the key under which a document is cached', () => {
  const women = new URL('https://shop.example/women');

  it('has the language: the same page in another one is another document', () => {
    expect(keyOf(known, women)).toBe('en-IN set https://shop.example/women');
    expect(keyOf(known, women, 'hi-IN')).not.toBe(keyOf(known, women));
  });

  it('has the release set and the address', () => {
    expect(keyOf({ id: 'other' }, women)).not.toBe(keyOf(known, women));
    expect(keyOf(known, new URL('/men', women))).not.toBe(keyOf(known, women));
  });
});
