import type { ChangeSet, ProductChange } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { addFacts } from '#testing/catalogue/add-facts.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

type Headers = { authorization: string };
let t: TestApp;
let sellerId = '';
let seller: Headers;
let other: Headers;
let admin: Headers;
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
  const user = await buildUser(t.db, { role: 'seller', name: 'Farhan Qureshi' });
  sellerId = user.id;
  seller = await loginAs(t.db, user);
  other = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
});
afterAll(() => t.close());

const url = '/api/auth/panel/change-sets';
const post = (path: string, headers: Headers = seller, payload?: object) =>
  t.app.inject({ method: 'POST', url: `${url}${path}`, headers, ...(payload === undefined ? {} : { payload }) });

type Named = { id: string };
const choose = (products: readonly Named[]) => ({ kind: 'ids', ids: products.map(({ id }) => id) });

const ask = (selection: object, change: ProductChange, headers = seller) =>
  post('', headers, { subject: 'product', selection, change });

async function prepare(products: readonly Named[], change: ProductChange, headers = seller): Promise<ChangeSet> {
  const answer = await ask(choose(products), change, headers);
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return finishSet(t.app, headers, calls['POST /auth/panel/change-sets'].answer.parse(answer.json()));
}

const run = async ({ _id }: ChangeSet, headers = seller): Promise<ChangeSet> =>
  finishSet(t.app, headers, (await post(`/${_id}/run`, headers)).json());
const undo = async ({ _id }: ChangeSet, headers = seller): Promise<ChangeSet> =>
  finishSet(t.app, headers, (await post(`/${_id}/undo`, headers)).json());
const rowsOf = async ({ _id }: ChangeSet, query = '', headers = seller) =>
  calls['GET /auth/panel/change-sets/{id}/rows'].answer.parse(
    (await t.app.inject({ url: `${url}/${_id}/rows${query}`, headers })).json(),
  );

const read = async ({ id }: Named) => (await t.app.inject(`/api/auth/products/${id}`)).json();
const pieces = async (product: Named, size: string) =>
  (await read(product)).stock.find((entry: { size: string }) => entry.size === size)?.quantity;
const sell = (product: Named, size: string, count: number) =>
  t.db`update product_stock set quantity = quantity - ${count} where product_id = ${product.id} and size = ${size}`;

const raise: ProductChange = { kind: 'price', how: 'percent', value: 10, round: 'rupee' };
const build = (given: Parameters<typeof buildProduct>[1] = {}) => buildProduct(t.db, { sellerId, ...given });

