import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentBench, startPaymentBench } from '../../testing/payment-bench.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  Object.assign(bench.sandbox.switches, { outage: 'none', autoCapture: true });
  bench.sandbox.takeEvents();
});

const wrongs = [
  ['one paisa less', { amount: -1 }],
  ['one paisa more', { amount: 1 }],
  ['another currency', { currency: 'USD' }],
] as const;
type Wrong = { amount?: number; currency?: string };

/** An order and a payment that is not what it costs; everybody is told of it twice, in both orders. */
async function payWrongly(wrong: Wrong) {
  const { headers } = await bench.shopper();
  const product = await buildProduct(bench.db, { stock: { M: 1 } });
  const { order, razorpayOrder } = (await bench.order(headers, [product])).json();
  const orderId: string = order._id;
  const payment = bench.sandbox.pay(razorpayOrder.id, 'paid', {
    ...wrong,
    amount: razorpayOrder.amount + (wrong.amount ?? 0),
  });
  const told = { orderId, providerOrderId: razorpayOrder.id as string, paymentId: payment.id };
  const events = bench.sandbox.takeEvents();
  for (const event of [...events, ...events.toReversed()]) await bench.post({ ...event, eventId: randomUUID() });
  await bench.verify(headers, told);
  await bench.makeDue(orderId);
  await Promise.all([bench.app.runPaymentWork(), bench.app.runPaymentWork()]);
  return { headers, product, orderId, payment, razorpayOrder };
}

/** What an admin is told about an order. */
async function attentionOf(orderId: string) {
  const admin = await bench.shopper({ role: 'admin' });
  return (await bench.app.inject({ url: `/api/auth/orders/${orderId}`, headers: admin.headers })).json().attention;
}

const refundsOf = (paymentId: string) =>
  Object.values(bench.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);

describe('a payment that is not what its order costs', () => {
  it.each(wrongs)('is never captured: %s', async (_name, wrong: Wrong) => {
    bench.sandbox.switches.autoCapture = false;
    const { headers, orderId, payment, razorpayOrder } = await payWrongly(wrong);
    expect(bench.sandbox.state.payments[payment.id]).toMatchObject({ status: 'authorized', captured: false });
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    expect(await attentionOf(orderId)).toEqual([expect.stringContaining('It was not captured.')]);
    // The right payment is welcome as before.
    const right = bench.sandbox.pay(razorpayOrder.id, 'paid');
    await bench.verify(headers, { orderId, providerOrderId: razorpayOrder.id, paymentId: right.id });
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(bench.sandbox.state.payments[payment.id]).toMatchObject({ status: 'authorized', captured: false });
  });

  it.each(wrongs)('goes back whole and once when somebody else has captured it: %s', async (_name, wrong: Wrong) => {
    const { headers, orderId, payment } = await payWrongly(wrong);
    expect(refundsOf(payment.id).map(({ amount }) => amount)).toEqual([payment.amount]);
    expect(await bench.statusOf(orderId)).toMatchObject({
      orderStatus: 'Pending',
      paymentStatus: 'Initiated',
      invoiceNumber: null,
    });
    expect(await attentionOf(orderId)).toEqual([expect.stringContaining('It goes back to the shopper.')]);
    const own = (await bench.app.inject({ url: `/api/auth/orders/${orderId}`, headers })).json();
    expect(own.attention).toBeUndefined();
    await bench.endHold(orderId);
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Failed' });
  });

  it('does not take the place of the payment that paid the order before', async () => {
    const { headers } = await bench.shopper();
    const bought = await bench.payAtProvider(headers, [await buildProduct(bench.db)]);
    await bench.verify(headers, bought);
    const paid = bench.sandbox.state.payments[bought.paymentId];
    if (paid === undefined) throw new Error('There is a payment.');
    const second = { ...paid, id: 'pay_Second00000001', amount: paid.amount + 100 };
    bench.sandbox.state.payments[second.id] = second;
    await bench.makeDue(bought.orderId);
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(bought.orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(refundsOf(second.id).map(({ amount }) => amount)).toEqual([second.amount]);
    expect(refundsOf(bought.paymentId)).toEqual([]);
  });
});
