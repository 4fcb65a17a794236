import type { Db, Pool } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { DeliveryChoice } from '@aaram/shared-domain/work';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { findHeld } from '../hold/holds.repository.ts';
import { moveParcels } from '../move-parcels.ts';
import { findLines, type LineRow } from '../order.repository.ts';
import { findParcelsToSend } from '../panel/parcels-to-send.ts';
import { lockWhole } from '../whole-order.ts';
import type { WorkRow } from '../work/work.repository.ts';
import { lockWork, type Worker } from '../work/work.service.ts';
import { type CarrierGateway, CarrierObjection, CarrierRefusal, type NewShipment } from './carrier-gateway.ts';
import { auditBy, type Context, findOwn, inOwnParcels, rowsFor } from './own-parcel.ts';
import { findPlace } from './places.service.ts';
import {
  cancelBooking,
  findShipment,
  findShipments,
  noteChoice,
  type Shipment,
  storeShipment,
} from './shipments.repository.ts';

type Booked = { trackingId: string };

const isActive = (shipment: Shipment | undefined): shipment is Shipment =>
  shipment !== undefined && shipment.state !== 'cancelled';
const findOne = async (db: Db, parcelId: string) => (await findShipments(db, [parcelId]))[0];
/** What the carrier has to know of a parcel; undefined when it is not there to be sent. */
async function describeShipment(
  db: Db,
  { id, orderId, sellerId }: WorkRow,
  { attempt, ...booking }: { attempt: number } & Pick<NewShipment, 'grams' | 'place'>,
): Promise<NewShipment | undefined> {
  const [parcel] = await findParcelsToSend(db, [orderId], { sellerId, role: 'seller' });
  if (parcel === undefined) {
    return undefined;
  }
  const own = (await findLines(db, [orderId])).filter(
    (line) => line.sellerId === sellerId && line.cancelled < line.quantity,
  );
  const left = ({ quantity, cancelled }: LineRow) => quantity - cancelled;
  return {
    ...{ key: attempt === 1 ? id : `${id}-${attempt}`, to: parcel.to, from: parcel.from, ...booking },
    items: own.map((line) => ({ name: line.name, hsn: line.hsn, quantity: left(line) })),
    valuePaise: own.reduce((sum, line) => sum + line.unitPaise * left(line), 0),
  };
}

/** Gives the parcel its booking; of two that are made at once under the same attempt, the first one stays. */
async function storeBooking(
  tx: Db,
  booked: Booked & { parcelId: string; attempt: number; grams: number; place: string; carrier: CarrierGateway['id'] },
  worker: Worker,
): Promise<Outcome<Booked>> {
  const { parcelId, trackingId, attempt, grams, place, carrier } = booked;
  const row = await lockWork(tx, parcelId, worker);
  if (row instanceof Refusal) {
    return row;
  }
  const whole = await lockWhole(tx, row.orderId);
  const parcel = whole?.parcels.find(({ id }) => id === parcelId);
  const known = await findOne(tx, parcelId);
  const isCancelled = known !== undefined && known.state === 'cancelled' && known.attempt >= attempt;
  if (whole === undefined || parcel?.orderStatus !== 'Processing' || isCancelled) {
    return refuse('STALE_VERSION', texts.notToPack);
  }
  if ((await findHeld(tx, [row.orderId])).size > 0) {
    return refuse('ON_HOLD', texts.onHold);
  }
  if (isActive(known) && parcel.trackingId === known.trackingId) {
    return { trackingId: known.trackingId };
  }
  if (!isActive(known)) {
    await storeShipment(tx, { parcelId, trackingId, attempt, grams, place });
  }
  const by = { source: worker.sellerId === null ? 'admin' : 'seller', actorId: worker.id };
  await moveParcels(tx, whole, { moved: [parcel], change: { trackingId, carrier }, by });
  await recordAudit(tx, {
    ...auditBy(worker, row),
    action: 'order.tracking',
    detail: { number: formatOrderNumber(row.number), parcel: parcelId, from: parcel.trackingId, to: trackingId },
  });
  return { trackingId };
}

/** Books at the carrier; the refusal in its own words when it does not take the parcel, or not to this place. */
async function bookAt(carrier: CarrierGateway, shipment: NewShipment): Promise<Outcome<Booked>> {
  const { unserved } = await carrier.checkRoute({ from: null, to: shipment.to.pincode, grams: null });
  if (unserved !== null) {
    return refuse('UNAVAILABLE', texts.notServed(shipment.to.pincode, unserved));
  }
  try {
    return await carrier.createShipment(shipment);
  } catch (error) {
    if (error instanceof CarrierObjection) {
      return refuse('UNAVAILABLE', texts.carrierRefused(error.message));
    }
    throw error;
  }
}

/**
 * Books a parcel at the carrier and stores its tracking id. The carrier is asked outside of the transaction; asked twice,
 * it knows the parcel by its key. A booking that found the parcel changed meanwhile is taken back.
 */
