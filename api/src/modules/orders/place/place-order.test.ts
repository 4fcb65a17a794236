import { createOrderResultSchema } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', autoCapture: true });
});

const shoppers = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await harness.shopper()).headers));
const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((one) => [one, statuses.filter((status) => status === one).length]),
  );
/** Orders with a product, without those given up: a buyer that was asked to try again may have left one behind. */
const ordersOf = async (productId: string) => {
  const [row] = await harness.db<{ count: number }[]>`
    select count(*)::int as count from order_lines join orders on orders.id = order_lines.order_id
    where product_id = ${productId} and order_status <> 'Cancelled'
  `;
  return row?.count;
};

/** Orders again when the store or its provider is too busy, as a checkout does: on a slow machine a rush may take long. */
async function buyPatiently(...wanted: Parameters<PaymentHarness['order']>): ReturnType<PaymentHarness['order']> {
  const answer = await harness.order(...wanted);
  return answer.statusCode === 503 ? buyPatiently(...wanted) : answer;
}

describe('create-order', () => {
  // rules: gst, stock-is-held-by-an-order
  it('answers what the contract promises, holds the pieces and opens the payment for the payable in paise', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { pricePaise: 499_00, stock: { M: 3 } });
    const answer = await harness.order(headers, [{ ...product, quantity: 1 }]);
    expect(answer.statusCode).toBe(201);
    const body = createOrderResultSchema.parse(answer.json());
    expect(body.order).toMatchObject({
      totalAmount: 499,
      deliveryCharges: 100,
      gstAmount: 23.76,
      payableAmount: 622.76,
      orderStatus: 'Pending',
      paymentStatus: 'Initiated',
    });
    expect(body.razorpayOrder?.amount).toBe(62276);
    expect(body.razorpayKey).toBe('rzp_test_sandbox');
    expect(harness.sandbox.state.orders[body.razorpayOrder?.id ?? '']).toMatchObject({
      amount: 62276,
      receipt: body.order._id,
    });
    expect(await harness.stockOf(product.id)).toBe(2);
  });

  // rules: stock-of-a-size
  it('sells five pieces to five of sixty shoppers who come at once', async () => {
    const product = await buildProduct(harness.db, { stock: { M: 5 } });
    const headers = await shoppers(60);
    const answers = await Promise.all(headers.map((one) => buyPatiently(one, [product])));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 201: 5, 409: 55 });
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'Only 0 items available in size M',
    });
    expect(await harness.stockOf(product.id)).toBe(0);
    expect(await ordersOf(product.id)).toBe(5);
  });

  // rules: stock-of-a-size
  it('counts two lines of one size together', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const answer = await harness.order(headers, [product, product]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Only 1 items available in size M');
    expect(await harness.stockOf(product.id)).toBe(1);
  });

  it('never deadlocks when carts name the same products in different orders', async () => {
    const products = await Promise.all(
      [1, 2, 3].map(() => buildProduct(harness.db, { pricePaise: 300_00, stock: { M: 12 } })),
    );
    const headers = await shoppers(30);
    const answers = await Promise.all(
      headers.map((one, index) => buyPatiently(one, index % 2 === 0 ? products : products.toReversed())),
    );
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 201: 12, 409: 18 });
    expect(await Promise.all(products.map(({ id }) => harness.stockOf(id)))).toEqual([0, 0, 0]);
  });

  // rules: server-prices
  // dark-patterns: bait-switch
  it.each([
    ['a smaller total', { totalAmount: 1 }],
    ['a smaller GST', { gstAmount: 0 }],
    ['no delivery charge', { deliveryCharges: 0 }],
    ['a total finer than paise that is another', { totalAmount: 299.994 }],
    ['a huge total', { totalAmount: 1e15 }],
  ])('refuses %s with the fresh quote and holds nothing', async (_name, body) => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { pricePaise: 300_00, stock: { M: 2 } });
    const answer = await harness.order(headers, [product], { body });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { totalAmount: 300, deliveryCharges: 100, gstAmount: 14.29, payableAmount: 414.29 },
    });
    expect(await harness.stockOf(product.id)).toBe(2);
    expect(await ordersOf(product.id)).toBe(0);
  });

  it.each([
    ['another account as the payer', { user: '00000000-0000-4000-8000-000000000000' }, 403, 'FORBIDDEN'],
    ['cash on delivery', { paymentMethod: 'COD' }, 400, 'PAYMENT_METHOD_NOT_SUPPORTED'],
    ['an order that says it is paid', { paymentStatus: 'Paid' }, 400, 'INVALID_FIELD'],
    ['an order that says it is shipped', { orderStatus: 'Shipped' }, 400, 'INVALID_FIELD'],
    ['no lines', { product: [] }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_name, body, status, code) => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db);
    const answer = await harness.order(headers, [product], { body });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await ordersOf(product.id)).toBe(0);
  });

  it.each([0, -1, 1.5, '2', 1e9])('refuses a quantity of %s', async (quantity) => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db);
    const answer = await harness.order(headers, [product], {
      body: { product: [{ product: product.id, quantity, size: 'M' }] },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('says which field of the address is missing, in exact words', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db);
    const shippingAddress = { name: 'A', phone: '123', address: 'B', city: ' ', state: 'C', pincode: '682001' };
    const answer = await harness.order(headers, [product], { body: { shippingAddress } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Please enter city');
    expect(answer.json().issues).toContainEqual({ path: 'phone', message: 'Phone number must be 10 digits.' });
  });

  // rules: checkout-form, payment-method
  it.each([
    ['without lines', { product: [] }, 'Cart is empty or invalid.'],
    ['without a list of lines', { product: undefined }, 'Cart is empty or invalid.'],
    ['with a line of nothing', { product: [null] }, 'Cart is empty or invalid.'],
    ['without an address', { shippingAddress: undefined }, 'Please enter address'],
    ['with nothing in the address', { shippingAddress: {} }, 'Please enter name'],
    ['without a payment method', { paymentMethod: undefined }, 'Please select Online Payment method.'],
  ])('refuses an order %s in exact words', async (_what, body, message) => {
    const { headers } = await harness.shopper();
    const answer = await harness.order(headers, [await buildProduct(harness.db)], { body });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('answers 401 without a session', async () => {
    expect(
      (await harness.app.inject({ method: 'POST', url: '/api/orders/create-order', payload: {} })).statusCode,
    ).toBe(401);
  });
});

describe('a repeated create-order', () => {
  it('answers the first order to fifty calls with one key', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 50 } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => harness.order(headers, [product], { key: 'one-key' })),
    );
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 201: 50 });
    expect(new Set(answers.map((answer) => answer.json().razorpayOrder.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    expect(await harness.stockOf(product.id)).toBe(49);
  });

  it('is refused with 422 when the key came with another body', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 5 } });
    await harness.order(headers, [product], { key: 'k' });
    const answer = await harness.order(headers, [{ ...product, quantity: 2 }], { key: 'k' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await harness.stockOf(product.id)).toBe(4);
  });

  it('keeps keys of different shoppers apart', async () => {
    const [one, other] = await shoppers(2);
    const product = await buildProduct(harness.db, { stock: { M: 5 } });
    const answers = await Promise.all(
      [one, other].map((headers) => harness.order(headers as Headers, [product], { key: 'same' })),
    );
    expect(new Set(answers.map((answer) => answer.json().order._id)).size).toBe(2);
  });

  it('answers the open order when the very same cart comes again without a key', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 5 } });
    const first = await harness.order(headers, [product]);
    const second = await harness.order(headers, [product]);
    expect(second.json().order._id).toBe(first.json().order._id);
    expect(await harness.stockOf(product.id)).toBe(4);
  });

  it('replaces the open order when the same cart goes to another address', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const first = await harness.order(headers, [product]);
    const second = await harness.order(headers, [product], {
      body: { shippingAddress: { ...first.json().order.shippingAddress, city: 'Thrissur' } },
    });
    expect(second.statusCode).toBe(201);
    expect(await harness.statusOf(first.json().order._id)).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Failed',
      holdsStock: false,
    });
    expect(await harness.stockOf(product.id)).toBe(0);
  });

  it('keeps at most three unpaid orders open: the oldest makes way and gives its pieces back', async () => {
    const { headers } = await harness.shopper();
    const products = await Promise.all([1, 2, 3, 4].map(() => buildProduct(harness.db, { stock: { M: 1 } })));
    const ids: string[] = [];
    for (const product of products) {
      ids.push((await harness.order(headers, [product])).json().order._id);
    }
    const statuses = await Promise.all(ids.map((id) => harness.statusOf(id)));
    expect(statuses.map((status) => status?.orderStatus)).toEqual(['Cancelled', 'Pending', 'Pending', 'Pending']);
    expect(await harness.stockOf(products[0]?.id ?? '')).toBe(1);
  });

  it('does not stand in its own way when the cart grows around pieces it holds already', async () => {
    const { headers } = await harness.shopper();
    const scarce = await buildProduct(harness.db, { stock: { M: 1 } });
    const other = await buildProduct(harness.db, { stock: { M: 1 } });
    await harness.order(headers, [scarce]);
    const grown = await harness.order(headers, [scarce, other]);
    expect(grown.statusCode).toBe(201);
    expect(await harness.stockOf(scarce.id)).toBe(0);
  });
});

