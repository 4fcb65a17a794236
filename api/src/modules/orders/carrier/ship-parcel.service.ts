import { formatOrderNumber } from '@aaram/shared-domain/order';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db, Pool } from '#db/pool.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { announceStatus } from '../mail/mail-jobs.ts';
import { moveParcels } from '../move-parcels.ts';
import { findParcelsToSend } from '../panel/parcels-to-send.ts';
import { lockWhole } from '../whole-order.ts';
import { findWork } from '../work/work.repository.ts';
import { lockWork, type Worker } from '../work/work.service.ts';
import type { CarrierGateway, CarrierState } from './carrier-gateway.ts';
import {
  findShipment,
  insertShipment,
  rememberCarrierEvent,
  type Shipment,
  tellShipment,
} from './shipments.repository.ts';

const CARRIER = 'carrier';

/** What the carrier has to know of a parcel; undefined when it is not there to be sent. */
async function describeShipment(db: Db, parcelId: string) {
  const row = await findWork(db, parcelId);
  const parcels =
    row === undefined ? [] : await findParcelsToSend(db, [row.orderId], { id: row.sellerId, role: 'seller' });
  const [parcel] = parcels;
  if (parcel === undefined) {
    return undefined;
  }
  const { to, from, lines } = parcel;
  return { key: parcelId, to, from, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/**
 * Books a parcel at the carrier and stores its tracking id. The carrier is asked outside of the transaction; asked twice,
 * it knows the parcel by its key.
 */
export async function shipParcel(
  db: Pool,
  parcelId: string,
  { worker, carrier }: { worker: Worker; carrier: CarrierGateway | null },
): Promise<Outcome<{ trackingId: string }>> {
  if (carrier === null) {
    return refuse('UNAVAILABLE', texts.noCarrier);
  }
  const seen = await findWork(db, parcelId);
  const isTheirs = seen !== undefined && (worker.sellerId === null || seen.sellerId === worker.sellerId);
  const shipment = isTheirs ? await describeShipment(db, parcelId) : undefined;
  if (shipment === undefined) {
    return refuse('NOT_FOUND', texts.parcelNotFound);
  }
  if (seen?.orderStatus !== 'Processing') {
    return refuse('STALE_VERSION', texts.notToPack);
  }
  const { trackingId } = await carrier.createShipment(shipment);
  return inTransaction(db, async (tx): Promise<Outcome<{ trackingId: string }>> => {
    const row = await lockWork(tx, parcelId, worker);
    if (row instanceof Refusal) {
      return row;
    }
    const whole = await lockWhole(tx, row.orderId);
    const parcel = whole?.parcels.find(({ id }) => id === parcelId);
    if (whole === undefined || parcel?.orderStatus !== 'Processing') {
      return refuse('STALE_VERSION', texts.notToPack);
    }
    if (parcel.trackingId !== trackingId) {
      await insertShipment(tx, { parcelId, trackingId });
      const by = { source: worker.sellerId === null ? 'admin' : 'seller', actorId: worker.id };
      await moveParcels(tx, whole, { moved: [parcel], change: { trackingId, carrier: null }, by });
      await recordAudit(tx, {
        actorId: worker.id,
        action: 'order.tracking',
        subject: 'order',
        subjectId: row.orderId,
        detail: { number: formatOrderNumber(row.number), parcel: parcelId, from: parcel.trackingId, to: trackingId },
        requestId: worker.requestId,
      });
    }
    return { trackingId };
  });
}

/** States in their sequence: a notification that is late, or comes again, takes nothing back. */
const ranks: Record<Shipment['state'], number> = { booked: 0, 'picked-up': 1, failed: 2, delivered: 3, returned: 3 };
const statusOf: Record<CarrierState, 'Shipped' | 'Delivered'> = {
  'picked-up': 'Shipped',
  failed: 'Shipped',
  delivered: 'Delivered',
  returned: 'Shipped',
};

/** Whether a notification says more than what is known. A delivery may fail several times. */
const isNews = (told: CarrierState, known: Shipment['state']) =>
  ranks[told] > ranks[known] || (told === 'failed' && known === 'failed');

/** Whether a parcel's status goes on to another one; staff may have set it before the carrier told. */
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
    if (parcel === undefined || !isNews(event.state, shipment?.state ?? 'booked')) {
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
