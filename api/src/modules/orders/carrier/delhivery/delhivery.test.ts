import { CARRIER_SANDBOX } from '@aaram/shared-domain/environment';
import type { Order } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { noCarrierFaults, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { askCarrier } from '../ask-carrier.service.ts';
import type { CarrierGateway } from '../carrier-gateway.ts';
import { chooseCarrier, findCarrierProblems } from '../choose-carrier.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
/** The carrier at the end of the wire. */
let wire: PaymentHarness['sandbox']['carrier'];
let carrier: CarrierGateway;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
  wire = harness.sandbox.carrier;
  // As production is connected, but for the address at the end of the wire.
  const settings = { DELHIVERY_TOKEN: CARRIER_SANDBOX.token, DELHIVERY_PICKUP: CARRIER_SANDBOX.pickup };
  const address = { DELHIVERY_URL: harness.sandboxUrl, DELHIVERY_PICKUP_PIN: CARRIER_SANDBOX.pickupPincode };
  carrier = chooseCarrier({ ...env, ...settings, ...address }, null) ?? expect.fail('no carrier');
  Object.assign(harness.app.config, { carrier });
});
afterAll(() => harness.close());
beforeEach(async () => {
  Object.assign(wire.switches, noCarrierFaults());
  await harness.db`delete from shipments`;
});
const env = {
  NODE_ENV: 'development',
  ...{ DELHIVERY_URL: 'https://track.example', DELHIVERY_PARCEL_GRAMS: 500, DELHIVERY_TIMEOUT_SECONDS: 1 },
};

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
const shipped = { type: 'UD', scan: 'In Transit', at: '2026-11-28T10:00:00', location: 'Kochi_Hub' };
const delivered = { type: 'DL', scan: 'Delivered', at: '2026-11-28T18:30:00', location: 'Bengaluru' };

describe('a parcel at Delhivery', () => {
  // rules: shipments
  it('is booked with its weight, value and pick-up place, and an address that breaks nothing', async () => {
    const { trackingId } = await bookOne();
    const made = wire.find(trackingId);
    expect(made).toMatchObject({
      pickup: 'Aaram Sandbox',
      sent: { weight: '500', payment_mode: 'Prepaid', quantity: '1' },
    });
    expect(Number(made?.sent.total_amount)).toBeGreaterThan(0);
    expect(made?.sent.products_desc).toMatch(/^1 x \w/);
    const odd = { name: 'A & B', phone: '9876543210', address: 'H.No. #12; 50% \\ Gali', city: 'Kochi' };
    const { trackingId: other } = await carrier.createShipment({
      ...{ key: 'k', grams: 700, valuePaise: 100, place: null, from: { name: 'A & B', address: '#1' } },
      items: [{ name: 'Tee & Cap', hsn: '6109', quantity: 2 }],
      to: { ...odd, state: 'Kerala', pincode: '682001' },
    });
    expect(wire.find(other)?.sent).toMatchObject({
      ...{ name: 'A B', add: 'H.No. 12 50 Gali', weight: '700', quantity: '2', hsn_code: '6109' },
      products_desc: '2 x Tee Cap',
    });
  });

  // rules: shipments
  it('is booked once when the answer was lost, and when it is booked twice', async () => {
    const { book, id } = await ready();
    wire.switches.outage = 'drop';
    expect((await book()).statusCode).toBeGreaterThanOrEqual(500);
    wire.switches.outage = 'none';
    // What was looked up and made while the answers were lost is an orphan of the carrier until it is found again.
    const first = (await book()).json();
    expect((await book()).json()).toEqual(first);
    expect(wire.packages().filter(({ order }) => order === id)).toHaveLength(1);
  });

  // rules: shipments
  it('that it refuses with status 200 is not booked, for the reason that it gives', async () => {
    const { book, orderId } = await ready();
    wire.switches.refuses = 'Pincode is not serviceable';
    const refused = await book();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Pincode is not serviceable');
    expect((await orderOf(orderId)).trackingId).toBeNull();
  });

  // rules: shipments
  it('is followed by asking: shipped, delivered, with each scan for its shopper once', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.scan(trackingId, { type: 'UD', scan: 'Manifested', at: '2026-11-28T09:00:00' });
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Processing');
    wire.scan(trackingId, shipped, { ...shipped, at: '2026-11-28T12:00:00', location: 'Salem_Hub' });
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    wire.scan(trackingId, delivered);
    await ask();
    await ask();
    const { orderStatus, parcels } = await orderOf(orderId);
    expect(orderStatus).toBe('Delivered');
    expect(parcels[0]?.carrier).toBe('delhivery');
    expect(parcels[0]?.scans).toEqual([
      { at: '2026-11-28T03:30:00.000Z', location: '', text: 'Manifested' },
      { at: '2026-11-28T04:30:00.000Z', location: 'Kochi_Hub', text: 'In Transit' },
      { at: '2026-11-28T06:30:00.000Z', location: 'Salem_Hub', text: 'In Transit' },
      { at: '2026-11-28T13:00:00.000Z', location: 'Bengaluru', text: 'Delivered' },
    ]);
  });

  // rules: shipments
  it('comes to the same end when scans come late, twice and in any order', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.switches.shuffleScans = true;
    wire.scan(trackingId, shipped, delivered);
    await ask();
    const { orderStatus, parcels } = await orderOf(orderId);
    expect([orderStatus, parcels[0]?.scans?.length]).toEqual(['Delivered', 2]);
  });

  // rules: shipments
  it('with a late report stays at its last status, and goes on when the rest is reported', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.scan(trackingId, shipped, delivered);
    wire.switches.lateScans = true;
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    wire.switches.lateScans = false;
    await ask();
    expect((await orderOf(orderId)).orderStatus).toBe('Delivered');
  });

  // rules: shipments
  it('is pushed about without a signature, lost or twice: the same comes of it when it is asked about', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.takePushes();
    wire.switches.losePushes = true;
    wire.scan(trackingId, shipped);
    expect(wire.takePushes()).toEqual([]);
    Object.assign(wire.switches, { losePushes: false, doublePushes: true });
    wire.scan(trackingId, delivered);
    const pushes = wire.takePushes();
    expect(pushes).toHaveLength(2);
    await harness.db`update shipments set asked_at = now()`;
    for (const { body } of pushes) {
      const headers = { 'content-type': 'application/json' };
      const pushed = { method: 'POST', url: '/api/webhooks/carrier', headers, payload: body } as const;
      expect((await harness.app.inject(pushed)).statusCode).toBe(200);
    }
    expect((await orderOf(orderId)).orderStatus).toBe('Processing');
    expect(await askCarrier(harness.db, carrier)).toBe(1);
    expect((await orderOf(orderId)).orderStatus).toBe('Delivered');
  });

  // rules: shipments
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

  // rules: shipments
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
    expect(wire.find(trackingId)?.isCancelled).toBe(true);
  });

  // rules: shipments
  it('is asked about again when it did not answer, and not while it has just answered', async () => {
    const { orderId, trackingId } = await bookOne();
    wire.scan(trackingId, shipped);
    wire.switches.outage = 'error';
    await expect(ask()).rejects.toThrow('502');
    wire.switches.outage = 'none';
    expect(await askCarrier(harness.db, carrier)).toBe(1);
    expect((await orderOf(orderId)).orderStatus).toBe('Shipped');
    expect(await askCarrier(harness.db, carrier)).toBe(0);
  });

  // rules: shipments
  it('is cancelled before it is fetched, and not afterwards', async () => {
    const { id, trackingId } = await bookOne();
    const cancel = () =>
      harness.app.inject({
        ...{ method: 'DELETE', url: `/api/auth/panel/parcels/${id}/shipment`, headers: shop.first.headers },
      });
    wire.scan(trackingId, shipped);
    expect((await cancel()).statusCode).toBe(409);
    expect(wire.find(trackingId)?.isCancelled).toBe(false);
    wire.find(trackingId)?.scans.splice(0);
    expect((await cancel()).statusCode).toBe(200);
    expect(wire.find(trackingId)?.isCancelled).toBe(true);
  });
});

