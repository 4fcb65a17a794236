import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', holdRefunds: false });
  harness.sandbox.takeEvents();
});

// 199 + 150 rupees: GST 16.62, split into 9.48 and 7.14; delivery 100; payable 465.62.
const SHARES = [208_48, 157_14] as const;
const PAYABLE = 465_62;
const amounts = (rows: readonly { amountPaise: number }[]) => rows.map((row) => row.amountPaise);
const madeFor = (paymentId: string) =>
  Object.values(harness.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);
const atProvider = (paymentId: string) => madeFor(paymentId).map((refund) => refund.amount);

describe('a cancelled parcel', () => {
  // rules: cancelled-money
  it('gives its pieces back once and owes its own share, and the order goes on as Paid', async () => {
    const [one, two] = await shop.stockUp();
    const { payment, orderId } = await shop.buy([one, two]);
    await Promise.all([1, 2, 3].map(() => shop.setStatus(shop.first, orderId, 'Cancelled')));
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([3, 2]);
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0]]);
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[0]]);
    const sold = await harness.db<{ sold: number }[]>`
      select sold from products where id in (${one.id}, ${two.id}) order by sold`;
    expect(sold.map((row) => row.sold)).toEqual([0, 1]);
  });

  // rules: cancelled-money, cancelled-stock
  it('takes the delivery charge along when it is the last one, and only then is the order Refunded', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Paid' });
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[1], PAYABLE - SHARES[1]]);
    expect(harness.sandbox.state.payments[payment.paymentId]).toMatchObject({ status: 'refunded' });
  });

  it('comes back while its refund has not begun: the refund goes, and delivery is due again', async () => {
    const [one, two] = await shop.stockUp();
    const { payment, orderId } = await shop.buy([one, two]);
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0], PAYABLE - SHARES[0]]);
    await shop.setStatus(shop.first, orderId, 'Processing');
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[1]]);
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([2, 3]);
    await shop.payBack();
    expect(atProvider(payment.paymentId)).toEqual([SHARES[1]]);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
  });

  it('stays cancelled once its refund has been made, and is not paid for twice', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    for (const who of [shop.first, shop.admin]) {
      const refused = await shop.setStatus(
        who,
        orderId,
        'Processing',
        (await shop.read(shop.admin, orderId)).parcels[0]?._id,
      );
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'REFUND_BEGUN']);
    }
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(atProvider(payment.paymentId)).toEqual([SHARES[0], PAYABLE - SHARES[0]]);
  });

  it('stays when its pieces are sold, and leaves everything as it was', async () => {
    const [one, two] = await shop.stockUp({ stock: 1 });
    const { orderId } = await shop.buy([one, two]);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect((await harness.order((await harness.shopper()).headers, [one])).statusCode).toBe(201);
    const refused = await shop.setStatus(shop.first, orderId, 'Processing');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0]]);
  });

  it('of an unpaid order gives its pieces back, and its share goes back at once when the money comes', async () => {
    const [one, two] = await shop.stockUp();
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    await harness.verify(buyer.headers, payment);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[0]]);
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([3, 2]);
  });
});

describe('an unpaid order of which a part was cancelled', () => {
  // security: one-payment
  it('is not opened for payment, until the part comes back; what is still wanted is ordered again at its own price', async () => {
    const [one, two] = await shop.stockUp();
    const buyer = await harness.shopper();
    const placed = (await harness.order(buyer.headers, [one, two], { key: 'placed' })).json();
    const orderId: string = placed.order._id;
    const pay = async () =>
      (await harness.app.inject({ method: 'POST', url: `/api/orders/${orderId}/pay`, headers: buyer.headers })).json();
    const isHeld = async () => (await shop.read(buyer, orderId)).heldUntil !== null;
    expect(await isHeld()).toBe(true);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect([(await pay()).code, await isHeld()]).toEqual(['HOLD_ENDED', false]);
    const again = await harness.order(buyer.headers, [one, two], { key: 'placed' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'HOLD_ENDED']);
    const rest = (await harness.order(buyer.headers, [two])).json();
    expect(rest.razorpayOrder.amount).toBe(Math.round(rest.order.payableAmount * 100));
    expect(rest.razorpayOrder.amount).toBeLessThan(placed.razorpayOrder.amount);
    await shop.setStatus(shop.first, orderId, 'Pending');
    expect(await isHeld()).toBe(true);
    expect((await pay()).razorpayOrder).toEqual(placed.razorpayOrder);
  });
});

describe('refunds of one payment', () => {
  it('are each made once when the answer of the first one was lost', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    harness.sandbox.switches.outage = 'drop';
    await shop.payBack();
    harness.sandbox.switches.outage = 'none';
    // The provider no longer knows the idempotency key, but the receipt still identifies the refund.
    harness.sandbox.state.refundKeys = {};
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(atProvider(payment.paymentId).sort()).toEqual([SHARES[0], PAYABLE - SHARES[0]].sort());
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  });

  it('are distinct in the notifications of the provider', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    harness.sandbox.switches.holdRefunds = true;
    await shop.payBack();
    for (const { id } of madeFor(payment.paymentId)) harness.sandbox.settleRefund(id, 'processed');
    const events = harness.sandbox.takeEvents().filter(({ event }) => event === 'refund.processed');
    expect(events).toHaveLength(2);
    const [first, second] = events;
    const post = async (event: typeof first) =>
      event && (await harness.post({ ...event, eventId: `${event.eventId}-again` }));
    await post(first);
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Paid' });
    await post(first);
    expect((await shop.refundsOf(orderId)).map(({ state }) => state).sort()).toEqual(['asked', 'done']);
    await post(second);
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  });
});

describe('an unpaid order of two sellers', () => {
  it('gives up what still waits when its hold is over, and late money takes all of it again', async () => {
    const [one, two] = await shop.stockUp();
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    harness.sandbox.switches.outage = 'error';
    await harness.db`update orders set held_until = now() - interval '6 minutes', next_check_at = now() where id = ${orderId}`;
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Failed' });
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([3, 3]);
    harness.sandbox.switches.outage = 'none';
    await harness.verify(buyer.headers, payment);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([2, 2]);
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  it('goes back whole when the pieces of one parcel are gone by then', async () => {
    const [one, two] = await shop.stockUp({ stock: 1 });
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    harness.sandbox.switches.outage = 'error';
    await harness.db`update orders set held_until = now() - interval '6 minutes', next_check_at = now() where id = ${orderId}`;
    await harness.app.runPaymentWork();
    harness.sandbox.switches.outage = 'none';
    await shop.buy([one]);
    await harness.verify(buyer.headers, payment);
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(atProvider(payment.paymentId)).toEqual([PAYABLE]);
    expect([await harness.stockOf(one.id), await harness.stockOf(two.id)]).toEqual([0, 1]);
  });

  it('gives another order of its shopper only the pieces it still holds', async () => {
    const [one, two] = await shop.stockUp({ stock: 1 });
    const buyer = await harness.shopper();
    const first = (await harness.order(buyer.headers, [one, two])).json().order._id;
    await shop.setStatus(shop.first, first, 'Cancelled');
    expect((await harness.order((await harness.shopper()).headers, [one])).statusCode).toBe(201);
    const again = await harness.order(buyer.headers, [one, two]);
    expect([again.statusCode, again.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(again.json().lines).toEqual([{ product: one.id, size: 'M', available: 0 }]);
    expect((await harness.order(buyer.headers, [two])).statusCode).toBe(201);
    expect((await harness.statusOf(first))?.orderStatus).toBe('Cancelled');
  });
});
