import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

/* Calls with the payload of the first clients alone: no further field, no header but the bearer token. */

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let shopper: Awaited<ReturnType<PaymentHarness['shopper']>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
  shopper = await harness.shopper();
});
afterAll(() => harness.close());

type Person = { headers: { authorization: string } };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Person = shopper, payload?: object) =>
  harness.app.inject({ method, url, headers: who.headers, ...(payload === undefined ? {} : { payload }) });

describe('PUT /api/auth/update/{id}', () => {
  const edit = (id: string, fields: object) =>
    call('PUT', `/api/auth/update/${id}`, shop.first, {
      ...{ name: 'Linen kurta', price: 500, sizeType: 'Clothing', isAvailable: true },
      ...{ stock: ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, quantity: 3 })) },
      ...fields,
    });

  // rules: stale-edits-are-refused
  it('sets what its five fields say: quantities changed, all to 0, another price, another kind of sizes', async () => {
    const { id } = await buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: 1 } });
    const first = await edit(id, {});
    expect([first.statusCode, first.json().stock[1]]).toEqual([200, { size: 'M', quantity: 3 }]);
    const none = await edit(id, { stock: ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size, quantity: 0 })) });
    expect([none.statusCode, none.json().isAvailable]).toEqual([200, false]);
    expect((await edit(id, { price: 750.5 })).json().price).toBe(750.5);
    const shoes = await edit(id, { sizeType: 'ShoeSize', stock: [{ size: '8', quantity: 4 }] });
    expect(shoes.json()).toMatchObject({ sizeType: 'ShoeSize', isAvailable: true });
    expect(shoes.json().stock).toContainEqual({ size: '8', quantity: 4 });
  });

  // rules: stale-edits-are-refused
  it('lets an MRP follow that the new price would pass', async () => {
    const { id } = await buildProduct(harness.db, { sellerId: shop.first.id, pricePaise: 500_00 });
    await harness.db`update products set mrp_paise = 60000 where id = ${id}`;
    const dearer = await edit(id, { price: 900 });
    // What a shopper pays for one: 900 with 5 % GST.
    expect([dearer.statusCode, dearer.json().mrp]).toEqual([200, 942.86]);
    expect((await edit(id, { price: 400 })).json().mrp).toBe(942.86);
  });

  // rules: stale-edits-are-refused
  it('keeps pieces that open orders hold, stands in the trail with before and after, and can be undone', async () => {
    const product = await buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: 5 }, pricePaise: 500_00 });
    const { order } = (await harness.order(shopper.headers, [product])).json();
    await edit(product.id, { stock: [{ size: 'M', quantity: 9 }] });
    expect(await harness.stockOf(product.id)).toBe(9);
    await shop.setStatus(shop.first, order._id, 'Cancelled');
    expect(await harness.stockOf(product.id)).toBe(10);
    const [row] = await harness.db<{ detail: Record<string, unknown> }[]>`
      select detail from audit_log where action = 'product.update' and subject_id = ${product.id}`;
    expect(row?.detail).toMatchObject({ stockFrom: ['M: 4'], stockTo: ['M: 9'], edit: expect.any(String) });
  });

  it('is protected where a version is sent, as pages do', async () => {
    const { id } = await buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: 1 } });
    await harness.db`update product_stock set quantity = 2 where product_id = ${id}`;
    expect((await edit(id, { version: 1 })).json().code).toBe('STALE_VERSION');
  });
});

describe('POST /api/auth/reviews/add', () => {
  // rules: who-may-review
  // security: real-reviews
  it('takes a review for an order that is exactly Delivered, paid or not, and says which is a verified purchase', async () => {
    const product = await buildProduct(harness.db, { sellerId: shop.first.id });
    const review = (who: Person) =>
      call('POST', '/api/auth/reviews/add', who, { productId: product.id, rating: 5, comment: 'Soft' });
    expect((await review(shopper)).statusCode).toBe(403);
    const { order } = (await harness.order(shopper.headers, [product])).json();
    await harness.putInto(order._id, 'Shipped', 'Initiated');
    expect((await review(shopper)).statusCode).toBe(403);
    await harness.putInto(order._id, 'Delivered', 'Initiated');
    expect((await review(shopper)).json()).toMatchObject({ rating: 5, isVerified: false });
    await harness.putInto(order._id, 'Delivered', 'Paid');
    expect((await review(shopper)).json()).toMatchObject({ isVerified: true });
    const page = await call('GET', `/api/auth/products/${product.id}/reviews`);
    expect(page.json().reviews).toMatchObject([{ isVerified: true }]);
  });
});

