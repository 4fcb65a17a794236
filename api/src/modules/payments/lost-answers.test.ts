import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signBody } from '../../payment-sandbox/signatures.ts';
import { buildProduct } from '../../testing/factories.ts';
import { makeJobsDue, readWaitingJobs } from '../../testing/jobs/waiting-jobs.ts';
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

/** An order whose provider order was created, but whose response never reached us. */
async function loseAnswer(stock = 1) {
  const shopper = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: stock } });
  harness.sandbox.switches.outage = 'drop';
  const answer = await harness.order(shopper.headers, [product]);
  harness.sandbox.switches.outage = 'none';
  expect(answer.statusCode).toBe(503);
  const [row] = await harness.db<{ id: string }[]>`select id from orders where user_id = ${shopper.id}`;
  const orderId = row?.id ?? '';
  const made = Object.values(harness.sandbox.state.orders).find(({ receipt }) => receipt === orderId);
  if (made === undefined) throw new Error('The provider has an order.');
  return { shopper, product, orderId, providerOrderId: made.id };
}

/** Delivers one kind of event, changed by `change`. */
async function tell(kind: string, change: (body: string) => string = (body) => body) {
  const event = harness.sandbox.takeEvents().find((one) => one.event === kind);
  const body = change(event?.body ?? '');
  await harness.post({ body, eventId: randomUUID(), signature: signBody(SANDBOX_KEYS.webhookSecret, body) });
}

describe('an order at the provider whose answer was lost', () => {
  // security: repeated-orders
  // reliability: right-books
  it('is found by the reconciler by our id, and what was paid for it takes the pieces again', async () => {
    const { orderId, product, providerOrderId } = await loseAnswer();
    expect(await harness.stockOf(product.id)).toBe(1);
    harness.sandbox.pay(providerOrderId, 'paid');
    await harness.makeDue(orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    expect(await harness.stockOf(product.id)).toBe(0);
  });

  it('gives its money back when the pieces are sold by then', async () => {
    const { orderId, product, providerOrderId } = await loseAnswer();
    await harness.order((await harness.shopper()).headers, [product]);
    const payment = harness.sandbox.pay(providerOrderId, 'paid');
    await tell('order.paid');
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(harness.sandbox.state.payments[payment.id]).toMatchObject({ amount_refunded: payment.amount });
  });

  // security: repeated-orders
  it.each([
    ['the order by its receipt', 'order.paid', (body: string) => body],
    [
      'the order by its notes alone',
      'order.paid',
      (body: string) => body.replace(/"receipt":"[^"]+"/, '"receipt":null'),
    ],
    ['nothing but the order of the provider', 'payment.captured', (body: string) => body],
  ])('is settled by an event that names %s', async (_name, kind, change) => {
    const { orderId, providerOrderId } = await loseAnswer();
    harness.sandbox.pay(providerOrderId, 'paid');
    await tell(kind, change);
    await harness.app.runDueJobs();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
  });

  it('is settled, too, when it is not the first one for the same order of ours', async () => {
    const { headers } = await harness.shopper();
    const { order, razorpayOrder } = (await harness.order(headers, [await buildProduct(harness.db)])).json();
    const first = harness.sandbox.state.orders[razorpayOrder.id];
    if (first === undefined) throw new Error('The provider has an order.');
    const second = { ...first, id: 'order_Second00000001' };
    harness.sandbox.state.orders[second.id] = second;
    harness.sandbox.pay(second.id, 'paid');
    await tell('payment.captured');
    await harness.app.runDueJobs();
    expect(await harness.statusOf(order._id)).toMatchObject(paid);
  });

  it('is looked up again when the provider was away, and another store is left alone', async () => {
    const { orderId, providerOrderId } = await loseAnswer();
    harness.sandbox.pay(providerOrderId, 'paid');
    harness.sandbox.switches.outage = 'error';
    await tell('payment.captured');
    await harness.app.runDueJobs();
    harness.sandbox.switches.outage = 'none';
    await makeJobsDue(harness.db);
    await harness.app.runDueJobs();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);

    const foreign = harness.sandbox.state.orders[providerOrderId];
    if (foreign === undefined) throw new Error('The provider has an order.');
    harness.sandbox.state.orders.order_Foreign000001 = {
      ...foreign,
      id: 'order_Foreign000001',
      receipt: 'theirs',
      notes: [],
      status: 'created',
    };
    harness.sandbox.pay('order_Foreign000001', 'paid');
    await tell('payment.captured');
    await harness.app.runDueJobs();
    expect((await readWaitingJobs(harness.db)).filter(({ queue }) => queue === 'payments')).toEqual([]);
  });

  it('is opened by the next try of its shopper, who is asked to try again while the provider is away', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const key = randomUUID();
    const { order } = (await harness.order(headers, [product], { key })).json();
    // The process was killed before the provider's answer was stored.
    await harness.db`
      update orders set provider_order_id = null, created_at = now() - interval '1 minute' where id = ${order._id}`;
    harness.sandbox.switches.outage = 'error';
    const early = await harness.order(headers, [product], { key });
    expect([early.statusCode, early.json().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    harness.sandbox.switches.outage = 'none';
    const late = await harness.order(headers, [product], { key });
    expect([late.statusCode, late.json().order._id]).toEqual([201, order._id]);
  });

  it('is forgotten when the provider never heard of it, once it can no longer', async () => {
    const shopper = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    harness.sandbox.switches.outage = 'error';
    await harness.order(shopper.headers, [product]);
    harness.sandbox.switches.outage = 'none';
    const left = () => harness.db<{ id: string }[]>`select id from orders where user_id = ${shopper.id}`;
    const [order] = await left();
    await harness.makeDue(order?.id ?? '');
    await harness.app.runPaymentWork();
    expect(await left()).toHaveLength(1);
    await harness.db`update orders set created_at = now() - interval '11 minutes', next_check_at = now() where user_id = ${shopper.id}`;
    await harness.app.runPaymentWork();
    expect(await left()).toHaveLength(0);
    expect(await harness.stockOf(product.id)).toBe(1);
  });
});