describe('when the payment provider', () => {
  it.each(['error', 'drop'] as const)(
    'fails with %s, the pieces go back, nothing remains, and the key is free again',
    async (outage) => {
      const buyer = await harness.shopper();
      const { headers } = buyer;
      const product = await buildProduct(harness.db, { stock: { M: 1 } });
      harness.sandbox.switches.outage = outage;
      const answer = await harness.order(headers, [product], { key: 'again' });
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        503,
        'PAYMENT_PROVIDER_UNAVAILABLE',
        'Something went wrong.',
      ]);
      expect(answer.headers['retry-after']).toBe('5');
      expect(await harness.stockOf(product.id)).toBe(1);
      const admin = await harness.shopper({ role: 'admin' });
      for (const [url, who] of [
        ['/api/orders/user-orders', headers],
        [`/api/auth/orders/all?q=${encodeURIComponent(buyer.email)}`, admin.headers],
      ] as const) {
        expect((await harness.app.inject({ url, headers: who })).json()).toEqual([]);
      }
      harness.sandbox.switches.outage = 'none';
      expect((await harness.order(headers, [product], { key: 'again' })).statusCode).toBe(201);
    },
  );

  it('died between reserving and opening, a repeated call finishes the very same order', async () => {
    const { headers, id } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const first = (await harness.order(headers, [product], { key: 'crash' })).json().order._id;
    await harness.db`update orders set provider_order_id = null, created_at = now() - interval '1 minute' where user_id = ${id}`;
    const again = await harness.order(headers, [product], { key: 'crash' });
    expect([again.statusCode, again.json().order._id]).toEqual([201, first]);
    expect(Object.values(harness.sandbox.state.orders).filter((order) => order.receipt === first)).toHaveLength(1);
  });
});
