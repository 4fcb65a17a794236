import type { PanelFigures } from '@aaram/shared-domain/contract';
import type { WorkParcel } from '@aaram/shared-domain/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { askCarrier } from './ask-carrier.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

/** A parcel of the first seller on its way: booked at the carrier, or with a typed tracking id. */
async function send(by: 'booked' | 'typed') {
  const [product] = await shop.stockUp();
  const { orderId } = await shop.buy([product]);
  const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${orderId}`;
  const id = parcel?.id ?? '';
  if (by === 'booked') {
    const url = `/api/auth/panel/parcels/${id}/shipment`;
    await harness.app.inject({ method: 'POST', url, headers: shop.first.headers });
  }
  await shop.setStatus(shop.first, orderId, 'Shipped');
  return { id, orderId };
}
const list = async (who: { headers: Record<string, string> } = shop.first): Promise<WorkParcel[]> =>
  (await harness.app.inject({ url: '/api/auth/panel/work?stage=on-the-way&limit=100', headers: who.headers })).json();
const lateOf = async (id: string) => (await list()).find(({ _id }) => _id === id)?.late;
async function count(who: { headers: Record<string, string> }) {
  const url = '/api/auth/panel/figures';
  const { needsAttention } = (await harness.app.inject({ url, headers: who.headers })).json<PanelFigures>();
  return needsAttention.find(({ kind }) => kind === 'parcels')?.count;
}

// rules: late-parcels
it('is late past the day that the carrier or else the shop promised, or unseen for three days, on top of the others', async () => {
  const [fresh, unseen, overdue, typed] = [
    await send('booked'),
    await send('booked'),
    await send('booked'),
    await send('typed'),
  ];
  expect(await Promise.all([fresh, unseen, overdue, typed].map(({ id }) => lateOf(id)))).toEqual(
    Array(4).fill(undefined),
  );
  await harness.db`update shipments set created_at = now() - interval '80 hours' where parcel_id = ${unseen.id}`;
  const [row] = await harness.db<{ trackingId: string }[]>`
    select tracking_id from shipments where parcel_id = ${overdue.id}`;
  harness.sandbox.carrier.scan(row?.trackingId ?? '', { type: 'UD', scan: 'In Transit' });
  const parcel = harness.sandbox.carrier.find(row?.trackingId ?? '');
  Object.assign(parcel ?? {}, { expectedAt: '2026-11-01T23:59:59' });
  await askCarrier(harness.db, harness.app.config.carrier ?? expect.fail('no carrier'));
  await harness.db`update orders set paid_at = now() - interval '11 days' where id = ${typed.orderId}`;
  expect(await lateOf(unseen.id)).toBe('unseen');
  expect(await lateOf(overdue.id)).toBe('overdue');
  expect(await lateOf(typed.id)).toBe('overdue');
  const seen = await list();
  expect(seen.at(-1)?._id).toBe(fresh.id);
  expect(seen.find(({ _id }) => _id === overdue.id)?.shipment?.expectedAt).toBe('2026-11-01T18:29:59.000Z');
  expect([await count(shop.first), await count(shop.second), await count(shop.admin)]).toEqual([3, 0, 3]);
});

// rules: late-parcels
it('is late no more once it is delivered', async () => {
  const { id, orderId } = await send('typed');
  await harness.db`update orders set paid_at = now() - interval '11 days' where id = ${orderId}`;
  expect(await lateOf(id)).toBe('overdue');
  await shop.setStatus(shop.first, orderId, 'Delivered');
  expect(await lateOf(id)).toBeUndefined();
});
