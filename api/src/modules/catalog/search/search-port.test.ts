import { readIdArray } from '@aaram/runtime/db/values';
import { findFreePorts } from '@aaram/runtime/system';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addManyProducts } from '#testing/catalogue/many-products.ts';
import { buildProduct, buildUser } from '#testing/factories.ts';
import { hasEngine, startSearchEngine } from '#testing/services/search-engine.ts';
import { createLiveFacetIndex } from '../facets/live-facet-index.ts';
import type { Match } from '../match.ts';
import { createDatabaseSearch } from './database-search.ts';
import { createEngine, type Engine } from './engine/engine.repository.ts';
import { createEngineSearch } from './engine/engine-search.ts';
import { createEngineKeeper } from './engine/keep-engine.ts';
import { foldText } from './fold-text.ts';
import type { SearchPort } from './search-port.ts';
import { fitsPattern } from './understand/text-match.ts';

const isLong = process.env.PROOF === 'long';
const isThere = hasEngine(isLong);
const MANY = 300;
/** Far above what chance can make a sample tell. */
const MAX_IDS = 10_000;
/** A busy machine is no fault of the engine. */
const PATIENT = { findMs: 60_000 };

it.runIf(isLong)('the engine of these tests is installed: without it the second adapter is not tested', () => {
  expect(isThere).toBe(true);
});

let t: TestApp;
let sellerId = '';
const ids: Record<string, string> = {};

beforeAll(async () => {
  t = await buildTestApp();
  sellerId = (await buildUser(t.db, { role: 'seller' })).id;
  await addManyProducts(t.db, sellerId, MANY);
  for (const [name, product] of Object.entries({
    tee: {
      name: "Men's T-Shirt KA-2041, 50%",
      tags: ['gift', 'it’s'],
      colour: 'Vermilion, faded',
      stock: { S: 1, M: 0 },
    },
    sari: { name: 'सूती साड़ी', category: 'Women', subcategory: 'Dresses' },
    cafe: { name: 'Café \\ "jacket" _x', pricePaise: 350_000 },
  })) {
    ids[name] = (await buildProduct(t.db, { sellerId, ...product })).id;
  }
});
afterAll(() => t.close());

/** What both must agree with: every row, tested by the database. */
async function findPlainly({ words = [], groups = [], category, tag, size }: Match): Promise<string[]> {
  const rows = await t.db<
    { id: string; searchText: string; searchWords: string[]; category: string; tags: string[]; sizes: string[] }[]
  >`
    select id, search_text, tsvector_to_array(search_vector) as search_words, category, tags, array(select s.size from product_stock s where s.product_id = p.id and s.quantity > 0) as sizes
    from products p where removed_at is null`;
  const isMeant = (all: string[]) =>
    groups.every(({ levels }) =>
      levels.flat().some((phrase) => phrase.every((pattern) => all.some((word) => fitsPattern(pattern, word)))),
    );
  const hasLetters = (text: string) => words.every((spellings) => spellings.some((one) => text.includes(one)));
  return rows
    .filter(({ searchText, searchWords }) =>
      groups.length > 0 && words.length > 0
        ? isMeant(searchWords) || hasLetters(searchText)
        : isMeant(searchWords) && hasLetters(searchText),
    )
    .filter((row) => category === undefined || row.category === category)
    .filter((row) => tag === undefined || tag.some((one) => row.tags.includes(one)))
    .filter((row) => size === undefined || size.some((one) => row.sizes.includes(one)))
    .map(({ id }) => id)
    .toSorted();
}
const listIds = (found: string | undefined) => found && readIdArray(found).toSorted();
const words = (...all: string[]) => all.map((one) => [foldText(one)]);
const word = (text: string, isStart = false) => ({ forms: [text], isStart });
const group = (text: string, isStart = false) => ({ levels: [[[word(text, isStart)]]] });

type Adapter = { search: SearchPort; settle: () => Promise<void>; close: () => Promise<void> };

