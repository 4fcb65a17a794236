import { productSchema, productSummarySchema, suggestionSchema } from '@aaram/shared-domain/catalog/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url: `/api/auth/${url}`, headers });
/** The names in a list, checked to be the same with whole products and with cards. */
const names = async (query: string) => {
  const url = `category/products?category=swimwears&${query}`;
  const whole = z.array(productSchema.strict()).parse((await get(url)).json());
  const cards = z.array(productSummarySchema.strict()).parse((await get(`${url}&view=card`)).json());
  expect(cards.map((card) => card._id)).toEqual(whole.map((product) => product._id));
  return whole.map((product) => product.name);
};

beforeAll(async () => {
  t = await buildTestApp();
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  const swim = { category: 'Swimwears', subcategory: 'Bikinis', sellerId };
  await buildProduct(t.db, {
    ...swim,
    name: 'Azure Wave',
    pricePaise: 999_99,
    brand: 'Lehar',
    tags: ['beach', 'wave'],
    stock: { S: 1, M: 0 },
    sold: 30,
    countryOfOrigin: 'Italy',
  });
  await buildProduct(t.db, {
    ...swim,
    name: 'Coral Reef',
    pricePaise: 1000_00,
    brand: 'Lehar',
    tags: ['beach'],
    stock: { M: 2 },
    sold: 20,
    countryOfOrigin: 'India',
  });
  await buildProduct(t.db, {
    ...swim,
    name: 'Blue Lagoon',
    pricePaise: 2000_00,
    brand: 'Taal',
    tags: ['pool'],
    stock: { L: 3 },
    sold: 20,
    subcategory: 'Cover Ups',
  });
  await buildProduct(t.db, {
    ...swim,
    name: 'deep end',
    pricePaise: 3000_01,
    brand: null,
    tags: ['pool'],
    stock: { S: 0 },
    sold: 10,
    countryOfOrigin: 'Italy',
  });
  await buildProduct(t.db, {
    name: 'Kolhapuri Slide',
    category: 'Shoes',
    subcategory: 'Slippers',
    brand: 'Kadam 100%',
    sizeType: 'ShoeSize',
    stock: { 6: 1 },
    sellerId,
  });
});
afterAll(() => t.close());

