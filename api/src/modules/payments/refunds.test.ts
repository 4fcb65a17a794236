import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwoSellers } from '../../testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ RECONCILE_REFUNDS_EVERY_SECONDS: '0', RECONCILE_BATCH: '2' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', holdRefunds: false, loseEvents: false });
  harness.sandbox.takeEvents();
});

// 199 + 150 rupees: GST 16.62, split into 9.48 and 7.14; delivery 100; payable 465.62.
const SHARES = [208_48, 157_14] as const;
const PAYABLE = 465_62;
const paid = { orderStatus: 'Processing', paymentStatus: 'Paid' };
const refunded = { orderStatus: 'Cancelled', paymentStatus: 'Refunded', holdsStock: false };

const atProvider = (paymentId: string) =>
  Object.values(harness.sandbox.state.refunds).filter((one) => one.payment_id === paymentId);
const sentBack = (paymentId: string) => harness.sandbox.state.payments[paymentId]?.amount_refunded;
/** Delivers all waiting events, in the order returned by `arrange`. */
async function tell(arrange: <Event>(events: Event[]) => Event[] = (events) => events) {
  for (const event of arrange(harness.sandbox.takeEvents())) await harness.post({ ...event, eventId: randomUUID() });
}
async function buyBoth() {
  const products = await shop.stockUp();
  const bought = await shop.buy(products);
  harness.sandbox.takeEvents();
  return { ...bought, products, paymentId: bought.payment.paymentId };
}
const stockOf = (products: readonly { id: string }[]) => Promise.all(products.map(({ id }) => harness.stockOf(id)));

describe("a refund made in the provider's dashboard", () => {
  // security: refund-sums
  it.each([
    ['reported by a notification', async () => tell()],
    ['reported twice, the end before the beginning', async () => tell((events) => [...events, ...events].reverse())],
    ['never reported', async () => void harness.sandbox.takeEvents()],
  ])('of all of it cancels the order and puts its pieces on sale again, once: %s', async (_name, hear) => {
    const { orderId, paymentId, products } = await buyBoth();
    harness.sandbox.refund(paymentId);
    await hear();
    await harness.app.runPaymentWork();
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    expect(await stockOf(products)).toEqual([3, 3]);
    expect(atProvider(paymentId)).toHaveLength(1);
  });

  // security: refund-sums
  it('in parts closes the books only with the last of them', async () => {
    const { orderId, paymentId, products } = await buyBoth();
    harness.sandbox.refund(paymentId, 100_00);
    harness.sandbox.refund(paymentId, 365_61);
    await tell();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    harness.sandbox.settleRefund(atProvider(paymentId)[0]?.id ?? '', 'failed');
    await tell((events) => events.reverse());
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    harness.sandbox.refund(paymentId, 100_01);
    await tell((events) => events.reverse());
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    expect(await stockOf(products)).toEqual([3, 3]);
  });

  // security: refund-sums
  it('before ours counts: only the rest is asked for', async () => {
    const { orderId, paymentId } = await buyBoth();
    harness.sandbox.refund(paymentId, 100_00);
    harness.sandbox.takeEvents();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    expect(sentBack(paymentId)).toBe(SHARES[0]);
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(sentBack(paymentId)).toBe(PAYABLE);
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
  });

  it('after ours is money on top of it, and what is owed later is less by that', async () => {
    const { orderId, paymentId } = await buyBoth();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    harness.sandbox.refund(paymentId, SHARES[0]);
    await tell();
    expect(await harness.statusOf(orderId)).toMatchObject(paid);
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(sentBack(paymentId)).toBe(PAYABLE);
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
  });

  it('leaves parcels as they are that have left the shop, with their pieces', async () => {
    const { orderId, paymentId, products } = await buyBoth();
    await shop.setStatus(shop.first, orderId, 'Shipped');
    harness.sandbox.refund(paymentId);
    await tell();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Shipped', paymentStatus: 'Refunded' });
    expect(await stockOf(products)).toEqual([2, 3]);
  });

  it('is known when the payment itself is reported later', async () => {
    const products = await shop.stockUp();
    const { orderId, payment } = await shop.buy(products, { isPaid: false });
    harness.sandbox.refund(payment.paymentId);
    await tell((events) => events.reverse());
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    expect(await stockOf(products)).toEqual([3, 3]);
  });
});

