import type { Db, Pool } from '@aaram/runtime/db';
import { asStore, withinParcelsOf } from '@aaram/runtime/db/rows';
import type { ChangeAction } from '@aaram/shared-domain/audit';
import { type CarrierId, formatOrderNumber, type Order, type OrderStatus } from '@aaram/shared-domain/order';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { holdAgain } from '#modules/credits/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { scopeOfSeller } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { findHeld } from '../hold/holds.repository.ts';
import { announceStatus, announceTracking } from '../mail/mail-jobs.ts';
import { moveParcels } from '../move-parcels.ts';
import { findOrder, type OrderRow, renewHold } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { panelView, type Reader, readOrders } from '../read-orders.service.ts';
import { hasBegunReturns } from '../returns/returns.repository.ts';
import { CHANGE_OF_MIND_SECONDS, cancelParcels, findUnreturnable, reviveParcels } from '../settle/cancel-parcels.ts';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { withdrawParcels } from '../settle/owe-parcels.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';

type Change = {
  orderId: string;
  /** One parcel; when left out, all that the actor may change. */
  parcelId: string | undefined;
};

type Context = { actor: Reader; requestId: string };
/** `missingProof` is the refusal of anything that causes a refund; undefined after a fresh proof. */
type StatusContext = Context & { holdMinutes: number; missingProof: Refusal | undefined };

const notThere = () => refuse('NOT_FOUND', common.orderNotFound);

/** Locks the order; returns the parcels meant: a seller's own, all for an admin, or the one with the given id. */
async function lockForChange(
  tx: Db,
  { orderId, parcelId }: Change,
  actor: Reader,
): Promise<Outcome<{ whole: WholeOrder; meant: ParcelRow[] }>> {
  const whole = await lockWhole(tx, orderId);
  const own = whole?.parcels.filter((one) => actor.role === 'admin' || one.sellerId === actor.sellerId) ?? [];
  if (whole === undefined || own.length === 0) {
    return notThere();
  }
  const meant = parcelId === undefined ? own : own.filter((one) => one.id === parcelId);
  return meant.length > 0 ? { whole, meant } : refuse('NOT_FOUND', texts.parcelNotFound);
}

/** Of several parcels, cancelled ones stay so; they come back only when meant alone, or when all are cancelled. */
function chooseMoving(meant: readonly ParcelRow[], to: OrderStatus): ParcelRow[] {
  const alive = meant.filter((parcel) => parcel.orderStatus !== 'Cancelled');
  return (alive.length > 0 ? alive : meant).filter((parcel) => parcel.orderStatus !== to);
}

/** What an admin has to prove before a paid order is cancelled and refunded, or undefined. */
function findObjection({ paymentStatus }: OrderRow, to: OrderStatus, { actor, missingProof }: StatusContext) {
  return to === 'Cancelled' && actor.role === 'admin' && paymentStatus === 'Paid' ? missingProof : undefined;
}

const hasLeft = (parcel: ParcelRow) => parcel.orderStatus === 'Shipped' || parcel.orderStatus === 'Delivered';

/** Refuses to send parcels of an order that waits for a decision about its money. */
async function findHoldObjection(tx: Db, { order }: WholeOrder, moving: readonly ParcelRow[], to: OrderStatus) {
  const leaves = (to === 'Shipped' || to === 'Delivered') && !moving.every(hasLeft);
  return leaves && (await findHeld(tx, [order.id])).size > 0 ? refuse('ON_HOLD', texts.onHold) : undefined;
}

/** Refuses to move delivered parcels of which pieces go back: their pieces and money are counted with the return. */
async function findReturnObjection(tx: Db, moving: readonly ParcelRow[]) {
  const ids = moving.filter(({ orderStatus }) => orderStatus === 'Delivered').map(({ id }) => id);
  return (await hasBegunReturns(tx, ids)) ? refuse('RETURN_BEGUN', texts.staysDelivered) : undefined;
}