describe('POST /api/orders/create-order', () => {
  const place = async (figures: object) => {
    const who = await harness.shopper();
    const product = await buildProduct(harness.db, { pricePaise: 1349_00 });
    return call('POST', '/api/orders/create-order', who, {
      ...harness.writeOrder([product]),
      user: who.id,
      ...figures,
    });
  };

  // rules: server-prices
  it.each([
    ['with more decimals', { gstAmount: 122.636363 }],
    ['as texts', { totalAmount: '1349', gstAmount: '122.64', deliveryCharges: '0' }],
    ['as people write them', { totalAmount: '₹1,349.00' }],
  ])('compares figures to the paisa after rounding: %s', async (_how, figures) => {
    const answer = await place(figures);
    expect([answer.statusCode, answer.json().order?.payableAmount]).toEqual([201, 1471.64]);
  });

  // rules: server-prices
  it.each([
    ['another', { gstAmount: 122.65 }],
    ['no number', { gstAmount: 'a lot' }],
    ['none', { totalAmount: null }],
    ['one that is not sent', { deliveryCharges: undefined }],
    ['one without end', { totalAmount: 1e308 }],
    ['one below nothing', { deliveryCharges: -1 }],
  ])('answers a wrong figure with the quote and its own sentence: %s', async (_what, figures) => {
    const answer = await place(figures);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Prices have changed. Please review your cart.']);
    expect(answer.json().quote).toMatchObject({ totalAmount: 1349, gstAmount: 122.64, deliveryCharges: 0 });
  });
});

describe('PUT /api/auth/orders/update-status/{orderId}', () => {
  // rules: status-changes
  it('lets a seller set any status of the own parcel, of an order that is not paid too', async () => {
    const products = await shop.stockUp();
    const { orderId } = await shop.buy(products, { isPaid: false });
    for (const orderStatus of ['Shipped', 'Delivered', 'Processing', 'Pending', 'Cancelled', 'Delivered']) {
      const answer = await call('PUT', `/api/auth/orders/update-status/${orderId}`, shop.first, { orderStatus });
      expect([orderStatus, answer.statusCode, answer.json().orderStatus]).toEqual([orderStatus, 200, orderStatus]);
    }
    expect((await shop.read(shop.second, orderId)).orderStatus).toBe('Pending');
  });
});

describe('GET /api/blog/posts', () => {
  it('lists whole posts with their content, and cards for anyone who asks for them', async () => {
    await harness.db`
      insert into blog_posts (title, content, description, author, tags, categories, images, published_at, author_id)
      values ('Indigo', '<p>Whole <strong>text</strong></p>', '', 'Asha', '{}', '{}', '{}', now(), ${shop.admin.id})`;
    const whole = await harness.app.inject('/api/blog/posts');
    expect(whole.json()).toMatchObject([{ title: 'Indigo', content: '<p>Whole <strong>text</strong></p>' }]);
    const cards = await harness.app.inject('/api/blog/posts?view=card&limit=1');
    expect(Object.keys(cards.json()[0])).not.toContain('content');
  });
});

describe('DELETE /api/auth/cart/remove/{productId}', () => {
  // rules: cart-lines
  it('removes all lines of the product', async () => {
    const { id } = await buildProduct(harness.db, { stock: { S: 2, M: 2 } });
    const other = await buildProduct(harness.db, { stock: { M: 2 } });
    for (const [product, size] of [
      [id, 'S'],
      [id, 'M'],
      [other.id, 'M'],
    ]) {
      await call('POST', '/api/auth/add-cart', shopper, { product, quantity: 1, size });
    }
    const answer = await call('DELETE', `/api/auth/cart/remove/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().items.map((item: { product: { _id: string } }) => item.product._id)).toEqual([other.id]);
  });
});

describe('GET /api/orders/check-status', () => {
  it('takes the number that people use, and no other', async () => {
    const product = await buildProduct(harness.db);
    const { order } = (await harness.order(shopper.headers, [product])).json();
    for (const named of [order._id, order.number, order.number.toLowerCase().replaceAll('-', ' ')]) {
      const answer = await call('GET', `/api/orders/check-status?order_id=${encodeURIComponent(named)}`);
      expect(answer.json()).toEqual({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    }
    const stranger = await harness.shopper();
    expect((await call('GET', `/api/orders/check-status?order_id=${order.number}`, stranger)).statusCode).toBe(404);
  });
});
