import { type CarrierState, carrierStates, type WorkParcel } from '@aaram/shared-domain/work';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { applyCarrierEvent, type CarrierEvent } from './carrier-events.service.ts';
import type { CarrierGateway } from './carrier-gateway.ts';
import { ASK_CARRIER } from './note-push.ts';
import { TAKE_BACK_BOOKING, takeBackBooking } from './take-back-bookings.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const book = (who: { headers: Record<string, string> }, id: string) =>
  harness.app.inject({ method: 'POST', url: `/api/auth/panel/parcels/${id}/shipment`, headers: who.headers });

/** A paid parcel of the first seller that is booked at the carrier. */
async function bookOne() {
  const [product] = await shop.stockUp();
  const { orderId } = await shop.buy([product]);
  const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${orderId}`;
  const id = parcel?.id ?? '';
  const booked = await book(shop.first, id);
  expect(booked.statusCode).toBe(201);
  return { orderId, id, trackingId: booked.json<{ trackingId: string }>().trackingId };
}

let events = 0;
/** Something that the carrier tells of a parcel, as it is read from its scans. */
const write = (trackingId: string, state: CarrierState): CarrierEvent => {
  events += 1;
  return { id: `event-${events}`, trackingId, state };
};
const tell = (event: CarrierEvent) => applyCarrierEvent(harness.db, event);
/** The carrier of this store: the sandbox over its wire. */
function carrierOf(): CarrierGateway {
  const { carrier } = harness.app.config;
  if (carrier === null) {
    throw new Error('No carrier is connected.');
  }
  return carrier;
}
async function stateOf(id: string) {
  const [row] = await harness.db<
    { orderStatus: string; trackingId: string | null; state: string; failedAttempts: number }[]
  >`
    select p.order_status, p.tracking_id, s.state, s.failed_attempts
    from order_parcels p join shipments s on s.parcel_id = p.id where p.id = ${id}`;
  return row;
}

describe('a shipment', () => {
  // rules: shipments
  it('is booked once, by its own seller, and gives the parcel its tracking id', async () => {
    const { id, trackingId } = await bookOne();
    expect((await book(shop.first, id)).json()).toEqual({ trackingId });
    expect((await book(shop.second, id)).statusCode).toBe(404);
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', trackingId, state: 'booked' });
    await shop.setStatus(shop.first, (await bookOne()).orderId, 'Cancelled');
  });

  // rules: shipments
  it('goes from picked up to delivered as the carrier tells, and shoppers hear of it', async () => {
    const { id, orderId, trackingId } = await bookOne();
    await tell(write(trackingId, 'picked-up'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Shipped', state: 'picked-up' });
    await tell(write(trackingId, 'failed'));
    await tell(write(trackingId, 'failed'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Shipped', state: 'failed', failedAttempts: 2 });
    await tell(write(trackingId, 'delivered'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Delivered', state: 'delivered' });
    expect((await shop.read(shop.admin, orderId)).orderStatus).toBe('Delivered');
    const steps = await harness.db<{ orderStatus: string; source: string }[]>`
      select order_status, source from parcel_events where parcel_id = ${id} order by at, id`;
    expect(steps.slice(-2)).toEqual([
      { orderStatus: 'Shipped', source: 'carrier' },
      { orderStatus: 'Delivered', source: 'carrier' },
    ]);
  });

  // rules: shipments
  it('does not go back, whatever is repeated and in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...carrierStates), { minLength: 1, maxLength: 5 }), async (states) => {
        const { id, trackingId } = await bookOne();
        const sent = states.map((state) => write(trackingId, state));
        for (const event of [...sent, ...sent]) {
          await tell(event);
        }
        const last = states.find((state) => state === 'delivered' || state === 'returned');
        const known = last ?? (states.includes('failed') ? 'failed' : 'picked-up');
        const found = await stateOf(id);
        expect(found?.state).toBe(known);
        expect(found?.orderStatus).toBe(known === 'delivered' ? 'Delivered' : 'Shipped');
      }),
      { numRuns: 12, seed: 2026 },
    );
  });

  it('keeps what staff have set', async () => {
    const { id, orderId, trackingId } = await bookOne();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await tell(write(trackingId, 'delivered'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Cancelled' });
  });
});

const cancel = (who: { headers: Record<string, string> }, id: string) =>
  harness.app.inject({ method: 'DELETE', url: `/api/auth/panel/parcels/${id}/shipment`, headers: who.headers });
const answer = (who: { headers: Record<string, string> }, id: string, choice: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/panel/parcels/${id}/shipment/failure`,
    headers: who.headers,
    payload: { choice },
  });

