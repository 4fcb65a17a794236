import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signBody } from '../../payment-sandbox/signatures.ts';
import { buildProduct, loginAs } from '../../testing/factories.ts';
import { readWaitingJobs } from '../../testing/jobs/waiting-jobs.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', autoCapture: true });
  harness.sandbox.takeEvents();
});

const paid = { orderStatus: 'Processing', paymentStatus: 'Paid' };
const open = { orderStatus: 'Pending', paymentStatus: 'Initiated' };

async function buyOne(stock = 3) {
  const shopper = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: stock } });
  const payment = await harness.payAtProvider(shopper.headers, [product]);
  return { shopper, product, payment, headers: shopper.headers, orderId: payment.orderId };
}

async function countEvents(orderId: string, status: string) {
  const [row] = await harness.db<{ count: number }[]>`
    select count(*)::int as count from order_events where order_id = ${orderId} and payment_status = ${status}`;
  return row?.count;
}
const soldOf = async (productId: string) => {
  const [row] = await harness.db<{ sold: number }[]>`select sold from products where id = ${productId}`;
  return row?.sold;
};
const refundsAtProvider = (paymentId: string) =>
  Object.values(harness.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);

describe('verify-payment', () => {
  it('makes the order Paid and Processing, empties the cart of what was bought, numbers the invoice, counts the sale and sends a mail', async () => {
    const { shopper, product, payment, headers, orderId } = await buyOne();
    await harness.db`insert into cart_items (user_id, product_id, size, quantity) values (${shopper.id}, ${product.id}, 'M', 3)`;
    const answer = await harness.verify(headers, payment);
    expect([answer.statusCode, answer.json()]).toEqual([200, paid]);
    const [cart] = await harness.db<
      { quantity: number }[]
    >`select quantity from cart_items where user_id = ${shopper.id}`;
    expect(cart?.quantity).toBe(2);
    expect(await soldOf(product.id)).toBe(1);
    expect((await harness.statusOf(orderId))?.invoiceNumber).toMatch(/^S\w\w\/\d{4}\/\d{6}$/);
    await harness.app.runDueJobs();
    const mails = (await readdir(join(harness.config.dataDir, 'outbox'))).filter((name) => name.endsWith('.txt'));
    expect(mails.length).toBeGreaterThan(0);
  });

  it('answers the same again when it is repeated, and changes nothing', async () => {
    const { payment, headers, orderId, product } = await buyOne();
    const answers = await Promise.all([1, 2, 3, 4].map(() => harness.verify(headers, payment)));
    expect(answers.map((answer) => answer.json())).toEqual([paid, paid, paid, paid]);
    expect(await countEvents(orderId, 'Paid')).toBe(1);
    expect(await soldOf(product.id)).toBe(1);
  });

  it('asks the provider itself when another check of the order began a moment later and is not done', async () => {
    const { payment, headers, orderId } = await buyOne();
    await harness.db`update orders set checked_at = now() + interval '1 second' where id = ${orderId}`;
    expect((await harness.verify(headers, payment)).json()).toEqual(paid);
  });

  it('refuses a signature with any one character changed, an empty, a short and a foreign one', async () => {
    const { payment, headers, orderId } = await buyOne();
    const right = harness.sandbox.sign(payment.providerOrderId, payment.paymentId);
    const flipped = [0, 31, 63].map(
      (at) => `${right.slice(0, at)}${right[at] === '0' ? '1' : '0'}${right.slice(at + 1)}`,
    );
    const foreign = signBody(SANDBOX_KEYS.webhookSecret, `${payment.providerOrderId}|${payment.paymentId}`);
    for (const signature of [...flipped, '', right.slice(1), `${right}00`, foreign, 'x'.repeat(64)]) {
      const answer = await harness.verify(headers, payment, signature);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_SIGNATURE']);
    }
    expect(await harness.statusOf(orderId)).toMatchObject(open);
  });

  it('does not let the proof of one order pay another', async () => {
    const { payment, headers } = await buyOne();
    const other = await buildProduct(harness.db);
    const unpaid = (await harness.order(headers, [other], { key: randomUUID() })).json().order._id;
    const answer = await harness.verify(headers, { ...payment, orderId: unpaid });
    expect(answer.statusCode).toBe(400);
    expect(await harness.statusOf(unpaid)).toMatchObject(open);
  });

  it('answers 401 to visitors and 404 to other shoppers, sellers and admins', async () => {
    const { payment } = await buyOne();
    for (const role of ['user', 'seller', 'admin'] as const) {
      const stranger = await harness.shopper({ role });
      expect((await harness.verify(stranger.headers, payment)).statusCode).toBe(404);
    }
    expect(
      (await harness.app.inject({ method: 'POST', url: '/api/orders/verify-payment', payload: {} })).statusCode,
    ).toBe(401);
  });

  // reliability: silent-provider
  it('says Pending while the provider is away, and the reconciler makes it Paid later', async () => {
    const { payment, headers, orderId } = await buyOne();
    harness.sandbox.switches.outage = 'error';
    expect((await harness.verify(headers, payment)).json()).toEqual({
      orderStatus: 'Pending',
      paymentStatus: 'Pending',
    });
    harness.sandbox.switches.outage = 'none';
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
  });

  it('captures money that was only authorized', async () => {
    harness.sandbox.switches.autoCapture = false;
    const { payment, headers } = await buyOne();
    expect((await harness.verify(headers, payment)).json()).toEqual(paid);
    expect(harness.sandbox.state.payments[payment.paymentId]).toMatchObject({ status: 'captured' });
  });
});

