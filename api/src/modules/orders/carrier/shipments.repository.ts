import type { Db } from '#db/pool.ts';
import type { CarrierState } from './carrier-gateway.ts';

export type Shipment = {
  parcelId: string;
  orderId: string;
  trackingId: string;
  state: 'booked' | CarrierState;
  failedAttempts: number;
};

export async function insertShipment(tx: Db, { parcelId, trackingId }: { parcelId: string; trackingId: string }) {
  await tx`insert into shipments (parcel_id, tracking_id) values (${parcelId}, ${trackingId}) on conflict do nothing`;
}

/** The order of the shipment with this tracking id, so that it can be locked first. */
export async function findShipment(db: Db, trackingId: string): Promise<Shipment | undefined> {
  const [row] = await db<Shipment[]>`
    select s.parcel_id, p.order_id, s.tracking_id, s.state, s.failed_attempts
    from shipments s join order_parcels p on p.id = s.parcel_id where s.tracking_id = ${trackingId}`;
  return row;
}

export async function tellShipment(tx: Db, trackingId: string, state: CarrierState) {
  await tx`
    update shipments set state = ${state}, told_at = now(),
      failed_attempts = failed_attempts + ${state === 'failed' ? 1 : 0}
    where tracking_id = ${trackingId}`;
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
