import { formatOrderNumber, type Order, type OrderStatus } from '@aaram/shared-domain/order';
import { recordAudit } from '#modules/audit/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { announceStatus, announceTracking } from '../mail/mail-jobs.ts';
import { moveParcels } from '../move-parcels.ts';
import { findOrder, type OrderRow, renewHold } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { panelView, type Reader, readOrders } from '../read-orders.service.ts';
import { CHANGE_OF_MIND_SECONDS, cancelParcels, checkReturnable, reviveParcels } from '../settle/cancel-parcels.ts';
import { settleRefunds } from '../settle/close-books.ts';
import { withdrawParcels } from '../settle/owe-parcels.ts';
import { type Db, inTransaction, type Pool } from '../transaction.repository.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';

type Change = {
  db: Pool;
  actor: Reader;
  orderId: string;
  /** One parcel; when left out, all that the actor may change. */
  parcelId: string | undefined;
  requestId: string;
};

const notThere = 'Order not found.';

/**
 * Locks the order and returns the parcels that are meant: a seller's own, all for an admin, or the one with the given
 * id.
 */
async function lockForChange(tx: Db, change: Change): Promise<{ whole: WholeOrder; meant: ParcelRow[] }> {
  const { actor, orderId, parcelId } = change;
  const whole = (await lockWhole(tx, requireId(orderId, notThere))) ?? fail(404, 'NOT_FOUND', notThere);
  const own = actor.role === 'admin' ? whole.parcels : whole.parcels.filter((one) => one.sellerId === actor.id);
  if (own.length === 0) {
    fail(404, 'NOT_FOUND', notThere);
  }
  const wanted = parcelId === undefined ? undefined : requireId(parcelId, 'Parcel not found.');
  const meant = wanted === undefined ? own : own.filter((one) => one.id === wanted);
  return meant.length > 0 ? { whole, meant } : fail(404, 'NOT_FOUND', 'Parcel not found.');
}

/**
 * When several parcels are meant, cancelled ones stay cancelled; they only come back when meant alone, or when all are
 * cancelled.
 */
function chooseMoving(meant: readonly ParcelRow[], to: OrderStatus): ParcelRow[] {
  const alive = meant.filter((parcel) => parcel.orderStatus !== 'Cancelled');
  return (alive.length > 0 ? alive : meant).filter((parcel) => parcel.orderStatus !== to);
}

function checkSeller(actor: Reader, order: OrderRow, to: OrderStatus) {
  const leavesTheShop = to === 'Shipped' || to === 'Delivered';
  if (actor.role !== 'admin' && leavesTheShop && order.paymentStatus !== 'Paid') {
    fail(409, 'NOT_PAID', 'This order has not been paid yet.');
  }
}

/** Moves parcels to another status, with the effects on stock and money. */
async function applyStatus(
  tx: Db,
  whole: WholeOrder,
  moving: ParcelRow[],
  { actor, to, holdMinutes }: { actor: Reader; to: OrderStatus; holdMinutes: number },
) {
  const by = { source: actor.role, actorId: actor.id };
  await checkReturnable(tx, whole, moving);
  if (to === 'Cancelled') {
    return cancelParcels(tx, whole, moving, by);
  }
  const revived = moving.filter((parcel) => parcel.orderStatus === 'Cancelled');
  const paymentStatus = await reviveParcels(tx, whole, revived, { to, holdMinutes });
  if (to === 'Pending' && whole.order.paymentStatus === 'Initiated' && whole.order.heldUntil === null) {
    // The order waits for its payment again, so its pieces are held again.
    await renewHold(tx, whole.order.id, holdMinutes);
  }
  const isMoving = new Set(moving.map((parcel) => parcel.id));
  const waits = whole.parcels.some(({ id, orderStatus }) => (isMoving.has(id) ? to : orderStatus) === 'Pending');
  const moved = await moveParcels(tx, whole, {
    moved: moving,
    change: { orderStatus: to, ...(revived.length > 0 ? { holdsStock: true } : {}) },
    // Somebody continues an unpaid order: parcels that no longer wait for the payment have no end of hold.
    rest: { ...(waits ? {} : { heldUntil: null }), ...(paymentStatus === undefined ? {} : { paymentStatus }) },
    by,
  });
  const { paymentStatus: paid, providerPaymentId } = whole.order;
  if (revived.length > 0 && paid === 'Paid' && providerPaymentId !== null) {
    await withdrawParcels(tx, { whole: moved, paymentId: providerPaymentId, delaySeconds: CHANGE_OF_MIND_SECONDS });
  }
  return moved;
}