describe('webhooks', () => {
  const permute = <Item>(items: Item[]) =>
    items
      .map((item) => ({ item, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);

  it('make each order Paid once, whatever comes, however often, in any order, together with the browser and the reconciler', async () => {
    const purchases = await Promise.all(Array.from({ length: 12 }, () => buyOne()));
    const events = harness.sandbox.takeEvents();
    const sent = permute(
      events.flatMap((event) => {
        const copies = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => event);
        // The event id is not signed: an old body may come under a new one.
        return [...copies, { ...event, eventId: `evt_${randomUUID()}` }];
      }),
    );
    await harness.db`update orders set next_check_at = now() where payment_status = 'Initiated'`;
    const posts = sent.map((event) => harness.post(event));
    const others = purchases.flatMap(({ headers, payment }) => [
      harness.verify(headers, payment),
      harness.app.runPaymentWork(),
    ]);
    const answers = await Promise.all(posts);
    await Promise.all(others);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    for (const { orderId, product, payment } of purchases) {
      expect(await harness.statusOf(orderId)).toMatchObject(paid);
      expect(await countEvents(orderId, 'Paid')).toBe(1);
      expect(await soldOf(product.id)).toBe(1);
      expect(refundsAtProvider(payment.paymentId)).toHaveLength(0);
    }
    const series = await harness.db<{ last: number; count: number }[]>`
      select max(right(invoice_number, 6)::int) as last, count(*)::int as count
      from orders where invoice_number is not null group by left(invoice_number, 8)`;
    expect(series.map(({ last }) => last)).toEqual(series.map(({ count }) => count));
  });

  it.each([
    ['captured alone', ['payment.captured']],
    ['the order alone', ['order.paid']],
    ['failed after paid', ['order.paid', 'payment.failed']],
  ])('pay an order by %s', async (_name, kinds) => {
    const { orderId, payment } = await buyOne();
    const events = harness.sandbox.takeEvents();
    const body = JSON.parse(events[0]?.body ?? '{}');
    const failed = JSON.stringify({
      ...body,
      event: 'payment.failed',
      payload: { payment: { entity: { ...body.payload.payment.entity, id: 'pay_failed', status: 'failed' } } },
    });
    const all = [
      ...events,
      {
        event: 'payment.failed',
        body: failed,
        eventId: 'evt_failed',
        signature: signBody(SANDBOX_KEYS.webhookSecret, failed),
      },
    ];
    for (const kind of kinds) {
      const event = all.find((one) => one.event === kind);
      expect(event === undefined ? 0 : (await harness.post({ ...event, eventId: randomUUID() })).statusCode).toBe(200);
    }
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    expect(harness.sandbox.state.payments[payment.paymentId]?.status).toBe('captured');
  });

  it('are refused unsigned, wrongly signed, or signed with the other secret, and change nothing', async () => {
    const { orderId } = await buyOne();
    const event = harness.sandbox.takeEvents().find((one) => one.event === 'order.paid');
    if (event === undefined) throw new Error('no event');
    for (const signature of [
      '',
      'nonsense',
      signBody(SANDBOX_KEYS.keySecret, event.body),
      event.signature.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
    ]) {
      const answer = await harness.post({ ...event, signature });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_SIGNATURE']);
    }
    expect((await harness.post({ ...event, body: event.body.replace('INR', 'USD') })).statusCode).toBe(400);
    expect(await harness.statusOf(orderId)).toMatchObject(open);
  });

  it('are noted and answered 200 for unknown orders', async () => {
    await buyOne();
    const event = harness.sandbox.takeEvents().find((one) => one.event === 'payment.captured');
    const body = (event?.body ?? '').replaceAll(/order_[A-Za-z0-9]+/g, 'order_unknown');
    expect(
      (await harness.post({ body, eventId: 'evt_unknown', signature: signBody(SANDBOX_KEYS.webhookSecret, body) }))
        .statusCode,
    ).toBe(200);
  });

  it("find the order by its receipt when they come before the provider's id was stored", async () => {
    const { orderId } = await buyOne();
    const event = harness.sandbox.takeEvents().find((one) => one.event === 'order.paid');
    await harness.db`update orders set provider_order_id = null where id = ${orderId}`;
    if (event !== undefined) await harness.post(event);
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
  });
});

describe('the reconciler', () => {
  // reliability: right-books
  it('makes an order Paid when the browser was closed and no notification ever came', async () => {
    const { orderId } = await buyOne();
    await harness.makeDue(orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
  });

  it('is asked by the page that checks the status, at most once in five seconds', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db);
    const { order, razorpayOrder } = (await harness.order(headers, [product])).json();
    const check = async () =>
      (await harness.app.inject({ url: `/api/orders/check-status?order_id=${order._id}`, headers })).json();
    expect(await check()).toEqual(open);
    harness.sandbox.pay(razorpayOrder.id, 'paid');
    expect(await check()).toEqual(open);
    await harness.db`update orders set checked_at = checked_at - interval '5 seconds' where id = ${order._id}`;
    expect(await check()).toEqual(paid);
  });

  // rules: stock-is-held-by-an-order
  it('gives up an unpaid order when its hold is over, exactly once, however many processes check it', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 2 } });
    const { order } = (await harness.order(headers, [product])).json();
    await harness.app.runPaymentWork();
    expect(await harness.stockOf(product.id)).toBe(1);
    await harness.endHold(order._id);
    await Promise.all([harness.app.runPaymentWork(), harness.app.runPaymentWork(), harness.app.runPaymentWork()]);
    await harness.makeDue(order._id);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(order._id)).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Failed',
      holdsStock: false,
    });
    expect(await harness.stockOf(product.id)).toBe(2);
  });

  it('confirms a paid order when its hold ended before the notification', async () => {
    const { orderId, product } = await buyOne(1);
    await harness.endHold(orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    expect(await harness.stockOf(product.id)).toBe(0);
  });

  it('holds on for a while when the provider is away at the end of a hold, but not for ever', async () => {
    const { orderId, product } = await buyOne(1);
    harness.sandbox.switches.outage = 'error';
    await harness.endHold(orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject(open);
    await harness.db`update orders set held_until = now() - interval '6 minutes', next_check_at = now() where id = ${orderId}`;
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled' });
    expect(await harness.stockOf(product.id)).toBe(1);
  });
});

