import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { overloadRules } from './overload.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({ ANSWERS_SECONDS: '0' });
});
afterAll(() => harness.close());

/** Makes reads of posts wait until `goOn`, as on a database with too much to do. */
async function holdPosts() {
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: begin } = Promise.withResolvers<void>();
  const ended = inTransaction(harness.db, async (tx) => {
    await tx`lock table blog_posts in access exclusive mode`;
    begin();
    await end;
  });
  await isHeld;
  return async () => {
    goOn();
    await ended;
  };
}

describe('more reads than can be answered', () => {
  // reliability: overload
  it('get a time to retry after, while a buyer orders, pays and sees the order', async () => {
    const { headers } = await harness.shopper();
    const product = await buildProduct(harness.db, { stock: { M: 1 } });
    const read = () => harness.app.inject(`/api/blog/posts/${randomUUID()}`);
    const goOn = await holdPosts();
    const reads = Array.from({ length: overloadRules.maxReads }, () => read().then((answer) => answer));
    await expect.poll(() => harness.app.readsUnderWay()).toBe(overloadRules.maxReads);

    const shed = await read();
    expect([shed.statusCode, shed.json().code, shed.headers['retry-after']]).toEqual([503, 'UNAVAILABLE_NOW', '2']);
    expect(await harness.app.metrics.getSingleMetricAsString('shed_reads_total')).toContain('shed_reads_total 1');
    expect((await harness.app.inject('/healthz')).statusCode).toBe(200);
    const payment = await harness.payAtProvider(headers, [product]);
    expect((await harness.verify(headers, payment)).json()).toMatchObject({ paymentStatus: 'Paid' });
    const own = await harness.app.inject({ url: '/api/orders/user-orders', headers });
    expect(own.json()).toMatchObject([{ _id: payment.orderId, paymentStatus: 'Paid' }]);

    await goOn();
    await Promise.all(reads);
    expect(harness.app.readsUnderWay()).toBe(0);
    expect((await read()).statusCode).toBe(404);
  });
});
