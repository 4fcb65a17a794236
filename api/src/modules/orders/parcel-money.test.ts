import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentBench, startPaymentBench } from '../../testing/payment-bench.ts';
import { openTwoSellers } from '../../testing/two-sellers.ts';

let bench: PaymentBench;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  bench = await startPaymentBench();
  shop = await openTwoSellers(bench);
});
afterAll(() => bench.close());
beforeEach(() => {
  Object.assign(bench.sandbox.switches, { outage: 'none', holdRefunds: false });
  bench.sandbox.takeEvents();
});

// 199 + 150 rupees: GST 16.62 of it, 9.48 and 7.14; delivery 100; payable 465.62.
const SHARES = [208_48, 157_14] as const;
const PAYABLE = 465_62;
const amounts = (rows: readonly { amountPaise: number }[]) => rows.map((row) => row.amountPaise);
const madeFor = (paymentId: string) =>
  Object.values(bench.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);
const atProvider = (paymentId: string) => madeFor(paymentId).map((refund) => refund.amount);

describe('a cancelled parcel', () => {
  it('gives its pieces back once and owes its own share, and the order goes on as Paid', async () => {
    const [one, two] = await shop.stockUp();
    const { payment, orderId } = await shop.buy([one, two]);
    await Promise.all([1, 2, 3].map(() => shop.setStatus(shop.first, orderId, 'Cancelled')));
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([3, 2]);
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0]]);
    await shop.payBack();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[0]]);
    const sold = await bench.db<{ sold: number }[]>`
      select sold from products where id in (${one.id}, ${two.id}) order by sold`;
    expect(sold.map((row) => row.sold)).toEqual([0, 1]);
  });

  it('takes the delivery charge along when it is the last one, and only then is the order Refunded', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Paid' });
    await shop.payBack();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[1], PAYABLE - SHARES[1]]);
    expect(bench.sandbox.state.payments[payment.paymentId]).toMatchObject({ status: 'refunded' });
  });

  it('comes back while its refund has not begun: the refund goes, and delivery is due again', async () => {
    const [one, two] = await shop.stockUp();
    const { payment, orderId } = await shop.buy([one, two]);
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0], PAYABLE - SHARES[0]]);
    await shop.setStatus(shop.first, orderId, 'Processing');
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[1]]);
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([2, 3]);
    await shop.payBack();
    expect(atProvider(payment.paymentId)).toEqual([SHARES[1]]);
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
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
    expect((await bench.order((await bench.shopper()).headers, [one])).statusCode).toBe(201);
    const refused = await shop.setStatus(shop.first, orderId, 'Processing');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(amounts(await shop.refundsOf(orderId))).toEqual([SHARES[0]]);
  });

  it('of an unpaid order gives its pieces back, and its share goes back at once when the money comes', async () => {
    const [one, two] = await shop.stockUp();
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Initiated' });
    await bench.verify(buyer.headers, payment);
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(atProvider(payment.paymentId)).toEqual([SHARES[0]]);
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([3, 2]);
  });
});

describe('refunds of one payment', () => {
  it('are each made once when the answer of the first one was lost', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    bench.sandbox.switches.outage = 'drop';
    await shop.payBack();
    bench.sandbox.switches.outage = 'none';
    // The provider has forgotten the key by then: the receipt still tells.
    bench.sandbox.state.refundKeys = {};
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect(atProvider(payment.paymentId).sort()).toEqual([SHARES[0], PAYABLE - SHARES[0]].sort());
    expect(await bench.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  });

  it('are told apart in the notifications of the provider', async () => {
    const { payment, orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    bench.sandbox.switches.holdRefunds = true;
    await shop.payBack();
    for (const { id } of madeFor(payment.paymentId)) bench.sandbox.settleRefund(id, 'processed');
    const events = bench.sandbox.takeEvents().filter(({ event }) => event === 'refund.processed');
    expect(events).toHaveLength(2);
    const [first, second] = events;
    const post = async (event: typeof first) =>
      event && (await bench.post({ ...event, eventId: `${event.eventId}-again` }));
    await post(first);
    expect(await bench.statusOf(orderId)).toMatchObject({ paymentStatus: 'Paid' });
    await post(first);
    expect((await shop.refundsOf(orderId)).map(({ state }) => state).sort()).toEqual(['asked', 'done']);
    await post(second);
    expect(await bench.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  });
});

describe('an unpaid order of two sellers', () => {
  it('gives up what still waits when its hold is over, and late money takes all of it again', async () => {
    const [one, two] = await shop.stockUp();
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    bench.sandbox.switches.outage = 'error';
    await bench.db`update orders set held_until = now() - interval '6 minutes', next_check_at = now() where id = ${orderId}`;
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Failed' });
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([3, 3]);
    bench.sandbox.switches.outage = 'none';
    await bench.verify(buyer.headers, payment);
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([2, 2]);
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  it('goes back whole when the pieces of one parcel are gone by then', async () => {
    const [one, two] = await shop.stockUp({ stock: 1 });
    const { buyer, payment, orderId } = await shop.buy([one, two], { isPaid: false });
    bench.sandbox.switches.outage = 'error';
    await bench.db`update orders set held_until = now() - interval '6 minutes', next_check_at = now() where id = ${orderId}`;
    await bench.app.runPaymentWork();
    bench.sandbox.switches.outage = 'none';
    await shop.buy([one]);
    await bench.verify(buyer.headers, payment);
    await bench.app.runPaymentWork();
    expect(await bench.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(atProvider(payment.paymentId)).toEqual([PAYABLE]);
    expect([await bench.stockOf(one.id), await bench.stockOf(two.id)]).toEqual([0, 1]);
  });

  it('gives another order of its shopper only the pieces it still holds', async () => {
    const [one, two] = await shop.stockUp({ stock: 1 });
    const buyer = await bench.shopper();
    const first = (await bench.order(buyer.headers, [one, two])).json().order._id;
    await shop.setStatus(shop.first, first, 'Cancelled');
    expect((await bench.order((await bench.shopper()).headers, [one])).statusCode).toBe(201);
    const again = await bench.order(buyer.headers, [one, two]);
    expect([again.statusCode, again.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(again.json().lines).toEqual([{ product: one.id, size: 'M', available: 0 }]);
    expect((await bench.order(buyer.headers, [two])).statusCode).toBe(201);
    expect((await bench.statusOf(first))?.orderStatus).toBe('Cancelled');
  });
});
