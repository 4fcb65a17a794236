import type { Db } from '@aaram/runtime/db';
import { isSpreadsheetNumber, type TrackingLine } from '@aaram/shared-domain/change-set';
import {
  carrierIds,
  findCarrier,
  formatOrderNumber,
  nameCarrier,
  parseOrderNumber,
  readTracking,
} from '@aaram/shared-domain/order';
import { trackingIdSchema } from '@aaram/shared-domain/order/schema';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { findOrdersByNumbers } from '../order.repository.ts';
import { findParcels, type ParcelRow } from '../parcel.repository.ts';
import { type OrderPlan, planTracking } from './bulk-orders.ts';

type Actor = { sellerId: string; role: 'seller' | 'admin' };
type LinePlan = Omit<OrderPlan, 'id'> & { id: string | undefined };

const refusing = (message: string) => refuse('INVALID_INPUT', message);

/** What is typed in a line, checked: the carrier is undefined when the line leaves it as it is. */
function readLine({
  carrier: typed,
  trackingId: given,
}: TrackingLine): Outcome<Pick<ParcelRow, 'trackingId' | 'carrier'>> {
  const carrier = typed === '' ? null : findCarrier(typed);
  if (carrier === undefined) {
    return refusing(texts.carrierUnknown(typed, carrierIds.map(nameCarrier)));
  }
  if (isSpreadsheetNumber(given)) {
    return refusing(texts.spreadsheetNumber(given));
  }
  const { trackingId, carrier: named = null } = readTracking(given);
  const checked = trackingIdSchema.safeParse(trackingId);
  if (!checked.success) {
    return refusing(checked.error.issues[0]?.message ?? texts.failed);
  }
  return trackingId === '' ? refusing(texts.enterTracking) : { trackingId, carrier: carrier ?? named };
}

function planLine(line: TrackingLine, parcels: readonly ParcelRow[]): OrderPlan['plan'] {
  const read = readLine(line);
  if (read instanceof Refusal) {
    return read;
  }
  const alive = parcels.filter(({ orderStatus }) => orderStatus !== 'Cancelled');
  if (alive.length !== 1) {
    return refusing(alive.length === 0 ? texts.isCancelled : texts.severalParcels);
  }
  return planTracking(alive, read.trackingId ?? '', read.carrier ?? undefined);
}

/**
 * What a list of tracking ids would do, line by line: each names its order by number, among `chosen` ones; a seller
 * reaches the own parcels alone.
 */
export async function planTrackingLines(
  db: Db,
  lines: readonly TrackingLine[],
  { actor, chosen }: { actor: Actor; chosen: ReadonlySet<string> },
): Promise<LinePlan[]> {
  const numbers = lines.flatMap(({ order }) => parseOrderNumber(order) ?? []);
  const orders = new Map((await findOrdersByNumbers(db, numbers)).map((order) => [order.number, order]));
  const ids = [...orders.values()].map(({ id }) => id);
  const parcels = Map.groupBy(await findParcels(db, ids), ({ orderId }) => orderId);
  return lines.map((line): LinePlan => {
    const number = parseOrderNumber(line.order);
    const order = orders.get(number ?? '');
    const own = (parcels.get(order?.id ?? '') ?? []).filter(
      ({ sellerId }) => actor.role === 'admin' || sellerId === actor.sellerId,
    );
    if (number === undefined) {
      return { id: undefined, title: line.order, plan: refusing(texts.enterOrderNumber) };
    }
    const title = formatOrderNumber(number);
    if (order === undefined || own.length === 0) {
      return { id: undefined, title, plan: refusing(texts.orderNotYours) };
    }
    const plan = chosen.has(order.id) ? planLine(line, own) : refusing(texts.orderNotSelected);
    return { id: order.id, title, plan };
  });
}
