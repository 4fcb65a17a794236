import { productSorts } from '@aaram/shared-domain/contract';
import { panelProductFiltersSchema } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addManyProducts } from '#testing/catalogue/many-products.ts';
import { createExplainer, type PlanNode } from '#testing/database/explain.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { pageStatement } from './panel-list.sql.ts';
import { selectProducts } from './select-products.ts';

const MANY = 2000;
type Row = { _id: string; name: string; price: number; hsn: string | null; sold: number };
const none = panelProductFiltersSchema.parse({});
type Headers = { authorization: string };

let t: TestApp;
let few: Headers;
let admin: Headers;
let busyId = '';
let busy: Headers;
let fewId = '';

beforeAll(async () => {
  t = await buildTestApp();
  const [one, two] = [await buildUser(t.db, { role: 'seller' }), await buildUser(t.db, { role: 'seller' })];
  [fewId, busyId] = [one.id, two.id];
  few = await loginAs(t.db, one);
  busy = await loginAs(t.db, two);
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  const add = (name: string, more: Parameters<typeof buildProduct>[1] = {}) =>
    buildProduct(t.db, { sellerId: fewId, name, ...more });
  await add('Ghat Shirt', { pricePaise: 500_00, tags: ['linen'], stock: { M: 0 } });
  await t.db`update products set sku = 'GH-77' where name = 'Ghat Shirt'`;
  await t.db`insert into search_synonyms (kind, terms) values ('same', '{dress,frock}')`;
  await add('Akash Dress', {
    pricePaise: 900_00,
    category: 'Women',
    subcategory: 'Dresses',
    brand: null,
    stock: { M: 3 },
  });
  await add('बांधनी Dupatta', { pricePaise: 900_00, category: 'Women', subcategory: 'Dresses', stock: { S: 40 } });
  const old = await add('Charpai Bag', { pricePaise: 100_00, brand: 'Padma', sold: 7 });
  await t.db`update products set hsn = '620342', updated_at = '2020-01-01' where id = ${old.id}`;
  await addManyProducts(t.db, busyId, MANY);
}, 120_000);
afterAll(() => t.close());

async function ask(query: string, who = few) {
  const answer = await t.app.inject({ url: `/api/auth/panel/products?${query}`, headers: who });
  const { headers, statusCode } = answer;
  const rows: Row[] = statusCode === 200 ? answer.json() : [];
  return { statusCode, rows, total: Number(headers['x-total-count']), next: String(headers['x-next-cursor'] ?? '') };
}
const names = async (query: string, who = few) => (await ask(query, who)).rows.map(({ name }) => name.split(' ')[0]);

