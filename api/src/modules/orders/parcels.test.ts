import type { PanelFigures } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoSellers } from '../../testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';
import { findOrder } from './order.repository.ts';
import { readOrders } from './read-orders.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const statuses = (order: { parcels: { orderStatus: string }[] }) => order.parcels.map((parcel) => parcel.orderStatus);

describe('an order with lines of two sellers', () => {
  it('has a parcel of each, in the order of its lines', async () => {
    const { buyer, orderId } = await shop.buy(await shop.stockUp());
    const order = await shop.read(buyer, orderId);
    expect(order.parcels.map(({ seller }) => seller)).toEqual([shop.first.id, shop.second.id]);
    expect(statuses(order)).toEqual(['Processing', 'Processing']);
    expect(order.parcels[0]?.history.map((step) => step.orderStatus)).toEqual(['Pending', 'Processing']);
    expect(order.parcels[0]).not.toHaveProperty('sellerName');
    expect((await shop.read(shop.admin, orderId)).parcels.map(({ sellerName }) => sellerName)).toEqual([
      'Farhan Qureshi',
      'Lata Deshpande',
    ]);
  });

  // rules: parcels
  it('lets each seller set status and tracking of its own parcel, and follows the one that is least far', async () => {
    const { buyer, orderId } = await shop.buy(await shop.stockUp());
    const shipped = await shop.setStatus(shop.first, orderId, 'Shipped');
    expect([shipped.statusCode, shipped.json().orderStatus]).toEqual([200, 'Shipped']);
    expect((await shop.setTracking(shop.first, orderId, 'A-1')).json().trackingId).toBe('A-1');
    expect(await shop.read(buyer, orderId)).toMatchObject({ orderStatus: 'Processing', trackingId: 'A-1' });
    await shop.setTracking(shop.second, orderId, 'B-2');
    await shop.setStatus(shop.second, orderId, 'Delivered');
    const order = await shop.read(buyer, orderId);
    expect(order).toMatchObject({ orderStatus: 'Shipped', trackingId: 'A-1, B-2' });
    expect(statuses(order)).toEqual(['Shipped', 'Delivered']);
    expect(order.history.map((step) => step.orderStatus)).toEqual(['Pending', 'Processing', 'Shipped']);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Shipped' });
  });

  // rules: seller-scope
  it("shows a seller its own parcel's status, tracking and history as the order's, and nothing of the other's", async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.first, orderId, 'Shipped');
    await shop.setTracking(shop.first, orderId, 'SECRET-1');
    const seen = await shop.read(shop.second, orderId);
    expect(seen).toMatchObject({ orderStatus: 'Processing', trackingId: null });
    expect(seen.parcels.map(({ seller }) => seller)).toEqual([shop.second.id]);
    const list = async (who: typeof shop.first, query: string) =>
      (await harness.app.inject({ url: `/api/auth/orders/all?${query}`, headers: who.headers }))
        .json()
        .map((order: { _id: string }) => order._id);
    expect(await list(shop.first, 'status=Shipped&q=SECRET')).toEqual([orderId]);
    expect(await list(shop.second, 'q=SECRET')).toEqual([]);
    expect(await list(shop.second, 'status=Shipped')).not.toContain(orderId);
    expect(await list(shop.second, 'status=Processing')).toContain(orderId);
    expect(await list(shop.admin, 'status=Processing&q=SECRET')).toEqual([orderId]);
  });

  // rules: status-changes
  it('is set as a whole by an admin, or one parcel of it, and names the parcel in the audit', async () => {
    const { buyer, orderId } = await shop.buy(await shop.stockUp());
    const [, second] = (await shop.read(buyer, orderId)).parcels;
    const one = await shop.setStatus(shop.admin, orderId, 'Shipped', second?._id);
    expect(statuses(one.json())).toEqual(['Processing', 'Shipped']);
    await shop.setTracking(shop.admin, orderId, 'ONE', second?._id);
    expect((await shop.setStatus(shop.admin, orderId, 'Delivered')).json().orderStatus).toBe('Delivered');
    const tracked = (await shop.setTracking(shop.admin, orderId, 'ALL')).json();
    expect(tracked.trackingId).toBe('ALL');
    expect(tracked.parcels.map((parcel: { trackingId: string }) => parcel.trackingId)).toEqual(['ALL', 'ALL']);
    const audit = await harness.db<{ action: string; detail: { parcel: string; from: string | null; to: string } }[]>`
      select action, detail from audit_log where subject_id = ${orderId} order by id`;
    expect(audit.map(({ action, detail }) => [action, detail.parcel === second?._id, detail.from, detail.to])).toEqual([
      ['order.status', true, 'Processing', 'Shipped'],
      ['order.tracking', true, null, 'ONE'],
      ['order.status', false, 'Processing', 'Delivered'],
      ['order.status', true, 'Shipped', 'Delivered'],
      ['order.tracking', false, null, 'ALL'],
      ['order.tracking', true, 'ONE', 'ALL'],
    ]);
  });

  it('keeps its tracking ids when their list is sent back as it was shown', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.setTracking(shop.first, orderId, 'A-1');
    await shop.setTracking(shop.second, orderId, 'B-2');
    const answer = await shop.setTracking(shop.admin, orderId, 'A-1, B-2');
    expect([answer.statusCode, answer.json().parcels.map((one: { trackingId: string }) => one.trackingId)]).toEqual([
      200,
      ['A-1', 'B-2'],
    ]);
  });

  it("refuses a parcel that is another seller's, of another order, or no parcel at all", async () => {
    const { buyer, orderId } = await shop.buy(await shop.stockUp());
    const other = await shop.buy(await shop.stockUp());
    const [own] = (await shop.read(buyer, orderId)).parcels;
    const [foreign] = (await shop.read(other.buyer, other.orderId)).parcels;
    for (const [who, parcel, status] of [
      [shop.second, own?._id, 404],
      [shop.admin, foreign?._id, 404],
      [shop.admin, 'x', 400],
    ] as const) {
      const answer = await shop.setStatus(who, orderId, 'Shipped', parcel);
      expect([answer.statusCode, answer.json().message]).toEqual([status, 'Parcel not found.']);
    }
    expect((await shop.setStatus(await harness.shopper({ role: 'seller' }), orderId, 'Shipped')).statusCode).toBe(404);
    expect(statuses(await shop.read(buyer, orderId))).toEqual(['Processing', 'Processing']);
  });

  it('does not bring a cancelled parcel back when the whole is set, unless all of them are cancelled', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    expect(statuses((await shop.setStatus(shop.admin, orderId, 'Shipped')).json())).toEqual(['Shipped', 'Cancelled']);
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    expect(statuses((await shop.setStatus(shop.admin, orderId, 'Processing')).json())).toEqual([
      'Processing',
      'Processing',
    ]);
  });

  // rules: who-may-review
  it('opens reviews of what has arrived, while the rest is still on its way', async () => {
    const [arrived, awaited] = await shop.stockUp();
    const { buyer, orderId } = await shop.buy([arrived, awaited]);
    await shop.setStatus(shop.first, orderId, 'Delivered');
    const review = async (productId: string) =>
      (
        await harness.app.inject({
          method: 'POST',
          url: '/api/auth/reviews/add',
          headers: buyer.headers,
          payload: { productId, rating: 5, comment: 'Soft' },
        })
      ).statusCode;
    expect([await review(arrived.id), await review(awaited.id)]).toEqual([201, 403]);
  });

  it("counts in each seller's figures by its own parcel, without what was cancelled", async () => {
    const own = await startPaymentHarness();
    try {
      const store = await openTwoSellers(own);
      const { orderId } = await store.buy(await store.stockUp());
      await store.setStatus(store.first, orderId, 'Shipped');
      const ask = async (who: typeof store.first) => {
        const { revenue, totalOrders, needsAttention } = (
          await own.app.inject({ url: '/api/auth/panel/figures', headers: who.headers })
        ).json<PanelFigures>();
        return { revenue, totalOrders, toShip: needsAttention.find(({ kind }) => kind === 'to-ship')?.count };
      };
      expect(await ask(store.first)).toEqual({ revenue: 199, totalOrders: 1, toShip: 0 });
      expect(await ask(store.second)).toEqual({ revenue: 150, totalOrders: 1, toShip: 1 });
      await store.setStatus(store.second, orderId, 'Cancelled');
      expect(await ask(store.admin)).toEqual({ revenue: 199, totalOrders: 1, toShip: 0 });
    } finally {
      await own.close();
    }
  });

  it('shows a team no line and no parcel that its database does not have, whatever the view forgets', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    const order = await findOrder(harness.db, orderId);
    const orders = order === undefined ? [] : [order];
    const [shown] = await readOrders(harness.db, orders, { own: harness.db.restrictedTo(shop.first.id) });
    const [whole] = await readOrders(harness.db, orders);
    expect([whole?.product.length, whole?.parcels.length]).toEqual([2, 2]);
    expect(shown?.product.map(({ seller }) => seller)).toEqual([shop.first.id]);
    expect(shown?.parcels.map(({ seller }) => seller)).toEqual([shop.first.id]);
  });
});