describe('money that comes too late', () => {
  it('takes the pieces again while they are there', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const { order, razorpayOrder } = (await harness.order(headers, [product])).json();
    await harness.endHold(order._id);
    await harness.app.runPaymentWork();
    expect(await harness.stockOf(product.id)).toBe(1);
    harness.sandbox.pay(razorpayOrder.id, 'paid');
    await harness.makeDue(order._id);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(order._id)).toMatchObject({ ...paid, holdsStock: true });
    expect(await harness.stockOf(product.id)).toBe(0);
  });

  // rules: late-money-goes-back
  // reliability: right-books
  it('goes back once when another shopper has bought the pieces, however often it is reported', async () => {
    const late = await harness.shopper();
    const quick = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const { order, razorpayOrder } = (await harness.order(late.headers, [product])).json();
    await harness.endHold(order._id);
    await harness.app.runPaymentWork();
    const bought = await harness.payAtProvider(quick.headers, [product]);
    await harness.verify(quick.headers, bought);
    harness.sandbox.takeEvents();

    const payment = harness.sandbox.pay(razorpayOrder.id, 'paid');
    const events = harness.sandbox.takeEvents();
    await Promise.all([...events, ...events].map((event) => harness.post({ ...event, eventId: randomUUID() })));
    await harness.verify(late.headers, {
      orderId: order._id,
      providerOrderId: razorpayOrder.id,
      paymentId: payment.id,
    });
    await Promise.all([harness.app.runPaymentWork(), harness.app.runPaymentWork()]);
    await harness.app.runPaymentWork();

    expect(await harness.statusOf(order._id)).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Refunded',
      invoiceNumber: null,
    });
    expect(refundsAtProvider(payment.id)).toHaveLength(1);
    expect(refundsAtProvider(payment.id)[0]?.amount).toBe(razorpayOrder.amount);
    expect(await harness.statusOf(bought.orderId)).toMatchObject(paid);
    expect(await harness.stockOf(product.id)).toBe(0);
    const mails = (await readWaitingJobs(harness.db)).filter(({ payload }) => payload.orderId === order._id);
    expect(mails.map((job) => job.kind)).toEqual(['order-unpaid', 'order-refunded']);
    await harness.app.runDueJobs();
  });

  it('is given back again and again until the provider takes it, and never twice', async () => {
    const { orderId, payment } = await buyOne(1);
    await harness.putInto(orderId, 'Cancelled', 'Failed');
    await harness.makeDue(orderId);
    harness.sandbox.switches.outage = 'drop';
    // The refund reaches the provider, but its response does not reach us.
    await harness.db`update orders set provider_payment_id = ${payment.paymentId} where id = ${orderId}`;
    await harness.db`insert into refunds (provider_payment_id, order_id, amount_paise) values (${payment.paymentId}, ${orderId}, ${harness.sandbox.state.payments[payment.paymentId]?.amount ?? 0})`;
    await harness.app.runPaymentWork();
    expect((await harness.statusOf(orderId))?.paymentStatus).toBe('Failed');
    harness.sandbox.switches.outage = 'none';
    await harness.db`update refunds set next_attempt_at = now() where order_id = ${orderId}`;
    await harness.app.runPaymentWork();
    await harness.db`update refunds set next_attempt_at = now() where order_id = ${orderId}`;
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
    expect(refundsAtProvider(payment.paymentId)).toHaveLength(1);
  });
});