/** Moves parcels to another status, with the effects on stock and money. */
async function applyStatus(
  tx: Db,
  whole: WholeOrder,
  moving: ParcelRow[],
  { actor, to, holdMinutes }: { actor: Reader; to: OrderStatus; holdMinutes: number },
): Promise<Outcome<WholeOrder & { eventId: string }>> {
  const by = { source: actor.role, actorId: actor.id };
  const objection = await findUnreturnable(tx, whole, moving);
  if (objection !== undefined) {
    return objection;
  }
  if (to === 'Cancelled') {
    return cancelParcels(tx, whole, moving, by);
  }
  const revived = moving.filter((parcel) => parcel.orderStatus === 'Cancelled');
  const paymentStatus = await reviveParcels(tx, whole, revived, { to, holdMinutes });
  if (paymentStatus instanceof Refusal) {
    return paymentStatus;
  }
  if (to === 'Pending' && whole.order.paymentStatus === 'Initiated' && whole.order.heldUntil === null) {
    // The order waits for its payment again, so its pieces and its credit are held again.
    if (!(await asStore(tx, () => holdAgain(tx, whole.order, whole.order.creditPaise)))) {
      return refuse('UNAVAILABLE', texts.creditSpentElsewhere);
    }
    await renewHold(tx, whole.order.id, holdMinutes);
  }
  const isMoving = new Set(moving.map((parcel) => parcel.id));
  const waits = whole.parcels.some(({ id, orderStatus }) => (isMoving.has(id) ? to : orderStatus) === 'Pending');
  const moved = await moveParcels(tx, whole, {
    moved: moving,
    change: { orderStatus: to, ...(revived.length > 0 ? { holdsStock: true } : {}) },
    // Staff continue an unpaid order: parcels that no longer wait for the payment have no end of hold.
    rest: { ...(waits ? {} : { heldUntil: null }), ...(paymentStatus === undefined ? {} : { paymentStatus }) },
    by,
  });
  if (revived.length > 0 && whole.order.paymentStatus === 'Paid') {
    await withdrawParcels(tx, { whole: moved, delaySeconds: CHANGE_OF_MIND_SECONDS });
  }
  return moved;
}

/** Sets the status of parcels in the caller's transaction; answers the order's id. `isQuiet` sends no mail about it. */
export const setStatus = (tx: Db, change: StatusChange, context: StatusContext): Promise<Outcome<string>> =>
  withinParcelsOf(tx, scopeOfSeller(context.actor), () => moveToStatus(tx, change, context));

type StatusChange = Change & { to: OrderStatus; isQuiet?: boolean };

async function moveToStatus(tx: Db, change: StatusChange, context: StatusContext): Promise<Outcome<string>> {
  const { to } = change;
  const { actor, holdMinutes } = context;
  const locked = await lockForChange(tx, change, actor);
  if (locked instanceof Refusal) {
    return locked;
  }
  const { whole, meant } = locked;
  const moving = chooseMoving(meant, to);
  if (moving.length === 0) {
    return whole.order.id;
  }
  const objection =
    findObjection(whole.order, to, context) ??
    (await findHoldObjection(tx, whole, moving, to)) ??
    (await findReturnObjection(tx, moving));
  const applied = objection ?? (await applyStatus(tx, whole, moving, { actor, to, holdMinutes }));
  if (applied instanceof Refusal) {
    return applied;
  }
  const { order, eventId } = applied;
  await settleOrderRefunds(tx, order);
  if (change.isQuiet !== true) {
    await announceStatus(tx, { id: order.id, eventId, status: to, parcels: moving.map((parcel) => parcel.id) });
  }
  for (const parcel of moving) {
    await audit(tx, { ...context, orderId: order.id }, 'order.status', {
      number: formatOrderNumber(order.number),
      parcel: parcel.id,
      from: parcel.orderStatus,
      to,
    });
  }
  return order.id;
}