describe('what Delhivery is asked besides', () => {
  // rules: shipments
  it('says whether it serves a PIN code, not at all or not now, and what a parcel costs', async () => {
    const route = (to: string, grams = 500) => carrier.checkRoute({ from: null, to, grams });
    expect(await route('560038')).toEqual({ unserved: null, costPaise: 53_10 });
    expect(await route('560038', 1001)).toEqual({ unserved: null, costPaise: 159_30 });
    expect(await route('900001')).toEqual({ unserved: 'unknown', costPaise: null });
    wire.switches.embargo = ['19'];
    expect(await route('190001')).toEqual({ unserved: 'for-now', costPaise: null });
  });

  // rules: shipments
  it('gives a label as a PDF', async () => {
    const { trackingId } = await bookOne();
    const label = await carrier.readLabel(trackingId);
    expect(label.subarray(0, 5).toString()).toBe('%PDF-');
    expect(label.toString('latin1')).toContain(trackingId);
    await expect(carrier.readLabel('0000')).rejects.toThrow('label');
  });

  // rules: shipments
  it('registers a pick-up place once, and fetches its parcels once a day', async () => {
    const place = { name: 'Resham', phone: '9876543210', address: '2 Fort Road, Mumbai', pincode: '400001' };
    await carrier.registerPlace(place);
    await carrier.registerPlace(place);
    await expect(carrier.registerPlace({ ...place, name: 'Other', pincode: '000000' })).rejects.toThrow('pin code');
    const asked = { place: 'Resham', day: '2026-12-01', parcels: 3 };
    const first = await carrier.requestPickup(asked);
    expect(await carrier.requestPickup(asked)).toEqual(first);
    await expect(carrier.requestPickup({ ...asked, place: 'Nowhere' })).rejects.toThrow('does not exist');
  });

  // rules: shipments
  it('does not wait for ever, and takes no page for an answer', async () => {
    for (const outage of ['hang', 'error'] as const) {
      wire.switches.outage = outage;
      await expect(carrier.track(['1'])).rejects.toThrow();
    }
  });
});

describe('the settings of the carrier', () => {
  // rules: shipments
  it('connect Delhivery with a token and a pick-up place; production has no sandbox', () => {
    expect(chooseCarrier(env, null)).toBeNull();
    expect(chooseCarrier({ ...env, DELHIVERY_TOKEN: 't' }, null)?.id).toBe('delhivery');
    expect(chooseCarrier(env, harness.sandboxUrl)?.id).toBeNull();
    const unsafe = { ...env, NODE_ENV: 'production', DELHIVERY_TOKEN: 't', DELHIVERY_URL: 'http://track.example' };
    expect(findCarrierProblems({ ...unsafe, DELHIVERY_PICKUP_PIN: '12' })).toEqual([
      'DELHIVERY_PICKUP: missing',
      'DELHIVERY_PICKUP_PIN: must be six digits',
      'DELHIVERY_URL: must begin with https://, it carries addresses',
    ]);
    expect(findCarrierProblems({ ...env, NODE_ENV: 'production' })).toEqual([]);
  });
});
