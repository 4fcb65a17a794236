import { cartSchema } from '@aaram/shared-domain/cart/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '../../testing/factories.ts';

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let test: TestApp;
let userId: string;
let headers: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const user = await buildUser(test.db);
  userId = user.id;
  headers = await loginAs(test.db, user);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const add = (product: string, size?: string, extra: object = {}) =>
  send('POST', '/api/auth/add-cart', { product, quantity: 1, size, ...extra });
const read = async () => cartSchema.parse((await send('GET', `/api/auth/cart/${userId}`)).json());
const shape = async () => (await read()).items.map(({ size, quantity }) => `${size}×${quantity}`);

describe('the cart', () => {
  // dark-patterns: basket-sneaking
  it('raises the quantity of a line that is added again, and answers the fresh cart with its total in rupees', async () => {
    const { id } = await buildProduct(test.db, { pricePaise: 499_50 });
    await add(id, 'M');
    const answer = await add(id, 'M');
    expect(answer.statusCode).toBe(200);
    expect(cartSchema.parse(answer.json())).toMatchObject({
      total: 999,
      removed: [],
      items: [{ quantity: 2, size: 'M', product: { _id: id } }],
    });
  });

  it('never holds more than the stock, over all designs of a size', async () => {
    const { id } = await buildProduct(test.db, { stock: { M: 2 } });
    await add(id, 'M');
    await add(id, 'M', { customImages: { rawImage: dot, previewImage: dot } });
    const refused = await add(id, 'M');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'OUT_OF_STOCK', message: 'Only 2 items available in size M', available: 2 },
    ]);
    expect(await shape()).toEqual(['M×1', 'M×1']);
  });

  // security: hanging-services
  it('takes nothing in for a call that was given up while it waited', async () => {
    const { id } = await buildProduct(test.db);
    const waited = { ...headers, 'x-waited-ms': '9000' };
    const payload = { product: id, quantity: 1, size: 'M' };
    const given = await test.db.begin(async (tx) => {
      await tx`select from users where id = ${userId} for update`;
      return test.app.inject({ method: 'POST', url: '/api/auth/add-cart', headers: waited, payload });
    });
    expect(given.statusCode).toBe(503);
    expect((await add(id, 'M')).statusCode).toBe(200);
    expect(await shape()).toEqual(['M×1']);
  });

  it('holds no more than the stock when added to from many tabs at once', async () => {
    const { id } = await buildProduct(test.db, { stock: { M: 3 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, 'M')));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    expect(await shape()).toEqual(['M×3']);
  });

  // rules: one-cart-on-all-devices
  it('keeps what two devices of an account add at once', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => buildProduct(test.db)));
    const devices = [headers, await loginAs(test.db, { id: userId })];
    const answers = await Promise.all(
      [...products, ...products].map(({ id }, index) =>
        test.app.inject({
          method: 'POST',
          url: '/api/auth/add-cart',
          headers: devices[index % 2] ?? {},
          payload: { product: id, quantity: 1, size: 'M' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await shape()).toEqual(Array(6).fill('M×2'));
  });

  it('wants a size, except of things that have none', async () => {
    const sized = await buildProduct(test.db);
    const plain = await buildProduct(test.db, { sizeType: 'Quantity', stock: { Quantity: 4 } });
    for (const size of [undefined, '', 'XXL']) {
      const refused = await add(sized.id, size);
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please select a size']);
    }
    expect((await add(plain.id)).json().items[0].size).toBe('Quantity');
  });

  // rules: cart-lines
  it('changes the one line of a product, and refuses to guess between two', async () => {
    const { id } = await buildProduct(test.db, { stock: { S: 9, M: 9 } });
    await add(id, 'S');
    await send('PUT', '/api/auth/update', { productId: id, quantity: 4 });
    expect(await shape()).toEqual(['S×4']);
    await add(id, 'M');
    const refused = await send('PUT', '/api/auth/update', { productId: id, quantity: 2 });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Size is required']);
    await send('PUT', '/api/auth/update', { productId: id, quantity: 2, size: 'M' });
    const [first] = (await read()).items;
    await send('PUT', '/api/auth/update', { productId: id, quantity: 7, _id: first?._id });
    expect(await shape()).toEqual(['S×7', 'M×2']);
  });

  // rules: cart-quantity
  it('refuses a quantity below one or past the stock without changing anything', async () => {
    const { id } = await buildProduct(test.db, { stock: { M: 3 } });
    await add(id, 'M');
    for (const quantity of [0, -1, -5]) {
      const none = await send('PUT', '/api/auth/update', { productId: id, quantity });
      expect([none.statusCode, none.json()]).toMatchObject([
        400,
        { code: 'INVALID_QUANTITY', message: 'The quantity must be at least 1.' },
      ]);
    }
    const refused = await send('PUT', '/api/auth/update', { productId: id, quantity: 4 });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Only 3 items available in size M']);
    expect(await shape()).toEqual(['M×1']);
  });

  it('removes one line by size or item, all of a product without them, and does not mind repetition', async () => {
    const { id } = await buildProduct(test.db);
    await add(id, 'S');
    await add(id, 'M');
    expect((await send('DELETE', `/api/auth/cart/remove/${id}?size=S`)).json().items).toHaveLength(1);
    await add(id, 'S');
    expect((await send('DELETE', `/api/auth/cart/remove/${id}`)).json().items).toEqual([]);
    expect((await send('DELETE', `/api/auth/cart/remove/${id}`)).statusCode).toBe(200);
  });

  it('takes out what went out of sale and names it once', async () => {
    const gone = await buildProduct(test.db, { name: 'Gone Kurta' });
    const soldOut = await buildProduct(test.db, { name: 'Sold Out Kurta' });
    const onSale = await buildProduct(test.db);
    for (const { id } of [gone, soldOut, onSale]) {
      await add(id, 'M');
    }
    await test.db`update products set removed_at = now() where id = ${gone.id}`;
    await test.db`update product_stock set quantity = 0 where product_id = ${soldOut.id}`;
    const cart = await read();
    expect(cart.removed?.toSorted()).toEqual(['Gone Kurta', 'Sold Out Kurta']);
    expect(cart.items.map((item) => item.product._id)).toEqual([onSale.id]);
    expect((await read()).removed).toEqual([]);
  });

  it('is emptied by clear-cart, again and again', async () => {
    const { id } = await buildProduct(test.db);
    await add(id, 'M');
    for (const _time of [1, 2]) {
      expect((await send('DELETE', `/api/auth/clear-cart/${userId}`)).json()).toEqual({
        items: [],
        total: 0,
        removed: [],
      });
    }
  });

  it("leaves a row in the trail when an admin empties another person's, and none for their own; reading changes nothing", async () => {
    const person = await buildUser(test.db, { role: 'admin' });
    const admin = await loginAs(test.db, person);
    const { id } = await buildProduct(test.db);
    await add(id, 'M');
    await test.db`update products set removed_at = now() where id = ${id}`;
    const call = (method: 'GET' | 'DELETE', path: string) =>
      test.app.inject({ method, url: `/api/auth/${path}`, headers: { ...admin, 'x-request-id': 'cart-of-test' } });
    const read = (await call('GET', `cart/${userId.toUpperCase()}`)).json();
    expect([read.items.length, read.removed]).toEqual([1, []]);
    const trail = () => test.db`
      select action, subject, subject_id, request_id from audit_log where actor_id = ${person.id}`;
    await call('DELETE', `clear-cart/${person.id}`);
    expect(await trail()).toEqual([]);
    expect((await call('DELETE', `clear-cart/${userId}`)).json().items).toEqual([]);
    expect(await trail()).toEqual([
      { action: 'cart.clear', subject: 'cart', subjectId: userId, requestId: 'cart-of-test' },
    ]);
  });

  it('stores the pictures of a design, and takes no foreign addresses', async () => {
    const { id } = await buildProduct(test.db);
    const stored = (await add(id, 'M', { customImages: { rawImage: dot, previewImage: dot } })).json();
    expect(stored.items[0].customImages.rawImage).toMatch(/^\/media\/.+\.webp$/);
    for (const rawImage of [
      'https://evil.example/x.png',
      'javascript:alert(1)',
      'data:image/svg+xml;base64,PHN2Zy8+',
      '/media/../etc/passwd',
      '/media/design-0123456789_10x10_ffffff/10.webp',
    ]) {
      expect((await add(id, 'M', { customImages: { rawImage, previewImage: dot } })).statusCode).toBe(400);
    }
    const broken = await add(id, 'M', { customImages: { rawImage: 'data:image/png;base64,AAAA', previewImage: dot } });
    expect(broken.statusCode).toBe(415);
  });

  // rules: cart-lines
  it('belongs to its shopper: visitors 401, others 403, an admin may read', async () => {
    const stranger = await loginAs(test.db, await buildUser(test.db));
    const admin = await loginAs(test.db, await buildUser(test.db, { role: 'admin' }));
    for (const [method, url] of [
      ['GET', `/api/auth/cart/${userId}`],
      ['DELETE', `/api/auth/clear-cart/${userId}`],
    ] as const) {
      expect((await test.app.inject({ method, url })).statusCode).toBe(401);
      expect((await test.app.inject({ method, url, headers: stranger })).statusCode).toBe(403);
      expect((await test.app.inject({ method, url, headers: admin })).statusCode).toBe(200);
    }
    for (const [method, url] of [
      ['POST', '/api/auth/add-cart'],
      ['PUT', '/api/auth/update'],
      ['DELETE', `/api/auth/cart/remove/${userId}`],
    ] as const) {
      expect((await test.app.inject({ method, url })).statusCode).toBe(401);
    }
  });

  it('says 404 for a product that is not there and refuses what is malformed', async () => {
    expect((await add('00000000-0000-4000-8000-000000000000', 'M')).statusCode).toBe(404);
    expect([400, 404]).toContain((await add('undefined', 'M')).statusCode);
    expect((await add('00000000-0000-4000-8000-000000000000', 'M', { quantity: 1000 })).statusCode).toBe(400);
  });
});
