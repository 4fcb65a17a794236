import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#outcome.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addManyProducts } from '#testing/catalogue/many-products.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { createLiveFacetIndex } from '../facets/live-facet-index.ts';
import { createDatabaseSearch } from '../search/database-search.ts';
import { createLiveVocabulary } from '../search/understand/live-vocabulary.ts';
import { buildList } from './list.service.ts';
import { createLongLists } from './long-list.ts';

const MAX_LISTED = 220;
const ALL = 250;
type Listed = { _id: string; state?: string };

let t: TestApp;
let seller: Record<string, string>;
beforeAll(async () => {
  t = await buildTestApp({ LIST_MOST: String(MAX_LISTED), ANSWERS_SECONDS: '3600' });
  const user = await buildUser(t.db, { role: 'seller' });
  seller = await loginAs(t.db, user);
  await addManyProducts(t.db, user.id, ALL, 0);
});
afterAll(() => t.close());

const ids = (body: string) => (JSON.parse(body) as Listed[]).map(({ _id }) => _id);

/** All products in pages, as the store's own pages read them. */
async function readPages(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const seen: string[] = [];
  let cursor: unknown = '';
  while (typeof cursor === 'string') {
    const answer = await t.app.inject({ url: `${path}?limit=100&cursor=${cursor}`, headers });
    seen.push(...ids(answer.body));
    cursor = answer.headers['x-next-cursor'];
  }
  return seen;
}

describe.each([
  ['of everyone', '/api/auth/get-all-products', () => ({})],
  ['of a seller', '/api/auth/seller/products', () => seller],
])('a long list %s without a limit', (_name, path, login) => {
  it('has as many as the setting allows, in order, and leads to the others', async () => {
    const inPages = await readPages(path, login());
    expect(inPages).toHaveLength(ALL);
    // The second one comes from an address that was asked for before.
    for (const _round of [1, 2]) {
      const first = await t.app.inject({ url: path, headers: login() });
      expect([first.statusCode, first.headers['x-total-count']]).toEqual([200, String(ALL)]);
      expect(ids(first.body)).toEqual(inPages.slice(0, MAX_LISTED));
      const rest = await t.app.inject({ url: `${path}?cursor=${first.headers['x-next-cursor']}`, headers: login() });
      expect(ids(rest.body)).toEqual(inPages.slice(MAX_LISTED));
      expect(rest.headers['x-next-cursor']).toBeUndefined();
    }
  });

  it('says the same compressed', async () => {
    const plain = await t.app.inject({ url: path, headers: login() });
    const packed = await t.app.inject({ url: path, headers: { ...login(), 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

const vocabulary = createLiveVocabulary(() => undefined);

it('a list that is too long is counted, not read, before it is read piece by piece', async () => {
  const facetIndex = createLiveFacetIndex(t.db);
  await facetIndex.refresh();
  const fail = () => {
    throw new Error('The database is asked.');
  };
  const silent = new Proxy(t.db, { apply: fail, get: fail });
  expect(
    await buildList(silent, { query: {} }, { facetIndex, search: createDatabaseSearch(facetIndex), vocabulary }),
  ).toBeUndefined();
});

it('a list that has grown is not answered from the cache of when it was short', async () => {
  const path = '/api/auth/get-all-products?brand=Growing';
  const rows = await t.db<{ id: string }[]>`select id from products order by id limit 210`;
  const all = rows.map(({ id }) => id);
  const brand = async (some: readonly string[]) => {
    await t.db`update products set brand = 'Growing' where id = any(${[...some]}::uuid[])`;
    t.app.forgetProducts(some);
  };
  await brand(all.slice(0, 150));
  expect(ids((await t.app.inject(path)).body)).toHaveLength(150);
  await brand(all);
  expect(ids((await t.app.inject(path)).body)).toHaveLength(210);
});

it('writes a few at a time, and refuses others until one has ended', async () => {
  const open = createLongLists({ search: createDatabaseSearch(createLiveFacetIndex(t.db)), vocabulary }, MAX_LISTED);
  const ask = () => open({ query: {} }, (read) => read(t.db));
  const opened = await Promise.all([ask(), ask(), ask(), ask()]);
  const refused = await ask();
  expect(refused).toBeInstanceOf(Refusal);
  const [first] = opened;
  if (first === undefined || first instanceof Refusal) {
    throw new Error('The first list was refused.');
  }
  const closed = new Promise((resolve) => first.body.once('close', resolve));
  first.body.destroy();
  await closed;
  const next = await ask();
  expect(next).not.toBeInstanceOf(Refusal);
  for (const list of [...opened, next]) {
    if (!(list instanceof Refusal)) {
      list.body.destroy();
    }
  }
});