describe('the panel’s list of products', () => {
  it('has a seller’s own products, newest first, and for an admin those of all', async () => {
    expect(await names('')).toEqual(['Charpai', 'बांधनी', 'Akash', 'Ghat']);
    expect((await ask('limit=1', admin)).total).toBe(MANY + 4);
    expect((await ask('seller=me', admin)).total).toBe(0);
  });

  it.each([
    ['q=akash', ['Akash']],
    ['q=बांधनी', ['बांधनी']],
    ['q=linen', ['Ghat']],
    ['q=6203', ['Charpai']],
    ['q=100%25', []],
    ['q=frock', ['बांधनी', 'Akash']],
    ['q=dresses+under+1000&sort=name', ['Akash', 'बांधनी']],
    ['q=dress+under+100', []],
    ['q=GH-7', ['Ghat']],
    ['hsn=6203', ['Charpai']],
    ['hsn=%25', []],
    ['category=Women&sort=name', ['Akash', 'बांधनी']],
    ['category=Women&category=Men&maxPrice=500&sort=price', ['Charpai', 'Ghat']],
    ['brand=Padma', ['Charpai']],
    ['tag=linen', ['Ghat']],
    ['stock=out', ['Ghat']],
    ['stock=low', ['Akash']],
    ['stock=low&category=Men', []],
    ['minPrice=900&maxPrice=900.00&sort=-name', ['बांधनी', 'Akash']],
    ['updatedSince=2021-01-01&sort=name', ['Akash', 'Ghat', 'बांधनी']],
    ['q=&stock=&category=&sort=price&minPrice=', ['Charpai', 'Ghat', 'Akash', 'बांधनी']],
  ])('finds by %s', async (query, found) => {
    const { rows, total } = await ask(query);
    expect(rows.map(({ name }) => name.split(' ')[0])).toEqual(found);
    expect(total).toBe(found.length);
  });

  it('finds a product by its id', async () => {
    const [first] = (await ask('q=akash')).rows;
    expect(await names(`q=${first?._id}`)).toEqual(['Akash']);
    expect(await names(`q=${first?._id}`, busy)).toEqual([]);
  });

  // rules: lists-of-the-panel
  it.each(productSorts)('sorts by %s both ways, and pages on and back without a gap', async (column) => {
    for (const sort of [column, `-${column}`]) {
      const ids: string[] = [];
      let last = await ask(`sort=${sort}&limit=7`, busy);
      const first = last.rows.map(({ _id }) => _id);
      for (let pages = 0; pages < 3; pages += 1) {
        ids.push(...last.rows.map(({ _id }) => _id));
        last = await ask(`sort=${sort}&limit=7&cursor=${last.next}`, busy);
      }
      const whole = await ask(`sort=${sort}&limit=21`, busy);
      expect(ids).toEqual(whole.rows.map(({ _id }) => _id));
      const back = await ask(`sort=${sort}&limit=7&cursor=before:${ids[7]}`, busy);
      expect(back.rows.map(({ _id }) => _id)).toEqual(first);
    }
  });

  it('ends with the last page', async () => {
    const { next, rows } = await ask('limit=3');
    expect(rows).toHaveLength(3);
    const rest = await ask(`limit=3&cursor=${next}`);
    expect([rest.rows.length, rest.next, rest.total]).toEqual([1, '', 4]);
  });

  it.each([
    'cursor=after:1',
    'cursor=x',
    'sort=secret',
    'stock=some',
    'minPrice=-1',
    'limit=101',
    'updatedSince=2026-13-01',
  ])('refuses %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });

  // rules: lists-of-the-panel
  it('tells a seller nothing by the position of another seller’s product', async () => {
    const [foreign] = (await ask('limit=1', busy)).rows;
    expect((await ask(`sort=price&cursor=after:${foreign?._id}`)).rows).toEqual([]);
  });

  it('gives a selection by filters the ids of all that match', async () => {
    const selection = { kind: 'query' as const, query: { tag: 'season3' }, except: [] };
    const found = await selectProducts(t.db, selection, { sellerId: busyId, role: 'seller' }, t.app.readPanelSearch);
    expect(found).toHaveLength((await ask('tag=season3&limit=1', busy)).total);
  });
});

/** Rows of the two tables that a plan reads. */
function countRead(node: PlanNode): number {
  const amount = (key: string) => Number(node[key] ?? 0);
  const isLarge = ['products', 'product_stock'].includes(node['Relation Name'] ?? '');
  const rows = amount('Actual Rows') + amount('Rows Removed by Filter') + amount('Rows Removed by Index Recheck');
  return (isLarge ? rows * amount('Actual Loops') : 0) + (node.Plans ?? []).map(countRead).reduce((a, b) => a + b, 0);
}

describe('many products of one seller', () => {
  it('are paged along an index where they are sorted by name, price, age or last change', async () => {
    const session = await t.db.reserve();
    const explainer = createExplainer(session);
    const middle = (await ask('limit=100', busy)).rows.at(-1)?._id ?? '';
    for (const sort of ['name', '-name', 'price', '-price', '-added', 'added', '-updated'] as const) {
      for (const position of [undefined, { id: middle, isBefore: false }, { id: middle, isBefore: true }]) {
        const asked = pageStatement({ scope: busyId, match: none, sort, position }, 51);
        const { plan } = await explainer.explain(asked);
        expect(countRead(plan), `${sort} ${position?.isBefore}`).toBeLessThan(60);
      }
    }
    session.release();
  });
});
