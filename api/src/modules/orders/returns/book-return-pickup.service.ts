import type { Db, Pool } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { recordAudit } from '#modules/audit/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as orderTexts from '#texts/orders.ts';
import * as texts from '#texts/returns.ts';
import { type CarrierGateway, CarrierObjection, CarrierRefusal } from '../carrier/carrier-gateway.ts';
import { type Context, inOwnParcels } from '../carrier/own-parcel.ts';
import { findPlace } from '../carrier/places.service.ts';
import { findOrder, lockOrder } from '../order.repository.ts';
import { toShippingAddress } from '../order-json.ts';
import { changeReturn, findOrderOfReturn, findReturns, type ReturnRow } from './returns.repository.ts';

export const TAKE_BACK_RETURN_PICKUP = 'take-back-return-pickup';

/** A return that this worker answers; never the worker's own. */
async function findOwnReturn(db: Db, id: string, { worker }: Context): Promise<Outcome<ReturnRow>> {
  const orderId = await findOrderOfReturn(db, id);
  const row = orderId === undefined ? undefined : (await findReturns(db, orderId)).find((one) => one.id === id);
  const isTheirs =
    row !== undefined && row.userId !== worker.id && (worker.sellerId === null || row.sellerId === worker.sellerId);
  return isTheirs ? row : refuse('NOT_FOUND', texts.returnNotFound);
}

/** Books the carrier to fetch the pieces at the shopper's; the same return twice is one booking. */
async function book(db: Pool, carrier: CarrierGateway, row: ReturnRow): Promise<Outcome<string>> {
  const order = await findOrder(db, row.orderId);
  if (order === undefined) {
    return refuse('NOT_FOUND', texts.returnNotFound);
  }
  const address = toShippingAddress(order);
  const { unserved } = await carrier.checkRoute({ from: null, to: address.pincode, grams: null });
  if (unserved !== null) {
    return refuse('UNAVAILABLE', orderTexts.notServed(address.pincode, unserved));
  }
  const place = await findPlace(db, carrier, row.sellerId);
  try {
    const { trackingId } = await carrier.createShipment({
      ...{
        key: `return-${row.id}`,
        isReturn: true,
        to: address,
        from: { name: address.name, address: address.address },
      },
      ...{
        items: [{ name: row.name, hsn: row.hsn, quantity: row.quantity }],
        valuePaise: row.unitPaise * row.quantity,
      },
      ...{ grams: carrier.defaults.grams, place: place?.name ?? null },
    });
    return trackingId;
  } catch (error) {
    if (error instanceof CarrierObjection) {
      return refuse('UNAVAILABLE', orderTexts.carrierRefused(error.message));
    }
    throw error;
  }
}

/** Has the pieces of an approved return fetched (product-rules.md#return-pick-ups). Twice, it is one booking. */
export async function bookReturnPickup(db: Pool, id: string, context: Context): Promise<Outcome<ReturnRow>> {
  const { worker, carrier } = context;
  const seen = await findOwnReturn(db, id, context);
  if (seen instanceof Refusal) {
    return seen;
  }
  if (carrier === null) {
    return refuse('UNAVAILABLE', orderTexts.noCarrier);
  }
  if (seen.pickupTrackingId !== null) {
    return seen;
  }
  if (seen.state !== 'approved') {
    return refuse('STALE_VERSION', texts.returnChanged);
  }
  const trackingId = await book(db, carrier, seen);
  if (trackingId instanceof Refusal) {
    return trackingId;
  }
  const stored = await inOwnParcels(db, worker, async (tx): Promise<Outcome<ReturnRow>> => {
    await lockOrder(tx, seen.orderId);
    const known = await findOwnReturn(tx, id, context);
    if (known instanceof Refusal || known.pickupTrackingId !== null) {
      return known;
    }
    if (known.state !== 'approved') {
      return refuse('STALE_VERSION', texts.returnChanged);
    }
    await changeReturn(tx, id, { state: known.state, pickupTrackingId: trackingId });
    await recordAudit(tx, {
      ...{ actorId: worker.id, requestId: worker.requestId, action: 'return.book' },
      ...{ subject: 'order', subjectId: known.orderId },
      detail: { number: formatOrderNumber(known.orderNumber), return: id, to: trackingId },
    });
    return { ...known, pickupTrackingId: trackingId };
  });
  // Also a second booking of two that were made at once.
  if (stored instanceof Refusal || stored.pickupTrackingId !== trackingId) {
    await carrier.cancelShipment(trackingId);
  }
  return stored;
}

/** Has the pick-up of a return that ends before it taken back, in the caller's transaction. */
export async function planTakingBackPickup(tx: Db, { id, pickupTrackingId }: ReturnRow) {
  if (pickupTrackingId !== null) {
    await enqueueJob(tx, {
      ...{ queue: 'payments', kind: TAKE_BACK_RETURN_PICKUP, payload: { trackingId: pickupTrackingId } },
      dedupeKey: `${TAKE_BACK_RETURN_PICKUP} ${id}`,
    });
  }
}

/** Takes a pick-up back; pieces that the carrier has already come all the same. */
export async function takeBackPickup(carrier: CarrierGateway | null, trackingId: string) {
  try {
    await carrier?.cancelShipment(trackingId);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) {
      throw error;
    }
  }
}
