import { readIdArray } from '@aaram/runtime/db/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addManyProducts } from '#testing/catalogue/many-products.ts';
import { recordStatements } from '#testing/database/explain.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';
import { countGathered } from '../gather.repository.ts';
import type { Match } from '../match.ts';
import { isInSample } from './facet-index.repository.ts';
import { createLiveFacetIndex, type LiveFacetIndex } from './live-facet-index.ts';
import { roundEstimate } from './sample.ts';
import { everyFilter } from './topics.ts';

let t: TestApp;
let facetIndex: LiveFacetIndex;
let sellerId = '';
const total = async (match = {}) => {
  await facetIndex.refresh();
  return facetIndex.total(t.db, match);
};

beforeAll(async () => {
  t = await buildTestApp();
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  facetIndex = createLiveFacetIndex(t.db);
  expect(await total()).toBe(0);
});
afterAll(() => t.close());

describe('the live facet index', () => {
  it('knows of every change of what filters use, no matter who made it', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 1, M: 0 }, tags: ['one'] });
    expect(await total({ size: ['S'] })).toBe(1);
    await t.db`update product_stock set quantity = 0 where product_id = ${id} and size = 'S'`;
    expect(await total({ size: ['S'] })).toBe(0);
    await t.db`update product_stock set quantity = 3 where product_id = ${id} and size = 'M'`;
    expect(await total({ size: ['M'] })).toBe(1);
    await t.db`delete from product_stock where product_id = ${id} and size = 'M'`;
    expect(await total({ size: ['M'] })).toBe(0);
    await t.db`update products set tags = '{two}', price_paise = 400000 where id = ${id}`;
    expect([
      await total({ tag: ['two'] }),
      await total({ priceRange: ['above3000'] }),
      await total({ tag: ['one'] }),
    ]).toEqual([1, 1, 0]);
    await t.db`update products set removed_at = now() where id = ${id}`;
    expect(await total()).toBe(0);
  });

  it('misses nothing that was begun before its poll and committed after', async () => {
    const late = await t.db.reserve();
    await late`begin`;
    const { id } = await buildProduct(late, { sellerId, name: 'Late' });
    // Another transaction commits first, so that the open one is older than the last refresh.
    await buildProduct(t.db, { sellerId, name: 'Early' });
    expect(await total()).toBe(1);
    await late`commit`;
    late.release();
    expect(await total()).toBe(2);
    await t.db`update products set removed_at = now() where id = ${id}`;
    expect(await total()).toBe(1);
  });

  it('is right when many polls and changes come together', async () => {
    const before = await total();
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await buildProduct(t.db, { sellerId, name: `Together ${index}` });
        expect(await total()).toBeGreaterThan(before);
      }),
    );
    expect(await facetIndex.total(t.db, {})).toBe(before + 12);
  });

  it('has the database count where a sample tells of few products, with the same results', async () => {
    for (const [index, pricePaise] of [50_000, 100_000, 150_000, 350_000].entries()) {
      const stock = index % 2 === 0 ? { S: 2, M: 0 } : { S: 0, M: 1 };
      await buildProduct(t.db, { sellerId, name: `Plain ${index}`, pricePaise, stock, tags: ['plain', `t${index}`] });
    }
    const small = createLiveFacetIndex(t.db, { most: 3 });
    await small.refresh();
    await facetIndex.refresh();
    const matches: Match[] = [
      {},
      { words: [['plain']] },
      { tag: ['plain'], size: ['S'] },
      { category: 'Men', tag: ['plain'], size: ['S'] },
      { category: 'Men', size: ['M', 'S'], priceRange: ['2000-3000'] },
      { category: 'Men', priceRange: ['below1000', '1000-2000'] },
      { sellerId, brand: ['Unknown'], size: ['M'] },
    ];
    for (const match of matches) {
      expect(await small.facets(t.db, match)).toEqual(await facetIndex.facets(t.db, match));
      expect(await small.total(t.db, match)).toBe(await facetIndex.total(t.db, match));
    }
    expect(small.few({ tag: ['plain'] }, 10)).toBeUndefined();
    expect(small.isRare({ tag: ['plain'] }, 10_000)).toBe(true);
    expect(facetIndex.isRare({ tag: ['plain'] }, 10_000)).toBe(false);
    expect(readIdArray(facetIndex.few({ tag: ['plain'] }, 10) ?? '{}')).toHaveLength(4);
  });

  it('keeps a sample when there are more products than it may hold, and tells rounded estimates', async () => {
    const known = await total();
    const full = createLiveFacetIndex(t.db, { most: known });
    await full.refresh();
    expect(readIdArray(full.few({}, known) ?? '{}')).toHaveLength(known);
    await addManyProducts(t.db, sellerId, 2000);
    await full.refresh();
    await expect.poll(() => full.few({}, known + 2000)).toBeUndefined();

    const sampled = createLiveFacetIndex(t.db, { most: 1000, maxCounted: 200 });
    const about = await sampled.total(t.db, {});
    expect(about).toBe(roundEstimate(about));
    // A sample of more than a hundred: chance does not tell of half as many, or of twice as many.
    expect(about).toBeGreaterThan(1000);
    expect(about).toBeLessThan(4000);
    expect(await sampled.total(t.db, { tag: ['plain'] })).toBe(4);
  });

  it('has few products gathered by their index when more words contain what is sought than a short list has', async () => {
    // Two products of 250 words, each with the same two letters in it.
    const words = (from: number) => Array.from({ length: 250 }, (_, at) => `${from + at}xq`).join(' ');
    await buildProduct(t.db, { sellerId, name: words(100) });
    await buildProduct(t.db, { sellerId, name: words(600) });
    const { db, take } = recordStatements(t.db);
    expect(await countGathered(db, { words: [['xq']] })).toBe(2);
    expect(take().at(-1)?.text).toContain('search_tokens &&');
  });

  it('hears of changes of products that its sample does not have', async () => {
    const heard: string[] = [];
    const sampled = createLiveFacetIndex(t.db, { most: 1, onChange: (topics) => heard.push(...topics) });
    await sampled.refresh();
    heard.length = 0;
    // One of hundreds is in the sample by chance.
    let count = 0;
    do {
      count += 1;
    } while (isInSample((await buildProduct(t.db, { sellerId, tags: ['elsewhere'] })).id, 256));
    await sampled.refresh();
    expect(heard).toEqual(expect.arrayContaining([...everyFilter]));
    expect(await sampled.total(t.db, { tag: ['elsewhere'] })).toBe(count);
  });

  it('answers while it is read again, and then knows what changed meanwhile', async () => {
    const gate = Promise.withResolvers<void>();
    let isSlow = false;
    const slow = new Proxy(t.db, {
      get(pool, name) {
        const begin = async (...given: Parameters<typeof pool.begin>) => {
          const read = await pool.begin(...given);
          await gate.promise;
          return read;
        };
        return name === 'begin' && isSlow ? begin : Reflect.get(pool, name);
      },
    });
    const known = await total();
    const index = createLiveFacetIndex(slow, { most: known, maxCounted: 0 });
    await index.refresh();
    isSlow = true;
    // More than it may hold.
    const more = Math.ceil(known / 5);
    await addManyProducts(t.db, sellerId, more);
    await index.refresh();
    expect(await index.total(t.db, {})).toBe(known + more);
    let late = 0;
    let id: string;
    do {
      ({ id } = await buildProduct(t.db, { sellerId, tags: ['late'] }));
      late += 1;
    } while (!isInSample(id, 8));
    await index.refresh();
    expect(await index.total(t.db, { tag: ['late'] })).toBe(late);
    gate.resolve();
    await expect.poll(() => index.few({}, known * 2)).toBeUndefined();
    expect(await index.total(t.db, { tag: ['late'] })).toBe(8);
  });
});
