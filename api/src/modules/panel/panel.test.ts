import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

describe('the panel figures', () => {
  // rules: answers-and-hidden-reviews
  it("count a seller's own products and lines, and everything for an admin", async () => {
    const [seller, rival, admin, buyer] = await Promise.all([
      harness.shopper({ role: 'seller' }),
      harness.shopper({ role: 'seller' }),
      harness.shopper({ role: 'admin' }),
      harness.shopper(),
    ]);
    const own = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 600_00, stock: { M: 1 } });
    const foreign = await buildProduct(harness.db, { sellerId: rival.id, pricePaise: 400_00, stock: { M: 2 } });
    await buildProduct(harness.db, { sellerId: seller.id, stock: { M: 0 } });
    // Three pieces in all are low stock, four are not: the rule of shared-domain.
    await buildProduct(harness.db, { sellerId: seller.id, stock: { S: 1, M: 2 } });
    await buildProduct(harness.db, { sellerId: seller.id, stock: { S: 2, M: 2 } });
    const paid = await harness.payAtProvider(buyer.headers, [own, foreign]);
    await harness.verify(buyer.headers, paid);
    await harness.order(buyer.headers, [foreign]);

    await harness.db`insert into reviews ${harness.db([
      { productId: own.id, userId: buyer.id, authorName: 'Asha', rating: 4, comment: 'Soft', media: [] },
      { productId: foreign.id, userId: buyer.id, authorName: 'Asha', rating: 4, comment: 'Soft', media: [] },
    ])}`;
    const ask = async (headers: object) =>
      (await harness.app.inject({ url: '/api/auth/panel/figures', headers: { ...headers } })).json();
    const mine = await ask(seller.headers);
    expect(mine).toMatchObject({
      totalProducts: 4,
      totalOrders: 1,
      revenue: 600,
      topProducts: [{ _id: own.id, sold: 1 }],
    });
    const [order] = await harness.db<{ paidAt: Date }[]>`select paid_at from orders where paid_at is not null`;
    const dueAt = new Date((order?.paidAt.getTime() ?? 0) + 48 * 3_600_000);
    expect(mine.needsAttention).toEqual([
      { kind: 'held', count: 0 },
      { kind: 'returns', count: 0 },
      { kind: 'to-ship', count: 1, dueAt: dueAt.toISOString(), late: 0 },
      { kind: 'parcels', count: 0 },
      { kind: 'out-of-stock', count: 2 },
      { kind: 'low-stock', count: 1 },
      { kind: 'unpaid', count: 0 },
      { kind: 'reviews', count: 1 },
    ]);
    expect(mine.ordersPerDay).toHaveLength(30);
    expect(mine.ordersPerDay.at(-1).orders).toBe(1);
    // The order that is not paid does not count.
    expect(await ask(admin.headers)).toMatchObject({ totalProducts: 5, totalOrders: 1, revenue: 1000 });
    expect((await harness.app.inject({ url: '/api/auth/panel/figures', headers: buyer.headers })).statusCode).toBe(403);
    expect((await harness.app.inject({ url: '/api/auth/panel/figures' })).statusCode).toBe(401);
  });
});