describe('a booking', () => {
  // rules: shipments
  it('is made once by several at once', async () => {
    const [product] = await shop.stockUp();
    const { orderId } = await shop.buy([product]);
    const [parcel] = await harness.db<{ id: string }[]>`select id from order_parcels where order_id = ${orderId}`;
    const id = parcel?.id ?? '';
    const answers = await Promise.all([shop.first, shop.admin, shop.first].map((who) => book(who, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((one) => one.json<{ trackingId: string }>().trackingId)).size).toBe(1);
    const trail = await harness.db`select from audit_log where action = 'order.tracking' and subject_id = ${orderId}`;
    expect(trail).toHaveLength(1);
  });

  // rules: shipments
  it('is cancelled until the carrier has the parcel, and made again under another id', async () => {
    const { id, trackingId } = await bookOne();
    expect((await cancel(shop.second, id)).statusCode).toBe(404);
    const cancelled = (await cancel(shop.first, id)).json<WorkParcel>();
    expect([cancelled.trackingId, cancelled.shipment]).toEqual([null, undefined]);
    expect((await cancel(shop.first, id)).statusCode).toBe(200);
    await tell(write(trackingId, 'delivered'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', state: 'cancelled' });
    const again = (await book(shop.first, id)).json<{ trackingId: string }>().trackingId;
    expect(again).not.toBe(trackingId);
    // What comes late about the old booking is about no parcel any more.
    await tell(write(trackingId, 'delivered'));
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', state: 'booked', trackingId: again });
    await tell(write(again, 'picked-up'));
    expect((await cancel(shop.first, id)).json()).toMatchObject({ code: 'STALE_VERSION' });
  });

  // rules: shipments
  it('is cancelled or picked up, whichever is first, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, trackingId } = await bookOne();
      const [cancelled] = await Promise.all([cancel(shop.first, id), tell(write(trackingId, 'picked-up'))]);
      const found = await stateOf(id);
      expect(found).toMatchObject(
        cancelled.statusCode === 200
          ? { orderStatus: 'Processing', state: 'cancelled', trackingId: null }
          : { orderStatus: 'Shipped', state: 'picked-up', trackingId },
      );
    }
  });

  // rules: shipments
  it('is shown whole: its events, and after a failed delivery whom to call and what was asked, on top of the list', async () => {
    const { id, trackingId } = await bookOne();
    const { id: other, trackingId: otherTracking } = await bookOne();
    await tell(write(trackingId, 'picked-up'));
    await tell(write(otherTracking, 'picked-up'));
    expect((await answer(shop.first, other, 'return')).statusCode).toBe(409);
    await tell(write(otherTracking, 'failed'));
    const list = async (): Promise<WorkParcel[]> =>
      (
        await harness.app.inject({
          url: '/api/auth/panel/work?stage=on-the-way&limit=100',
          headers: shop.first.headers,
        })
      ).json();
    const seen = await list();
    const waits = ({ shipment }: WorkParcel) => shipment?.state === 'failed' && shipment.asked === undefined;
    expect(seen.map(waits)).toEqual(seen.map((_one, index) => index < seen.filter(waits).length));
    expect(seen.find(({ _id }) => _id === other)).toMatchObject({
      to: { phone: '9876543210' },
      shipment: { state: 'failed', failedAttempts: 1, events: [{ state: 'picked-up' }, { state: 'failed' }] },
    });
    expect(seen.find(({ _id }) => _id === id)?.to.phone).toBeUndefined();
    expect((await answer(shop.second, other, 'return')).statusCode).toBe(404);
    expect((await answer(shop.first, other, 'try-again')).json()).toMatchObject({ shipment: { asked: 'try-again' } });
    await tell(write(otherTracking, 'failed'));
    const again = (await list()).find(({ _id }) => _id === other);
    expect(again).toMatchObject({ shipment: { failedAttempts: 2 } });
    expect(again?.shipment?.asked).toBeUndefined();
  });
});

describe('the booking of a cancelled parcel', () => {
  const work = () => harness.db<{ id: string; data: { payload: { parcelId: string } } }[]>`
    select id, data from pgboss.job where data ->> 'kind' = ${TAKE_BACK_BOOKING}`;
  const runJobs = async () => {
    for (const { data } of await work()) {
      await takeBackBooking(harness.db, data.payload.parcelId, carrierOf());
    }
  };
  const listed = async (): Promise<WorkParcel[]> =>
    (
      await harness.app.inject({
        url: '/api/auth/panel/work?stage=on-the-way&limit=100',
        headers: shop.first.headers,
      })
    ).json();

  // rules: shipments
  it('is taken back by a job, reported once for one cancellation, and again changes nothing', async () => {
    const { id, orderId } = await bookOne();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    const jobs = (await work()).filter(({ data }) => data.payload.parcelId === id);
    expect(jobs).toHaveLength(1);
    await runJobs();
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Cancelled', state: 'cancelled', trackingId: null });
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false);
  });

  // rules: shipments
  it('stays when the cancellation was undone meanwhile', async () => {
    const { id, orderId, trackingId } = await bookOne();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.setStatus(shop.first, orderId, 'Processing');
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', state: 'booked', trackingId });
  });

  // rules: shipments
  it('stands on top of what is on the way when the carrier has the parcel already, until it comes back', async () => {
    const { id, orderId, trackingId } = await bookOne();
    harness.sandbox.carrier.scan(trackingId, { type: 'UD', scan: 'In Transit' });
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await runJobs();
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Cancelled', state: 'picked-up', trackingId });
    const seen = await listed();
    const at = seen.findIndex(({ _id }) => _id === id);
    expect(seen[at]).toMatchObject({ orderStatus: 'Cancelled', shipment: { state: 'picked-up' } });
    expect(seen.slice(0, at).every(({ shipment }) => shipment?.state === 'failed')).toBe(true);
    expect((await answer(shop.first, id, 'try-again')).statusCode).toBe(409);
    expect((await answer(shop.first, id, 'return')).json()).toMatchObject({ shipment: { asked: 'return' } });
    await tell(write(trackingId, 'returned'));
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false);
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Cancelled', state: 'returned' });
  });

  // rules: shipments
  it('is tried again when the carrier does not answer', async () => {
    const { id, orderId } = await bookOne();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    const away = { ...carrierOf(), cancelShipment: () => Promise.reject(new Error('no answer')) };
    await expect(takeBackBooking(harness.db, id, away)).rejects.toThrow('no answer');
    expect(await stateOf(id)).toMatchObject({ state: 'booked' });
    await runJobs();
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a push of the carrier', () => {
  const push = (body: unknown) =>
    harness.app.inject({
      ...{ method: 'POST', url: '/api/webhooks/carrier', headers: { 'content-type': 'application/json' } },
      payload: JSON.stringify(body),
    });
  const isDue = async (trackingId: string) => {
    const [row] = await harness.db<{ isDue: boolean }[]>`
      select asked_at is null as is_due from shipments where tracking_id = ${trackingId}`;
    return row?.isDue;
  };
  const questions = () => harness.db`select from pgboss.job where data ->> 'kind' = ${ASK_CARRIER}`;
  const claims = (awb: string | number) => ({
    Shipment: { AWB: awb, Status: { Status: 'Delivered', StatusType: 'DL' } },
  });

  // rules: shipments
  it('is believed in nothing: the carrier is asked, once for many pushes, and about no unknown parcel', async () => {
    const { id, trackingId } = await bookOne();
    await harness.db`update shipments set asked_at = now()`;
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect((await push(claims('9900000000000'))).statusCode).toBe(200);
      expect(await questions()).toHaveLength(0);
      for (let time = 0; time < 5; time += 1) {
        expect((await push(claims(trackingId))).statusCode).toBe(200);
      }
    } finally {
      vi.useRealTimers();
    }
    expect(await isDue(trackingId)).toBe(true);
    expect(await questions()).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', state: 'booked' });
  });

  // rules: shipments
  it('may have a number as its waybill, and is refused when it cannot be read', async () => {
    expect((await push(claims(14908123456))).statusCode).toBe(200);
    for (const odd of [{}, { Shipment: {} }, { Shipment: { AWB: '' } }, { Shipment: { AWB: 'x'.repeat(65) } }, []]) {
      expect((await push(odd)).statusCode).toBe(400);
    }
  });
});