async function openDatabase(): Promise<Adapter> {
  // A sample: with a whole index in memory no index of the database would be asked.
  const facetIndex = createLiveFacetIndex(t.db, { most: 40 });
  const settle = () => facetIndex.refresh();
  await settle();
  return { search: createDatabaseSearch(facetIndex), settle, close: async () => undefined };
}

async function openEngine(): Promise<Adapter> {
  const server = await startSearchEngine();
  const engine = createEngine(server.url, PATIENT);
  const keeper = createEngineKeeper(t.db, engine);
  await keeper.tell();
  const refuse = async () => {
    throw new Error('The engine did not answer.');
  };
  const search = createEngineSearch({
    engine,
    database: { few: refuse, total: refuse, has: refuse },
    onFailure: console.error,
  });
  return {
    search,
    settle: () => keeper.tell(),
    close: async () => {
      await engine.close();
      await server.close();
    },
  };
}

const adapters = [
  { name: 'the database', open: openDatabase },
  ...(isThere ? [{ name: 'the engine', open: openEngine }] : []),
];

describe.each(adapters)('$name', ({ open }) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await open();
  });
  beforeEach(() => adapter.settle());
  afterAll(() => adapter.close());

  it.each<[string, Match]>([
    ['a word', { words: words('kurta') }],
    ['a part of a word', { words: words('urt') }],
    ['several words', { words: words('rani', 'kurta') }],
    ['one of several spellings', { words: [['indigo', 'oat']] }],
    ['a word with a dash', { words: words('t-shirt') }],
    ['a part across a dash', { words: words('ka-20') }],
    ['a word written together', { words: words('tshirt') }],
    ['a word with an apostrophe', { words: words("men's") }],
    ['signs', { words: words('50%') }],
    ['a backslash and quotes', { words: words('"jacket"', '_x') }],
    ['Hindi', { words: words('साड़ी') }],
    ['a part of a Hindi word', { words: words('साड') }],
    ['a word without its accent', { words: words('cafe') }],
    ['nothing', { words: words('zebra') }],
    ['a whole word of a tag', { groups: [group('cotton')] }],
    ['the beginning of a word', { groups: [group('indi', true)] }],
    ['no part of a word', { groups: [group('urta')] }],
    ['a colour that is not in the name', { groups: [group('vermilion')] }],
    [
      'a word of several levels',
      { groups: [{ levels: [[[word('zebra')]], [[word('oat')], [word('kurta'), word('neem')]]] }] },
    ],
    ['several groups', { groups: [group('kurta'), group('rani')] }],
    ['groups or letters', { groups: [group('vermilion')], words: words('shir') }],
    ['groups in a category', { groups: [group('kurta'), group('cotton')], category: 'Women' }],
    ['words in a category', { words: words('kurta'), category: 'Women' }],
    ['words with a tag and a size in stock', { words: words('kurta'), tag: ['season1', 'season2'], size: ['XL'] }],
    ['a size that is sold out', { words: words('t-shirt'), size: ['M'] }],
    ['words, tag and category that are never together', { words: words('saffron'), tag: ['gift'], category: 'Kids' }],
  ])('finds %s', async (_what, match) => {
    const wanted = await findPlainly(match);
    const found = await adapter.search.few(t.db, match, MAX_IDS);
    expect(listIds(found)).toEqual(wanted);
    expect(await adapter.search.total(t.db, match)).toBe(wanted.length);
    expect(await adapter.search.has(t.db, match)).toBe(wanted.length > 0);
  });

  it('tells how many there are, and no ids, when there are too many to sort', async () => {
    const match = { words: words('kurta') };
    expect(await adapter.search.few(t.db, match, 10)).toBeUndefined();
    expect(await adapter.search.total(t.db, match)).toBe(MANY);
  });

  it('hears of new names, of what is sold out and of what is gone', async () => {
    const { id } = await buildProduct(t.db, { sellerId, name: 'Peacock shawl', stock: { S: 1 } });
    const { id: gone } = await buildProduct(t.db, { sellerId, name: 'Peacock stole', stock: { S: 1 } });
    await adapter.settle();
    const peacocks = async (match: Match = {}) =>
      listIds(await adapter.search.few(t.db, { words: words('peacock'), ...match }, MAX_IDS));
    expect(await peacocks()).toEqual([id, gone].toSorted());
    await t.db`update products set removed_at = now() where id = ${gone}`;
    await t.db`update product_stock set quantity = 0 where product_id = ${id}`;
    await adapter.settle();
    expect(await peacocks()).toEqual([id]);
    expect(await peacocks({ size: ['S'] })).toEqual([]);
    await t.db`update products set name = 'Parrot shawl' where id = ${id}`;
    await adapter.settle();
    expect(await peacocks()).toEqual([]);
    await t.db`update products set removed_at = now() where id = ${id}`;
  });
});

