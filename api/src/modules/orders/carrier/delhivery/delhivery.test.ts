import type { Order } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDelhiveryWire } from '#testing/delhivery-wire.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { openTwoSellers } from '#testing/two-sellers.ts';
import { askCarrier } from '../ask-carrier.service.ts';
import type { CarrierGateway } from '../carrier-gateway.ts';
import { chooseCarrier, findCarrierProblems } from '../choose-carrier.ts';
import { createDelhiveryGateway } from './delhivery-gateway.ts';

const token = 'a-token';
let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let wire: ReturnType<typeof createDelhiveryWire>;
let carrier: CarrierGateway;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());
beforeEach(async () => {
  wire = createDelhiveryWire(token);
  const options = {
    token,
    baseUrl: 'https://carrier.example',
    pickup: 'Aaram Kochi',
    parcelGrams: 500,
    timeoutMs: 1000,
  };
  carrier = createDelhiveryGateway({ ...options, fetch: wire.fetch });
  Object.assign(harness.app.config, { carrier });
  await harness.db`delete from shipments`;
});

/** A paid parcel of the first seller, and its booking. */
async function ready() {
  const [product] = await shop.stockUp();
  const { orderId } = await shop.buy([product]);
  const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${orderId}`;
  const id = parcel?.id ?? '';
  const book = () =>
    harness.app.inject({
      ...{ method: 'POST', url: `/api/auth/panel/parcels/${id}/shipment`, headers: shop.first.headers },
    });
  return { orderId, id, book };
}
async function bookOne() {
  const parcel = await ready();
  const answer = await parcel.book();
  expect(answer.statusCode).toBe(201);
  return { ...parcel, trackingId: answer.json<{ trackingId: string }>().trackingId };
}
const orderOf = async (orderId: string): Promise<Order> =>
  (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers: shop.first.headers })).json();
async function ask() {
  await harness.db`update shipments set asked_at = null`;
  return askCarrier(harness.db, carrier);
}
const shipped = { type: 'UD', scan: 'In Transit', at: '2026-11-28T10:00:00', place: 'Kochi_Hub' };
const delivered = { type: 'DL', scan: 'Delivered', at: '2026-11-28T18:30:00', place: 'Bengaluru' };

describe('a parcel at Delhivery', () => {
  it('is booked with its weight, value and pick-up place, and an address that breaks nothing', async () => {
    const { trackingId } = await bookOne();
    const [made] = wire.packages;
    expect(made).toMatchObject({ waybill: trackingId, sent: { weight: '500', payment_mode: 'Prepaid' } });
    expect(Number(made?.sent.total_amount)).toBeGreaterThan(0);
    const odd = { name: 'A & B', phone: '9876543210', address: 'H.No. #12; 50% \\ Gali', city: 'Kochi' };
    await carrier.createShipment({
      ...{ key: 'k', pieces: 1, valuePaise: 100, from: { name: '', address: '' } },
      to: { ...odd, state: 'Kerala', pincode: '682001' },
    });
    expect(wire.packages.at(-1)?.sent).toMatchObject({ name: 'A B', add: 'H.No. 12 50 Gali' });
  });

  it('is booked once when the answer was lost, and when it is booked twice', async () => {
    const { book } = await ready();
    wire.switches.losesAnswer = true;
    expect((await book()).statusCode).toBeGreaterThanOrEqual(500);
    wire.switches.losesAnswer = false;
    const first = (await book()).json();
    expect((await book()).json()).toEqual(first);
    expect(wire.packages).toHaveLength(1);
  });

  it('that it refuses with status 200 is not booked, for the reason that it gives', async () => {
    const { book, orderId } = await ready();
    wire.switches.refuses = 'Pincode is not serviceable';
    const refused = await book();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Pincode is not serviceable');
    expect((await orderOf(orderId)).trackingId).toBeNull();
  });

  it('is followed by asking: shipped, delivered, with each scan for its shopper once', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.scan(trackingId, { type: 'UD', scan: 'Manifested', at: '2026-11-28T09:00:00' });
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Processing');
    wire.scan(trackingId, shipped, { ...shipped, at: '2026-11-28T12:00:00', place: 'Salem_Hub' });
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    wire.scan(trackingId, delivered);
    await ask();
    await ask();
    const { orderStatus, parcels } = await orderOf(orderId);
    expect(orderStatus).toBe('Delivered');
    expect(parcels[0]?.carrier).toBe('delhivery');
    expect(parcels[0]?.scans).toEqual([
      { at: '2026-11-28T03:30:00.000Z', place: '', text: 'Manifested' },
      { at: '2026-11-28T04:30:00.000Z', place: 'Kochi_Hub', text: 'In Transit' },
      { at: '2026-11-28T06:30:00.000Z', place: 'Salem_Hub', text: 'In Transit' },
      { at: '2026-11-28T13:00:00.000Z', place: 'Bengaluru', text: 'Delivered' },
    ]);
  });

  it('comes to the same end when scans come late, twice and in any order', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.switches.shuffles = true;
    wire.scan(trackingId, shipped, delivered);
    await ask();
    const { orderStatus, parcels } = await orderOf(orderId);
    expect([orderStatus, parcels[0]?.scans?.length]).toEqual(['Delivered', 2]);
  });

  it('is not delivered by "DL" alone: it may be back at its sender', async () => {
    const { orderId, trackingId, id } = await bookOne();
    wire.scan(
      trackingId,
      shipped,
      { type: 'RT', scan: 'In Transit', at: '2026-11-28T15:00:00' },
      { ...delivered, scan: 'RTO' },
    );
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    const [row] = await harness.db<{ state: string }[]>`select state from shipments where parcel_id = ${id}`;
    expect(row?.state).toBe('returned');
  });

  it('that could not be delivered is tried again or returned, as its seller says', async () => {
    const { id, trackingId } = await bookOne();
    wire.scan(trackingId, shipped, { type: 'UD', scan: 'Pending', code: 'EOD-11', at: '2026-11-28T16:00:00' });
    await ask();
    const choose = (choice: string) =>
      harness.app.inject({
        ...{ method: 'PUT', url: `/api/auth/panel/parcels/${id}/shipment/failure`, headers: shop.first.headers },
        payload: { choice },
      });
    expect((await choose('try-again')).statusCode).toBe(200);
    expect(wire.calls).toContain('/api/p/update');
    expect((await choose('return')).statusCode).toBe(200);
    expect(wire.packages[0]?.isCancelled).toBe(true);
  });

  it('is asked about again when it did not answer, and not while it has just answered', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.scan(trackingId, shipped);
    wire.switches.isBroken = true;
    await expect(ask()).rejects.toThrow('502');
    wire.switches.isBroken = false;
    expect(await askCarrier(harness.db, carrier)).toBe(1);
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    expect(await askCarrier(harness.db, carrier)).toBe(0);
  });

  it('is cancelled before it is fetched, and not afterwards', async () => {
    const { id, trackingId } = await bookOne();
    const cancel = () =>
      harness.app.inject({
        ...{ method: 'DELETE', url: `/api/auth/panel/parcels/${id}/shipment`, headers: shop.first.headers },
      });
    wire.scan(trackingId, shipped);
    expect((await cancel()).statusCode).toBe(409);
    expect(wire.packages[0]?.isCancelled).toBe(false);
    wire.packages[0]?.scans.splice(0);
    expect((await cancel()).statusCode).toBe(200);
    expect(wire.packages[0]?.isCancelled).toBe(true);
  });
});

describe('the settings of the carrier', () => {
  const env = { DELHIVERY_URL: 'https://track.example', DELHIVERY_PARCEL_GRAMS: 500, DELHIVERY_TIMEOUT_SECONDS: 3 };

  it('connect Delhivery with a token and a pick-up place; production has no sandbox', () => {
    expect(chooseCarrier({ ...env, NODE_ENV: 'production' })).toBeNull();
    expect(chooseCarrier({ ...env, NODE_ENV: 'production', DELHIVERY_TOKEN: 't' })).not.toBeNull();
    const unsafe = { ...env, NODE_ENV: 'production', DELHIVERY_TOKEN: 't', DELHIVERY_URL: 'http://track.example' };
    expect(findCarrierProblems(unsafe)).toEqual([
      'DELHIVERY_PICKUP: missing',
      'DELHIVERY_URL: must begin with https://, it carries addresses',
    ]);
    expect(findCarrierProblems({ ...env, NODE_ENV: 'production' })).toEqual([]);
  });
});
