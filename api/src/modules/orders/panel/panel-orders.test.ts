import { orderSchema } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
let buyer: Person;
let seller: Person;
let otherSeller: Person;
let admin: Person;
beforeAll(async () => {
  harness = await startPaymentHarness();
  [buyer, seller, otherSeller, admin] = await Promise.all([
    harness.shopper(),
    harness.shopper({ role: 'seller' }),
    harness.shopper({ role: 'seller' }),
    harness.shopper({ role: 'admin' }),
  ]);
});
afterAll(() => harness.close());

const setStatus = (person: Person, orderId: string, orderStatus: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/orders/update-status/${orderId}`,
    headers: person.headers,
    payload: { orderStatus },
  });
const setTracking = (person: Person, orderId: string, trackingId: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/admin-orders/${orderId}/tracking`,
    headers: person.headers,
    payload: { trackingId },
  });

async function buy(options: { stock?: number; isPaid?: boolean; alsoFrom?: Person; person?: Person } = {}) {
  const { stock = 2, isPaid = true, alsoFrom, person = buyer } = options;
  const product = await buildProduct(harness.db, { sellerId: seller.id, stock: { M: stock }, pricePaise: 600_00 });
  const more =
    alsoFrom === undefined
      ? []
      : [await buildProduct(harness.db, { sellerId: alsoFrom.id, stock: { M: 2 }, pricePaise: 400_00 })];
  const payment = await harness.payAtProvider(person.headers, [product, ...more]);
  if (isPaid) {
    await harness.verify(person.headers, payment);
  }
  return { product, payment, orderId: payment.orderId };
}

describe('the list of orders', () => {
  it('shows an admin everything, a seller only its own lines and its share of the money, in pages', async () => {
    const { orderId } = await buy({ alsoFrom: otherSeller });
    await buy();
    for (const url of ['/api/auth/orders/all', '/api/auth/api/seller/orders']) {
      const all = (await harness.app.inject({ url, headers: admin.headers }))
        .json()
        .map((order: unknown) => orderSchema.parse(order));
      const whole = all.find((order: { _id: string }) => order._id === orderId);
      expect(whole).toMatchObject({ totalAmount: 1000, payableAmount: 1047.62 });
      expect(whole.product).toHaveLength(2);
      const [own, ...rest] = (await harness.app.inject({ url, headers: otherSeller.headers })).json();
      expect(rest).toEqual([]);
      expect(own).toMatchObject({ _id: orderId, totalAmount: 400, gstAmount: 19.05, deliveryCharges: 0 });
      expect(own.product.map((line: { seller: string }) => line.seller)).toEqual([otherSeller.id]);
    }
    const first = await harness.app.inject({ url: '/api/auth/orders/all?limit=1', headers: admin.headers });
    const second = await harness.app.inject({
      url: `/api/auth/orders/all?limit=1&cursor=${first.headers['x-next-cursor']}`,
      headers: admin.headers,
    });
    expect(first.headers['x-total-count']).toBe('2');
    expect(second.headers['x-next-cursor']).toBeUndefined();
    expect(second.json()[0]._id).toBe(orderId);
  });

  // rules: order-numbers
  it('finds orders by status and by what people remember of them', async () => {
    const { orderId } = await buy();
    await setTracking(admin, orderId, 'BLUE-77');
    const found = await harness.app.inject({
      url: '/api/auth/orders/all?q=blue-7&status=Processing',
      headers: seller.headers,
    });
    expect(found.json().map((order: { _id: string }) => order._id)).toEqual([orderId]);
    const { number } = (
      await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers: admin.headers })
    ).json();
    for (const typed of [number, number.toLowerCase(), number.slice(3).replace('-', ''), number.slice(3, 7), orderId]) {
      const url = `/api/auth/orders/all?q=${encodeURIComponent(typed)}`;
      expect((await harness.app.inject({ url, headers: seller.headers })).json()).toMatchObject([
        { _id: orderId, number },
      ]);
    }
    expect(
      (await harness.app.inject({ url: '/api/auth/orders/all?q=%25%25%25', headers: seller.headers })).json(),
    ).toEqual([]);
  });

  it.each(['/api/auth/orders/all', '/api/auth/api/seller/orders'])(
    '%s answers 401 to visitors and 403 to shoppers',
    async (url) => {
      expect((await harness.app.inject({ url })).statusCode).toBe(401);
      expect((await harness.app.inject({ url, headers: buyer.headers })).statusCode).toBe(403);
    },
  );
});

