import type { Db, Pool } from '@aaram/runtime/db';
import { withinParcelsOf } from '@aaram/runtime/db/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { answerFailure, cancelShipment, shipParcel } from './carrier/ship-parcel.service.ts';
import { applyOrderEdit } from './panel/bulk-orders.ts';
import { changeStatus, changeTracking } from './panel/change-order.service.ts';
import { moveReturn } from './returns/move-return.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

const REFUSED = { code: '42501' };
/** The database behind the wall of the second seller alone: its transactions reach that seller's parcels, whatever is asked. */
const walled = (): Pool =>
  new Proxy(harness.db, {
    get: (db, name) =>
      name === 'begin'
        ? (work: (tx: Db) => Promise<unknown>) => db.begin((tx) => withinParcelsOf(tx, shop.second.id, () => work(tx)))
        : Reflect.get(db, name),
  });
/** The second seller, whom the app takes for an admin: its own checks let everything through. */
const unchecked = () => ({
  actor: { id: shop.second.id, role: 'admin', sellerId: shop.second.id } as const,
  requestId: '',
  holdMinutes: 15,
  missingProof: undefined,
});
const worker = () => ({
  worker: { id: shop.second.id, sellerId: null, requestId: '' },
  carrier: harness.app.config.carrier,
});

/** An order of both sellers, with the parcel of the first. */
async function buyOfBoth() {
  const products = await shop.stockUp();
  const { orderId, buyer } = await shop.buy(products);
  return { orderId, buyer, parcelId: await parcelOf(orderId, shop.first.id), product: products[0] };
}
async function parcelOf(orderId: string, sellerId: string) {
  const [parcel] = await harness.db<{ id: string }[]>`
    select id from order_parcels where order_id = ${orderId} and seller_id = ${sellerId}`;
  return parcel?.id ?? '';
}

/** All that a call about an order could have changed. */
const readAll = (orderId: string) =>
  harness.db`
    select to_jsonb(o) as of_order,
      array(select to_jsonb(p) from order_parcels p where p.order_id = o.id order by p.id) as parcels,
      array(select to_jsonb(s) from shipments s join order_parcels p on p.id = s.parcel_id where p.order_id = o.id) as booked,
      array(select to_jsonb(r) from returns r where r.order_id = o.id order by r.id) as returned,
      array(select to_jsonb(f) from refunds f where f.order_id = o.id order by f.id) as owed,
      array(select to_jsonb(s) from product_stock s join order_lines l on l.product_id = s.product_id
        where l.order_id = o.id order by s.product_id, s.size) as stock,
      (select count(*) from parcel_events e join order_parcels p on p.id = e.parcel_id where p.order_id = o.id) as steps
    from orders o where o.id = ${orderId}`;

/** Expects the database to refuse, and nothing to be otherwise afterwards. */
async function expectRefused(orderId: string, write: () => Promise<unknown>) {
  const before = await readAll(orderId);
  await expect(write()).rejects.toMatchObject(REFUSED);
  expect(await readAll(orderId)).toEqual(before);
}

describe('a write of parcels without the app’s own check is refused by the database', () => {
  it.each(['Shipped', 'Delivered', 'Cancelled', 'Pending'] as const)('for the status %s', async (to) => {
    const { orderId, parcelId } = await buyOfBoth();
    await expectRefused(orderId, () => changeStatus(walled(), { orderId, parcelId, to }, unchecked()));
  });

  it('for a cancelled parcel that comes back', async () => {
    const { orderId, parcelId } = await buyOfBoth();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    const before = await readAll(orderId);
    // Of the pieces that it would take there are none behind the wall.
    const outcome = await changeStatus(walled(), { orderId, parcelId, to: 'Processing' }, unchecked());
    expect(outcome).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await readAll(orderId)).toEqual(before);
  });

  it('for a tracking id', async () => {
    const { orderId, parcelId } = await buyOfBoth();
    const change = { orderId, parcelId, trackingId: 'FOREIGN-1' };
    await expectRefused(orderId, () => changeTracking(walled(), change, unchecked()));
  });

  it('for a row of a bulk change', async () => {
    const { orderId, parcelId } = await buyOfBoth();
    const rows = { before: { orderStatus: 'Processing' }, after: { orderStatus: 'Shipped' } } as const;
    const edit = { id: orderId, before: { [parcelId]: rows.before }, after: { [parcelId]: rows.after }, isQuiet: true };
    await expectRefused(orderId, () => walled().begin((tx) => applyOrderEdit(tx, edit, unchecked())));
  });

  it('for the answer to a return', async () => {
    const { orderId, buyer } = await buyOfBoth();
    await shop.setStatus(shop.admin, orderId, 'Delivered');
    const { _id } = await desk.request(buyer, orderId, {});
    const mover = { ...unchecked(), role: 'staff' } as const;
    await expectRefused(orderId, () => moveReturn(walled(), _id, { action: 'approve' }, mover));
  });

  it('for a booking, for taking it back and for what becomes of a failed delivery', async () => {
    const { orderId, parcelId } = await buyOfBoth();
    await expectRefused(orderId, () => shipParcel(walled(), { parcelId }, worker()));
    expect(await shipParcel(harness.db, { parcelId }, worker())).toHaveProperty('trackingId');
    await expectRefused(orderId, () => cancelShipment(walled(), parcelId, worker()));
    await harness.db`update shipments set state = 'failed' where parcel_id = ${parcelId}`;
    await expectRefused(orderId, () => answerFailure(walled(), { parcelId, choice: 'return' }, worker()));
  });

  it('as if there were no such order, when the seller has no parcel in it', async () => {
    const [product] = await shop.stockUp();
    const { orderId } = await shop.buy([product]);
    const parcelId = await parcelOf(orderId, shop.first.id);
    const before = await readAll(orderId);
    const refusal = { code: 'NOT_FOUND' };
    expect(await changeStatus(walled(), { orderId, parcelId, to: 'Shipped' }, unchecked())).toMatchObject(refusal);
    expect(await shipParcel(walled(), { parcelId }, worker())).toMatchObject(refusal);
    expect(await readAll(orderId)).toEqual(before);
  });
});

it('sees the whole of an order of its own, and writes neither lines, amounts nor other pieces', async () => {
  const { orderId, product } = await buyOfBoth();
  await harness.db.begin((tx) =>
    withinParcelsOf(tx, shop.second.id, async () => {
      expect(await tx`select id from order_parcels where order_id = ${orderId}`).toHaveLength(2);
      expect(await tx`select id from order_lines where order_id = ${orderId}`).toHaveLength(2);
      const stock = await tx`update product_stock set quantity = 0 where product_id = ${product.id} returning size`;
      expect(stock).toEqual([]);
    }),
  );
  for (const sql of [
    'update orders set payable_paise = 0',
    "update orders set shipping_name = 'Unknown'",
    'update order_lines set cancelled = 1',
    'delete from order_parcels',
    'select from refunds',
    'select from credits',
    'select from sessions',
    'select email from users',
    'insert into tax_counters (seller_id) values (null)',
  ]) {
    const asked = harness.db.begin((tx) => withinParcelsOf(tx, shop.second.id, () => tx.unsafe(sql)));
    await expect(asked).rejects.toMatchObject(REFUSED);
  }
});
