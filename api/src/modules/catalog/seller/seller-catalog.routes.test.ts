import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { priceWithGst } from '@aaram/shared-domain/catalog';
import { ownProductSchema } from '@aaram/shared-domain/catalog/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionUser } from '#plugins/session.ts';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { withdrawProduct } from './edit-product.service.ts';

type Headers = { authorization: string };
let t: TestApp;
let sellerId = '';
let seller: Headers;
let otherSeller: Headers;
let admin: Headers;
let shopper: Headers;

beforeAll(async () => {
  t = await buildTestApp();
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  seller = await loginAs(t.db, user);
  otherSeller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  shopper = await loginAs(t.db, await buildUser(t.db));
});
afterAll(() => t.close());

const fields = {
  name: 'Ghat Shirt',
  description: 'A shirt.',
  price: '1499.50',
  category: 'Men',
  subcategory: 'Shirts',
  brand: 'Neelkhet',
  sizeType: 'Clothing',
  'stock[0][size]': 'S',
  'stock[0][quantity]': '4',
  'stock[1][size]': 'L',
  'stock[1][quantity]': '0',
  tags: '["summer; linen","summer"]',
};

async function add(changes: Record<string, string | undefined> = {}, files?: Buffer[], who: Partial<Headers> = seller) {
  const merged = Object.entries({ ...fields, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const form = await buildForm(Object.fromEntries(merged), files ?? [await buildPicture()]);
  return t.app.inject({
    method: 'POST',
    url: '/api/auth/add-product',
    payload: form.payload,
    headers: { ...form.headers, ...who },
  });
}
const update = (id: string, payload: object, who: Partial<Headers & { 'if-match': string }> = seller) =>
  t.app.inject({ method: 'PUT', url: `/api/auth/update/${id}`, payload, headers: who });
const remove = (id: string, who: Partial<Headers> = seller) =>
  t.app.inject({ method: 'DELETE', url: `/api/auth/remove/${id}`, headers: who });
const countProducts = async () =>
  (await t.db<{ count: number }[]>`select count(*)::int as count from products`)[0]?.count;
const listMedia = () => readdir(join(t.config.dataDir, 'media')).catch(() => []);

describe('who may change the catalogue', () => {
  it('is neither a visitor, nor a shopper, nor another seller', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    expect((await add({}, [], {})).statusCode).toBe(401);
    expect((await add({}, [], shopper)).statusCode).toBe(403);
    for (const call of [
      (who: Partial<Headers>) => update(id, { price: 1 }, who),
      (who: Partial<Headers>) => remove(id, who),
    ]) {
      expect((await call({})).statusCode).toBe(401);
      expect((await call(shopper)).statusCode).toBe(403);
      expect((await call(otherSeller)).statusCode).toBe(404);
    }
    expect((await update(id, { price: 20 }, admin)).statusCode).toBe(200);
  });

  it('decides whose products the panel lists: own for a seller, all for an admin', async () => {
    await buildProduct(t.db);
    const list = async (who: Partial<Headers>, query = '') =>
      t.app.inject({ url: `/api/auth/seller/products${query}`, headers: who });
    expect((await list({})).statusCode).toBe(401);
    expect((await list(shopper)).statusCode).toBe(403);
    const own = await list(seller);
    expect(own.json().every((product: { seller: string }) => product.seller === sellerId)).toBe(true);
    expect((await list(admin)).json().length).toBeGreaterThan(own.json().length);
    expect((await list(admin, '?seller=me')).json()).toEqual([]);
    expect((await list(seller, '?limit=1')).headers['x-total-count']).toBe(String(own.json().length));
    expect(own.headers['cache-control']).toBe('no-store');
  });

  it('is no seller of another where the service itself takes them for an admin: the database refuses', async () => {
    const foreign = await buildProduct(t.db, { sellerId });
    const { id } = await buildUser(t.db, { role: 'seller' });
    const user = { id, sellerId: id, role: 'admin' } as SessionUser;
    const asked = { id: foreign.id, user, requestId: 'test' };
    expect(await withdrawProduct(t.db.actingFor(id), asked)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await withdrawProduct(t.db, asked)).toBe(undefined);
  });
});

describe('add-product', () => {
  it('stores what the form says and shows it at once', async () => {
    const before = (await t.app.inject('/api/auth/get-all-products')).json().length;
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    const product = ownProductSchema.strict().parse(answer.json());
    expect(product).toMatchObject({
      name: 'Ghat Shirt',
      price: 1499.5,
      mrp: 1499.5,
      isAvailable: true,
      seller: sellerId,
      tags: ['summer', 'linen'],
      starCounts: [0, 0, 0, 0, 0],
      reviews: [],
    });
    expect(product.stock).toEqual(
      [
        ['S', 4],
        ['M', 0],
        ['L', 0],
        ['XL', 0],
        ['XXL', 0],
      ].map(([size, quantity]) => ({ size, quantity })),
    );
    expect((await t.app.inject('/api/auth/get-all-products')).json()).toHaveLength(before + 1);
  });

  // rules: texts-as-people-type-them
  it.each([
    ['₹1,29,999', 129_999],
    ['1,299.00', 1299],
    ['Rs. 450/-', 450],
  ])('and an edit understand the price %s', async (price, rupees) => {
    const added = await add({ price, mrp: `₹ ${rupees * 2}` });
    expect(added.json()).toMatchObject({ price: rupees, mrp: rupees * 2 });
    const { id } = await buildProduct(t.db, { sellerId, pricePaise: 100_00 });
    expect((await update(id, { price, mrp: `₹ ${rupees * 2}` })).json()).toMatchObject({
      price: rupees,
      mrp: rupees * 2,
    });
  });

  it.each([
    [{ category: undefined }, 'Please select a category.'],
    [{ category: 'Spaceships' }, 'Please select a category.'],
    [{ name: ' ' }, 'Please fill all required fields.'],
    [{ subcategory: 'Dresses' }, 'Please select a subcategory of Men.'],
    [{ price: '-1' }, /price/],
    [{ price: '1e3' }, /price/],
    [{ price: 'NaN' }, /price/],
    [{ price: '10.999' }, /price/],
    [{ sizeType: 'Giant' }, 'Please select a size type.'],
    [{ 'stock[0][size]': 'XXXL' }, /^Please use these sizes: S, M, L, XL, XXL\.$/],
    [{ 'stock[1][size]': 'S' }, /only once/],
    [{ 'stock[0][quantity]': '-4' }, /whole numbers/],
    [{ 'stock[0][quantity]': '1.5' }, /whole numbers/],
    [{ 'stock[99][size]': 'S' }, /quantity for each size/],
    [{ 'stock[__proto__][size]': 'S' }, /quantity for each size/],
    [{ mrp: '-1' }, /MRP/],
    [{ colour: '#123456' }, /colour in words/],
    [{ material: 'x'.repeat(61) }, /material in words/],
    [{ hsn: '12345' }, /4, 6 or 8 digits/],
    [{ countryOfOrigin: 'Atlantis' }, /country from the list/],
    [{ tags: '[not json' }, /tags/],
    [{ tags: `["${'x'.repeat(25)}"]` }, /longer than 24/],
  ])('refuses %j and stores nothing', async (changes, message) => {
    const before = await countProducts();
    const answer = await add(changes);
    const [field = ''] = Object.keys(changes);
    const code = field.startsWith('stock') ? 'INVALID_STOCK' : field === 'tags' ? 'INVALID_TAGS' : 'INVALID_INPUT';
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    expect(answer.json().message).toMatch(message);
    expect(await countProducts()).toBe(before);
  });

  it('stores what else the seller says of it, as the lists spell it', async () => {
    const product = (
      await add({
        mrp: '1999',
        colour: ' Indigo ',
        material: 'Linen',
        hsn: '6205 20',
        countryOfOrigin: 'india',
        netQuantity: '1 piece',
        maker: ' Kapda Mills, Pune ',
      })
    ).json();
    expect(product).toMatchObject({
      price: 1499.5,
      mrp: 1999,
      colour: 'Indigo',
      material: 'Linen',
      hsn: '620520',
      countryOfOrigin: 'India',
      netQuantity: '1 piece',
      maker: 'Kapda Mills, Pune',
    });
  });

  it('claims no MRP where none is named, and says nothing where there is nothing to say', async () => {
    const silent = { colour: null, material: null, hsn: null, countryOfOrigin: null };
    expect((await add()).json()).toMatchObject({ mrp: 1499.5, ...silent });
    const nothings = {
      brand: 'undefined',
      mrp: '',
      colour: 'null',
      material: 'N/A',
      hsn: 'undefined',
      countryOfOrigin: '',
    };
    expect((await add(nothings)).json()).toMatchObject({ brand: null, mrp: 1499.5, ...silent });
  });

  // rules: price-with-gst-is-named-early
  it('refuses an MRP below the price with GST, and says what to change', async () => {
    const before = await countProducts();
    // 10 % of what 1499.50 includes is 136.32.
    const answer = await add({ mrp: '1635.81' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'With GST the price comes to ₹1,635.82, above the MRP of ₹1,635.81. Please lower the price, raise the MRP, or leave the MRP empty.',
    ]);
    expect(answer.json().issues).toMatchObject([{ path: 'mrp' }]);
    expect(await countProducts()).toBe(before);
    expect((await add({ mrp: '1635.82' })).json().mrp).toBe(1635.82);
  });

  it('takes five pictures and not six, none is too few', async () => {
    const pictures = await Promise.all(
      ['#010101', '#020202', '#030303', '#040404', '#050505', '#060606'].map((colour) => buildPicture({ colour })),
    );
    const six = await add({}, pictures);
    expect([six.statusCode, six.json().message]).toEqual([400, 'You can upload up to 5 images only.']);
    expect((await add({}, [])).json().message).toBe('Please add at least one image.');
    const five = await add({}, pictures.slice(0, 5));
    expect(five.json().images).toHaveLength(5);
  });

  it('looks at what a file is, not at what it is called, and leaves nothing behind', async () => {
    const before = await listMedia();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const good = await buildPicture({ colour: '#123456', width: 900, height: 900 });
    for (const bad of [
      svg,
      Buffer.from('<html><script>alert(1)</script>'),
      good.subarray(0, Math.round(good.length / 2)),
    ]) {
      const answer = await add({}, [good, bad]);
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_IMAGE']);
    }
    expect((await add({}, [Buffer.alloc(8 * 1024 * 1024 + 10)])).statusCode).toBe(413);
    const giant = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await add({}, [giant])).statusCode).toBe(413);
    expect(await listMedia()).toEqual(before);
  });

  it('lists under the caller, no matter who is named; an admin may name a seller', async () => {
    const shopperId = (await buildUser(t.db)).id;
    expect((await add({ seller: sellerId }, undefined, otherSeller)).statusCode).toBe(403);
    expect((await add({ seller: sellerId })).statusCode).toBe(201);
    expect((await add({ seller: shopperId }, undefined, admin)).statusCode).toBe(403);
    expect((await add({ seller: sellerId }, undefined, admin)).json().seller).toBe(sellerId);
  });

  it('answers 415 to a body that is no form', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/auth/add-product',
      payload: { name: 'x' },
      headers: seller,
    });
    expect(answer.statusCode).toBe(415);
  });
});