describe('one order', () => {
  it('is there for its shopper, for an admin and for the seller of a line, and for no other account', async () => {
    const { orderId } = await buy();
    const stranger = await harness.shopper();
    const ask = async ({ headers }: Person) =>
      (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers })).statusCode;
    expect(await Promise.all([buyer, admin, seller, otherSeller, stranger].map(ask))).toEqual([
      200, 200, 200, 404, 404,
    ]);
    expect((await harness.app.inject({ url: `/api/auth/orders/${orderId}` })).statusCode).toBe(401);
    expect(
      (
        await harness.app.inject({
          url: '/api/auth/orders/00000000-0000-4000-8000-000000000000',
          headers: admin.headers,
        })
      ).statusCode,
    ).toBe(404);
  });

  it('keeps the name, picture, price and size it was bought with when the product changes or goes', async () => {
    const { orderId, product } = await buy();
    await harness.db`update products set name = 'Other', price_paise = 1, removed_at = now() where id = ${product.id}`;
    const [order] = (await harness.app.inject({ url: '/api/orders/user-orders', headers: buyer.headers }))
      .json()
      .filter((one: { _id: string }) => one._id === orderId);
    expect(order.product[0]).toMatchObject({
      size: 'M',
      product: { name: product.name, price: 600, images: product.images },
    });
  });
});

