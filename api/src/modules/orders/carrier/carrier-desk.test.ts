import type { CarrierDesk, ParcelRoute, WorkParcel } from '@aaram/shared-domain/work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { noCarrierFaults, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { askCarrier } from './ask-carrier.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.carrier.switches, noCarrierFaults());
});

type Person = { headers: Record<string, string> };
const send = (who: Person, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  harness.app.inject({ method, url: `/api/auth/panel/${path}`, headers: who.headers, ...(payload && { payload }) });

/** A paid parcel of the first seller. */
async function parcelOne() {
  const [product] = await shop.stockUp();
  const { orderId } = await shop.buy([product]);
  const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${orderId}`;
  const id = parcel?.id ?? '';
  const book = async (payload: object = {}) => send(shop.first, 'POST', `parcels/${id}/shipment`, payload);
  return { id, orderId, book };
}
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + days * 86_400_000));

describe('the way of a parcel', () => {
  // rules: carrier-desk
  it('is named with its price before it is booked, by the weight that the seller says', async () => {
    const { id, book } = await parcelOne();
    const route = async (grams = '') =>
      (await send(shop.first, 'GET', `parcels/${id}/route${grams}`)).json<ParcelRoute>();
    expect(await route()).toEqual({
      ...{ grams: 500, pincode: '682001', place: 'Aaram Sandbox', isOwnPlace: false, unserved: null, cost: 53.1 },
    });
    expect(await route('?grams=1200')).toMatchObject({ grams: 1200, cost: 159.3 });
    expect((await send(shop.second, 'GET', `parcels/${id}/route`)).statusCode).toBe(404);
    const { trackingId } = (await book({ grams: 1200 })).json();
    expect(harness.sandbox.carrier.find(trackingId)?.sent.weight).toBe('1200');
    for (const grams of [0, 50_001, 1.5]) {
      expect((await book({ grams })).json()).toMatchObject({ issues: [{ path: 'grams' }] });
    }
  });

  // rules: carrier-desk
  it('that the carrier does not serve is said, not at all or not now, and not booked', async () => {
    const { id, orderId, book } = await parcelOne();
    harness.sandbox.carrier.switches.embargo = ['68'];
    expect((await send(shop.first, 'GET', `parcels/${id}/route`)).json()).toMatchObject({
      unserved: 'for-now',
      cost: null,
    });
    expect((await book()).json().message).toBe(
      'The carrier does not deliver to 682001 for now. Try again later, or send this parcel with another carrier.',
    );
    await harness.db`update orders set shipping_pincode = '900001' where id = ${orderId}`;
    expect((await book()).json().message).toContain('does not deliver to 900001. Send this parcel');
    expect(harness.sandbox.carrier.packages().some(({ order }) => order === id)).toBe(false);
  });
});

describe('the pick-up place of a seller', () => {
  const giveAddress = (legalAddress: string) => harness.db`
    insert into tax_sellers (seller_id, legal_name, legal_address, gstin)
    values (${shop.first.id}, 'Resham LLP', ${legalAddress}, '27AAPFU0939F1ZV')
    on conflict (seller_id) do update set legal_name = excluded.legal_name, legal_address = excluded.legal_address,
      gstin = excluded.gstin`;
  const registered = () => harness.sandbox.carrier.calls.filter((path) => path.includes('clientwarehouse')).length;

  // rules: pick-up-places
  it('is the address on its invoices, sent to the carrier once, and another one after a move', async () => {
    await giveAddress('2 Fort Road, Mumbai 400001');
    const before = registered();
    const [one, two] = [await parcelOne(), await parcelOne()];
    const placeOf = async ({ book }: typeof one) =>
      harness.sandbox.carrier.find((await book()).json().trackingId)?.pickup;
    const place = await placeOf(one);
    expect(place).toMatch(/^Aaram [0-9a-f]{8} /);
    expect(await placeOf(two)).toBe(place);
    expect(registered() - before).toBe(1);
    expect((await send(shop.first, 'GET', `parcels/${one.id}/route`)).json()).toMatchObject({
      ...{ place: '2 Fort Road, Mumbai 400001', isOwnPlace: true },
    });
    await giveAddress('7 Hill Road, Mumbai 400 050');
    expect(await placeOf(await parcelOne())).not.toBe(place);
  });

  // rules: pick-up-places
  it('is the store’s where the address has no PIN code, or the carrier does not take it', async () => {
    for (const address of ['2 Fort Road, Mumbai', '2 Fort Road, Leh 990001']) {
      await giveAddress(address);
      const { book } = await parcelOne();
      expect(harness.sandbox.carrier.find((await book()).json().trackingId)?.pickup).toBe('Aaram Sandbox');
    }
    await harness.db`
      update tax_sellers set legal_name = null, legal_address = null, gstin = null where seller_id = ${shop.first.id}`;
  });
});

describe('a pick-up', () => {
  // rules: carrier-desk
  it('is asked for once a day, with all that is booked, and only from today on for a week', async () => {
    await harness.db`update shipments set state = 'delivered'`;
    const ask = (day: string) => send(shop.first, 'POST', 'carrier/pickups', { day });
    expect((await ask(dayIn(1))).json().message).toBe('No booked parcel is waiting for pick-up.');
    const { book } = await parcelOne();
    await book();
    for (const day of [dayIn(-1), dayIn(9), 'tomorrow']) {
      expect((await ask(day)).statusCode).toBe(400);
    }
    const first = (await ask(dayIn(1))).json<CarrierDesk>();
    expect(first).toMatchObject({ mode: 'sandbox', booked: 1, pickups: [{ day: dayIn(1), parcels: 1 }] });
    expect((await ask(dayIn(1))).json()).toEqual(first);
    await harness.db`update shipments set place = 'Elsewhere' where state = 'booked'`;
    expect((await send(shop.admin, 'GET', 'carrier')).json()).toMatchObject({ booked: 0 });
    const trail = await harness.db`select from audit_log where action = 'carrier.pickup'`;
    expect(trail).toHaveLength(1);
  });
});

describe('a weight that the carrier charges', () => {
  // rules: carrier-desk
  it('above what was booked stands on top of the list until its seller accepts or contests it', async () => {
    const { id, orderId, book } = await parcelOne();
    const { trackingId } = (await book({ grams: 500 })).json();
    const parcel = harness.sandbox.carrier.find(trackingId);
    Object.assign(parcel ?? {}, { chargedGrams: 1200 });
    const carrier = harness.app.config.carrier ?? expect.fail('no carrier');
    await harness.db`update shipments set asked_at = null`;
    await askCarrier(harness.db, carrier);
    await shop.setStatus(shop.first, orderId, 'Delivered');
    const list = async () => (await send(shop.first, 'GET', 'work?stage=on-the-way')).json<WorkParcel[]>();
    const counts = async () => (await send(shop.first, 'GET', 'work/counts')).json();
    expect((await list()).find(({ _id }) => _id === id)?.shipment?.overweight).toEqual({ booked: 500, charged: 1200 });
    expect((await counts())['on-the-way']).toBe((await list()).length);
    const answer = (who: Person, said: string) => send(who, 'PUT', `parcels/${id}/weight`, { answer: said });
    expect((await answer(shop.second, 'accepted')).statusCode).toBe(404);
    expect((await answer(shop.first, 'contested')).json<WorkParcel>().shipment?.overweight?.answer).toBe('contested');
    expect((await list()).some(({ _id }) => _id === id)).toBe(false);
    const other = await parcelOne();
    await other.book();
    expect((await send(shop.first, 'PUT', `parcels/${other.id}/weight`, { answer: 'accepted' })).statusCode).toBe(409);
  });
});

describe('the carrier’s keys', () => {
  // rules: carrier-desk
  it('are tested by an admin, and are never shown', async () => {
    const check = async () => (await send(shop.admin, 'POST', 'carrier/checks')).json();
    expect(await check()).toEqual({ isConnected: true });
    harness.sandbox.carrier.switches.outage = 'error';
    expect(await check()).toEqual({ isConnected: false });
    expect((await send(shop.first, 'POST', 'carrier/checks')).statusCode).toBe(403);
    const desk = await send(shop.admin, 'GET', 'carrier');
    expect(desk.json()).toMatchObject({ mode: 'sandbox', place: 'Aaram Sandbox', isOwnPlace: false });
    expect(desk.body).not.toContain('carrier-sandbox');
  });

  // rules: carrier-desk
  it('that are not set leave typing carrier and tracking ID', async () => {
    const { carrier } = harness.app.config;
    Object.assign(harness.app.config, { carrier: null });
    try {
      const { id } = await parcelOne();
      expect((await send(shop.first, 'GET', 'carrier')).json()).toMatchObject({ mode: 'manual', place: null });
      const refused = [
        await send(shop.first, 'GET', `parcels/${id}/route`),
        await send(shop.first, 'GET', `parcels/${id}/label`),
        await send(shop.first, 'POST', 'carrier/pickups', { day: dayIn(1) }),
        await send(shop.admin, 'POST', 'carrier/checks'),
      ];
      expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('UNAVAILABLE'));
      const payload = { Shipment: { AWB: '9901234567890' } };
      expect((await harness.app.inject({ method: 'POST', url: '/api/webhooks/carrier', payload })).statusCode).toBe(
        200,
      );
    } finally {
      Object.assign(harness.app.config, { carrier });
    }
  });
});
