import { outOfStockMessage } from '@aaram/shared-domain/cart';
import type { Order, OrderStatus } from '@aaram/shared-domain/order';
import { recordAudit } from '#modules/audit/index.ts';
import { fail, requireId } from '#plugins/errors.ts';
import { announceStatus, announceTracking } from './mail-jobs.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  type LineRow,
  lockOrder,
  type OrderChange,
  type OrderRow,
  renewHold,
} from './order.repository.ts';
import { readOrders } from './read-orders.service.ts';
import { oweRefund, withdrawRefund } from './settle-order.repository.ts';
import { countSold, lockProducts, lockStock, moveStock, reverse, sumPieces } from './stock.repository.ts';
import { type Db, inTransaction, type Pool } from './transaction.repository.ts';

export type PanelUser = { id: string; role: 'user' | 'seller' | 'admin' };
type Change = { db: Pool; actor: PanelUser; orderId: string; requestId: string };

const notThere = 'Order not found.';
/** A dropdown saves at once; so much time passes before the money of a cancelled order really goes back. */
const CHANGE_OF_MIND_SECONDS = 10 * 60;

/** The order with its lines, locked, if this seller or admin may change it: a seller's lines must all be its own. */
async function lockForChange(tx: Db, { actor, orderId }: Change): Promise<{ order: OrderRow; lines: LineRow[] }> {
  const order = (await lockOrder(tx, requireId(orderId, notThere))) ?? fail(404, 'NOT_FOUND', notThere);
  const lines = await findLines(tx, [order.id]);
  if (actor.role !== 'admin') {
    const own = lines.filter((line) => line.sellerId === actor.id);
    if (own.length === 0) {
      fail(404, 'NOT_FOUND', notThere);
    }
    if (own.length < lines.length) {
      fail(403, 'FORBIDDEN', 'This order has lines of other sellers. Please ask an admin to change it.');
    }
  }
  return { order, lines };
}

/** Into Cancelled: pieces go back, once; money that was paid goes back after a while. */
async function cancel(tx: Db, order: OrderRow, lines: readonly LineRow[]): Promise<OrderChange> {
  await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  if (order.holdsStock) {
    await lockStock(tx, lines);
    await moveStock(tx, reverse(lines));
  }
  if (order.paymentStatus !== 'Paid') {
    const isOpen = order.paymentStatus === 'Initiated' || order.paymentStatus === 'Pending';
    return { holdsStock: false, heldUntil: null, ...(isOpen ? { paymentStatus: 'Failed' as const } : {}) };
  }
  await countSold(tx, reverse(lines));
  if (order.providerPaymentId !== null) {
    await oweRefund(tx, {
      paymentId: order.providerPaymentId,
      orderId: order.id,
      amountPaise: order.payablePaise,
      delaySeconds: CHANGE_OF_MIND_SECONDS,
    });
  }
  return { holdsStock: false, heldUntil: null };
}

/** Out of Cancelled: takes the pieces again, or refuses when they are gone. */
async function revive(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  to: OrderStatus,
  holdMinutes: number,
): Promise<OrderChange> {
  await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const products = await lockStock(tx, lines);
  for (const { productId, size, quantity } of sumPieces(lines)) {
    const available = products.get(productId)?.stock.get(size) ?? 0;
    if (available < quantity) {
      fail(409, 'OUT_OF_STOCK', outOfStockMessage(available, size), { product: productId });
    }
  }
  await moveStock(tx, lines);
  if (order.paymentStatus === 'Paid') {
    await withdrawRefund(tx, order.id);
    await countSold(tx, lines);
    return { holdsStock: true };
  }
  if (to === 'Pending' && order.paymentStatus === 'Failed') {
    await renewHold(tx, order.id, holdMinutes);
    return { holdsStock: true, paymentStatus: 'Initiated' };
  }
  return { holdsStock: true };
}

function checkSeller(actor: PanelUser, order: OrderRow, to: OrderStatus) {
  const leavesTheShop = to === 'Shipped' || to === 'Delivered';
  if (actor.role !== 'admin' && leavesTheShop && order.paymentStatus !== 'Paid') {
    fail(409, 'NOT_PAID', 'This order has not been paid yet.');
  }
}

/**
 * Sets an order's status (readings: an admin any from any), with its effects on stock and money exactly once, and
 * answers it as the caller may see it. Fails with 403, 404, 409 OUT_OF_STOCK or NOT_PAID.
 */
export async function changeStatus(change: Change & { to: OrderStatus; holdMinutes: number }): Promise<Order> {
  const { db, actor, to } = change;
  const order = await inTransaction(db, async (tx) => {
    const { order, lines } = await lockForChange(tx, change);
    if (order.orderStatus === to) {
      return order;
    }
    checkSeller(actor, order, to);
    const effects = await applyEffects(tx, order, lines, change);
    await changeOrder(tx, order.id, { orderStatus: to, ...effects });
    const changed = { ...order, orderStatus: to, paymentStatus: effects.paymentStatus ?? order.paymentStatus };
    const eventId = await addEvent(tx, {
      orderId: order.id,
      orderStatus: to,
      paymentStatus: changed.paymentStatus,
      source: actor.role,
      actorId: actor.id,
    });
    await announceStatus(tx, { id: order.id, eventId, status: to });
    await audit(tx, change, 'order.status', { from: order.orderStatus, to });
    return changed;
  });
  return readFor(db, order, actor);
}

async function applyEffects(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  { to, holdMinutes }: { to: OrderStatus; holdMinutes: number },
) {
  if (to === 'Cancelled') {
    return cancel(tx, order, lines);
  }
  if (order.orderStatus === 'Cancelled') {
    return revive(tx, order, lines, to, holdMinutes);
  }
  // Somebody decided to go on with an unpaid order: its pieces no longer run out.
  return order.orderStatus === 'Pending' ? { heldUntil: null } : {};
}

/** Sets or, when empty, removes an order's tracking id, and answers the order. */
export async function changeTracking(change: Change & { trackingId: string }): Promise<Order> {
  const { db, actor } = change;
  const trackingId = change.trackingId.trim() === '' ? null : change.trackingId.trim();
  const order = await inTransaction(db, async (tx) => {
    const { order } = await lockForChange(tx, change);
    if (order.trackingId !== trackingId) {
      await changeOrder(tx, order.id, { trackingId });
      if (trackingId !== null) {
        await announceTracking(tx, { id: order.id, trackingId });
      }
      await audit(tx, change, 'order.tracking', { from: order.trackingId, to: trackingId });
    }
    return { ...order, trackingId };
  });
  return readFor(db, order, actor);
}

async function audit(
  tx: Db,
  { actor, orderId, requestId }: Change,
  action: string,
  detail: Record<string, string | null>,
) {
  await recordAudit(tx, { actorId: actor.id, action, subject: 'order', subjectId: orderId, detail, requestId });
}

async function readFor(db: Pool, order: OrderRow, actor: PanelUser): Promise<Order> {
  const [json] = await readOrders(db, [order], actor.role === 'admin' ? undefined : actor.id);
  return json ?? fail(404, 'NOT_FOUND', notThere);
}