describe('a bulk change', () => {
  // rules: bulk-changes
  it('is shown before it is made, and changes nothing until then', async () => {
    const products = [await build({ pricePaise: 999_00 }), await build({ pricePaise: 105_50 })];
    const set = await prepare(products, raise);
    expect(set).toMatchObject({ state: 'prepared', total: 2, counts: { planned: 2, changed: 0 }, undoUntil: null });
    const fields = (await rowsOf(set)).map((row) => [row.title, row.fields[0]]);
    expect(new Map(fields as [string, unknown][])).toEqual(
      new Map([
        [products[0]?.name, { name: 'price', before: 999, after: 1099 }],
        [products[1]?.name, { name: 'price', before: 105.5, after: 116 }],
      ]),
    );
    expect((await read(products[0] as Named)).price).toBe(999);
  });

  // rules: bulk-changes
  it('is made and undone, and leaves everything as it was', async () => {
    const products = [await build({ pricePaise: 500_00 }), await build({ pricePaise: 700_00 })];
    const before = await Promise.all(products.map(read));
    const made = await run(await prepare(products, raise));
    expect(made).toMatchObject({ state: 'done', counts: { changed: 2 }, actorName: 'Farhan Qureshi' });
    expect((await Promise.all(products.map(read))).map(({ price }) => price)).toEqual([550, 770]);
    const undone = await undo(made);
    expect(undone).toMatchObject({ state: 'undone', counts: { changed: 0, undone: 2 } });
    const after = await Promise.all(products.map(read));
    const withoutVersion = ({ version: _, ...product }: { version: number }) => product;
    expect(after.map(withoutVersion)).toEqual(before.map(withoutVersion));
  });

  it('tells by row what cannot be: above the MRP, below nothing, no such size, no pieces left', async () => {
    const plain = await build({ pricePaise: 100_00, stock: { S: 2 } });
    const printed = await build({ pricePaise: 100_00, mrpPaise: 110_00, stock: { M: 2 } });
    const reasons = async (change: ProductChange) =>
      new Map((await rowsOf(await prepare([plain, printed], change))).map((row) => [row.subject, row.reason]));
    const cheaper = await reasons({ kind: 'price', how: 'amount', value: -150, round: 'paisa' });
    expect([...cheaper.values()]).toEqual(Array(2).fill('The price would be below ₹0 or above ₹1,00,00,000.'));
    expect((await reasons(raise)).get(printed.id)).toMatch(/above the MRP of ₹110/);
    expect((await reasons({ kind: 'mrp', how: 'percent', value: 10, round: 'rupee' })).get(plain.id)).toBe(
      'It has no MRP yet.',
    );
    const one = await reasons({ kind: 'stock', how: 'add', pieces: -3, size: 'S' });
    expect([one.get(plain.id), one.get(printed.id)]).toEqual(['Only 2 pieces of size S left.', 'It has no size S.']);
  });

  // rules: bulk-changes
  it('makes what can be made, and says which rows are left out', async () => {
    const good = await build({ pricePaise: 100_00 });
    const bad = await build({ pricePaise: 100_00, mrpPaise: 106_00 });
    const made = await run(await prepare([good, bad], raise));
    expect(made.counts).toMatchObject({ changed: 1, refused: 1 });
    expect([(await read(good)).price, (await read(bad)).price]).toEqual([110, 100]);
    const refused = await rowsOf(made, '?result=refused');
    expect(refused.map(({ subject }) => subject)).toEqual([bad.id]);
  });

  // rules: bulk-changes
  it('leaves out what was changed after its preview, and keeps in its undo what was changed after it', async () => {
    const [first, second] = [await build({ pricePaise: 100_00 }), await build({ pricePaise: 100_00 })];
    const set = await prepare([first, second], raise);
    await t.db`update products set price_paise = 12300 where id = ${first.id}`;
    const made = await run(set);
    expect(made.counts).toMatchObject({ changed: 1, refused: 1 });
    await t.db`update products set price_paise = 45600 where id = ${second.id}`;
    const undone = await undo(made);
    expect(undone.counts).toMatchObject({ undone: 0, kept: 1, changed: 0 });
    expect((await rowsOf(undone, '?result=kept'))[0]?.reason).toBe('It has been changed since.');
    expect((await read(second)).price).toBe(456);
  });

  it('moves tags and category, and refuses to make a product customised', async () => {
    const product = await build({ tags: ['silk', 'summer'] });
    await run(await prepare([product], { kind: 'tags', add: ['Festive; silk'], remove: ['summer'] }));
    expect((await read(product)).tags).toEqual(['silk', 'Festive']);
    await run(await prepare([product], { kind: 'category', category: 'women', subcategory: 'Tops' }));
    expect(await read(product)).toMatchObject({ category: 'Women', subcategory: 'Tops', sizeType: 'Clothing' });
    const set = await prepare([product], { kind: 'category', category: 'Customized', subcategory: 'Hoodie' });
    expect((await rowsOf(set))[0]?.reason).toMatch(/stays customised/);
  });

  it('removes products to the trash and brings them back', async () => {
    const products = [await build(), await build()];
    const made = await run(await prepare(products, { kind: 'delete' }));
    expect((await t.app.inject(`/api/auth/products/${products[0]?.id}`)).statusCode).toBe(404);
    await undo(made);
    expect((await read(products[0] as Named)).name).toBe(products[0]?.name);
  });

  // rules: drafts
  it('makes drafts of products and publishes them again, and removes a draft to come back as one', async () => {
    const product = await build();
    const read404 = async () => (await t.app.inject(`/api/auth/products/${product.id}`)).statusCode;
    await run(await prepare([product], { kind: 'state', state: 'draft' }));
    expect(await read404()).toBe(404);
    const removed = await run(await prepare([product], { kind: 'delete' }));
    await undo(removed);
    expect(await t.db`select state, removed_at = 'infinity' as hidden from products where id = ${product.id}`).toEqual([
      { state: 'draft', hidden: true },
    ]);
    await run(await prepare([product], { kind: 'state', state: 'published' }));
    // The law wants facts on the page of what is published.
    expect(await read404()).toBe(404);
    await addFacts(t.db, product.id);
    await run(await prepare([product], { kind: 'state', state: 'published' }));
    expect(await read404()).toBe(200);
  });

  it('reaches the rows of a filter over all pages, except some', async () => {
    const products = [await build({ brand: 'Filtered' }), await build({ brand: 'Filtered' }), await build()];
    const selection = { kind: 'query', query: { brand: 'Filtered', sort: 'name' }, except: [products[1]?.id] };
    const set: ChangeSet = (await ask(selection, raise)).json();
    expect((await rowsOf(set)).map(({ subject }) => subject)).toEqual([products[0]?.id]);
    const odd = await ask({ ...selection, query: { colour: 'red' } }, raise);
    expect([odd.statusCode, odd.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is in the audit once for each product, with the figures', async () => {
    const product = await build({ pricePaise: 200_00 });
    const made = await run(await prepare([product], raise));
    const [entry] = (await t.app.inject({ url: `/api/auth/panel/audit?subject=${product.id}`, headers: admin })).json();
    expect(entry).toMatchObject({
      action: 'product.update',
      actor: sellerId,
      detail: { changeSet: made._id, fields: ['pricePaise'], priceFrom: 200, priceTo: 220 },
    });
  });
});

describe('stock in bulk', () => {
  it('set is refused where pieces were sold since the preview, and added to what is there otherwise', async () => {
    const product = await build({ stock: { S: 10 } });
    const set = await prepare([product], { kind: 'stock', how: 'set', pieces: 20 });
    await sell(product, 'S', 1);
    expect((await run(set)).counts).toMatchObject({ refused: 1, changed: 0 });
    const added = await prepare([product], { kind: 'stock', how: 'add', pieces: 5, size: 'S' });
    await sell(product, 'S', 2);
    expect((await run(added)).counts.changed).toBe(1);
    expect(await pieces(product, 'S')).toBe(12);
  });

  // rules: bulk-changes
  it('is undone by the difference: what was sold meanwhile stays sold', async () => {
    const product = await build({ stock: { S: 10 } });
    const made = await run(await prepare([product], { kind: 'stock', how: 'set', pieces: 3 }));
    await sell(product, 'S', 2);
    expect((await undo(made)).counts.undone).toBe(1);
    expect(await pieces(product, 'S')).toBe(8);
  });

  // rules: bulk-changes
  it('is not undone where the added pieces are sold, or where stock was counted again', async () => {
    const [sold, counted] = [await build({ stock: { S: 1 } }), await build({ stock: { S: 1 } })];
    const made = await run(await prepare([sold, counted], { kind: 'stock', how: 'add', pieces: 5 }));
    await sell(sold, 'S', 4);
    const { version } = await read(counted);
    const edit = { stock: [{ size: 'S', quantity: 40 }], version };
    await t.app.inject({ method: 'PUT', url: `/api/auth/update/${counted.id}`, headers: seller, payload: edit });
    expect((await undo(made)).counts).toMatchObject({ kept: 2, undone: 0 });
    expect([await pieces(sold, 'S'), await pieces(counted, 'S')]).toEqual([2, 40]);
  });

  it('down to nothing takes the product off sale, and its undo puts it back', async () => {
    const product = await build({ stock: { S: 1, M: 1 } });
    const made = await run(await prepare([product], { kind: 'stock', how: 'set', pieces: 0 }));
    expect((await read(product)).isAvailable).toBe(false);
    await undo(made);
    expect((await read(product)).isAvailable).toBe(true);
  });
});

describe('other accounts', () => {
  it('cannot choose, read, make or undo it; an admin can', async () => {
    const product = await build();
    expect((await ask(choose([product]), raise, other)).statusCode).toBe(400);
    const set = await prepare([product], raise);
    for (const path of [`/${set._id}/run`, `/${set._id}/undo`]) {
      expect((await post(path, other)).statusCode).toBe(404);
    }
    expect((await t.app.inject({ url: `${url}/${set._id}/rows`, headers: other })).statusCode).toBe(404);
    expect((await run(set, admin)).state).toBe('done');
    const listed = async (headers: Headers) =>
      calls['GET /auth/panel/change-sets'].answer
        .parse((await t.app.inject({ url, headers })).json())
        .map(({ _id }) => _id);
    expect(await listed(other)).not.toContain(set._id);
    expect(await listed(admin)).toContain(set._id);
  });

  // rules: bulk-changes
  it('do not wait for each other, but an account has one change under way', async () => {
    const set = await prepare([await build()], raise);
    const next = await prepare([await build()], raise);
    await t.db`update change_sets set state = 'running' where id = ${set._id}`;
    const answer = await post(`/${next._id}/run`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IN_PROGRESS']);
    await t.db`update change_sets set state = 'done' where id = ${set._id}`;
    expect((await run(next)).state).toBe('done');
  });

  it('a change is made once, and cannot be undone twice or after 30 days', async () => {
    const made = await run(await prepare([await build()], raise));
    expect((await run(made)).counts.changed).toBe(1);
    await t.db`update change_sets set run_at = now() - interval '31 days' where id = ${made._id}`;
    expect((await post(`/${made._id}/undo`)).json().message).toBe('This change is too old to be undone.');
    await t.db`update change_sets set run_at = now() where id = ${made._id}`;
    await undo(made);
    expect((await undo(made)).counts.undone).toBe(1);
    expect((await run(made)).state).toBe('undone');
  });
});

// rules: bulk-changes
it('a large one is worked on by one job after another, goes on where a worker died, and does no row twice', async () => {
  const many = Array.from({ length: 1203 }, (_, index) => ({
    name: `Bulk ${index}`,
    description: 'x',
    pricePaise: 100_00,
    category: 'Men',
    subcategory: 'Shirts',
    brand: 'Large',
    sizeType: 'Clothing',
    images: ['/media/test_750x1000_ffffff/750.webp'],
    isAvailable: true,
    sellerId,
  }));
  await t.db`insert into products ${t.db(many)}`;
  await t.db`insert into product_stock (product_id, size, position, quantity)
    select id, 'S', 0, 5 from products where brand = 'Large'`;
  const add: ProductChange = { kind: 'stock', how: 'add', pieces: 2 };
  const set: ChangeSet = (await ask({ kind: 'query', query: { brand: 'Large' }, except: [] }, add)).json();
  expect(set).toMatchObject({ state: 'preparing', total: 1203 });
  await t.app.runDueJobs();
  await run(set);
  // As after a worker that died between two batches: some rows are done, and the job is given to two others.
  await Promise.all([t.app.runDueJobs(), t.app.runDueJobs()]);
  const get = async () => (await t.app.inject({ url: `${url}/${set._id}`, headers: seller })).json<ChangeSet>();
  expect(await get()).toMatchObject({ state: 'done', counts: { changed: 1203, planned: 0 } });
  const sums = () => t.db`
    select distinct quantity from product_stock where product_id in (select id from products where brand = 'Large')`;
  expect(await sums()).toEqual([{ quantity: 7 }]);
  await undo(set);
  await t.app.runDueJobs();
  expect(await get()).toMatchObject({ state: 'undone', counts: { undone: 1203, changed: 0 } });
  expect(await sums()).toEqual([{ quantity: 5 }]);
});

// rules: bulk-changes
it('previews end after a day and changes after 30 days, with their rows', async () => {
  const [preview, made] = [await prepare([await build()], raise), await run(await prepare([await build()], raise))];
  await t.db`update change_sets set created_at = now() - interval '2 days' where id = ${preview._id}`;
  await t.db`update change_sets set created_at = now() - interval '31 days' where id = ${made._id}`;
  await t.app.runBackgroundOnce();
  const ids = [preview._id, made._id];
  expect(await t.db`select from change_sets where id = any(${ids}::uuid[])`).toHaveLength(0);
  expect(await t.db`select from change_rows where set_id = any(${ids}::uuid[])`).toHaveLength(0);
});
