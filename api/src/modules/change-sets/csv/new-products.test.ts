import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
});
beforeEach(async () => {
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(() => t.close());

const columns = 'SKU,State,Name,Description,Category,Subcategory,Price,MRP,HSN,Stock';
const shirt = 'S-1,,Blue shirt,Soft and light.,Men,Shirts,1499.50,2000,6105,S: 3; M: 4';
const fileOf = (...rows: string[]) => `${[columns, ...rows].join('\r\n')}\r\n`;

const { move, rowsOf, ...files } = importFiles(
  () => t,
  () => headers,
);
const preview = async (file: string) => (await files.preview(file)).set;
const importAll = async (file: string) => move(await preview(file), 'run');
const own = () => t.db<{ id: string; name: string; sku: string | null; state: string; isGone: boolean }[]>`
  select id, name, sku, state, removed_at is not null and removed_at <> 'infinity' as is_gone
  from products where seller_id = ${sellerId} order by name`;
const readOwn = async (id: string) => (await t.app.inject({ url: `/api/auth/seller/products/${id}`, headers })).json();

/** An order of a product that is not paid. */
async function orderOf(productId: string) {
  const buyer = await buildUser(t.db);
  const [order] = await t.db<{ id: string }[]>`
    insert into orders (user_id, buyer_name, buyer_email, order_status, payment_status, payment_method, total_paise, gst_paise,
      delivery_paise, payable_paise, gst_rate_percent, shipping_name, shipping_phone, shipping_address, shipping_city,
      shipping_state, shipping_pincode, idempotency_key, request_hash, holds_stock)
    values (${buyer.id}, 'A', 'a@example.in', 'Pending', 'Initiated', 'Online Payment', 100, 0, 0, 100, 0, 'A', '9876543210',
      'Street', 'Kochi', 'Kerala', '682001', ${productId}, 'hash', true) returning id`;
  await t.db`insert into order_lines (order_id, position, product_id, seller_id, name, unit_paise, size, quantity)
    values (${order?.id ?? ''}, 0, ${productId}, ${sellerId}, 'Shirt', 100, 'S', 1)`;
}

// rules: files-of-products-and-orders
it('makes drafts of rows without an ID, with every value of the file', async () => {
  const set = await preview(fileOf(shirt));
  const [row] = await rowsOf(set);
  expect(row).toMatchObject({ result: 'planned', title: 'Blue shirt', reason: null });
  expect(row?.fields).toContainEqual({ name: 'isNew', before: false, after: true });
  expect(await own()).toEqual([]);
  expect((await move(set, 'run')).counts).toMatchObject({ changed: 1, refused: 0 });
  const [product] = await own();
  expect(product).toMatchObject({ id: row?.subject, sku: 'S-1', state: 'draft', isGone: false });
  expect(await readOwn(product?.id ?? '')).toMatchObject({
    name: 'Blue shirt',
    price: 1499.5,
    mrp: 2000,
    hsn: '6105',
    sizeType: 'Clothing',
    seller: sellerId,
    state: 'draft',
  });
  const stock =
    await t.db`select size, quantity from product_stock where product_id = ${product?.id ?? ''} order by position`;
  expect(stock.map(({ size, quantity }) => `${size} ${quantity}`)).toEqual(['S 3', 'M 4', 'L 0', 'XL 0', 'XXL 0']);
});

// rules: files-of-products-and-orders
it('keeps a row as a draft that wants to be published too early, and says what is missing', async () => {
  const set = await preview(fileOf('S-1,published,Blue shirt,,Men,,,,,'));
  const reason = 'It stays a draft until it has a description, a subcategory, a price, at least one picture.';
  expect(await rowsOf(set)).toMatchObject([{ result: 'planned', reason }]);
  await move(set, 'run');
  expect(await rowsOf(set)).toMatchObject([{ result: 'changed', reason }]);
  expect(await own()).toMatchObject([{ state: 'draft' }]);
});

it('publishes a draft that has everything, and takes a product out of the shop', async () => {
  const { id } = await buildProduct(t.db, { sellerId });
  await importAll(`Product ID,State\n${id},draft\n`);
  expect(await own()).toMatchObject([{ id, state: 'draft', isGone: false }]);
  await importAll(`Product ID,State\n${id},Published\n`);
  expect(await own()).toMatchObject([{ id, state: 'published' }]);
});

it('says by cell what is wrong in a new product, and makes the others', async () => {
  const bad = 'S-2,sold,,Text,Shoes for men,Shirts,abc,,61x,Q: 3';
  const set = await preview(fileOf(shirt, bad));
  const [good, refused] = await rowsOf(set);
  expect(good?.result).toBe('planned');
  expect(refused?.reason).toBe(
    [
      'Name "": A new product needs a name.',
      'Category "Shoes for men": Please select a category.',
      'Stock "Q: 3": Please use its sizes: S, M, L, XL, XXL.',
      'Price (₹) "abc": Please enter rupees with at most two decimals, such as 1499.50.',
      'HSN "61x": An HSN code has 4, 6 or 8 digits. Please correct it or leave it empty.',
      'State "sold": Please enter published or draft.',
    ].join(' '),
  );
  expect((await move(set, 'run')).counts).toMatchObject({ changed: 1, refused: 1 });
});

// rules: files-of-products-and-orders
it('makes nothing twice of a file that is imported twice: a SKU is known again, a name without one is refused', async () => {
  const file = fileOf(shirt, ',,Plain shirt,,,,,,,', ',,plain SHIRT,,,,,,,');
  const first = await preview(file);
  expect((await rowsOf(first)).map(({ reason }) => reason)).toEqual([
    null,
    null,
    'Name "plain SHIRT": Another row has this name. Please give both rows a SKU.',
  ]);
  await move(first, 'run');
  const again = await preview(file.replace('1499.50', '1599'));
  expect(await rowsOf(again)).toMatchObject([
    { result: 'planned', fields: [{ name: 'price', before: 1499.5, after: 1599 }] },
    { result: 'refused', reason: expect.stringMatching(/You have a product with this name/) },
    { result: 'refused' },
  ]);
  await move(again, 'run');
  expect((await own()).map(({ name }) => name)).toEqual(['Blue shirt', 'Plain shirt']);
});

it('makes nothing twice of two previews of one file', async () => {
  const file = fileOf(shirt, ',,Plain shirt,,,,,,,');
  const previews = [await preview(file), await preview(file)];
  for (const set of previews) {
    await move(set, 'run');
  }
  expect(await own()).toHaveLength(2);
  expect((await rowsOf(previews[1] as ChangeSet)).map(({ result }) => result)).toEqual(['refused', 'refused']);
});

// rules: files-of-products-and-orders
it('leaves the SKU of one product to it, and of others to others', async () => {
  await importAll(fileOf(shirt));
  const other = await buildProduct(t.db, { sellerId });
  const set = await preview(`Product ID,SKU\n${other.id},S-1\n`);
  expect((await rowsOf(set))[0]?.reason).toBe('SKU "S-1": Another product of yours has this SKU.');
  const foreign = await buildProduct(t.db);
  await t.db`update products set sku = 'F-1' where id = ${foreign.id}`;
  await importAll(fileOf(shirt.replace('S-1', 'F-1').replace('Blue', 'Red')));
  expect((await own()).map(({ sku }) => sku)).toContain('F-1');
});

// rules: files-of-products-and-orders
it('is undone as a whole: what was ordered, counted or edited since stays, the rest lies in the trash', async () => {
  const rows = ['S-1', 'S-2', 'S-3', 'S-4'].map((sku) => shirt.replace('S-1', sku).replace('Blue', sku));
  const set = await preview(fileOf(...rows));
  await move(set, 'run');
  const [, sold, counted, edited] = await own();
  await orderOf(sold?.id ?? '');
  await t.db`update product_stock set quantity = 9, counted_by = null where product_id = ${counted?.id ?? ''} and size = 'S'`;
  await t.db`update products set images = '{/media/a.webp}' where id = ${edited?.id ?? ''}`;
  expect((await move(set, 'undo')).counts).toMatchObject({ undone: 1, kept: 3 });
  expect((await own()).map(({ isGone }) => isGone)).toEqual([true, false, false, false]);
  const reasons = (await rowsOf(set)).map(({ reason }) => reason);
  expect(reasons).toEqual([null, 'It has been ordered.', 'It has been changed since.', 'It has been changed since.']);
});

// rules: files-of-products-and-orders
it('frees a SKU in the trash, and a product that comes back leaves it to its new owner', async () => {
  const set = await preview(fileOf(shirt));
  await move(set, 'run');
  await move(set, 'undo');
  await importAll(fileOf(shirt));
  const [gone, fresh] = await own();
  const restored = [gone, fresh].find((one) => one?.isGone);
  const url = `/api/auth/panel/trash/${restored?.id}/restore`;
  expect((await t.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
  expect((await own()).map(({ isGone, sku }) => `${isGone} ${sku}`).sort()).toEqual(['false S-1', 'false null']);
});

it('changes nothing when an export with drafts is imported, and nothing is new in it', async () => {
  await importAll(fileOf(shirt, ',,Only a name,,,,,,,'));
  const url = '/api/auth/panel/exports/products';
  const { text } = (await t.app.inject({ url, headers })).json();
  expect(text).toContain('Product ID,Version,SKU,State,Name');
  const set = await preview(text);
  expect((await rowsOf(set)).map(({ result, reason }) => [result, reason])).toEqual([
    ['unchanged', null],
    ['unchanged', null],
  ]);
});