describe('a refund of ours', () => {
  // security: due-refunds
  it('is made in the same run as all others that are due, unless the server stops', async () => {
    const orderIds: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { orderId } = await buyBoth();
      await shop.setStatus(shop.admin, orderId, 'Cancelled');
      orderIds.push(orderId);
    }
    await harness.db`update refunds set next_attempt_at = now() where order_id = any(${orderIds}::uuid[])`;
    const countDone = async () =>
      (await Promise.all(orderIds.map(shop.refundsOf))).flat().filter(({ state }) => state === 'done').length;
    await harness.app.runPaymentWork(AbortSignal.abort());
    expect(await countDone()).toBe(2);
    await harness.app.runPaymentWork();
    expect(await countDone()).toBe(6);
  });

  it('is not done while it is pending, and is asked for again when it fails in the end', async () => {
    const { orderId, paymentId } = await buyBoth();
    harness.sandbox.switches.holdRefunds = true;
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    await shop.payBack();
    await shop.payBack();
    expect(atProvider(paymentId)).toHaveLength(2);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Paid' });
    for (const { id } of atProvider(paymentId)) harness.sandbox.settleRefund(id, 'failed');
    await tell((events) => events.reverse());
    harness.sandbox.switches.holdRefunds = false;
    await shop.payBack();
    expect(sentBack(paymentId)).toBe(PAYABLE);
    expect(
      atProvider(paymentId)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['failed', 'failed', 'processed', 'processed']);
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
  });

  it('that fails after days without a word opens the books again', async () => {
    const { orderId, paymentId } = await buyBoth();
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    harness.sandbox.settleRefund(atProvider(paymentId)[0]?.id ?? '', 'failed');
    harness.sandbox.takeEvents();
    await harness.app.runPaymentWork();
    expect((await harness.statusOf(orderId))?.paymentStatus).toBe('Paid');
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    expect(sentBack(paymentId)).toBe(PAYABLE);
  });

  // security: refund-sums
  it('that may have reached the provider keeps its parcel cancelled; one that failed lets it be sent, and is never made', async () => {
    const { orderId, paymentId } = await buyBoth();
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    harness.sandbox.switches.outage = 'error';
    await shop.payBack();
    expect((await shop.setStatus(shop.admin, orderId, 'Shipped')).statusCode).toBe(200);
    harness.sandbox.switches.outage = 'none';
    await shop.payBack();
    expect(sentBack(paymentId)).toBe(0);

    const other = await buyBoth();
    await shop.setStatus(shop.admin, other.orderId, 'Cancelled');
    harness.sandbox.switches.holdRefunds = true;
    await shop.payBack();
    const refusal = await shop.setStatus(shop.admin, other.orderId, 'Shipped');
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'REFUND_BEGUN']);
    for (const { id } of atProvider(other.paymentId)) harness.sandbox.settleRefund(id, 'failed');
    await tell();
    harness.sandbox.switches.holdRefunds = false;
    expect((await shop.setStatus(shop.admin, other.orderId, 'Shipped')).statusCode).toBe(200);
    await shop.payBack();
    expect(sentBack(other.paymentId)).toBe(0);
    expect(await harness.statusOf(other.orderId)).toMatchObject({ orderStatus: 'Shipped', paymentStatus: 'Paid' });
  });

  it('refused by the provider for good leaves nothing begun', async () => {
    const { orderId, paymentId } = await buyBoth();
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    const payment = harness.sandbox.state.payments[paymentId];
    if (payment !== undefined) payment.captured = false;
    await shop.payBack();
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['due', 'due']);
    expect((await shop.setStatus(shop.admin, orderId, 'Shipped')).statusCode).toBe(200);
  });

  it('refused by the provider leaves a small one begun that an earlier call may have taken along', async () => {
    const products = await shop.stockUp({ prices: [199_00, 50] });
    const { orderId, payment } = await shop.buy(products);
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await harness.db`update refunds set state = 'asked' where order_id = ${orderId}`;
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    const sandboxPayment = harness.sandbox.state.payments[payment.paymentId];
    if (sandboxPayment !== undefined) sandboxPayment.captured = false;
    await shop.payBack();
    const states = (await shop.refundsOf(orderId)).map(({ state, amountPaise }) => [Number(amountPaise), state]);
    expect(new Map(states as [number, string][])).toEqual(
      new Map([
        [308_48, 'due'],
        [52, 'asked'],
      ]),
    );
  });

  // rules: small-refunds
  it('below a rupee does not stay due for ever: after a week it is credit of the shopper, and is asked for no more', async () => {
    const { buyer, orderId, payment } = await shop.buy(await shop.stockUp());
    harness.sandbox.refund(payment.paymentId, (harness.sandbox.state.payments[payment.paymentId]?.amount ?? 0) - 1);
    await tell();
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    await shop.payBack();
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toContain('due');
    await harness.db`update refunds set created_at = created_at - interval '7 days' where order_id = ${orderId}`;
    await shop.payBack();
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    const own = await harness.app.inject({ url: '/api/credits', headers: buyer.headers });
    expect(own.json()).toMatchObject([{ kind: 'credit-note', amount: 0.01, balance: 0.01 }]);
  });

  it('below a rupee is owed openly, and goes with the next one of its payment', async () => {
    const products = await shop.stockUp({ prices: [199_00, 50] });
    const { orderId, payment } = await shop.buy(products);
    const { paymentId } = payment;
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(atProvider(paymentId)).toEqual([]);
    expect((await shop.read(shop.admin, orderId)).attention).toEqual([expect.stringContaining('0.52')]);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    expect(atProvider(paymentId)).toHaveLength(1);
    expect(sentBack(paymentId)).toBe(harness.sandbox.state.payments[paymentId]?.amount);
    expect(await harness.statusOf(orderId)).toMatchObject(refunded);
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['done', 'done']);
    expect((await shop.read(shop.admin, orderId)).attention).toBeUndefined();
  });
});
