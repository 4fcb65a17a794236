import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from './testing/build-form.ts';
import { buildProduct, TEST_PASSWORD } from './testing/factories.ts';
import { address, buildPeople, deliveredOrder, type People } from './testing/good-calls/good-calls.ts';
import { productFields } from './testing/good-calls/good-product-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';

const unexpected = 'Something on this page is out of date. Please reload it and try again.';
let harness: PaymentHarness;
let people: People;
let product: Awaited<ReturnType<typeof buildProduct>>;
const unknownId = '00000000-0000-8000-a000-000000000000';

beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  product = await buildProduct(harness.db, { sellerId: people.seller.id, pricePaise: 300_00, stock: { S: 5, M: 5 } });
});
afterAll(() => harness.close());

type Who = keyof People | null;
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: InjectOptions['payload']) =>
  harness.app.inject({
    method,
    url: `/api${path}`,
    headers: who === null ? {} : people[who].headers,
    ...(payload === undefined ? {} : { payload }),
  });

type Wanted = [status: number, code: string, message?: string];
type Case = [name: string, send: () => Promise<{ statusCode: number; body: string }>, wanted: Wanted];

const order = (body: object) => harness.order(people.shopper.headers, [product], { body });
const line = (change: object) => order({ product: [{ product: product.id, quantity: 1, size: 'M', ...change }] });
const FORBIDDEN: Wanted = [403, 'FORBIDDEN', 'You do not have access to this.'];

const atCheckout: Case[] = [
  [
    'a total of one rupee',
    () => order({ totalAmount: 1 }),
    [409, 'PRICE_CHANGED', 'Prices have changed. Please review your cart.'],
  ],
  ['an order that calls itself paid', () => order({ paymentStatus: 'Paid' }), [400, 'INVALID_FIELD']],
  ['an order that calls itself delivered', () => order({ orderStatus: 'Delivered' }), [400, 'INVALID_FIELD']],
  ['an order for another account', () => order({ user: people.otherShopper.id }), FORBIDDEN],
  [
    'cash on delivery',
    () => order({ paymentMethod: 'COD', paymentStatus: undefined }),
    [400, 'PAYMENT_METHOD_NOT_SUPPORTED', 'Please select Online Payment method.'],
  ],
  ['no lines', () => order({ product: [] }), [400, 'INVALID_INPUT']],
  [
    '500 lines',
    () => order({ product: Array(500).fill({ product: product.id, quantity: 1, size: 'M' }) }),
    [400, 'INVALID_INPUT'],
  ],
  ['a quantity of 0', () => line({ quantity: 0 }), [400, 'INVALID_QUANTITY']],
  ['a quantity of -1', () => line({ quantity: -1 }), [400, 'INVALID_QUANTITY']],
  ['a quantity of 1.5', () => line({ quantity: 1.5 }), [400, 'INVALID_QUANTITY']],
  ['a quantity in words', () => line({ quantity: '2' }), [400, 'INVALID_QUANTITY']],
  ['a billion pieces', () => line({ quantity: 1e9 }), [400, 'INVALID_QUANTITY']],
  ['more than there are', () => line({ quantity: 6 }), [409, 'OUT_OF_STOCK', 'Only 5 items available in size M']],
  ['a size that is none', () => line({ size: 'XXS' }), [400, 'SIZE_REQUIRED', 'Please select a size']],
  ['an unknown field', () => order({ discount: 100 }), [400, 'INVALID_INPUT', unexpected]],
  [
    'a status of no order',
    () => ask('shopper', 'GET', '/orders/check-status'),
    [400, 'INVALID_INPUT', 'Order ID is missing'],
  ],
  [
    'a status of an empty order',
    () => ask('shopper', 'GET', '/orders/check-status?order_id='),
    [400, 'INVALID_INPUT', 'Order ID is missing'],
  ],
  [
    'a status of two orders',
    () => ask('shopper', 'GET', '/orders/check-status?order_id=a&order_id=b'),
    [400, 'INVALID_INPUT', 'Order ID is missing'],
  ],
  [
    'a status of an unknown order',
    () => ask('shopper', 'GET', `/orders/check-status?order_id=${unknownId}`),
    [404, 'NOT_FOUND', 'Order not found.'],
  ],
  ['a notification without a signature', () => ask(null, 'POST', '/webhooks/razorpay', {}), [400, 'INVALID_SIGNATURE']],
];

