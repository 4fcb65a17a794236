import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { openTwoSellers } from '#testing/two-sellers.ts';
import { type CarrierState, carrierStates } from './carrier-gateway.ts';
import { signCarrierEvent } from './carrier-sandbox.ts';

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
const write = (trackingId: string, state: CarrierState) => {
  events += 1;
  return signCarrierEvent({ id: `event-${events}`, trackingId, state });
};
const tell = ({ body, signature }: ReturnType<typeof write>) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/webhooks/carrier',
    headers: { 'content-type': 'application/json', 'x-carrier-signature': signature },
    payload: body,
  });
async function stateOf(id: string) {
  const [row] = await harness.db<
    { orderStatus: string; trackingId: string | null; state: string; failedAttempts: number }[]
  >`
    select p.order_status, p.tracking_id, s.state, s.failed_attempts
    from order_parcels p join shipments s on s.parcel_id = p.id where p.id = ${id}`;
  return row;
}

describe('a shipment', () => {
  it('is booked once, by its own seller, and gives the parcel its tracking id', async () => {
    const { id, trackingId } = await bookOne();
    expect((await book(shop.first, id)).json()).toEqual({ trackingId });
    expect((await book(shop.second, id)).statusCode).toBe(404);
    expect(await stateOf(id)).toMatchObject({ orderStatus: 'Processing', trackingId, state: 'booked' });
    await shop.setStatus(shop.first, (await bookOne()).orderId, 'Cancelled');
  });

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

  it('does not go back, whatever is repeated and in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...carrierStates), { minLength: 1, maxLength: 5 }), async (states) => {
        const { id, trackingId } = await bookOne();
        const sent = states.map((state) => write(trackingId, state));
        for (const event of [...sent, ...sent]) {
          expect((await tell(event)).statusCode).toBe(200);
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

describe('a notification of the carrier', () => {
  it('is refused when it is forged, changed or unreadable; one about an unknown parcel changes nothing', async () => {
    const { id, trackingId } = await bookOne();
    const right = write(trackingId, 'delivered');
    const forged = [
      { ...right, signature: '' },
      { ...right, signature: 'f'.repeat(64) },
      { ...right, body: right.body.replace('event', 'Event') },
    ];
    for (const one of forged) {
      expect((await tell(one)).json()).toMatchObject({ code: 'INVALID_SIGNATURE' });
    }
    const odd = signCarrierEvent({ id: 'x', trackingId, state: 'lost' as CarrierState });
    expect((await tell(odd)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await tell(write('SBX0', 'delivered'))).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'booked' });
  });
});
