import { randomUUID } from 'node:crypto';
import { createOrderResultSchema } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', autoCapture: true });
});

const pay = (headers: Partial<Headers>, orderId: string) =>
  harness.app.inject({ method: 'POST', url: `/api/orders/${orderId}/pay`, headers });
const paid = { orderStatus: 'Processing', paymentStatus: 'Paid' };

async function orderOne(stock = 2) {
  const { headers } = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: stock } });
  const created = createOrderResultSchema.parse(
    (await harness.order(headers, [product], { key: randomUUID() })).json(),
  );
  return { headers, product, created, orderId: created.order._id, providerOrderId: created.razorpayOrder?.id ?? '' };
}
async function heldUntil(orderId: string) {
  const [row] = await harness.db<{ heldUntil: Date | null }[]>`select held_until from orders where id = ${orderId}`;
  return row?.heldUntil?.toISOString() ?? null;
}
const refusal = (answer: Awaited<ReturnType<typeof pay>>) => [
  answer.statusCode,
  answer.json().code,
  answer.json().message,
];

describe('paying an order that waits', () => {
  // rules: paying-later
  // dark-patterns: saas-billing
  it('opens the same order at the provider, holds nothing a second time and no longer than before', async () => {
    const { headers, product, created, orderId, providerOrderId } = await orderOne();
    harness.sandbox.pay(providerOrderId, 'declined');
    const answer = await pay(headers, orderId);
    expect(answer.statusCode).toBe(200);
    const again = createOrderResultSchema.parse(answer.json());
    expect(again).toEqual(created);
    expect(again.order.heldUntil).toBe(await heldUntil(orderId));
    expect(await harness.stockOf(product.id)).toBe(1);
    const payment = harness.sandbox.pay(providerOrderId, 'paid');
    expect((await harness.verify(headers, { orderId, providerOrderId, paymentId: payment.id })).json()).toEqual(paid);
    expect(await harness.stockOf(product.id)).toBe(1);
  });

  it('says in the order until when its pieces are held, and nothing once it is paid', async () => {
    const { headers, orderId, providerOrderId, created } = await orderOne();
    const mine = async () =>
      (await harness.app.inject({ url: '/api/orders/user-orders', headers })).json()[0].heldUntil;
    expect(await mine()).toBe(await heldUntil(orderId));
    expect(Date.parse(created.order.heldUntil ?? '') - Date.parse(created.order.createdAt)).toBe(15 * 60_000);
    const payment = harness.sandbox.pay(providerOrderId, 'paid');
    await harness.verify(headers, { orderId, providerOrderId, paymentId: payment.id });
    expect(await mine()).toBeNull();
  });

  it('says how the shopper paid, the latest way first and each once, to no other user', async () => {
    const { headers } = await harness.shopper();
    const ways = async (by: Partial<Headers>) =>
      (await harness.app.inject({ url: '/api/orders/paid-ways', headers: by })).json();
    expect(await ways(headers)).toEqual([]);
    for (const paidBy of ['netbanking', 'card', 'card', 'emi']) {
      const product = await buildProduct(harness.db, { stock: { M: 2 } });
      const paid = await harness.payAtProvider(headers, [product]);
      await harness.verify(headers, paid);
      await harness.db`update orders set paid_by = ${paidBy} where id = ${paid.orderId}`;
    }
    await harness.order(headers, [await buildProduct(harness.db, { stock: { M: 2 } })]);
    expect(await ways(headers)).toEqual(['other', 'card', 'netbanking']);
    expect(await ways((await harness.shopper()).headers)).toEqual([]);
  });

  // dark-patterns: subscription-trap
  it('in two tabs is one payment: the second is given back, and the order is paid once', async () => {
    const { headers, product, orderId, providerOrderId } = await orderOne();
    const tabs = await Promise.all([pay(headers, orderId), pay(headers, orderId)]);
    expect(tabs.map((tab) => tab.json().razorpayOrder.id)).toEqual([providerOrderId, providerOrderId]);
    const first = harness.sandbox.pay(providerOrderId, 'paid');
    // The provider takes one payment per order. If it ever takes two, one of them is refunded.
    expect(() => harness.sandbox.pay(providerOrderId, 'paid')).toThrow('Order already paid');
    Object.assign(harness.sandbox.state.orders[providerOrderId] ?? {}, { status: 'created' });
    const second = harness.sandbox.pay(providerOrderId, 'paid');
    await Promise.all(
      [first, second].map(({ id }) => harness.verify(headers, { orderId, providerOrderId, paymentId: id })),
    );
    await harness.app.runPaymentWork();
    const refunds = Object.values(harness.sandbox.state.refunds).map((refund) => refund.payment_id);
    expect(refunds.filter((id) => id === first.id || id === second.id)).toHaveLength(1);
    expect(refusal(await pay(headers, orderId))).toEqual([409, 'ALREADY_PAID', 'This order is paid already.']);
    const [row] = await harness.db<{ count: number }[]>`
      select count(*)::int as count from order_events where order_id = ${orderId} and payment_status = 'Paid'`;
    expect(row?.count).toBe(1);
    expect(await harness.stockOf(product.id)).toBe(1);
  });

  it('finds money that came without a notification, and takes no more', async () => {
    const { headers, orderId, providerOrderId } = await orderOne();
    harness.sandbox.pay(providerOrderId, 'paid');
    expect(refusal(await pay(headers, orderId))).toEqual([409, 'ALREADY_PAID', 'This order is paid already.']);
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
  });

  it('waits for a payment that is under way', async () => {
    const { headers, orderId } = await orderOne();
    await harness.db`update orders set payment_status = 'Pending' where id = ${orderId}`;
    expect(refusal(await pay(headers, orderId))).toEqual([
      409,
      'IN_PROGRESS',
      'Your payment for this order is being checked. Please wait a moment.',
    ]);
  });

  it.each(['not given up yet', 'given up'])(
    'is refused in a plain sentence once the hold is over: %s',
    async (when) => {
      const { headers, product, orderId } = await orderOne();
      await harness.endHold(orderId);
      if (when === 'given up') {
        await harness.app.runPaymentWork();
      }
      expect(refusal(await pay(headers, orderId))).toEqual([
        409,
        'HOLD_ENDED',
        'This order can no longer be paid because its items are no longer reserved. Please order again.',
      ]);
      await harness.app.runPaymentWork();
      expect(await harness.stockOf(product.id)).toBe(2);
      const [mine] = (await harness.app.inject({ url: '/api/orders/user-orders', headers })).json();
      expect(mine.heldUntil).toBeNull();
    },
  );

  it('has the provider open its order when that was lost, under the same receipt', async () => {
    const { headers, orderId, providerOrderId } = await orderOne();
    await harness.db`update orders set provider_order_id = null, created_at = now() - interval '1 minute' where id = ${orderId}`;
    harness.sandbox.switches.outage = 'error';
    const away = await pay(headers, orderId);
    expect([...refusal(away), away.headers['retry-after']]).toEqual([
      503,
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'Something went wrong.',
      '5',
    ]);
    harness.sandbox.switches.outage = 'none';
    expect((await pay(headers, orderId)).json().razorpayOrder.id).toBe(providerOrderId);
  });

  it('goes on while the provider is away but its order is known', async () => {
    const { headers, orderId, providerOrderId } = await orderOne();
    harness.sandbox.switches.outage = 'error';
    expect((await pay(headers, orderId)).json().razorpayOrder.id).toBe(providerOrderId);
  });

  it('is for its shopper alone', async () => {
    const { orderId } = await orderOne();
    for (const role of ['user', 'seller', 'admin'] as const) {
      const stranger = await harness.shopper({ role });
      expect(refusal(await pay(stranger.headers, orderId))).toEqual([404, 'NOT_FOUND', 'Order not found.']);
    }
    expect((await pay({}, orderId)).statusCode).toBe(401);
  });
});
