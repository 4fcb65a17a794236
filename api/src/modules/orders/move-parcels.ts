import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import { statusOfParcels, trackingOfParcels } from '@aaram/shared-domain/order';
import { dropHolds } from './hold/holds.repository.ts';
import { addEvent, changeOrder, type OrderChange } from './order.repository.ts';
import { addParcelEvents, type ParcelRow, updateParcels } from './parcel.repository.ts';
import type { WholeOrder } from './whole-order.ts';

type ParcelChange = Partial<Pick<ParcelRow, 'orderStatus' | 'trackingId' | 'carrier' | 'holdsStock'>>;

type Move = {
  /** The parcels that change; `change` says how. */
  moved: readonly ParcelRow[];
  change: ParcelChange;
  /** Further changes of the order. */
  rest?: OrderChange;
  by: { source: string; actorId?: string | undefined };
};

/**
 * The only place that writes the state of parcels, and what follows from it for the order: its status, its tracking id,
 * and whether it holds pieces. Returns the new state, and the id of the event for a new status or payment. The caller
 * locks the order.
 */
export async function moveParcels(
  tx: Db,
  whole: WholeOrder,
  { moved, change, rest = {}, by }: Move,
): Promise<WholeOrder & { eventId: string }> {
  const ids = new Set(moved.map((parcel) => parcel.id));
  const parcels = whole.parcels.map((parcel) => (ids.has(parcel.id) ? { ...parcel, ...change } : parcel));
  const changed = parcels.filter((parcel) => ids.has(parcel.id));
  if (changed.length > 0) {
    await updateParcels(tx, changed);
  }
  const before = new Map(moved.map((parcel) => [parcel.id, parcel.orderStatus]));
  const restated = changed.filter((parcel) => before.get(parcel.id) !== parcel.orderStatus);
  if (restated.length > 0) {
    await addParcelEvents(tx, restated, by);
  }
  const derived = {
    orderStatus: statusOfParcels(parcels.map((parcel) => parcel.orderStatus)),
    trackingId: trackingOfParcels(parcels),
    holdsStock: parcels.some((parcel) => parcel.holdsStock),
  };
  await changeOrder(tx, whole.order.id, { ...rest, ...derived });
  if (derived.orderStatus === 'Cancelled') {
    await asStore(tx, () => dropHolds(tx, whole.order.id));
  }
  const { paymentStatus = whole.order.paymentStatus } = rest;
  const order = { ...whole.order, ...derived, paymentStatus };
  const isNews = restated.length > 0 || rest.paymentStatus !== undefined;
  const eventId = isNews
    ? await addEvent(tx, { orderId: order.id, orderStatus: order.orderStatus, paymentStatus, ...by })
    : '';
  return { order, parcels, lines: whole.lines, eventId };
}
