import type { Pool } from '@aaram/runtime/db';
import type { CarrierState } from '@aaram/shared-domain/work';
import { announceStatus } from '../mail/mail-jobs.ts';
import { moveParcels } from '../move-parcels.ts';
import { lockWhole } from '../whole-order.ts';
import { findShipment, rememberCarrierEvent, type Shipment, tellShipment } from './shipments.repository.ts';

const CARRIER = 'carrier';

/** States in their sequence: a notification that is late, or comes again, takes nothing back. */
const ranks: Record<Shipment['state'], number> = {
  booked: 0,
  'picked-up': 1,
  failed: 2,
  delivered: 3,
  returned: 3,
  cancelled: 3,
};
const statusOf: Record<CarrierState, 'Shipped' | 'Delivered'> = {
  'picked-up': 'Shipped',
  failed: 'Shipped',
  delivered: 'Delivered',
  returned: 'Shipped',
};

/** Whether a notification says more than what is known. A delivery may fail several times. */
const isNews = (reported: CarrierState, known: Shipment['state']) =>
  ranks[reported] > ranks[known] || (reported === 'failed' && known === 'failed');

/** Whether a parcel's status goes on to another one; staff may have set it before the carrier reported it. */
const goesOn = (from: string, to: string) => from === 'Processing' || (from === 'Shipped' && to === 'Delivered');

export type CarrierEvent = { id: string; trackingId: string; state: CarrierState };

/** Applies a notification of the carrier, once and only forward; returns what came of it, for the log. */
export async function applyCarrierEvent(db: Pool, event: CarrierEvent): Promise<string> {
  return db.begin(async (tx) => {
    const seen = await findShipment(tx, event.trackingId);
    if (seen === undefined) {
      return 'unknown';
    }
    const whole = await lockWhole(tx, seen.orderId);
    if (whole === undefined || !(await rememberCarrierEvent(tx, { ...event, eventId: event.id }))) {
      return 'duplicate';
    }
    const shipment = await findShipment(tx, event.trackingId);
    const parcel = whole.parcels.find(({ id }) => id === seen.parcelId);
    // Without the shipment, the booking was cancelled and made again meanwhile.
    if (shipment === undefined || parcel === undefined || !isNews(event.state, shipment.state)) {
      return 'late';
    }
    await tellShipment(tx, event.trackingId, event.state);
    const to = statusOf[event.state];
    if (!goesOn(parcel.orderStatus, to)) {
      return 'noted';
    }
    const { order, eventId } = await moveParcels(tx, whole, {
      moved: [parcel],
      change: { orderStatus: to },
      by: { source: CARRIER },
    });
    await announceStatus(tx, { id: order.id, eventId, status: to, parcels: [parcel.id] });
    return event.state;
  });
}