/** An unpaid order that holds one piece of a size. */
async function holdSize(productId: string, size: string) {
  const buyer = await buildUser(t.db);
  const [order] = await t.db<{ id: string }[]>`
    insert into orders (user_id, buyer_name, buyer_email, payment_method, total_paise, gst_paise, delivery_paise, payable_paise,
      shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode, held_until)
    values (${buyer.id}, 'B', 'b@example.com', 'Online Payment', 1, 1, 1, 3, 'B', '9', 'A', 'C', 'S', '1', now() + interval '10 minutes') returning id`;
  await t.db`insert into order_lines (order_id, position, product_id, seller_id, name, unit_paise, size, quantity)
    values (${order?.id ?? ''}, 0, ${productId}, ${sellerId}, 'N', 1, ${size}, 1)`;
  await t.db`insert into order_parcels (order_id, position, seller_id, total_paise)
    values (${order?.id ?? ''}, 0, ${sellerId}, 1)`;
  return { orderId: order?.id ?? '' };
}

describe('the stock filter of the panel', () => {
  it('shows what is well stocked, low or out over all sizes, with its count and in pages', async () => {
    const { id: owner } = await buildUser(t.db, { role: 'seller' });
    const headers = await loginAs(t.db, { id: owner });
    const [low, alsoLow, out, well] = await Promise.all(
      [{ S: 1, M: 2 }, { S: 0, M: 1 }, { S: 0 }, { S: 2, M: 2 }].map((stock) =>
        buildProduct(t.db, { sellerId: owner, stock }),
      ),
    );
    const list = async (query: string) => {
      const answer = await t.app.inject({ url: `/api/auth/seller/products?${query}`, headers });
      const ids = answer.json().map((product: { _id: string }) => product._id);
      return { ids: ids.sort(), total: answer.headers['x-total-count'], next: answer.headers['x-next-cursor'] };
    };
    expect(await list('stock=low')).toMatchObject({ ids: [low?.id, alsoLow?.id].sort(), total: '2' });
    expect(await list('stock=out&limit=10')).toMatchObject({ ids: [out?.id], total: '1' });
    expect(await list('stock=in&limit=10')).toMatchObject({ ids: [well?.id], total: '1' });
    expect((await list('stock=&limit=10')).total).toBe('4');
    const first = await list('stock=low&limit=1');
    expect(first).toMatchObject({ total: '2', next: expect.any(String) });
    expect((await list(`stock=low&limit=1&cursor=${first.next}`)).ids).not.toEqual(first.ids);
    // When its stock falls to three, it is listed as low at once.
    await t.db`update product_stock set quantity = 1 where product_id = ${well?.id ?? ''} and size = 'S'`;
    expect((await list('stock=low&limit=10')).total).toBe('3');
    expect((await t.app.inject({ url: '/api/auth/seller/products?stock=some', headers })).statusCode).toBe(400);
  });
});

