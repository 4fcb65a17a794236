import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
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

const wrongs = [
  ['one paisa less', { amount: -1 }],
  ['one paisa more', { amount: 1 }],
  ['another currency', { currency: 'USD' }],
] as const;
type Wrong = { amount?: number; currency?: string };

/** An order and a payment that does not match it; it is reported twice by both channels, in both sequences. */
async function payWrongly(wrong: Wrong) {
  const { headers } = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: 1 } });
  const { order, razorpayOrder } = (await harness.order(headers, [product])).json();
  const orderId: string = order._id;
  const payment = harness.sandbox.pay(razorpayOrder.id, 'paid', {
    ...wrong,
    amount: razorpayOrder.amount + (wrong.amount ?? 0),
  });
  const proof = { orderId, providerOrderId: razorpayOrder.id as string, paymentId: payment.id };
  const events = harness.sandbox.takeEvents();
  for (const event of [...events, ...events.toReversed()]) await harness.post({ ...event, eventId: randomUUID() });
  await harness.verify(headers, proof);
  await harness.makeDue(orderId);
  await Promise.all([harness.app.runPaymentWork(), harness.app.runPaymentWork()]);
  return { headers, product, orderId, payment, razorpayOrder };
}

/** What an admin sees about the money of an order. */
async function attentionOf(orderId: string) {
  const admin = await harness.shopper({ role: 'admin' });
  return (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers: admin.headers })).json().attention;
}

const refundsOf = (paymentId: string) =>
  Object.values(harness.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);

describe('a payment that is not what its order costs', () => {
  // security: wrong-amount
  it.each(wrongs)('is never captured: %s', async (_name, wrong: Wrong) => {
    harness.sandbox.switches.autoCapture = false;
    const { headers, orderId, payment, razorpayOrder } = await payWrongly(wrong);
    expect(harness.sandbox.state.payments[payment.id]).toMatchObject({ status: 'authorized', captured: false });
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    expect(await attentionOf(orderId)).toEqual([expect.stringContaining('It was not captured.')]);
    // The right payment still pays the order.
    const right = harness.sandbox.pay(razorpayOrder.id, 'paid');
    await harness.verify(headers, { orderId, providerOrderId: razorpayOrder.id, paymentId: right.id });
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(harness.sandbox.state.payments[payment.id]).toMatchObject({ status: 'authorized', captured: false });
  });

  // security: wrong-amount
  it.each(wrongs)('goes back whole and once when it was captured elsewhere: %s', async (_name, wrong: Wrong) => {
    const { headers, orderId, payment } = await payWrongly(wrong);
    expect(refundsOf(payment.id).map(({ amount }) => amount)).toEqual([payment.amount]);
    expect(await harness.statusOf(orderId)).toMatchObject({
      orderStatus: 'Pending',
      paymentStatus: 'Initiated',
      invoiceNumber: null,
    });
    expect(await attentionOf(orderId)).toEqual([expect.stringContaining('It goes back to the shopper.')]);
    const own = (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers })).json();
    expect(own.attention).toBeUndefined();
    await harness.endHold(orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Failed' });
  });

  it('does not replace the payment that paid the order before', async () => {
    const { headers } = await harness.shopper();
    const bought = await harness.payAtProvider(headers, [await buildProduct(harness.db)]);
    await harness.verify(headers, bought);
    const paid = harness.sandbox.state.payments[bought.paymentId];
    if (paid === undefined) throw new Error('There is a payment.');
    const second = { ...paid, id: 'pay_Second00000001', amount: paid.amount + 100 };
    harness.sandbox.state.payments[second.id] = second;
    await harness.makeDue(bought.orderId);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(bought.orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(refundsOf(second.id).map(({ amount }) => amount)).toEqual([second.amount]);
    expect(refundsOf(bought.paymentId)).toEqual([]);
  });
});
