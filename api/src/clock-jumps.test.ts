import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const DAY_MS = 86_400_000;
let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({
    RECONCILE_REFUNDS_EVERY_SECONDS: '0',
    ANSWERS_SECONDS: '1',
    RAZORPAY_TIMEOUT_SECONDS: '0.5',
  });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());
afterEach(() => vi.useRealTimers());

/** Sets the clock of the API's process; the database keeps its own. */
function jump(days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
}
const stockUp = () => buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: 2 } });

describe.each([1, -1])('when the clock of a process jumps by %i day', (days) => {
  // reliability: clock-jumps
  it('no unpaid order loses its pieces early, and none keeps them late', async () => {
    const { headers } = await harness.shopper();
    const product = await stockUp();
    const { order } = (await harness.order(headers, [product])).json();
    jump(days);
    await harness.app.runPaymentWork();
    expect([(await harness.statusOf(order._id))?.holdsStock, await harness.stockOf(product.id)]).toEqual([true, 1]);
    await harness.endHold(order._id);
    await harness.app.runPaymentWork();
    expect([(await harness.statusOf(order._id))?.orderStatus, await harness.stockOf(product.id)]).toEqual([
      'Cancelled',
      2,
    ]);
  });

  // reliability: clock-jumps
  it('payments and their documents keep the day of the database', async () => {
    const product = await stockUp();
    jump(days);
    const { buyer, orderId } = await shop.buy([product]);
    const [row] = await harness.db<{ seconds: number; notes: number }[]>`
      select extract(epoch from now() - o.paid_at)::float as seconds,
        (select count(*)::int from tax_documents d where d.order_id = o.id and d.issued_at > now() - interval '1 hour'
          and d.issued_at <= now()) as notes
      from orders o where o.id = ${orderId}`;
    expect(row?.seconds).toBeGreaterThanOrEqual(0);
    expect(row?.seconds).toBeLessThan(60);
    expect(row?.notes).toBeGreaterThan(0);
    expect((await shop.read(buyer, orderId)).paymentStatus).toBe('Paid');
  });

  // reliability: clock-jumps
  it('people stay logged in, and are not let in once their session has ended', async () => {
    const [staying, ended] = [await harness.shopper(), await harness.shopper()];
    await harness.db`update sessions set expires_at = now() - interval '1 second' where user_id = ${ended.id}`;
    jump(days);
    const ask = ({ headers }: typeof staying) => harness.app.inject({ url: '/api/orders/user-orders', headers });
    expect([(await ask(staying)).statusCode, (await ask(ended)).statusCode]).toEqual([200, 401]);
  });

  // reliability: clock-jumps
  it('a proof by password is asked for after ten minutes, not before', async () => {
    const cancel = async (minutes: number) => {
      const { orderId } = await shop.buy([await stockUp()]);
      await harness.db`update sessions set proved_at = now() - make_interval(mins => ${minutes}) where user_id = ${shop.admin.id}`;
      return (await shop.setStatus(shop.admin, orderId, 'Cancelled')).statusCode;
    };
    jump(days);
    expect([await cancel(11), await cancel(1)]).toEqual([403, 200]);
  });

  // reliability: clock-jumps
  it('cached answers are renewed as before, and the provider is asked again', async () => {
    const product = await stockUp();
    const url = `/api/auth/products/${product.id}`;
    const read = async () => (await harness.app.inject(url)).json().name;
    harness.sandbox.switches.outage = 'hang';
    const { headers } = await harness.shopper();
    expect((await harness.order(headers, [product])).statusCode).toBe(503);
    harness.sandbox.switches.outage = 'none';
    await read();
    jump(days);
    await harness.db`update products set name = 'Renamed elsewhere' where id = ${product.id}`;
    await vi.waitFor(async () => expect(await read()).toBe('Renamed elsewhere'), { timeout: 8000, interval: 100 });
    await vi.waitFor(async () => expect((await harness.order(headers, [product])).statusCode).toBe(201), {
      timeout: 8000,
      interval: 100,
    });
  });
});