/**
 * Sets the status of parcels (product-rules.md#status-changes), with its effects on stock and money exactly once, and
 * returns the order as the caller may see it. Fails with 404, 409 OUT_OF_STOCK or NOT_PAID.
 */
export async function changeStatus(
  change: Change & {
    to: OrderStatus;
    holdMinutes: number;
    /** Throws unless the actor has just proved who it is; called before anything that causes a refund. */
    requireProof: () => void;
  },
): Promise<Order> {
  const { db, actor, to } = change;
  const orderId = await inTransaction(db, async (tx) => {
    const { whole, meant } = await lockForChange(tx, change);
    const moving = chooseMoving(meant, to);
    if (moving.length === 0) {
      return whole.order.id;
    }
    checkSeller(actor, whole.order, to);
    if (to === 'Cancelled' && actor.role === 'admin' && whole.order.paymentStatus === 'Paid') {
      change.requireProof();
    }
    const { order, eventId } = await applyStatus(tx, whole, moving, change);
    if (order.providerPaymentId !== null) {
      await settleRefunds(tx, order.id, order.providerPaymentId);
    }
    await announceStatus(tx, { id: order.id, eventId, status: to, parcels: moving.map((parcel) => parcel.id) });
    for (const parcel of moving) {
      await audit(tx, change, 'order.status', {
        number: formatOrderNumber(order.number),
        parcel: parcel.id,
        from: parcel.orderStatus,
        to,
      });
    }
    return order.id;
  });
  return readFor(db, orderId, actor);
}

/** Sets the tracking id of parcels, or removes it when empty, and returns the order. */
export async function changeTracking(change: Change & { trackingId: string }): Promise<Order> {
  const { db, actor } = change;
  const trackingId = change.trackingId.trim() === '' ? null : change.trackingId.trim();
  const orderId = await inTransaction(db, async (tx) => {
    const { whole, meant } = await lockForChange(tx, change);
    // A list of several tracking ids that is sent back unchanged changes nothing.
    const isAsShown = meant.length > 1 && trackingId === whole.order.trackingId;
    const moving = isAsShown ? [] : meant.filter((parcel) => parcel.trackingId !== trackingId);
    if (moving.length === 0) {
      return whole.order.id;
    }
    const { order } = await moveParcels(tx, whole, {
      moved: moving,
      change: { trackingId },
      by: { source: actor.role, actorId: actor.id },
    });
    if (trackingId !== null) {
      await announceTracking(tx, { id: order.id, trackingId, parcels: moving.map((parcel) => parcel.id) });
    }
    for (const parcel of moving) {
      await audit(tx, change, 'order.tracking', {
        number: formatOrderNumber(order.number),
        parcel: parcel.id,
        from: parcel.trackingId,
        to: trackingId,
      });
    }
    return order.id;
  });
  return readFor(db, orderId, actor);
}

async function audit(
  tx: Db,
  { actor, orderId, requestId }: Change,
  action: string,
  detail: Record<string, string | null>,
) {
  await recordAudit(tx, { actorId: actor.id, action, subject: 'order', subjectId: orderId, detail, requestId });
}

async function readFor(db: Pool, orderId: string, actor: Reader): Promise<Order> {
  const order = (await findOrder(db, orderId)) ?? fail(404, 'NOT_FOUND', notThere);
  const [json] = await readOrders(db, [order], panelView(actor));
  return json ?? fail(404, 'NOT_FOUND', notThere);
}