describe('a change of status', () => {
  it('follows the role matrix: visitors 401, shoppers 403, sellers their own orders, admins all', async () => {
    const { orderId } = await buy();
    expect(
      (
        await harness.app.inject({
          method: 'PUT',
          url: `/api/auth/orders/update-status/${orderId}`,
          payload: { orderStatus: 'Shipped' },
        })
      ).statusCode,
    ).toBe(401);
    expect((await setStatus(buyer, orderId, 'Shipped')).statusCode).toBe(403);
    expect((await setStatus(otherSeller, orderId, 'Shipped')).statusCode).toBe(404);
    expect((await setTracking(otherSeller, orderId, 'X1')).statusCode).toBe(404);
    const shipped = await setStatus(seller, orderId, 'Shipped');
    expect([shipped.statusCode, shipped.json().orderStatus]).toEqual([200, 'Shipped']);
    expect((await setStatus(admin, orderId, 'Delivered')).statusCode).toBe(200);
    expect((await setStatus(admin, orderId, 'Lost')).statusCode).toBe(400);
  });

  // rules: status-changes
  it('lets an admin go from any status to any, and writes each step into the history and the audit', async () => {
    const { orderId } = await buy();
    for (const status of ['Delivered', 'Pending', 'Shipped', 'Cancelled', 'Processing']) {
      expect((await setStatus(admin, orderId, status)).statusCode).toBe(200);
    }
    const order = (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers: buyer.headers })).json();
    expect(order.history.map((step: { orderStatus: string }) => step.orderStatus)).toEqual([
      'Pending',
      'Processing',
      'Delivered',
      'Pending',
      'Shipped',
      'Cancelled',
      'Processing',
    ]);
    const audit = await harness.db<{ detail: { number: string; from: string; to: string } }[]>`
      select detail from audit_log where subject_id = ${orderId} and action = 'order.status' order by at`;
    expect(new Set(audit.map(({ detail }) => detail.number))).toEqual(new Set([order.number]));
    expect(audit.map(({ detail }) => `${detail.from}>${detail.to}`)).toEqual([
      'Processing>Delivered',
      'Delivered>Pending',
      'Pending>Shipped',
      'Shipped>Cancelled',
      'Cancelled>Processing',
    ]);
  });

  it('gives pieces back once, however often an order is cancelled at the same time', async () => {
    const { orderId, product } = await buy({ stock: 2 });
    expect(await harness.stockOf(product.id)).toBe(1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => setStatus(admin, orderId, 'Cancelled')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await harness.stockOf(product.id)).toBe(2);
    const [sold] = await harness.db<{ sold: number }[]>`select sold from products where id = ${product.id}`;
    expect(sold?.sold).toBe(0);
  });

  it('takes the pieces again when an order leaves Cancelled, or refuses when they are sold', async () => {
    const { orderId, product } = await buy({ stock: 1 });
    await setStatus(admin, orderId, 'Cancelled');
    await setStatus(admin, orderId, 'Processing');
    expect(await harness.stockOf(product.id)).toBe(0);
    await setStatus(admin, orderId, 'Cancelled');
    const rival = await harness.shopper();
    expect((await harness.order(rival.headers, [product])).statusCode).toBe(201);
    const refused = await setStatus(admin, orderId, 'Processing');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect((await harness.statusOf(orderId))?.orderStatus).toBe('Cancelled');
  });

  it('refunds a cancelled paid order after a while, once, unless the change is taken back before', async () => {
    const resumed = await buy();
    await setStatus(admin, resumed.orderId, 'Cancelled');
    await setStatus(admin, resumed.orderId, 'Processing');
    const gone = await buy();
    await setStatus(admin, gone.orderId, 'Cancelled');
    await harness.app.runPaymentWork();
    expect((await harness.statusOf(gone.orderId))?.paymentStatus).toBe('Paid');
    await harness.db`update refunds set next_attempt_at = now()`;
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(gone.orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(await harness.statusOf(resumed.orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    const refunds = Object.values(harness.sandbox.state.refunds).map((refund) => refund.payment_id);
    expect(refunds.filter((id) => id === gone.payment.paymentId)).toHaveLength(1);
    expect(refunds).not.toContain(resumed.payment.paymentId);
  });

  it('refunds money that arrives for an order an admin had cancelled, even with pieces in stock', async () => {
    const { orderId, payment } = await buy({ isPaid: false, person: await harness.shopper() });
    await setStatus(admin, orderId, 'Cancelled');
    await harness.makeDue(orderId);
    await harness.app.runPaymentWork();
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(
      Object.values(harness.sandbox.state.refunds).filter((refund) => refund.payment_id === payment.paymentId),
    ).toHaveLength(1);
  });

  it('keeps the pieces of what staff decided to ship before it is paid', async () => {
    const { orderId, product } = await buy({ isPaid: false, stock: 1, person: await harness.shopper() });
    expect((await setStatus(seller, orderId, 'Shipped')).statusCode).toBe(200);
    await harness.db`update orders set next_check_at = now() where id = ${orderId}`;
    harness.sandbox.switches.outage = 'error';
    await harness.app.runPaymentWork();
    harness.sandbox.switches.outage = 'none';
    expect((await harness.statusOf(orderId))?.orderStatus).toBe('Shipped');
    expect(await harness.stockOf(product.id)).toBe(0);
  });
});

describe('an unpaid order', () => {
  it('is held for a payment only while it is Pending, and for one more when an admin sends it back there', async () => {
    const person = await harness.shopper();
    const { orderId } = await buy({ isPaid: false, stock: 1, person });
    const pay = () =>
      harness.app.inject({ method: 'POST', url: `/api/orders/${orderId}/pay`, headers: person.headers });
    expect((await setStatus(admin, orderId, 'Processing')).json().heldUntil).toBeNull();
    harness.sandbox.switches.outage = 'error';
    expect([(await pay()).statusCode, (await pay()).json().code]).toEqual([409, 'HOLD_ENDED']);
    const back = (await setStatus(admin, orderId, 'Pending')).json();
    expect(Date.parse(back.heldUntil)).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect((await pay()).json().order).toMatchObject({ _id: orderId, heldUntil: back.heldUntil });
    harness.sandbox.switches.outage = 'none';
  });
});

describe('a tracking id', () => {
  it('is stored, can be removed, and may be neither code nor very long', async () => {
    const { orderId } = await buy();
    expect((await setTracking(seller, orderId, 'DTDC 12/34-A')).json().trackingId).toBe('DTDC 12/34-A');
    expect((await setTracking(seller, orderId, '')).json().trackingId).toBeNull();
    for (const trackingId of ['<script>', 'x'.repeat(65)]) {
      expect((await setTracking(seller, orderId, trackingId)).statusCode).toBe(400);
    }
  });
});