describe('check-status', () => {
  it('answers owner and admin, 404 to everyone else, 400 without an id, 401 without a session', async () => {
    const { shopper, orderId } = await buyOne();
    const ask = async (headers: object, query = `?order_id=${orderId}`) =>
      (await harness.app.inject({ url: `/api/orders/check-status${query}`, headers: { ...headers } })).statusCode;
    const admin = await harness.shopper({ role: 'admin' });
    const stranger = await harness.shopper();
    const seller = await harness.shopper({ role: 'seller' });
    expect(await Promise.all([shopper, admin, stranger, seller].map(({ headers }) => ask(headers)))).toEqual([
      200, 200, 404, 404,
    ]);
    expect(await ask(shopper.headers, `?order_id=${randomUUID()}`)).toBe(404);
    const missing = await harness.app.inject({ url: '/api/orders/check-status', headers: shopper.headers });
    expect([missing.statusCode, missing.json().message]).toEqual([400, 'Order ID is missing']);
    const empty = await harness.app.inject({ url: '/api/orders/check-status?order_id=', headers: shopper.headers });
    expect([empty.statusCode, empty.json().message]).toEqual([400, 'Order ID is missing']);
    expect(await ask({})).toBe(401);
  });

  it('works with a session of the second device too', async () => {
    const { shopper, orderId } = await buyOne();
    const headers = await loginAs(harness.db, shopper);
    expect((await harness.app.inject({ url: `/api/orders/check-status?order_id=${orderId}`, headers })).json()).toEqual(
      paid,
    );
  });
});