const inTheCart: Case[] = [
  ['the cart of another account', () => ask('otherShopper', 'GET', `/auth/cart/${people.shopper.id}`), FORBIDDEN],
  ['the cart of an unknown id', () => ask('shopper', 'GET', `/auth/cart/${unknownId}`), FORBIDDEN],
  [
    'emptying the cart of another account',
    () => ask('otherShopper', 'DELETE', `/auth/clear-cart/${people.shopper.id}`),
    FORBIDDEN,
  ],
  [
    'a thousand pieces at once',
    () => ask('shopper', 'POST', '/auth/add-cart', { product: product.id, quantity: 1000, size: 'M' }),
    [400, 'INVALID_INPUT'],
  ],
  [
    'ten pieces of five',
    () => ask('shopper', 'POST', '/auth/add-cart', { product: product.id, quantity: 10, size: 'S' }),
    [409, 'OUT_OF_STOCK', 'Only 5 items available in size S'],
  ],
  [
    'a picture that is a script',
    () =>
      ask('shopper', 'POST', '/auth/add-cart', {
        product: product.id,
        size: 'M',
        customImages: { rawImage: 'javascript:alert(1)', previewImage: 'javascript:alert(1)' },
      }),
    [400, 'INVALID_INPUT'],
  ],
  [
    'a picture elsewhere',
    () =>
      ask('shopper', 'POST', '/auth/add-cart', {
        product: product.id,
        size: 'M',
        customImages: { rawImage: 'http://127.0.0.1/x.png', previewImage: 'file:///etc/passwd' },
      }),
    [400, 'INVALID_INPUT'],
  ],
  [
    'an SVG as a picture',
    () =>
      ask('shopper', 'POST', '/auth/add-cart', {
        product: product.id,
        size: 'M',
        customImages: {
          rawImage: 'data:image/png;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
          previewImage: 'data:image/png;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
        },
      }),
    [415, 'UNSUPPORTED_IMAGE'],
  ],
  [
    'a body of 13 MB',
    () => ask('shopper', 'POST', '/auth/add-cart', { product: 'x'.repeat(13 * 1024 * 1024) }),
    [413, 'TOO_LARGE'],
  ],
  [
    'taking nothing off the wishlist',
    () => ask('shopper', 'DELETE', '/auth/remove-wishlist'),
    [400, 'INVALID_INPUT', 'Please choose a product.'],
  ],
];

const addProduct = async (fields: Record<string, string>, files: Buffer[] = [], without: string[] = []) => {
  const sent = Object.entries({ ...productFields, ...fields }).filter(([name]) => !without.includes(name));
  const { payload, headers } = await buildForm(Object.fromEntries(sent), files);
  return harness.app.inject({
    method: 'POST',
    url: '/api/auth/add-product',
    headers: { ...headers, ...people.seller.headers },
    payload,
  });
};
const edit = (who: Who, body: object) => ask(who, 'PUT', `/auth/update/${product.id}`, body);
const six = () =>
  Promise.all(['1', '2', '3', '4', '5', '6'].map((digit) => buildPicture({ colour: `#${digit.repeat(6)}` })));

