import type { Db, Pool } from '@aaram/runtime/db';
import { enqueueJob } from '#modules/jobs/index.ts';
import { moveParcels } from '../move-parcels.ts';
import { lockWhole } from '../whole-order.ts';
import { type CarrierGateway, CarrierRefusal } from './carrier-gateway.ts';
import { cancelBooking, findShipments, tellShipment } from './shipments.repository.ts';

export const TAKE_BACK_BOOKING = 'take-back-booking';
/** A cancellation in the panel may be undone at once; then the booking stays. */
const DELAY_SECONDS = 30;

/** Has the bookings of cancelled parcels taken back, in the caller's transaction; `eventId` is of the cancellation. */
export async function planTakingBack(tx: Db, parcelIds: readonly string[], eventId: string) {
  const booked = (await findShipments(tx, parcelIds)).filter(({ state }) => state === 'booked');
  for (const { parcelId, attempt } of booked) {
    await enqueueJob(tx, {
      queue: 'payments',
      kind: TAKE_BACK_BOOKING,
      payload: { parcelId },
      dedupeKey: `${TAKE_BACK_BOOKING} ${parcelId} ${attempt} ${eventId}`,
      delaySeconds: DELAY_SECONDS,
    });
  }
}

const findBooked = async (db: Db, parcelId: string) =>
  (await findShipments(db, [parcelId])).find(({ state }) => state === 'booked');

async function isCancelled(db: Pool, { orderId, parcelId }: { orderId: string; parcelId: string }) {
  const whole = await db.begin((tx) => lockWhole(tx, orderId));
  return whole?.parcels.some(({ id, orderStatus }) => id === parcelId && orderStatus === 'Cancelled') === true;
}

/** Whether the carrier took the booking back; false when it has the parcel already. Throws when it did not answer. */
async function askCarrier(carrier: CarrierGateway, trackingId: string): Promise<boolean> {
  try {
    await carrier.cancelShipment(trackingId);
    return true;
  } catch (error) {
    if (error instanceof CarrierRefusal) {
      return false;
    }
    throw error;
  }
}

/**
 * Takes the booking of a cancelled parcel back. It may run twice: a booking that is gone, and a parcel that is wanted
 * again, need nothing. A parcel that the carrier has already counts as picked up, so that its seller sees it.
 */
export async function takeBackBooking(db: Pool, parcelId: string, carrier: CarrierGateway | null) {
  const seen = await findBooked(db, parcelId);
  if (carrier === null || seen === undefined || !(await isCancelled(db, seen))) {
    return;
  }
  const isTaken = await askCarrier(carrier, seen.trackingId);
  await db.begin(async (tx) => {
    const whole = await lockWhole(tx, seen.orderId);
    const known = await findBooked(tx, parcelId);
    const parcel = whole?.parcels.find(({ id }) => id === parcelId);
    if (whole === undefined || parcel === undefined || known?.trackingId !== seen.trackingId) {
      return;
    }
    if (!isTaken) {
      await tellShipment(tx, seen.trackingId, 'picked-up');
      return;
    }
    await cancelBooking(tx, seen.trackingId);
    // A tracking id that was typed instead stays.
    if (parcel.trackingId === seen.trackingId) {
      await moveParcels(tx, whole, { moved: [parcel], change: { trackingId: null }, by: { source: 'carrier' } });
    }
  });
}
