import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signBody } from '../../payment-sandbox/signatures.ts';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentBench, sandboxKeys, startPaymentBench } from '../../testing/payment-bench.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  Object.assign(bench.sandbox.switches, { outage: 'none', autoCapture: true });
  bench.sandbox.takeEvents();
});

const paid = { orderStatus: 'Processing', paymentStatus: 'Paid' };

/** An order whose provider order was made, while the answer never reached us. */
async function loseAnswer(stock = 1) {
  const shopper = await bench.shopper();
  const product = await buildProduct(bench.db, { stock: { M: stock } });
  bench.sandbox.switches.outage = 'drop';
  const answer = await bench.order(shopper.headers, [product]);
  bench.sandbox.switches.outage = 'none';
  expect(answer.statusCode).toBe(503);
  const [row] = await bench.db<{ id: string }[]>`select id from orders where user_id = ${shopper.id}`;
  const orderId = row?.id ?? '';
  const made = Object.values(bench.sandbox.state.orders).find(({ receipt }) => receipt === orderId);
  if (made === undefined) throw new Error('The provider has an order.');
  return { shopper, product, orderId, providerOrderId: made.id };
}

/** Tells one kind of event, changed as a test needs it. */
async function tell(kind: string, change: (body: string) => string = (body) => body) {
  const event = bench.sandbox.takeEvents().find((one) => one.event === kind);
  const body = change(event?.body ?? '');
  await bench.post({ body, eventId: randomUUID(), signature: signBody(sandboxKeys.webhookSecret, body) });
}

describe('an order at the provider whose answer was lost', () => {
  it('is found by the reconciler by our id, and what was paid for it takes the pieces again', async () => {
    const { orderId, product, providerOrderId } = await loseAnswer();
    expect(await bench.stockOf(product.id)).toBe(1);
    bench.sandbox.pay(providerOrderId, 'paid');
    await bench.makeDue(orderId);
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject(paid);
    expect(await bench.stockOf(product.id)).toBe(0);
  });

  it('gives its money back when the pieces are sold by then', async () => {
    const { orderId, product, providerOrderId } = await loseAnswer();
    await bench.order((await bench.shopper()).headers, [product]);
    const payment = bench.sandbox.pay(providerOrderId, 'paid');
    await tell('order.paid');
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(bench.sandbox.state.payments[payment.id]).toMatchObject({ amount_refunded: payment.amount });
  });

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
    bench.sandbox.pay(providerOrderId, 'paid');
    await tell(kind, change);
    await bench.app.runDueJobs();
    expect(await bench.statusOf(orderId)).toMatchObject(paid);
  });

  it('is settled, too, when it is not the first one for the same order of ours', async () => {
    const { headers } = await bench.shopper();
    const { order, razorpayOrder } = (await bench.order(headers, [await buildProduct(bench.db)])).json();
    const first = bench.sandbox.state.orders[razorpayOrder.id];
    if (first === undefined) throw new Error('The provider has an order.');
    const second = { ...first, id: 'order_Second00000001' };
    bench.sandbox.state.orders[second.id] = second;
    bench.sandbox.pay(second.id, 'paid');
    await tell('payment.captured');
    await bench.app.runDueJobs();
    expect(await bench.statusOf(order._id)).toMatchObject(paid);
  });

  it('is looked up again when the provider was away, and another store is left alone', async () => {
    const { orderId, providerOrderId } = await loseAnswer();
    bench.sandbox.pay(providerOrderId, 'paid');
    bench.sandbox.switches.outage = 'error';
    await tell('payment.captured');
    await bench.app.runDueJobs();
    bench.sandbox.switches.outage = 'none';
    await bench.db`update jobs set run_at = now(), locked_until = null where kind = 'look-up-provider-order'`;
    await bench.app.runDueJobs();
    expect(await bench.statusOf(orderId)).toMatchObject(paid);

    const foreign = bench.sandbox.state.orders[providerOrderId];
    if (foreign === undefined) throw new Error('The provider has an order.');
    bench.sandbox.state.orders.order_Foreign000001 = {
      ...foreign,
      id: 'order_Foreign000001',
      receipt: 'theirs',
      notes: [],
      status: 'created',
    };
    bench.sandbox.pay('order_Foreign000001', 'paid');
    await tell('payment.captured');
    await bench.app.runDueJobs();
    expect(await bench.db`select 1 from jobs where kind = 'look-up-provider-order'`).toHaveLength(0);
  });

  it('is forgotten when the provider never heard of it, once it can no longer', async () => {
    const shopper = await bench.shopper();
    const product = await buildProduct(bench.db, { stock: { M: 1 } });
    bench.sandbox.switches.outage = 'error';
    await bench.order(shopper.headers, [product]);
    bench.sandbox.switches.outage = 'none';
    const left = () => bench.db<{ id: string }[]>`select id from orders where user_id = ${shopper.id}`;
    const [order] = await left();
    await bench.makeDue(order?.id ?? '');
    await bench.app.runPaymentWork();
    expect(await left()).toHaveLength(1);
    await bench.db`update orders set created_at = now() - interval '11 minutes', next_check_at = now() where user_id = ${shopper.id}`;
    await bench.app.runPaymentWork();
    expect(await left()).toHaveLength(0);
    expect(await bench.stockOf(product.id)).toBe(1);
  });
});