/**
 * Sets the status of parcels (product-rules.md#status-changes), with its effects on stock and money exactly once, and
 * answers the order as the caller may see it.
 */
export async function changeStatus(
  db: Pool,
  change: Change & { to: OrderStatus },
  context: StatusContext,
): Promise<Outcome<Order>> {
  const orderId = await inTransaction(db, (tx) => setStatus(tx, change, context));
  return orderId instanceof Refusal ? orderId : readFor(db, orderId, context.actor);
}

type Tracked = { trackingId: string | null; carrier?: CarrierId | null };

/** The carrier to store: none without a tracking id; left out, it stays. */
const readCarrier = (given: CarrierId | '' | undefined, trackingId: string | null): Pick<Tracked, 'carrier'> =>
  trackingId === null ? { carrier: null } : given === undefined ? {} : { carrier: given || null };

/** The parcels that change. A list of several tracking ids that is sent back unchanged changes nothing. */
function pickTracked(whole: WholeOrder, meant: readonly ParcelRow[], tracked: Tracked): ParcelRow[] {
  const isAsShown = meant.length > 1 && tracked.trackingId === whole.order.trackingId;
  const isOther = (one: ParcelRow) =>
    one.trackingId !== tracked.trackingId || one.carrier !== { ...one, ...tracked }.carrier;
  return isAsShown ? [] : meant.filter(isOther);
}

type NewTracking = { trackingId: string; carrier?: CarrierId | '' | undefined };

/** Sets the tracking id of parcels in the caller's transaction; answers the order's id. */
export const setTracking = (tx: Db, change: Change & NewTracking, context: Context): Promise<Outcome<string>> =>
  withinParcelsOf(tx, scopeOfSeller(context.actor), () => track(tx, change, context));

async function track(tx: Db, change: Change & NewTracking, context: Context): Promise<Outcome<string>> {
  const { actor } = context;
  const trackingId = change.trackingId.trim() === '' ? null : change.trackingId.trim();
  const locked = await lockForChange(tx, change, actor);
  if (locked instanceof Refusal) {
    return locked;
  }
  const { whole, meant } = locked;
  const tracked = { trackingId, ...readCarrier(change.carrier, trackingId) };
  const moving = pickTracked(whole, meant, tracked);
  if (moving.length === 0) {
    return whole.order.id;
  }
  const { order } = await moveParcels(tx, whole, {
    moved: moving,
    change: tracked,
    by: { source: actor.role, actorId: actor.id },
  });
  if (trackingId !== null) {
    await announceTracking(tx, { id: order.id, trackingId, parcels: moving.map((parcel) => parcel.id) });
  }
  for (const parcel of moving) {
    await audit(tx, { ...context, orderId: order.id }, 'order.tracking', {
      number: formatOrderNumber(order.number),
      parcel: parcel.id,
      from: parcel.trackingId,
      to: trackingId,
    });
  }
  return order.id;
}

/**
 * Sets the tracking id of parcels, or removes it when empty, and their carrier where one is given; returns the order.
 */
export async function changeTracking(
  db: Pool,
  change: Change & NewTracking,
  context: Context,
): Promise<Outcome<Order>> {
  const orderId = await inTransaction(db, (tx) => setTracking(tx, change, context));
  return orderId instanceof Refusal ? orderId : readFor(db, orderId, context.actor);
}

async function audit(
  tx: Db,
  { actor, orderId, requestId }: Context & { orderId: string },
  action: ChangeAction,
  detail: Record<string, string | null>,
) {
  await recordAudit(tx, { actorId: actor.id, action, subject: 'order', subjectId: orderId, detail, requestId });
}

async function readFor(db: Pool, orderId: string, actor: Reader): Promise<Outcome<Order>> {
  const order = await findOrder(db, orderId);
  const [json] = order === undefined ? [] : await readOrders(db, [order], panelView(actor));
  return json ?? notThere();
}
