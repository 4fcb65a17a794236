import { type ContractName, calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildPicture } from './testing/build-form.ts';
import { buildProduct } from './testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';

/**
 * Makes every call a client needs (product-rules.md#the-calls) over a real connection, with knowledge of these rules
 * only. A response must not contain more than the contract says.
 */
let harness: PaymentHarness;
let host: string;
let product: Awaited<ReturnType<typeof buildProduct>>;

type Json = ReturnType<typeof JSON.parse>;
type Person = { token: string; userId: string };
let shopper: Person;
let seller: Person;

beforeAll(async () => {
  harness = await startPaymentHarness();
  host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await harness.shopper({ role: 'seller' });
  seller = { token: owner.headers.authorization.slice(7), userId: owner.id };
  product = await buildProduct(harness.db, { sellerId: owner.id, pricePaise: 300_00, stock: { S: 5, M: 5 } });
});
afterAll(() => harness.close());

type Payload = { json?: unknown; form?: FormData };

async function call(method: string, path: string, token: string | null, { json, form }: Payload = {}) {
  const response = await fetch(`${host}${path}`, {
    method,
    // Like many clients: the content type is sent also without a body.
    headers: {
      ...(form === undefined ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Json };
}

/** Makes a call and expects success, with a response that has exactly what the contract says. */
async function make(name: ContractName, path: string, token: string | null, payload: Payload = {}): Promise<Json> {
  const described: { status?: number; answer?: z.ZodType } = calls[name];
  const { status, body } = await call(name.split(' ')[0] ?? '', path, token, payload);
  expect([name, status, status < 300 ? '' : body]).toEqual([name, described.status ?? 200, '']);
  if (described.answer !== undefined) {
    expect(described.answer.parse(body), name).toEqual(body);
  }
  return body;
}

const address = {
  name: 'Meera Nair',
  phone: '9876543210',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};

async function buildProductForm() {
  const form = new FormData();
  const fields = {
    name: 'Linen Shirt',
    description: 'Cool in summer.',
    price: '1499',
    category: 'Men',
    subcategory: 'Shirts',
    brand: 'Neelkhet',
    seller: seller.userId,
    sizeType: 'Clothing',
    'stock[0][size]': 'S',
    'stock[0][quantity]': '2',
    'stock[1][size]': 'M',
    'stock[1][quantity]': '0',
    tags: JSON.stringify(['linen', 'summer']),
  };
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const colour of ['#112233', '#223344']) {
    form.append('images', new Blob([new Uint8Array(await buildPicture({ colour }))], { type: 'image/jpeg' }), 'a.jpg');
  }
  return form;
}

async function buildPostForm(title: string) {
  const form = new FormData();
  const fields = { title, content: '<p>Rain</p>', description: 'D', author: 'A', tags: 'a, b', categories: 'Style' };
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const colour of ['#332211', '#443322']) {
    form.append('images', new Blob([new Uint8Array(await buildPicture({ colour }))], { type: 'image/png' }), 'b.png');
  }
  return form;
}

describe('a client written from the contract alone', () => {
  it('signs up, and signs in with email or mobile', async () => {
    const person = {
      name: 'Meera Nair',
      mobile: '9876500001',
      email: 'meera@example.com',
      password: 'monsoon in Kochi',
    };
    await make('POST /auth/register', '/api/auth/register', null, { json: { ...person, agreedToTerms: true } });
    for (const identifier of [person.email, person.mobile]) {
      const json = { email: identifier, password: person.password };
      const login = await make('POST /auth/login', '/api/auth/login', null, { json });
      expect(Object.keys(login)).toEqual(['token', 'user']);
      shopper = { token: login.token, userId: login.user.id };
    }
  });

  // rules: the-calls
  it('reads products without a token', async () => {
    const all = await make('GET /auth/get-all-products', '/api/auth/get-all-products', null);
    expect(all).toHaveLength(1);
    for (const category of ['Men', 'men']) {
      const path = `/api/auth/category/products?category=${category}`;
      expect(await make('GET /auth/category/products', path, null)).toEqual(all);
    }
    const one = await make('GET /auth/products/{id}', `/api/auth/products/${product.id}`, null);
    expect(one).toMatchObject({ _id: product.id, price: 300, sizeType: 'Clothing', reviews: [] });
  });

  // rules: the-calls
  it('fills, changes and empties a cart', async () => {
    const { token, userId } = shopper;
    const json = { product: product.id, quantity: 1, size: 'M' };
    await make('POST /auth/add-cart', '/api/auth/add-cart', token, { json });
    const cart = await make('GET /auth/cart/{userId}', `/api/auth/cart/${userId}`, token);
    expect(cart).toMatchObject({ items: [{ product: { _id: product.id }, quantity: 1, size: 'M' }], total: 300 });
    const changed = await make('PUT /auth/update', '/api/auth/update', token, {
      json: { productId: product.id, quantity: 3 },
    });
    expect(changed.total).toBe(900);
    const removal = `/api/auth/cart/remove/${product.id}`;
    expect((await make('DELETE /auth/cart/remove/{productId}', removal, token)).items).toEqual([]);
    const rawImage = `data:image/png;base64,${(await buildPicture({ format: 'png' })).toString('base64')}`;
    const custom = { ...json, customImages: { rawImage, previewImage: rawImage } };
    const designed = await make('POST /auth/add-cart', '/api/auth/add-cart', token, { json: custom });
    expect(designed.items[0].customImages.rawImage).toMatch(/^\/(media|api)\//);
    const clear = `/api/auth/clear-cart/${userId}`;
    expect(await make('DELETE /auth/clear-cart/{userId}', clear, token)).toMatchObject({ items: [], total: 0 });
  });

  // rules: the-calls
  it('keeps a wishlist', async () => {
    const { token } = shopper;
    const json = { productId: product.id };
    await make('POST /auth/add-wishlist', '/api/auth/add-wishlist', token, { json });
    expect(await make('GET /auth/get-wishlist', '/api/auth/get-wishlist', token)).toMatchObject([{ _id: product.id }]);
    expect(await make('DELETE /auth/remove-wishlist', '/api/auth/remove-wishlist', token, { json })).toEqual([]);
  });

  it('has a profile and saves addresses', async () => {
    const { token } = shopper;
    const { addresses } = await make('POST /auth/me/addresses', '/api/auth/me/addresses', token, { json: address });
    const [saved] = addresses;
    // A form that is filled from the saved address sends all its fields back.
    const json = { ...saved, city: 'Thrissur', landmark: 'Opposite the park' };
    await make('PUT /auth/me/address/{id}', `/api/auth/me/address/${saved._id}`, token, { json });
    expect(await make('GET /auth/me/addresses', '/api/auth/me/addresses', token)).toMatchObject({
      addresses: [{ city: 'Thrissur' }],
      email: 'meera@example.com',
    });
    const profile = await make('GET /auth/me/profile', '/api/auth/me/profile', token);
    expect(profile).toMatchObject({ name: 'Meera Nair', role: 'user', addresses: [{ city: 'Thrissur' }] });
    const gone = await make('DELETE /auth/me/address/{id}', `/api/auth/me/address/${saved._id}`, token);
    expect(gone).toEqual({ addresses: [] });
  });

  it('orders with a saved address, pays, follows the order and reviews what came', async () => {
    const { token, userId } = shopper;
    const { addresses } = await make('POST /auth/me/addresses', '/api/auth/me/addresses', token, { json: address });
    const json = {
      user: userId,
      product: [{ product: product.id, quantity: 2, size: 'M' }],
      totalAmount: 600,
      paymentMethod: 'Online Payment',
      paymentStatus: 'Initiated',
      orderStatus: 'Pending',
      shippingAddress: addresses[0],
      gstAmount: 28.57,
      deliveryCharges: 0,
    };
    const created = await make('POST /orders/create-order', '/api/orders/create-order', token, { json });
    const orderId = created.order._id;
    expect(created).toMatchObject({
      order: { totalAmount: 600, payableAmount: 628.57, orderStatus: 'Pending', paymentStatus: 'Initiated' },
      razorpayOrder: { amount: 62857 },
      razorpayKey: expect.stringMatching(/^rzp_(test|live)_/),
    });
    harness.sandbox.pay(created.razorpayOrder.id, 'paid');
    const check = `/api/orders/check-status?order_id=${orderId}`;
    expect(await make('GET /orders/check-status', check, token)).toEqual({
      orderStatus: 'Processing',
      paymentStatus: 'Paid',
    });
    for (const path of ['/api/auth/orders/all', '/api/auth/api/seller/orders'] as const) {
      const name = `GET ${path.slice(4)}` as 'GET /auth/orders/all';
      expect(await make(name, path, seller.token)).toMatchObject([{ _id: orderId, user: { name: 'Meera Nair' } }]);
    }
    const tracking = `/api/auth/admin-orders/${orderId}/tracking`;
    await make('PUT /auth/admin-orders/{orderId}/tracking', tracking, seller.token, { json: { trackingId: 'DT 1' } });
    const status = `/api/auth/orders/update-status/${orderId}`;
    await make('PUT /auth/orders/update-status/{orderId}', status, seller.token, {
      json: { orderStatus: 'Delivered' },
    });
    const mine = await make('GET /orders/user-orders', '/api/orders/user-orders', token);
    expect(mine).toMatchObject([{ _id: orderId, orderStatus: 'Delivered', trackingId: 'DT 1' }]);
    const review = { productId: product.id, rating: 5, comment: ' Fits well. ' };
    await make('POST /auth/reviews/add', '/api/auth/reviews/add', token, { json: review });
    const seen = await make('GET /auth/products/{id}', `/api/auth/products/${product.id}`, null);
    expect(seen.reviews).toMatchObject([{ user: { name: 'Meera Nair' }, comment: 'Fits well.', rating: 5 }]);
    // Other people see only the name of a reviewer.
    expect(JSON.stringify(seen)).not.toMatch(/meera@example|9876500001/);
  });

  it('sells: adds, edits and removes a product', async () => {
    const { token } = seller;
    const form = await buildProductForm();
    const added = await make('POST /auth/add-product', '/api/auth/add-product', token, { form });
    expect(added).toMatchObject({ name: 'Linen Shirt', price: 1499, tags: ['linen', 'summer'], seller: seller.userId });
    expect(added.images).toHaveLength(2);
    const stock = added.stock.map(({ size }: { size: string }) => ({ size, quantity: 1 }));
    const { version } = added;
    const json = { name: 'Linen Kurta', price: 999.5, sizeType: 'Clothing', stock, isAvailable: true, version };
    const edited = await make('PUT /auth/update/{id}', `/api/auth/update/${added._id}`, token, { json });
    expect(edited).toMatchObject({ name: 'Linen Kurta', price: 999.5, isAvailable: true });
    await make('DELETE /auth/remove/{id}', `/api/auth/remove/${added._id}`, token);
    expect((await call('GET', `/api/auth/products/${added._id}`, null)).status).toBe(404);
  });

  it('writes, changes and deletes a blog post', async () => {
    const { token } = seller;
    const form = await buildPostForm('Monsoon');
    const post = await make('POST /blog/posts', '/api/blog/posts', token, { form });
    expect(post).toMatchObject({ title: 'Monsoon', tags: ['a', 'b'], categories: ['Style'], content: '<p>Rain</p>' });
    expect(post.image).toHaveLength(2);
    expect(post.featuredImage).toBe(post.image[0]);
    await make('PUT /blog/posts/{id}', `/api/blog/posts/${post._id}`, token, { form: await buildPostForm('Rain') });
    expect(await make('GET /blog/posts', '/api/blog/posts', null)).toMatchObject([{ title: 'Rain' }]);
    expect(await make('GET /blog/posts/{id}', `/api/blog/posts/${post._id}`, null)).toMatchObject({ title: 'Rain' });
    await make('DELETE /blog/posts/{id}', `/api/blog/posts/${post._id}`, token);
    expect(await make('GET /blog/posts', '/api/blog/posts', null)).toEqual([]);
  });

  it('signs out, and asks for a new password', async () => {
    await make('POST /auth/logout', '/api/auth/logout', shopper.token);
    expect((await call('GET', '/api/auth/me/profile', shopper.token)).status).toBe(401);
    const known = await make('POST /auth/forgot-password', '/api/auth/forgot-password', null, {
      json: { email: 'meera@example.com' },
    });
    expect(known).toEqual({ message: 'If an account exists, a reset link has been sent.' });
  });
});
