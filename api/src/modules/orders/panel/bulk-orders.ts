import type { Db } from '@aaram/runtime/db';
import { withinParcelsOf } from '@aaram/runtime/db/rows';
import type { OrderChange } from '@aaram/shared-domain/change-set/schema';
import { formatOrderNumber, type OrderStatus } from '@aaram/shared-domain/order';
import { keysOf } from '@aaram/shared-domain/records';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { scopeOfSeller } from '#plugins/session.ts';
import * as texts from '#texts/change-sets.ts';
import * as orderTexts from '#texts/orders.ts';
import { findHeld } from '../hold/holds.repository.ts';
import { findOrders, lockOrder, type OrderRow } from '../order.repository.ts';
import { findParcels, type ParcelRow } from '../parcel.repository.ts';
import { setStatus, setTracking } from './change-order.service.ts';

/** What a change set does to the parcels of an order: their values on one side of it, by parcel. */
export type OrderState = Record<string, Partial<Pick<ParcelRow, 'orderStatus' | 'trackingId' | 'carrier'>>>;
export type OrderPlan = { id: string; title: string; plan: Outcome<{ before: OrderState; after: OrderState }> };

type Actor = { id: string; role: 'seller' | 'admin'; sellerId: string };

const stateOf = (parcels: readonly ParcelRow[], pick: (parcel: ParcelRow) => OrderState[string]): OrderState =>
  Object.fromEntries(parcels.map((parcel) => [parcel.id, pick(parcel)]));

function planStatus(parcels: readonly ParcelRow[], to: OrderStatus) {
  const alive = parcels.filter(({ orderStatus }) => orderStatus !== 'Cancelled');
  const moving = (alive.length > 0 ? alive : parcels).filter(({ orderStatus }) => orderStatus !== to);
  return {
    before: stateOf(moving, ({ orderStatus }) => ({ orderStatus })),
    after: stateOf(moving, () => ({ orderStatus: to })),
  };
}

/** The tracking id and carrier of parcels before and after; an undefined carrier stays. */
export function planTracking(
  parcels: readonly ParcelRow[],
  typed: string,
  carrier: ParcelRow['carrier'] | '' | undefined,
) {
  const trackingId = typed.trim() === '' ? null : typed.trim();
  const next = (parcel: ParcelRow) => ({
    trackingId,
    carrier: trackingId === null ? null : carrier === undefined ? parcel.carrier : carrier || null,
  });
  const moving = parcels.filter((parcel) => {
    const wanted = next(parcel);
    return wanted.trackingId !== parcel.trackingId || wanted.carrier !== parcel.carrier;
  });
  return {
    before: stateOf(moving, (parcel) => ({ trackingId: parcel.trackingId, carrier: parcel.carrier })),
    after: stateOf(moving, next),
  };
}

/** Why these parcels would not get this status. */
function findStatusObjection(
  { paymentStatus }: OrderRow,
  to: OrderStatus,
  { actor, isHeld }: { actor: Actor; isHeld: boolean },
): Refusal | undefined {
  if (to !== 'Shipped' && to !== 'Delivered') {
    return undefined;
  }
  if (isHeld) {
    return refuse('ON_HOLD', orderTexts.onHold);
  }
  return actor.role !== 'admin' && paymentStatus !== 'Paid' ? refuse('NOT_PAID', orderTexts.notPaidYet) : undefined;
}

/** What a bulk change would do to these orders, in their order; a seller's own parcels alone. */
export async function planOrderChanges(
  db: Db,
  ids: readonly string[],
  change: OrderChange,
  actor: Actor,
): Promise<OrderPlan[]> {
  const orders = new Map((await findOrders(db, ids)).map((order) => [order.id, order]));
  const parcels = Map.groupBy(await findParcels(db, ids), ({ orderId }) => orderId);
  const held = await findHeld(db, ids);
  return ids.flatMap((id) => {
    const order = orders.get(id);
    const own = (parcels.get(id) ?? []).filter(({ sellerId }) => actor.role === 'admin' || sellerId === actor.sellerId);
    if (order === undefined || own.length === 0) {
      return [];
    }
    const title = formatOrderNumber(order.number);
    if (change.kind === 'tracking') {
      const typed = change.trackingIds[id];
      const plan = typed === undefined ? { before: {}, after: {} } : planTracking(own, typed, change.carrier);
      return [{ id, title, plan }];
    }
    const objection = findStatusObjection(order, change.orderStatus, { actor, isHeld: held.has(id) });
    return [{ id, title, plan: objection ?? planStatus(own, change.orderStatus) }];
  });
}

const isStill = (parcel: ParcelRow | undefined, state: OrderState[string]) =>
  parcel !== undefined && keysOf(state).every((name) => parcel[name] === state[name]);

type OrderEdit = {
  id: string;
  before: OrderState;
  after: OrderState;
  /** Sends no mail: the one about what is taken back has not gone out yet. */
  isQuiet: boolean;
};
/** `missingProof` refuses what causes a refund. */
type Context = { actor: Actor; requestId: string; holdMinutes: number; missingProof: Refusal | undefined };

/**
 * Moves the parcels of one order from their values before to those after, with everything that follows for stock and
 * money, in the caller's transaction. Refused as a whole when one of them is something else by now.
 */
export const applyOrderEdit = (tx: Db, edit: OrderEdit, context: Context): Promise<Outcome<undefined>> =>
  withinParcelsOf(tx, scopeOfSeller(context.actor), () => applyWithin(tx, edit, context));

async function applyWithin(
  tx: Db,
  { id, before, after, isQuiet }: OrderEdit,
  context: Context,
): Promise<Outcome<undefined>> {
  await lockOrder(tx, id);
  const parcels = new Map((await findParcels(tx, [id])).map((parcel) => [parcel.id, parcel]));
  const entries = Object.entries(after);
  if (!entries.every(([parcelId]) => isStill(parcels.get(parcelId), before[parcelId] ?? {}))) {
    return refuse('STALE_VERSION', texts.orderChangedSince);
  }
  for (const [parcelId, { orderStatus, trackingId, carrier }] of entries) {
    const done =
      orderStatus === undefined
        ? await setTracking(
            tx,
            { orderId: id, parcelId, trackingId: trackingId ?? '', carrier: carrier ?? '' },
            context,
          )
        : await setStatus(tx, { orderId: id, parcelId, to: orderStatus, isQuiet }, context);
    if (done instanceof Refusal) {
      return done;
    }
  }
  return undefined;
}