describe('update/{id}', () => {
  it('sets price and absolute stock, derives availability and shows it at once', async () => {
    const { id } = await buildProduct(t.db, { sellerId, pricePaise: 100_00, stock: { S: 5, M: 5 } });
    await t.app.inject(`/api/auth/products/${id}`);
    const answer = await update(id, {
      name: 'Renamed',
      price: 249.99,
      stock: [{ size: 'M', quantity: 0 }],
      isAvailable: true,
      version: 1,
    });
    const { state, sku, ...product } = ownProductSchema.strict().parse(answer.json());
    expect([state, sku]).toEqual(['published', null]);
    expect(product).toMatchObject({ name: 'Renamed', price: 249.99, mrp: 249.99, isAvailable: false });
    expect((await t.app.inject(`/api/auth/products/${id}`)).json()).toEqual(product);
    const { version } = product;
    expect(
      (await update(id, { stock: [{ size: 'S', quantity: 3 }], isAvailable: false, version })).json(),
    ).toMatchObject({
      isAvailable: true,
    });
  });

  // rules: adding-a-product
  it('changes what else is said of it, and takes it back', async () => {
    const { id } = await buildProduct(t.db, { sellerId, pricePaise: 100_00 });
    const said = {
      mrp: 150,
      colour: 'Indigo',
      material: 'Linen',
      hsn: '6205',
      countryOfOrigin: 'India',
      netQuantity: '1 pair',
      maker: 'Kapda Mills, Pune',
    };
    expect((await update(id, said)).json()).toMatchObject({ price: 100, ...said });
    expect((await update(id, { colour: 'Oat' })).json()).toMatchObject({ ...said, colour: 'Oat' });
    const taken = { mrp: null, colour: '', material: null, hsn: '', countryOfOrigin: null };
    expect((await update(id, taken)).json()).toMatchObject({ mrp: 100, colour: null, material: null, hsn: null });
    expect((await t.app.inject(`/api/auth/products/${id}`)).json()).toMatchObject({ mrp: 100, countryOfOrigin: null });
  });

  it('calls a lower price no discount where no MRP is named', async () => {
    const { id } = await buildProduct(t.db, { sellerId, pricePaise: 500_00 });
    expect((await update(id, { price: 400 })).json()).toMatchObject({ price: 400, mrp: 400 });
  });

  // rules: price-with-gst-is-named-early
  it('keeps price and MRP in accord', async () => {
    const { id } = await buildProduct(t.db, { sellerId, pricePaise: 100_00, mrpPaise: 120_00 });
    const { version } = (await t.app.inject(`/api/auth/products/${id}`)).json();
    const refused = await update(id, { price: 115, version });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'price']);
    expect(refused.json().message).toMatch(/comes to ₹120.48, above the MRP of ₹120/);
    expect((await update(id, { mrp: 104 })).json().issues[0].path).toBe('mrp');
    expect((await update(id, { price: 115, mrp: 130 })).json()).toMatchObject({ price: 115, mrp: 130 });
  });

  // rules: price-with-gst-is-named-early
  it.each([1_00, 999_99, 1000_00, 1000_01, 2500_00, 4999_50])(
    'are not stored with an MRP below the price with GST, no matter by whom: %i paise',
    async (pricePaise) => {
      const mrpPaise = priceWithGst(pricePaise, 'spec');
      await expect(buildProduct(t.db, { sellerId, pricePaise, mrpPaise: mrpPaise - 1 })).rejects.toThrow(
        /products_mrp_with_gst/,
      );
      await expect(buildProduct(t.db, { sellerId, pricePaise, mrpPaise })).resolves.toBeDefined();
    },
  );

  it.each([{ mrp: -1 }, { mrp: 10.999 }, { colour: 5 }, { hsn: '12' }, { countryOfOrigin: 'Atlantis' }])(
    'refuses the detail %j in a sentence',
    async (payload) => {
      const { id } = await buildProduct(t.db, { sellerId });
      const answer = await update(id, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
    },
  );

  // rules: stale-edits-are-refused
  it('refuses an edit made from older figures, also when only an order has moved the stock since', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 5 } });
    await t.db`update product_stock set quantity = quantity - 1 where product_id = ${id}`;
    const answer = await update(id, { stock: [{ size: 'S', quantity: 5 }], version: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE_VERSION']);
    const current = ownProductSchema.strict().parse(answer.json().current);
    expect(current.stock).toContainEqual({ size: 'S', quantity: 4 });
    expect((await update(id, { stock: [{ size: 'S', quantity: 9 }], version: current.version })).statusCode).toBe(200);
  });

  it('lets one of many edits from the same figures win', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => 10 + index).map((price) => update(id, { price, version: 1 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('resets the sizes with the size type, keeping known ones, and never runs the version backwards', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 5, M: 2 } });
    await t.db`update product_stock set quantity = quantity + 1 where product_id = ${id}`;
    const before = (await t.app.inject(`/api/auth/products/${id}`)).json().version;
    const product = (await update(id, { sizeType: 'Quantity', version: before })).json();
    expect(product.stock).toEqual([{ size: 'Quantity', quantity: 0 }]);
    expect(product.version).toBeGreaterThan(before);
  });

  // security: stale-stock
  it('takes figures without a version as a count of what is there now, and keeps what stood before to be undone', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 5 } });
    expect((await update(id, { stock: [{ size: 'S', quantity: 6 }], price: 12 })).statusCode).toBe(200);
    const [edit] = await t.db<{ id: string; before: object; after: object }[]>`
      select id, before, after from product_edits where product_id = ${id}`;
    expect(edit).toMatchObject({ before: { stock: { S: 5 } }, after: { stock: { S: 6 }, pricePaise: 1200 } });
  });

  it('takes the version from If-Match, too', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 5 } });
    const send = async (version: string, quantity: number) =>
      (await update(id, { stock: [{ size: 'S', quantity }] }, { ...seller, 'if-match': version })).statusCode;
    expect([
      await send('"1"', 6),
      await send('"1"', 7),
      await send('S', 7),
      await send('3', 7),
      await send('*', 8),
    ]).toEqual([200, 409, 409, 200, 200]);
  });

  it('keeps a size whose pieces are reserved or on their way, until they are delivered', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 5 } });
    const { orderId } = await holdSize(id, 'S');
    for (const [orderStatus, paymentStatus] of [
      ['Pending', 'Initiated'],
      ['Processing', 'Paid'],
      ['Shipped', 'Paid'],
    ] as const) {
      await t.db`update orders set order_status = ${orderStatus}, payment_status = ${paymentStatus}, held_until = null where id = ${orderId}`;
      await t.db`update order_parcels set order_status = ${orderStatus} where order_id = ${orderId}`;
      const answer = await update(id, { sizeType: 'Quantity', version: 1 });
      expect([orderStatus, answer.statusCode, answer.json().code]).toEqual([orderStatus, 409, 'STOCK_RESERVED']);
    }
    expect((await update(id, { stock: [{ size: 'S', quantity: 9 }], version: 1 })).statusCode).toBe(200);
    await t.db`update order_parcels set order_status = 'Delivered' where order_id = ${orderId}`;
    const { version } = (await t.app.inject(`/api/auth/products/${id}`)).json();
    expect((await update(id, { sizeType: 'Quantity', version })).statusCode).toBe(200);
  });

  it('changes a price while a shopper pays, also for a size the type does not know any more', async () => {
    const { id } = await buildProduct(t.db, { sellerId, stock: { S: 4 } });
    const { orderId } = await holdSize(id, 'Free size');
    const moves = () => t.db`select size, quantity, moves from product_stock where product_id = ${id} order by size`;
    const before = await moves();
    const answer = await update(id, { price: 250, sizeType: 'Clothing', stock: [{ size: 'S', quantity: 4 }] });
    expect([answer.statusCode, answer.json().price]).toEqual([200, 250]);
    expect(await moves()).toEqual(before);
    await t.db`delete from orders where id = ${orderId}`;
  });

  it.each([
    { price: -1 },
    { price: '1e3' },
    { price: null },
    { stock: [{ size: 'S', quantity: -1 }] },
    { stock: [{ size: 'S', quantity: 1.5 }] },
    { stock: [{ size: '6', quantity: 1 }] },
    {
      stock: [
        { size: 'S', quantity: 1 },
        { size: 'S', quantity: 2 },
      ],
    },
    { sizeType: 'Giant' },
    { name: '' },
  ])('refuses %j', async (payload) => {
    const { id } = await buildProduct(t.db, { sellerId });
    expect((await update(id, payload)).statusCode).toBe(400);
  });

  it('keeps apart from the cart call of nearly the same path', async () => {
    for (const id of ['', 'undefined']) {
      const answer = await update(id, { price: 1 });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_ID']);
    }
    expect((await update('00000000-0000-8000-a000-000000000000', { price: 1 })).statusCode).toBe(404);
  });

  it('is written into the audit log', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    await update(id, { price: 77 });
    const rows = await t.db`select actor_id, action, detail from audit_log where subject_id = ${id}`;
    expect(rows).toEqual([
      {
        actorId: sellerId,
        action: 'product.update',
        detail: { edit: expect.any(String), fields: ['price'], priceFrom: 1499, priceTo: 77 },
      },
    ]);
  });
});

describe('remove/{id}', () => {
  // rules: removed-products
  it('hides a product everywhere but keeps its row, and answers 404 the second time', async () => {
    const { id, name } = await buildProduct(t.db, { sellerId });
    expect((await remove(id)).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await t.app.inject(`/api/auth/products/${id}`)).statusCode).toBe(404);
    expect((await t.app.inject(`/api/auth/get-all-products`)).body).not.toContain(id);
    expect((await update(id, { price: 1 })).statusCode).toBe(404);
    expect(await t.db`select name from products where id = ${id}`).toEqual([{ name }]);
  });
});