export async function shipParcel(
  db: Pool,
  { parcelId, grams }: { parcelId: string; grams?: number | undefined },
  context: Context,
): Promise<Outcome<Booked>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  const { carrier, row } = own;
  const rows = rowsFor(db, context.worker);
  const before = await findOne(rows, parcelId);
  const attempt = before === undefined ? 1 : before.attempt + (isActive(before) ? 0 : 1);
  if (row.orderStatus !== 'Processing') {
    return refuse('STALE_VERSION', texts.notToPack);
  }
  if ((await findHeld(rows, [row.orderId])).size > 0) {
    return refuse('ON_HOLD', texts.onHold);
  }
  const place = await findPlace(db, carrier, row.sellerId);
  const booking = { attempt, grams: grams ?? carrier.defaults.grams, place: place?.name ?? null };
  const shipment = await describeShipment(rows, row, booking);
  if (shipment === undefined) {
    return refuse('NOT_FOUND', texts.parcelNotFound);
  }
  const made = await bookAt(carrier, shipment);
  if (made instanceof Refusal) {
    return made;
  }
  const { trackingId } = made;
  const where = shipment.place ?? carrier.defaults.place;
  const booked = { parcelId, trackingId, attempt, grams: shipment.grams, place: where, carrier: carrier.id };
  const outcome = await inOwnParcels(db, context.worker, (tx) => storeBooking(tx, booked, context.worker));
  // Also a second booking of two that were made at once.
  if (
    trackingId !== (outcome instanceof Refusal ? undefined : outcome.trackingId) &&
    (await findShipment(rows, trackingId)) === undefined
  ) {
    await carrier.cancelShipment(trackingId);
  }
  return outcome;
}

/** Takes a booking back while the carrier has not picked the parcel up; it may be asked twice. It can be booked again. */
export async function cancelShipment(db: Pool, parcelId: string, context: Context): Promise<Outcome<null>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  const seen = await findOne(rowsFor(db, context.worker), parcelId);
  if (seen?.state === 'cancelled') {
    return null;
  }
  if (seen?.state !== 'booked') {
    return refuse('STALE_VERSION', texts.notBooked);
  }
  try {
    await own.carrier.cancelShipment(seen.trackingId);
  } catch (error) {
    if (error instanceof CarrierRefusal) {
      return refuse('STALE_VERSION', texts.notBooked);
    }
    throw error;
  }
  return inOwnParcels(db, context.worker, async (tx): Promise<Outcome<null>> => {
    const whole = await lockWhole(tx, seen.orderId);
    const known = await findOne(tx, parcelId);
    const parcel = whole?.parcels.find(({ id }) => id === parcelId);
    if (whole === undefined || parcel === undefined || known?.state !== 'booked' || known.attempt !== seen.attempt) {
      return refuse('STALE_VERSION', texts.notBooked);
    }
    await cancelBooking(tx, known.trackingId);
    // A tracking id that was typed instead stays.
    if (parcel.trackingId === known.trackingId) {
      const by = { source: context.worker.sellerId === null ? 'admin' : 'seller', actorId: context.worker.id };
      await moveParcels(tx, whole, { moved: [parcel], change: { trackingId: null }, by });
    }
    await recordAudit(tx, {
      ...auditBy(context.worker, own.row),
      action: 'order.tracking',
      detail: { number: formatOrderNumber(own.row.number), parcel: parcelId, from: known.trackingId, to: null },
    });
    return null;
  });
}

/** Tells the carrier what to do with a parcel that could not be delivered. */
export async function answerFailure(
  db: Pool,
  { parcelId, choice }: { parcelId: string; choice: DeliveryChoice },
  context: Context,
): Promise<Outcome<null>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  const seen = await findOne(rowsFor(db, context.worker), parcelId);
  // A parcel that was cancelled while the carrier had it can only come back.
  const isRecalled = own.row.orderStatus === 'Cancelled' && choice === 'return' && seen?.state === 'picked-up';
  if (seen === undefined || !(seen.state === 'failed' || isRecalled)) {
    return refuse('STALE_VERSION', texts.notFailed);
  }
  await own.carrier.answerFailure(seen.trackingId, choice);
  return inOwnParcels(db, context.worker, async (tx): Promise<Outcome<null>> => {
    await lockWhole(tx, seen.orderId);
    const known = await findOne(tx, parcelId);
    if (known?.state !== seen.state || known.trackingId !== seen.trackingId) {
      return refuse('STALE_VERSION', texts.notFailed);
    }
    if (known.asked !== choice) {
      await noteChoice(tx, known.trackingId, choice);
      await recordAudit(tx, {
        ...auditBy(context.worker, own.row),
        action: 'order.delivery',
        detail: { number: formatOrderNumber(own.row.number), parcel: parcelId, from: known.asked, to: choice },
      });
    }
    return null;
  });
}
