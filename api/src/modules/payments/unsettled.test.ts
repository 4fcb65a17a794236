import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimDueOrders, GatewayUnavailable } from '#modules/orders/for-payments.ts';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.sandbox.switches.outage = 'none';
  await harness.db`update orders set next_check_at = null`;
});

const isPaid = async (orderId: string) => (await harness.statusOf(orderId))?.paymentStatus === 'Paid';

/** Orders paid at the provider without a notification, two days old: their regular check is every six hours. */
async function payLate(count: number): Promise<string[]> {
  const product = await buildProduct(harness.db, { stock: { M: count } });
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { headers } = await harness.shopper();
    const { orderId } = await harness.payAtProvider(headers, [product]);
    await harness.db`
      update orders set created_at = now() - interval '2 days', next_check_at = now() where id = ${orderId}`;
    ids.push(orderId);
  }
  harness.sandbox.takeEvents();
  return ids;
}

/** A minute later, for the database alone. */
const passMinute = () => harness.db`update orders set next_check_at = next_check_at - interval '1 minute'`;

describe('what was paid and not reported', () => {
  // reliability: right-books
  it('is settled a minute after a process was killed that had claimed its check', async () => {
    const [orderId = ''] = await payLate(1);
    expect(await claimDueOrders(harness.db, 10)).toHaveLength(1);
    await harness.app.runPaymentWork();
    expect(await isPaid(orderId)).toBe(false);
    await passMinute();
    await harness.app.runPaymentWork();
    expect(await isPaid(orderId)).toBe(true);
  });

  // reliability: right-books
  it('is settled a minute after the provider is back, also what stood behind the call that failed', async () => {
    const ids = await payLate(9);
    harness.sandbox.switches.outage = 'error';
    await harness.app.runPaymentWork();
    harness.sandbox.switches.outage = 'none';
    await passMinute();
    await harness.app.runPaymentWork();
    expect(await Promise.all(ids.map(isPaid))).toEqual(ids.map(() => true));
  });

  it('is settled in the same run when one call of many found no answer', async () => {
    const ids = await payLate(9);
    const late = harness.app.paymentProviders.main.listPayments;
    let calls = 0;
    harness.app.paymentProviders.main.listPayments = (id) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new GatewayUnavailable('silent')) : late(id);
    };
    await harness.app.runPaymentWork();
    harness.app.paymentProviders.main.listPayments = late;
    expect((await Promise.all(ids.map(isPaid))).filter((is) => is)).toHaveLength(8);
  });

  it('is not asked for every minute once the provider has answered', async () => {
    const { headers } = await harness.shopper();
    const { order } = (await harness.order(headers, [await buildProduct(harness.db)])).json();
    await harness.db`
      update orders set created_at = now() - interval '2 days', held_until = null, next_check_at = now()
      where id = ${order._id}`;
    await harness.app.runPaymentWork();
    const [row] = await harness.db<{ hours: number }[]>`
      select extract(epoch from next_check_at - now())::float / 3600 as hours from orders where id = ${order._id}`;
    expect(row?.hours).toBeCloseTo(6, 1);
  });

  it('keeps the check that a payment sets while it is asked about', async () => {
    const [orderId = ''] = await payLate(1);
    await harness.app.runPaymentWork();
    const [row] = await harness.db<{ minutes: number }[]>`
      select extract(epoch from next_check_at - now())::float / 60 as minutes from orders where id = ${orderId}`;
    expect(row?.minutes).toBeCloseTo(30, 0);
  });
});