describe.runIf(isThere)('the engine', () => {
  let server: Awaited<ReturnType<typeof startSearchEngine>>;
  let engine: Engine;
  beforeAll(async () => {
    server = await startSearchEngine();
    engine = createEngine(server.url, PATIENT);
  });
  afterAll(async () => {
    await engine.close();
    await server.close();
  });
  const count = async () => (await engine.find({ words: words('kurta') }, 1)).total;
  /** A process that may tell the engine now, as a minute after another one was killed. */
  async function openKeeper(by: Engine = engine) {
    await t.db`update search_engine set claimed_until = now() - interval '1 second'`;
    return createEngineKeeper(t.db, by);
  }

  it('is filled again when it has lost its data, and by the command', async () => {
    const keeper = await openKeeper();
    expect(await keeper.rebuild()).toBeGreaterThan(MANY);
    expect(await count()).toBe(MANY);
    await server.lose();
    expect(await engine.filling().catch(() => undefined)).toBeUndefined();
    await keeper.tell();
    expect(await count()).toBe(MANY);
  });

  it('receives a change again when it could not be noted', async () => {
    await (await openKeeper()).tell();
    const { id } = await buildProduct(t.db, { sellerId, name: 'Sent twice' });
    const broken = await openKeeper({ ...engine, remove: () => Promise.reject(new Error('killed')) });
    await expect(broken.tell()).rejects.toThrow('killed');
    const next = await openKeeper();
    await next.tell();
    await next.tell();
    expect(await engine.find({ words: words('twice') }, 10)).toEqual({ ids: [id], total: 1 });
  });

  it('is fed by one process at a time', async () => {
    const one = await openKeeper();
    await one.tell();
    const other = createEngineKeeper(t.db, engine);
    expect(await other.rebuild()).toBeUndefined();
  });

  it('answers while it runs, and the database does while it is away', async () => {
    const failures: unknown[] = [];
    const facetIndex = createLiveFacetIndex(t.db);
    const database = createDatabaseSearch(facetIndex);
    const open = () => createEngineSearch({ engine, database, onFailure: (error) => failures.push(error) });
    const { id } = await buildProduct(t.db, { sellerId, name: 'Marigold kurta' });
    await facetIndex.refresh();
    await (await openKeeper()).tell();
    const match = { words: words('marigold') };
    expect(await open().total(t.db, match)).toBe(1);
    // Only the engine knows nothing of it.
    await engine.remove([id]);
    const search = open();
    expect(await search.total(t.db, match)).toBe(0);
    await server.stop();
    expect([await search.total(t.db, match), listIds(await search.few(t.db, match, 10))]).toEqual([1, [id]]);
    expect(failures).toHaveLength(1);
    await server.start();
  });
});

it('a store whose engine is away answers searches', async () => {
  const [port] = await findFreePorts(1);
  const own = await buildTestApp({ SEARCH_URL: `sphinxql://127.0.0.1:${port}` });
  const seller = await buildUser(own.db, { role: 'seller' });
  const { id } = await buildProduct(own.db, { sellerId: seller.id, name: 'Marigold kurta' });
  const answer = await own.app.inject('/api/auth/get-all-products?q=marigold&limit=5');
  expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '1']);
  expect(answer.json()).toEqual([expect.objectContaining({ _id: id })]);
  await own.close();
});
