import { describe, expect, it } from 'vitest';
import { createKnownBytes } from '#db/known-bytes.ts';
import { createUsualStatements } from '#db/usual-statements.ts';
import { createDictionary } from '#modules/catalog/dictionary.ts';
import { createFacetIndex } from '#modules/catalog/facet-index.ts';
import { listQuerySchema } from '#modules/catalog/product-query.ts';
import { createAnswerCache } from '#plugins/answers.ts';
import { createByteCache } from './byte-cache.ts';
import { describeQuery } from './modules/catalog/product-query.ts';

const MEGABYTE = 1024 * 1024;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('memory that strangers fill', () => {
  it('of finished answers ends at its bytes, however many questions and however large the answers', async () => {
    const cache = createAnswerCache({ maxBytes: 4 * MEGABYTE, ttlMs: 60_000 });
    const before = process.memoryUsage().arrayBuffers;
    for (const index of many(300)) {
      await cache.get(`large${index}`, async () => ({ bytes: Buffer.alloc(512 * 1024, 'x') }));
      expect(cache.size()).toBeLessThanOrEqual(4 * MEGABYTE);
    }
    for (const index of many(20_000)) {
      await cache.get(`${index}${'k'.repeat(400)}`, async () => ({ json: index }));
    }
    expect(cache.size()).toBeLessThanOrEqual(4 * MEGABYTE);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(170 * MEGABYTE);
  });

  it('of finished answers keeps no piece of larger memory', async () => {
    const cache = createAnswerCache({ maxBytes: MEGABYTE, ttlMs: 60_000 });
    const socket = Buffer.alloc(MEGABYTE, 'x');
    const { body } = await cache.get('piece', async () => ({ bytes: socket.subarray(0, 5000) }));
    expect(body.buffer.byteLength).toBeLessThanOrEqual(Buffer.poolSize);
  });

  it('of an answer that had to go is over for whoever still holds it', async () => {
    const cache = createAnswerCache({ maxBytes: MEGABYTE, ttlMs: 60_000 });
    const first = await cache.get('first', async () => ({ bytes: Buffer.alloc(MEGABYTE / 2) }));
    expect(first.until).toBeGreaterThan(Date.now());
    await cache.get('second', async () => ({ bytes: Buffer.alloc(MEGABYTE / 2) }));
    expect(first.until).toBe(0);
  });

  it('of known bytes ends at its bytes', () => {
    const known = createKnownBytes<string>(MEGABYTE);
    for (const index of many(2000)) {
      known([`${index}`]).take(0, [Buffer.from('sum'), Buffer.alloc(4096)]);
    }
    const { sums } = known(many(2000).map(String));
    expect(sums.filter((sum) => sum !== null).length).toBeLessThanOrEqual(MEGABYTE / 4096);
    expect(sums.at(-1)).toBe('sum');
  });

  it('counts keys as well as values', () => {
    const cache = createByteCache<string, object>({ maxBytes: MEGABYTE, sizeOf: () => 0 });
    for (const index of many(5000)) {
      cache.set(`${index}${'k'.repeat(2000)}`, {});
    }
    expect(cache.size).toBeLessThan(MEGABYTE / 4000);
  });

  it('of prepared statements is for texts that come again, and for so many of them', () => {
    let now = 0;
    const isUsual = createUsualStatements({ most: 3, forMs: 1000, now: () => now });
    expect(many(5000).some((index) => isUsual(`select ${index}`))).toBe(false);
    expect([isUsual('select a'), isUsual('select a'), isUsual('select a')]).toEqual([false, true, true]);
    const again = many(100).filter((index) => isUsual(`b${index}`) || isUsual(`b${index}`));
    expect(again).toHaveLength(2);
    now = 2000;
    expect(isUsual('b50')).toBe(true);
  });

  it('of the words of a catalogue is given back once it is mostly of what products once were', () => {
    const facetIndex = createFacetIndex();
    const item = { category: 'Men', subcategory: 'Shirts', sizes: ['M'], tags: ['a'], pricePaise: 100, sellerId: 's' };
    for (const index of many(9000)) {
      facetIndex.put({ id: 'one', ...item, brand: `brand ${index}`, tokens: ['plain', `word${index}`] });
    }
    expect(facetIndex.isWorn()).toBe(false);
    for (const index of many(2000)) {
      facetIndex.put({ id: 'one', ...item, brand: 'one', tokens: ['plain', `other${index}`] });
    }
    expect(facetIndex.isWorn()).toBe(true);
    expect(createDictionary().hasOldSets(0)).toBe(false);
  });

  it('is asked for once by the same choices in any order, and never by parts that mean nothing', () => {
    const name = (query: object) => describeQuery(listQuerySchema.parse(query));
    expect(name({ sort: 'newest', brand: ['b', 'a', 'b'], size: 'M' })).toBe(
      name({ size: ['M', 'M'], brand: ['a', 'b'], sort: 'newest', q: '', category: undefined }),
    );
    expect(name({ priceRange: ['above3000', 'below1000', 'above3000'] })).toBe(
      name({ priceRange: ['below1000', 'above3000'] }),
    );
    expect(listQuerySchema.safeParse({ utm_source: 'x' }).success).toBe(false);
  });
});