describe('product lists', () => {
  // rules: lists-in-pages
  it('answer everything as a bare array when nothing is asked for', async () => {
    const answer = await get('get-all-products');
    expect(answer.json()).toHaveLength(5);
    expect(answer.headers['x-next-cursor']).toBeUndefined();
  });

  it.each(['Swimwears', 'swimwears', 'SWIMWEARS'])('take a category as name or slug: %s', async (category) => {
    expect((await get(`category/products?category=${category}`)).json()).toHaveLength(4);
  });

  it('answer an unknown category with an empty list and a doubled one with 400', async () => {
    expect((await get('category/products?category=spaceships')).json()).toEqual([]);
    expect((await get('category/products?category=men&category=women')).statusCode).toBe(400);
  });

  // rules: filters
  it.each([
    ['priceRange=below1000', ['Azure Wave']],
    ['priceRange=1000-2000', ['Blue Lagoon', 'Coral Reef']],
    ['priceRange=2000-3000', ['Blue Lagoon']],
    ['priceRange=above3000', ['deep end']],
    ['priceRange=below1000&priceRange=above3000', ['Azure Wave', 'deep end']],
    ['brand=Lehar', ['Azure Wave', 'Coral Reef']],
    ['brand=Lehar&brand=Taal&size=M', ['Coral Reef']],
    ['size=S', ['Azure Wave']],
    ['tag=pool&tag=wave', ['Azure Wave', 'Blue Lagoon', 'deep end']],
    ['subcategory=Cover%20Ups', ['Blue Lagoon']],
    ['q=LAGOON', ['Blue Lagoon']],
    ['q=lehar%20coral', ['Coral Reef']],
    ['country=Italy', ['Azure Wave', 'deep end']],
    ['country=India&country=Italy&brand=Lehar', ['Azure Wave', 'Coral Reef']],
    ['country=Peru', []],
    ['brand=', ['Azure Wave', 'Blue Lagoon', 'Coral Reef', 'deep end']],
  ])('filter by %s', async (query, expected) => {
    expect((await names(query)).sort()).toEqual(expected);
  });

  // rules: sort-orders
  it.each([
    ['', ['Azure Wave', expect.any(String), expect.any(String), 'deep end']],
    ['sort=priceLowHigh', ['Azure Wave', 'Coral Reef', 'Blue Lagoon', 'deep end']],
    ['sort=priceHighLow', ['deep end', 'Blue Lagoon', 'Coral Reef', 'Azure Wave']],
    ['sort=nameAZ', ['Azure Wave', 'Blue Lagoon', 'Coral Reef', 'deep end']],
    ['sort=nameZA', ['deep end', 'Coral Reef', 'Blue Lagoon', 'Azure Wave']],
    ['sort=countryAZ', ['Coral Reef', expect.any(String), expect.any(String), 'Blue Lagoon']],
    ['sort=newest', ['deep end', 'Blue Lagoon', 'Coral Reef', 'Azure Wave']],
  ])('sort by "%s", and page through to the same order', async (sort, expected) => {
    expect(await names(sort)).toEqual(expected);
    const paged: string[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const answer = await get(`category/products?category=swimwears&${sort}&limit=1&cursor=${cursor}`);
      expect(answer.headers['x-total-count']).toBe('4');
      paged.push(answer.json()[0].name);
      const next = answer.headers['x-next-cursor'];
      cursor = typeof next === 'string' ? next : undefined;
    }
    expect(paged).toEqual(await names(sort));
  });

  it.each([
    'sort=best',
    'limit=0',
    'limit=1000',
    'limit=ten',
    'priceRange=cheap',
    'cursor=abc',
    `q=${'x'.repeat(101)}`,
  ])('refuse %s with 400', async (query) => {
    const answer = await get(`get-all-products?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('refuse the cursor of another order', async () => {
    const next = (await get('get-all-products?limit=1&sort=nameAZ')).headers['x-next-cursor'];
    expect((await get(`get-all-products?limit=1&sort=priceLowHigh&cursor=${next}`)).statusCode).toBe(400);
  });

  it.each([
    "q=' or 1=1 --",
    'q=%25',
    'q=_',
    'q=\\',
    'q=l_har',
    'q=le%25ar',
    'brand=%27%3B drop table products',
    'q=%00',
  ])('take %s for text and nothing else', async (query) => {
    const answer = await get(`category/products?category=swimwears&${encodeURI(query)}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

describe('one product', () => {
  it('is exactly what the contract says, with rupees and no removed or secret columns', async () => {
    const { id } = await buildProduct(t.db, { name: 'Single', pricePaise: 1499_50, mrpPaise: 1999_00, sellerId });
    await t.db`insert into reviews (product_id, author_name, rating, comment) values (${id}, 'Zoya K.', 4, 'Soft.')`;
    await t.db`update products set rating_sum = 14, rating_count = 3 where id = ${id}`;
    const product = productSchema.strict().parse((await get(`products/${id}`)).json());
    expect(product).toMatchObject({
      price: 1499.5,
      mrp: 1999,
      rating: 4.7,
      reviewCount: 3,
      seller: sellerId,
      reviews: [{ user: { name: 'Zoya K.' }, rating: 4 }],
    });
  });

  it.each([
    ['00000000-0000-8000-a000-000000000000', 404],
    ['undefined', 400],
    ['%00', 400],
    ['1%27', 400],
    ['x'.repeat(10_000), 400],
  ])('answers "Product not found." or nothing for %.20s', async (id, status) => {
    expect((await get(`products/${id}`)).statusCode).toBe(status);
  });

  it('is unavailable as soon as orders have taken the last piece', async () => {
    const { id } = await buildProduct(t.db, { stock: { S: 1 }, sellerId });
    expect((await get(`products/${id}`)).json()).toMatchObject({ isAvailable: true, version: 1 });
    await t.db`update product_stock set quantity = 0 where product_id = ${id}`;
    t.app.forgetProducts([id]);
    expect((await get(`products/${id}`)).json()).toMatchObject({ isAvailable: false, version: 2 });
  });

  it('answers 304 to who already has it', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const { headers } = await get(`products/${id}`);
    const again = await get(`products/${id}`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(headers['cache-control']).toContain('public');
  });

  it('brings products that share a tag, without itself, most in common first', async () => {
    const { id } = await buildProduct(t.db, { name: 'Base', tags: ['raga', 'silk', 'gold'], sellerId });
    await buildProduct(t.db, { name: 'One in common', tags: ['raga', 'x'], sold: 900, sellerId });
    await buildProduct(t.db, { name: 'Two in common', tags: ['gold', 'silk'], sellerId });
    const similar = z.array(productSummarySchema.strict()).parse((await get(`products/${id}/similar`)).json());
    expect(similar.map((product) => product.name)).toEqual(['Two in common', 'One in common']);
  });

  // rules: similar-products
  it('brings all of them page by page, each once, with how many there are', async () => {
    const { id } = await buildProduct(t.db, { tags: ['ghungroo', 'brass'], sellerId });
    const others = await Promise.all(
      Array.from({ length: 11 }, (_, index) =>
        buildProduct(t.db, { tags: index === 7 ? ['brass', 'ghungroo'] : ['ghungroo'], sold: index % 4, sellerId }),
      ),
    );
    await buildProduct(t.db, { tags: ['silver'], sellerId });
    const seen: string[] = [];
    const totals = new Set<unknown>();
    let cursor: unknown = '';
    for (let page = 0; cursor !== undefined && page < 10; page += 1) {
      const answer = await get(`products/${id}/similar?limit=4&cursor=${cursor}`);
      seen.push(...answer.json().map((product: { _id: string }) => product._id));
      totals.add(answer.headers['x-total-count']);
      cursor = answer.headers['x-next-cursor'];
    }
    expect(seen[0]).toBe(others[7]?.id);
    expect([...seen].sort()).toEqual(others.map((other) => other.id).sort());
    expect(totals).toEqual(new Set(['11']));
  });

  it('has no next page when the first has them all, and refuses a cursor that is none', async () => {
    const { id } = await buildProduct(t.db, { tags: ['bandhej'], sellerId });
    await buildProduct(t.db, { tags: ['bandhej'], sellerId });
    const { headers } = await get(`products/${id}/similar`);
    expect([headers['x-total-count'], headers['x-next-cursor']]).toEqual(['1', undefined]);
    for (const cursor of ['0.', '4', '4.x', '101.', 'nonsense', '4.eyJhIjoxfQ']) {
      expect([cursor, (await get(`products/${id}/similar?cursor=${cursor}`)).statusCode]).toEqual([cursor, 400]);
    }
  });
});

describe('facets', () => {
  it('count each filter with the others applied, but not itself', async () => {
    const facets = (await get('facets?category=swimwears&brand=Lehar&priceRange=1000-2000')).json();
    expect(facets.brand).toEqual([
      { value: 'Lehar', count: 1 },
      { value: 'Taal', count: 1 },
    ]);
    expect(facets.priceRange).toEqual([
      { value: 'below1000', count: 1 },
      { value: '1000-2000', count: 1 },
    ]);
    expect(facets.size).toEqual([{ value: 'M', count: 1 }]);
    expect(facets.subcategory).toEqual([{ value: 'Bikinis', count: 1 }]);
    expect(facets.tag).toEqual([{ value: 'beach', count: 1 }]);
  });

  it('agree with the list that a choice leads to', async () => {
    const { brand, size, tag, subcategory, priceRange } = (await get('facets?category=swimwears')).json();
    for (const [filter, values] of Object.entries({ brand, size, tag, subcategory, priceRange })) {
      for (const { value, count } of values as { value: string; count: number }[]) {
        expect([filter, value, await names(`${filter}=${encodeURIComponent(value)}`)]).toEqual([
          filter,
          value,
          expect.objectContaining({ length: count }),
        ]);
      }
    }
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) =>
    z
      .array(suggestionSchema.strict())
      .parse((await get(`suggestions?q=${encodeURIComponent(q)}`)).json())
      .map((one) => one.name);

  it.each(['kolha', 'KADAM', 'shoes', 'lippers', 'kolhapuri slippers', '100', '%', 'm 100% s'])(
    'find by part of name, brand, category or subcategory: %s',
    async (q) => {
      expect(await suggest(q)).toContain('Kolhapuri Slide');
    },
  );

  it.each(['kolhapuri', 'kolapuri', 'kohlapuri'])('forgive a slip of the finger: %s', async (q) => {
    expect(await suggest(q)).toEqual(['Kolhapuri Slide']);
  });

  it.each(['', '  ', 'qz', 'zzzqq', '_', '&'])('are none for %j', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it('are never more than ten, and never removed ones', async () => {
    for (let index = 0; index < 12; index += 1) {
      await buildProduct(t.db, { name: `Patola ${index}`, sellerId });
    }
    expect(await suggest('patola')).toHaveLength(10);
    await t.db`update products set removed_at = now() where name like 'Patola%'`;
    t.app.forgetProducts([]);
    expect(await suggest('patola')).toEqual([]);
  });
});

describe('cards by their ids', () => {
  const cards = async (ids: readonly string[]) => {
    const answer = await get(`product-cards?ids=${ids.join()}`);
    expect(answer.statusCode).toBe(200);
    return z
      .array(productSummarySchema.strict())
      .parse(answer.json())
      .map(({ _id }) => _id);
  };

  // rules: recently-viewed
  it('come in the order of the ids, each once, without those that are gone or were never there', async () => {
    const [one, two, gone] = [await buildProduct(t.db), await buildProduct(t.db), await buildProduct(t.db)];
    await t.db`update products set removed_at = now() where id = ${gone.id}`;
    const unknown = '01900000-0000-7000-8000-000000000000';
    expect(await cards([two.id, gone.id, unknown, one.id.toUpperCase(), two.id])).toEqual([two.id, one.id]);
    expect(await cards([unknown])).toEqual([]);
  });

  it('are at most twelve', async () => {
    const many = Array.from({ length: 13 }, (_, index) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`);
    expect(await cards(many.slice(1))).toEqual([]);
    for (const ids of [many.join(), '', 'x', `${many[0]},`]) {
      expect((await get(`product-cards?ids=${ids}`)).statusCode).toBe(400);
    }
    expect((await get('product-cards')).statusCode).toBe(400);
  });
});
