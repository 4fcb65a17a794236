import type { Return } from '@aaram/shared-domain/return';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '#outcome.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { noCarrierFaults, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import type { CarrierGateway } from '../carrier/carrier-gateway.ts';
import { bookReturnPickup, TAKE_BACK_RETURN_PICKUP, takeBackPickup } from './book-return-pickup.service.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

const send = (who: { headers: Record<string, string> }, method: 'POST' | 'PUT', url: string, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) });
const book = (id: string, who: { headers: Record<string, string> } = shop.first) =>
  send(who, 'POST', `/auth/panel/returns/${id}/pickup`);

/** A return of the first seller's piece that was approved. */
async function approved() {
  const [product] = await shop.stockUp();
  const { orderId, buyer } = await shop.buy([product]);
  await shop.setStatus(shop.admin, orderId, 'Delivered');
  const { _id } = await desk.request(buyer, orderId, {});
  expect((await send(shop.first, 'PUT', `/auth/panel/returns/${_id}`, { action: 'approve' })).statusCode).toBe(200);
  return { id: _id, orderId, buyer };
}

// rules: return-pick-ups
it('is booked once by the seller of an approved return, from the shopper to the seller', async () => {
  const { id } = await approved();
  expect((await book(id, shop.second)).statusCode).toBe(404);
  const answers = await Promise.all([book(id), book(id)]);
  const [first, second] = answers.map((answer) => answer.json<Return>().pickupTrackingId);
  expect(first).toMatch(/^990/);
  expect(second).toBe(first);
  const made = harness.sandbox.carrier
    .packages()
    .filter(({ order, isCancelled }) => order === `return-${id}` && !isCancelled);
  expect(made.map(({ waybill }) => waybill)).toEqual([first]);
  expect(made[0]?.sent).toMatchObject({ payment_mode: 'Pickup', pin: '682001', quantity: '1' });
  const trail = await harness.db`select from audit_log where action = 'return.book' and detail->>'return' = ${id}`;
  expect(trail).toHaveLength(1);
});

// rules: return-pick-ups
it('is one booking also when two are at the carrier at once: the second is taken back', async () => {
  const { id } = await approved();
  const real = harness.app.config.carrier ?? expect.fail('no carrier');
  const both = Promise.withResolvers<void>();
  let made = 0;
  const createShipment: CarrierGateway['createShipment'] = async (shipment) => {
    made += 1;
    const own = await real.createShipment({ ...shipment, key: `${shipment.key} ${made}` });
    if (made === 2) {
      both.resolve();
    }
    await both.promise;
    return own;
  };
  const worker = { id: shop.first.id, sellerId: shop.first.id, requestId: 'request-of-test' };
  const context = { worker, carrier: { ...real, createShipment } };
  const booked = await Promise.all([1, 2].map(() => bookReturnPickup(harness.db, id, context)));
  const ids = booked.map((row) => (row instanceof Refusal ? row.code : row.pickupTrackingId));
  expect(new Set(ids).size).toBe(1);
  const pickups = harness.sandbox.carrier
    .packages()
    .filter(({ order, isCancelled }) => order.startsWith(`return-${id}`) && !isCancelled);
  expect(pickups.map(({ waybill }) => waybill)).toEqual([ids[0]]);
});

// rules: return-pick-ups
it('is refused before the approval, and where the carrier does not fetch', async () => {
  const { id } = await approved();
  harness.sandbox.carrier.switches.embargo = ['68'];
  expect((await book(id)).json().message).toContain('does not deliver to 682001 for now');
  Object.assign(harness.sandbox.carrier.switches, noCarrierFaults());
  await harness.db`update returns set state = 'requested' where id = ${id}`;
  expect((await book(id)).json()).toMatchObject({ code: 'STALE_VERSION' });
});

// rules: return-pick-ups
it('is taken back when the return is withdrawn, and stays when the carrier has the pieces', async () => {
  const { id, orderId, buyer } = await approved();
  const { pickupTrackingId = '' } = (await book(id)).json<Return>();
  expect((await send(buyer, 'POST', `/orders/${orderId}/returns/${id}/withdraw`)).statusCode).toBe(200);
  const jobs = await harness.db<{ data: { payload: { trackingId: string } } }[]>`
    select data from pgboss.job where data ->> 'kind' = ${TAKE_BACK_RETURN_PICKUP}`;
  expect(jobs.map(({ data }) => data.payload.trackingId)).toEqual([pickupTrackingId]);
  const { carrier } = harness.app.config;
  await takeBackPickup(carrier, pickupTrackingId);
  expect(harness.sandbox.carrier.find(pickupTrackingId)?.isCancelled).toBe(true);
  const other = await approved();
  const { pickupTrackingId: collected = '' } = (await book(other.id)).json<Return>();
  harness.sandbox.carrier.scan(collected, { type: 'PU', scan: 'In Transit' });
  await takeBackPickup(carrier, collected);
  expect(harness.sandbox.carrier.find(collected)?.isCancelled).toBe(false);
});