const inThePanel: Case[] = [
  ['editing what another sells', () => edit('otherSeller', { price: 1 }), [404, 'NOT_FOUND', 'Product not found.']],
  ['editing an older version', () => edit('seller', { version: 0, price: 1 }), [409, 'STALE_VERSION']],
  ['a negative price', () => edit('seller', { price: -1 }), [400, 'INVALID_INPUT']],
  [
    'a price of half a paisa',
    () => edit('seller', { price: 10.005 }),
    [400, 'INVALID_INPUT', 'Please enter a price in rupees, 0 or more.'],
  ],
  ['a price in words', () => edit('seller', { price: '1e3' }), [400, 'INVALID_INPUT']],
  [
    'a price without end',
    () => ask('seller', 'PUT', `/auth/update/${product.id}`, Buffer.from('{"price":1e999}')),
    [415, 'UNSUPPORTED_MEDIA'],
  ],
  ['a fraction of a piece', () => edit('seller', { stock: [{ size: 'M', quantity: 1.5 }] }), [400, 'INVALID_INPUT']],
  ['another owner', () => edit('seller', { seller: people.otherSeller.id }), [400, 'INVALID_INPUT', unexpected]],
  [
    'editing nothing in particular',
    () => ask('seller', 'PUT', '/auth/update/undefined', { price: 1 }),
    [400, 'INVALID_ID', 'Product not found.'],
  ],
  [
    'editing what is not there',
    () => ask('seller', 'PUT', `/auth/update/${unknownId}`, { price: 1 }),
    [404, 'NOT_FOUND', 'Product not found.'],
  ],
  [
    'adding for another seller',
    async () => addProduct({ seller: people.otherSeller.id }, [await buildPicture()]),
    [403, 'SELLER_MISMATCH'],
  ],
  [
    'a stock row of a billion',
    async () => addProduct({ 'stock[999999999][size]': 'M' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  [
    'a stock row on the prototype',
    async () => addProduct({ 'stock[__proto__][size]': 'M' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  [
    'a stock row 21',
    async () => addProduct({ 'stock[21][size]': 'M' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  [
    'the same size twice',
    async () => addProduct({ 'stock[1][size]': 'M', 'stock[1][quantity]': '1' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  [
    'a size of shoes',
    async () => addProduct({ 'stock[0][size]': '9' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  [
    'a quantity of -1 in a form',
    async () => addProduct({ 'stock[0][quantity]': '-1' }, [await buildPicture()]),
    [400, 'INVALID_STOCK'],
  ],
  ['broken tags', async () => addProduct({ tags: '["a"' }, [await buildPicture()]), [400, 'INVALID_TAGS']],
  [
    'a tag of 25 letters',
    async () => addProduct({ tags: 'x'.repeat(25) }, [await buildPicture()]),
    [400, 'INVALID_TAGS'],
  ],
  [
    'a field the form does not have',
    async () => addProduct({ isFeatured: 'yes' }, [await buildPicture()]),
    [400, 'INVALID_INPUT', unexpected],
  ],
  [
    'a zero byte in a form',
    async () => addProduct({ name: 'a\0b' }, [await buildPicture()]),
    [400, 'INVALID_INPUT', 'This text contains characters that cannot be stored.'],
  ],
  [
    'six pictures',
    async () => addProduct({}, await six()),
    [400, 'INVALID_INPUT', 'You can upload up to 5 images only.'],
  ],
  [
    'a script as a picture',
    () => addProduct({}, [Buffer.from('<script>alert(1)</script>')]),
    [415, 'UNSUPPORTED_IMAGE'],
  ],
  [
    'a picture of 48 megapixels',
    async () => addProduct({}, [await buildPicture({ width: 8000, height: 6000, format: 'png' })]),
    [413, 'IMAGE_TOO_LARGE'],
  ],
  [
    'a tracking id of markup',
    () => ask('admin', 'PUT', `/auth/admin-orders/${unknownId}/tracking`, { trackingId: '<b>1</b>' }),
    [400, 'INVALID_TRACKING_ID'],
  ],
  [
    'a tracking id of 65 letters',
    () => ask('admin', 'PUT', `/auth/admin-orders/${unknownId}/tracking`, { trackingId: 'x'.repeat(65) }),
    [400, 'INVALID_TRACKING_ID'],
  ],
  [
    'a status that is none',
    () => ask('admin', 'PUT', `/auth/orders/update-status/${unknownId}`, { orderStatus: 'Lost' }),
    [400, 'INVALID_INPUT', 'Please choose a status.'],
  ],
];

const review = (change: object) =>
  ask('otherShopper', 'POST', '/auth/reviews/add', { productId: product.id, rating: 5, comment: 'Good', ...change });
const incomplete = 'Please provide both rating and comment';
const credentials = { email: 'unknownId@example.com', password: TEST_PASSWORD };

const ofPeople: Case[] = [
  ['a review of what was never bought', () => review({}), [403, 'PURCHASE_REQUIRED']],
  ['a rating in words', () => review({ rating: '5' }), [400, 'INVALID_INPUT', incomplete]],
  ['a blank comment', () => review({ comment: '  ' }), [400, 'INVALID_INPUT', incomplete]],
  ['six stars', () => review({ rating: 6 }), [400, 'INVALID_INPUT']],
  ['four and a half stars', () => review({ rating: 4.5 }), [400, 'INVALID_INPUT']],
  ['a review in another name', () => review({ user: 'Somebody' }), [400, 'INVALID_INPUT', unexpected]],
  [
    'a login with a list',
    () => ask(null, 'POST', '/auth/login', { ...credentials, email: ['a'] }),
    [400, 'INVALID_INPUT', 'All fields are required!'],
  ],
  [
    'a login with an object',
    () => ask(null, 'POST', '/auth/login', { ...credentials, password: { $gt: '' } }),
    [400, 'INVALID_INPUT', 'All fields are required!'],
  ],
  [
    'a login with an unknown address',
    () => ask(null, 'POST', '/auth/login', credentials),
    [401, 'INVALID_CREDENTIALS', 'Invalid credentials!'],
  ],
  [
    'a reset link that was never sent',
    () => ask(null, 'POST', '/auth/reset-password/made-up', { password: 'new password' }),
    [400, 'INVALID_OR_EXPIRED_LINK'],
  ],
  [
    'the address of another account',
    () => ask('shopper', 'PUT', `/auth/me/address/${unknownId}`, address),
    [404, 'NOT_FOUND', 'Address not found.'],
  ],
  [
    'a phone of letters',
    () => ask('shopper', 'POST', '/auth/me/addresses', { ...address, phone: 'abcdefghij' }),
    [400, 'INVALID_INPUT', 'Phone number must be 10 digits.'],
  ],
  [
    'a phone of nine Arabic digits',
    () => ask('shopper', 'POST', '/auth/me/addresses', { ...address, phone: '٩٨٧٦٥٤٣٢١' }),
    [400, 'INVALID_INPUT', 'Phone number must be 10 digits.'],
  ],
  [
    'an address without a city',
    () => ask('shopper', 'POST', '/auth/me/addresses', { ...address, city: undefined }),
    [400, 'INVALID_INPUT', 'Please fill all required fields.'],
  ],
  [
    'a role for oneself',
    () => ask('shopper', 'PUT', '/auth/people', { email: people.shopper.email, role: 'admin' }),
    FORBIDDEN,
  ],
  ['no token', () => ask(null, 'GET', '/auth/me/profile'), [401, 'NOT_LOGGED_IN', 'Please log in.']],
  ...['undefined', 'null', '%00', 'x'.repeat(10_000), "1'%20or%201=1"].flatMap((id): Case[] => [
    [
      `the product ${id.slice(0, 20)}`,
      () => ask(null, 'GET', `/auth/products/${id}`),
      [400, id === '%00' ? 'INVALID_INPUT' : 'INVALID_ID'],
    ],
    [
      `the post ${id.slice(0, 20)}`,
      () => ask(null, 'GET', `/blog/posts/${id}`),
      [400, id === '%00' ? 'INVALID_INPUT' : 'INVALID_ID'],
    ],
  ]),
  [
    'a product that does not exist',
    () => ask(null, 'GET', `/auth/products/${unknownId}`),
    [404, 'NOT_FOUND', 'Product not found.'],
  ],
  [
    'two categories',
    () => ask(null, 'GET', '/auth/category/products?category=Men&category=Women'),
    [400, 'INVALID_INPUT'],
  ],
  [
    'a mistyped filter',
    () => ask(null, 'GET', '/auth/get-all-products?catgory=Men'),
    [400, 'INVALID_INPUT', unexpected],
  ],
  ['a limit of 1e1', () => ask(null, 'GET', '/auth/get-all-products?limit=1e1'), [400, 'INVALID_INPUT']],
];

const expectAnswer = async ([, send, [status, code, message]]: Case) => {
  const answer = await send();
  const body = JSON.parse(answer.body);
  expect([answer.statusCode, body.code, message === undefined ? undefined : body.message]).toEqual([
    status,
    code,
    message,
  ]);
};

describe('edge cases of the API, at checkout', () => {
  it.each(atCheckout)('%s', async (...given) => expectAnswer(given));

  it('show the fresh quote beside a changed price, hold nothing, and need an Idempotency-Key to be one', async () => {
    const answer = await order({ gstAmount: 0 });
    expect(answer.json().quote).toEqual({
      totalAmount: 300,
      gstAmount: 14.29,
      deliveryCharges: 100,
      payableAmount: 414.29,
    });
    expect(await harness.stockOf(product.id)).toBe(5);
    const key = randomUUID();
    const first = await harness.order(people.shopper.headers, [product], { key });
    const again = await harness.order(people.shopper.headers, [product], { key });
    expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([201, 'true', first.body]);
    const other = await harness.order(people.shopper.headers, [{ ...product, quantity: 2 }], { key });
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('refuse to sell for nothing, whatever the delivery costs', async () => {
    const free = await buildProduct(harness.db, { pricePaise: 0 });
    const answer = await harness.order(people.shopper.headers, [free]);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'AMOUNT_TOO_SMALL']);
  });
});

describe('edge cases of the API, in the cart', () => {
  it.each(inTheCart)('%s', async (...given) => expectAnswer(given));

  it('change no line when several are meant', async () => {
    for (const size of ['S', 'M']) {
      await ask('otherShopper', 'POST', '/auth/add-cart', { product: product.id, quantity: 1, size });
    }
    const change = await ask('otherShopper', 'PUT', '/auth/update', { productId: product.id, quantity: 3 });
    expect([change.statusCode, change.json()]).toEqual([
      409,
      { message: 'Size is required', code: 'AMBIGUOUS_CART_LINE' },
    ]);
    const cart = await ask('otherShopper', 'GET', `/auth/cart/${people.otherShopper.id}`);
    expect(cart.json().items.map((item: { quantity: number }) => item.quantity)).toEqual([1, 1]);
    const emptied = await ask('otherShopper', 'DELETE', `/auth/clear-cart/${people.otherShopper.id}`);
    expect([emptied.statusCode, emptied.json().items]).toEqual([200, []]);
  });
});

describe('edge cases of the API, in the panel', () => {
  it.each(inThePanel)('%s', async (...given) => expectAnswer(given));

  // rules: removed-products
  it('remove a product once: then it is not there, and orders keep what they show', async () => {
    const { product: sold, orderId } = await deliveredOrder({ harness, people });
    expect((await ask('seller', 'DELETE', `/auth/remove/${sold.id}`)).json()).toEqual({
      message: 'Product removed.',
      _id: sold.id,
    });
    expect((await ask('seller', 'DELETE', `/auth/remove/${sold.id}`)).statusCode).toBe(404);
    const read = await ask('shopper', 'GET', `/auth/orders/${orderId}`);
    expect(read.json().product).toMatchObject([{ product: { name: sold.name }, size: 'M' }]);
  });

  it('decide whether a product is available from its stock alone', async () => {
    const own = await buildProduct(harness.db, { sellerId: people.seller.id });
    const body = { stock: [{ size: 'M', quantity: 0 }], isAvailable: true, version: 1 };
    const answer = await ask('seller', 'PUT', `/auth/update/${own.id}`, body);
    expect([answer.statusCode, answer.json().isAvailable]).toEqual([200, false]);
  });
});

describe('edge cases of the API, about people', () => {
  it.each(ofPeople)('%s', async (...given) => expectAnswer(given));

  it('give foreign origins no leave to read, and set no cookie', async () => {
    for (const origin of ['https://evil.example.com', 'null']) {
      const answer = await harness.app.inject({ url: '/api/auth/get-all-products', headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('take a form that any page could send for no JSON', async () => {
    const answer = await harness.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(credentials),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  it('find nothing in a category that is none', async () => {
    const answer = await ask(null, 'GET', "/auth/category/products?category=' or 1=1 --");
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});
