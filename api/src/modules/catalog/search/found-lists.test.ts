import { readSearchNotice, SEARCH_NOTICE_HEADER, type SearchNotice } from '@aaram/shared-domain/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addManyProducts } from '#testing/catalogue/many-products.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

let t: TestApp;
/** More than are ranked. */
const MANY = 1100;

beforeAll(async () => {
  t = await buildTestApp();
  const sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  await addManyProducts(t.db, sellerId, MANY);
  const made = [
    { name: 'Plain Dress', category: 'Women', subcategory: 'Dresses', colour: 'Crimson', tags: ['gift'], sold: 1 },
    { name: 'Red Earth Dress', category: 'Women', subcategory: 'Dresses', colour: 'Clay', tags: [], sold: 0 },
    {
      name: 'Sold Out Dress',
      category: 'Women',
      subcategory: 'Dresses',
      colour: 'Red',
      tags: [],
      stock: { M: 0 },
      sold: 9,
    },
    { name: 'Feathered Dress', category: 'Women', subcategory: 'Dresses', colour: 'White', tags: [], sold: 50 },
    {
      name: 'Opera Watch',
      category: 'Accessories',
      subcategory: 'Watches',
      colour: 'Wine',
      tags: [],
      sold: 3,
      pricePaise: 99_900,
    },
    {
      name: 'Night Watch Hoodie',
      category: 'Men',
      subcategory: 'Hoodie',
      colour: 'Black',
      tags: [],
      sold: 90,
      pricePaise: 300_000,
    },
  ];
  for (const product of made) {
    await buildProduct(t.db, { sellerId, ...product });
  }
  await t.db`insert into search_synonyms (kind, terms, targets) values
    ('one', '{red}', '{crimson}'), ('same', '{red,laal}', '{}'), ('same', '{women,ladies}', '{}'), ('same', '{men}', '{}'),
    ('none', '{hat}', '{hoodie}'), ('drop', '{for,ke liye}', '{}'), ('page', '{track order}', '{/track-order}')`;
});
afterAll(() => t.close());

type Found = { names: string[]; total: number; next: string | undefined; notice: SearchNotice | null };
async function find(query: Record<string, string>): Promise<Found> {
  const answer = await t.app.inject(`/api/auth/get-all-products?${new URLSearchParams({ limit: '24', ...query })}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const header = answer.headers[SEARCH_NOTICE_HEADER];
  return {
    names: answer.json().map(({ name }: { name: string }) => name),
    total: Number(answer.headers['x-total-count']),
    next: answer.headers['x-next-cursor'] as string | undefined,
    notice: readSearchNotice(typeof header === 'string' ? header : null),
  };
}

describe('a list of what a search means', () => {
  it('begins with what is nearest, sold-out products after others like them, and ends with what has only the letters', async () => {
    expect((await find({ q: 'red' })).names).toEqual([
      'Red Earth Dress',
      'Sold Out Dress',
      'Plain Dress',
      'Feathered Dress',
    ]);
    expect((await find({ q: 'watch' })).names).toEqual(['Opera Watch', 'Night Watch Hoodie']);
  });

  it('is the same on every page, whatever is sold meanwhile, until all are shown once', async () => {
    const whole = (await find({ q: 'red' })).names;
    const paged: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page: Found = await find({ q: 'red', limit: '1', ...(cursor === '' ? {} : { cursor }) });
      paged.push(...page.names);
      cursor = page.next;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(whole.length);
  });

  it('of very many is by sales, and reaches every one of them once', async () => {
    const seen = new Set<string>();
    let pages = 0;
    for (let cursor: string | undefined = ''; cursor !== undefined && pages < 40; pages += 1) {
      const answer = await t.app.inject(
        `/api/auth/get-all-products?${new URLSearchParams({ q: 'kurta', limit: '100', ...(cursor === '' ? {} : { cursor }) })}`,
      );
      for (const { _id } of answer.json()) {
        seen.add(_id);
      }
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    }
    expect(seen.size).toBe(MANY);
  });

  // rules: search
  it('says what is missing, what is not sold, what was mended, what acts as a filter and which page was meant', async () => {
    expect(await find({ q: 'red watch' })).toMatchObject({
      names: ['Opera Watch', 'Night Watch Hoodie'],
      notice: { missing: ['red'], chips: [] },
    });
    expect((await find({ q: 'hat' })).notice).toMatchObject({ notSold: ['hat'] });
    expect((await find({ q: 'drss' })).notice).toMatchObject({ corrected: 'dress' });
    expect((await find({ q: 'watch under 1500' })).notice?.chips).toEqual([
      { kind: 'price', label: 'under 1500', without: 'watch' },
    ]);
    expect((await find({ q: 'track order' })).notice).toMatchObject({ page: '/track-order' });
    expect(await find({ q: 'xyzzy' })).toMatchObject({ names: [], total: 0, notice: { missing: ['xyzzy'] } });
  });

  it('uses the price that is named, and shows unisex products to the person who is named', async () => {
    expect((await find({ q: 'watch under 1500' })).names).toEqual(['Opera Watch']);
    expect(await find({ q: 'watch for ladies' })).toMatchObject({
      names: ['Opera Watch'],
      notice: { missing: [], chips: [{ kind: 'gender', label: 'ladies', without: 'watch' }] },
    });
  });

  it('looks for the letters alone on request', async () => {
    expect(await find({ q: 'laal', literal: '1' })).toMatchObject({ names: [], notice: { chips: [] } });
    expect((await find({ q: 'red', literal: '1' })).names).toContain('Feathered Dress');
  });

  it('has the counts beside it, and the links of the search box, of the same products', async () => {
    const facets = (await t.app.inject('/api/auth/facets?q=laal+dress')).json();
    expect(facets.category).toEqual([{ value: 'Women', count: 3 }]);
    const links = (await t.app.inject('/api/auth/search-links?q=laal+dre')).json();
    expect(links).toEqual([{ q: 'laal dress', category: 'Women', count: 3 }]);
    expect((await t.app.inject('/api/auth/search-links?q=women')).json()).toEqual([]);
    const suggested = (await t.app.inject('/api/auth/suggestions?q=laal+dress')).json();
    expect(suggested.map(({ name }: { name: string }) => name)).toEqual([
      'Red Earth Dress',
      'Sold Out Dress',
      'Plain Dress',
    ]);
  });

  it.each(['e30', 'W10', 'WyJyZXN0IiwieCIsInkiXQ', '!!', `${'a'.repeat(400)}`])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await t.app.inject(
        `/api/auth/get-all-products?${new URLSearchParams({ q: 'dress', limit: '5', cursor })}`,
      );
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'cursor']);
    },
  );

  it('of any text is an answer', async () => {
    for (const q of [
      "'",
      '\\',
      '%',
      '_',
      ':*',
      '& | !',
      '<->',
      "a'b\\c",
      '\u0000',
      '"',
      '₹',
      'के लिए',
      '1'.repeat(100),
      'red '.repeat(24),
    ]) {
      const answer = await t.app.inject(`/api/auth/get-all-products?${new URLSearchParams({ q, limit: '5' })}`);
      expect([q, [200, 400].includes(answer.statusCode)]).toEqual([q, true]);
    }
  });
});
