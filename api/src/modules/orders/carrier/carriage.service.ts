import type { Pool } from '@aaram/runtime/db';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { ParcelRoute, WeightAnswer } from '@aaram/shared-domain/work';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { lockWhole } from '../whole-order.ts';
import { auditBy, type Context, findOwn, inOwnParcels, rowsFor } from './own-parcel.ts';
import { findPlace } from './places.service.ts';
import { findShipments, storeWeightAnswer } from './shipments.repository.ts';

/** Whether the carrier brings a parcel to its shopper, what that costs, and where it is fetched. */
export async function readRoute(
  db: Pool,
  { parcelId, grams: given }: { parcelId: string; grams?: number | undefined },
  context: Context,
): Promise<Outcome<ParcelRoute>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  const { carrier, row } = own;
  const place = await findPlace(db, carrier, row.sellerId);
  const grams = given ?? carrier.defaults.grams;
  const { unserved, costPaise } = await carrier.checkRoute({ from: place?.pincode ?? null, to: row.pincode, grams });
  return {
    ...{ grams, pincode: row.pincode, place: place?.address ?? carrier.defaults.place, isOwnPlace: place !== null },
    unserved,
    cost: costPaise === null ? null : rupeesFromPaise(costPaise),
  };
}

const findBooked = async (db: Pool, parcelId: string, { worker }: Context) => {
  const [booked] = await findShipments(rowsFor(db, worker), [parcelId]);
  return booked === undefined || booked.state === 'cancelled' ? undefined : booked;
};

/** The carrier's own label of a booked parcel, as a PDF in base64. */
export async function readCarrierLabel(
  db: Pool,
  parcelId: string,
  context: Context,
): Promise<Outcome<{ name: string; pdf: string }>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  const booked = await findBooked(db, parcelId, context);
  if (booked === undefined) {
    return refuse('STALE_VERSION', texts.notBooked);
  }
  const label = await own.carrier.readLabel(booked.trackingId);
  return { name: `label-${formatOrderNumber(own.row.number)}.pdf`, pdf: label.toString('base64') };
}

/** Notes what the seller says of a parcel for which the carrier charges more weight than was booked. */
export async function answerWeight(
  db: Pool,
  { parcelId, answer }: { parcelId: string; answer: WeightAnswer },
  context: Context,
): Promise<Outcome<null>> {
  const own = await findOwn(db, parcelId, context);
  if (own instanceof Refusal) {
    return own;
  }
  return inOwnParcels(db, context.worker, async (tx): Promise<Outcome<null>> => {
    await lockWhole(tx, own.row.orderId);
    const [known] = await findShipments(tx, [parcelId]);
    const isMore = known !== undefined && (known.chargedGrams ?? 0) > (known.grams ?? Number.POSITIVE_INFINITY);
    if (!isMore) {
      return refuse('STALE_VERSION', texts.noWeightToAnswer);
    }
    if (known.weightAnswer !== answer) {
      await storeWeightAnswer(tx, known.trackingId, answer);
      await recordAudit(tx, {
        ...auditBy(context.worker, own.row),
        action: 'order.weight',
        detail: { number: formatOrderNumber(own.row.number), parcel: parcelId, from: known.weightAnswer, to: answer },
      });
    }
    return null;
  });
}
