import type { Db } from '@aaram/runtime/db';
import type { CarrierState, DeliveryChoice, WeightAnswer } from '@aaram/shared-domain/work';

export type Shipment = {
  parcelId: string;
  orderId: string;
  trackingId: string;
  state: 'booked' | 'cancelled' | CarrierState;
  failedAttempts: number;
  attempt: number;
  asked: DeliveryChoice | null;
  createdAt: Date;
  seenAt: Date | null;
  expectedAt: Date | null;
  grams: number | null;
  chargedGrams: number | null;
  weightAnswer: WeightAnswer | null;
};

const columns = (db: Db) => db`
  s.parcel_id, p.order_id, s.tracking_id, s.state, s.failed_attempts, s.attempt, s.asked, s.created_at,
  s.seen_at, s.expected_at, s.grams, s.charged_grams, s.weight_answer`;

/** A booking as it is stored; `place` is the name of where it is fetched. */
type NewBooking = Pick<Shipment, 'parcelId' | 'trackingId' | 'attempt' | 'grams'> & { place: string };

/** Stores a booking; one that was cancelled before gives way to the next attempt. */
export async function storeShipment(tx: Db, { parcelId, trackingId, attempt, grams, place }: NewBooking) {
  await tx`
    insert into shipments (parcel_id, tracking_id, attempt, grams, place)
    values (${parcelId}, ${trackingId}, ${attempt}, ${grams}, ${place})
    on conflict (parcel_id) do update set tracking_id = excluded.tracking_id, attempt = excluded.attempt,
      grams = excluded.grams, place = excluded.place, state = 'booked', failed_attempts = 0, asked = null, told_at = null, created_at = now(),
      seen_at = null, expected_at = null, charged_grams = null, weight_answer = null`;
}

/** The order of the shipment with this tracking id, so that it can be locked first. */
export async function findShipment(db: Db, trackingId: string): Promise<Shipment | undefined> {
  const [row] = await db<Shipment[]>`
    select ${columns(db)} from shipments s join order_parcels p on p.id = s.parcel_id
    where s.tracking_id = ${trackingId}`;
  return row;
}

/** The bookings of these parcels, also cancelled ones. */
export const findShipments = (db: Db, parcelIds: readonly string[]): Promise<Shipment[]> =>
  db<Shipment[]>`
    select ${columns(db)} from shipments s join order_parcels p on p.id = s.parcel_id
    where s.parcel_id = any(${[...parcelIds]}::uuid[])`;

export type CarrierEventRow = { trackingId: string; state: CarrierState; receivedAt: Date };

/** Carrier updates of these parcels, oldest first; at most 20 of each. */
export const findCarrierEvents = (db: Db, trackingIds: readonly string[]): Promise<CarrierEventRow[]> =>
  db<CarrierEventRow[]>`
    select e.tracking_id, e.state, e.received_at
    from unnest(${[...trackingIds]}::text[]) as t (id), lateral (
      select tracking_id, state, received_at from carrier_events
      where tracking_id = t.id order by received_at desc limit 20) e
    order by e.received_at`;

export async function tellShipment(tx: Db, trackingId: string, state: CarrierState) {
  await tx`
    update shipments set state = ${state}, told_at = now(), asked = null,
      failed_attempts = failed_attempts + ${state === 'failed' ? 1 : 0}
    where tracking_id = ${trackingId}`;
}

export async function cancelBooking(tx: Db, trackingId: string) {
  await tx`update shipments set state = 'cancelled' where tracking_id = ${trackingId}`;
}

export async function noteChoice(tx: Db, trackingId: string, choice: DeliveryChoice) {
  await tx`update shipments set asked = ${choice} where tracking_id = ${trackingId}`;
}

export async function storeWeightAnswer(tx: Db, trackingId: string, answer: WeightAnswer) {
  await tx`update shipments set weight_answer = ${answer} where tracking_id = ${trackingId}`;
}

/** Remembers a notification; false when it was received before. */
export async function rememberCarrierEvent(
  tx: Db,
  { eventId, trackingId, state }: { eventId: string; trackingId: string; state: CarrierState },
): Promise<boolean> {
  const { count } = await tx`
    insert into carrier_events (event_id, tracking_id, state) values (${eventId}, ${trackingId}, ${state})
    on conflict do nothing`;
  return count > 0;
}
