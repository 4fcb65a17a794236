import { enqueueJob } from '#modules/jobs/index.ts';
import {
  addEvent,
  changeOrder,
  type EventRow,
  findEvents,
  findLines,
  type LineRow,
  lockOrder,
  type OrderRow,
} from './order.repository.ts';
import { oweRefund, removeBoughtFromCart, takeInvoiceNumber } from './settle-order.repository.ts';
import { countSold, lockProducts, lockStock, moveStock, sumPieces } from './stock.repository.ts';
import type { Db } from './transaction.repository.ts';

/** Money the provider has taken for an order. */
export type CapturedPayment = { id: string; amountPaise: number; currency: string };

/** Who brought the news. */
export type PaymentSource = 'verify' | 'webhook' | 'reconcile';

/** What came of it: 'mismatch' pays nothing and is for a person to look at. */
export type Settlement = 'paid' | 'already' | 'refunding' | 'mismatch' | 'unknown';

const isSettled = (order: OrderRow) => order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';

/** Why an order is cancelled now: who made it so last. */
function findCancelSource(events: readonly EventRow[]): string | undefined {
  return events.findLast(
    (event, index) => event.orderStatus === 'Cancelled' && events[index - 1]?.orderStatus !== 'Cancelled',
  )?.source;
}

async function flagMismatch(tx: Db, order: OrderRow): Promise<Settlement> {
  const events = await findEvents(tx, [order.id]);
  if (!events.some((event) => event.source === 'payment-mismatch')) {
    await addEvent(tx, {
      orderId: order.id,
      orderStatus: order.orderStatus,
      paymentStatus: order.paymentStatus,
      source: 'payment-mismatch',
    });
  }
  return 'mismatch';
}

/** A payment that is not the one which paid the order: it goes back. */
async function giveBack(tx: Db, order: OrderRow, payment: CapturedPayment): Promise<Settlement> {
  await oweRefund(tx, { paymentId: payment.id, orderId: order.id, amountPaise: payment.amountPaise });
  if (!isSettled(order) && order.providerPaymentId === null) {
    await changeOrder(tx, order.id, { providerPaymentId: payment.id, nextCheckAt: null });
    await addEvent(tx, {
      orderId: order.id,
      orderStatus: order.orderStatus,
      paymentStatus: order.paymentStatus,
      source: 'refund-due',
    });
  }
  return 'refunding';
}

/** Whether the pieces of an order that was given up can be had again; takes them if so. */
async function takeAgain(tx: Db, order: OrderRow, lines: readonly LineRow[]): Promise<boolean> {
  const products = await lockStock(tx, lines);
  const source = findCancelSource(await findEvents(tx, [order.id]));
  const wasOnlyLate = order.paymentStatus === 'Failed' && (source === 'expiry' || source === 'superseded');
  const isThere = sumPieces(lines).every(
    ({ productId, size, quantity }) => (products.get(productId)?.stock.get(size) ?? 0) >= quantity,
  );
  if (!wasOnlyLate || !isThere) {
    return false;
  }
  await moveStock(tx, lines);
  return true;
}

/**
 * The one way an order becomes Paid: idempotent, forward only, in the caller's transaction; webhook, browser and
 * reconciler all come through here. Sets Paid and Processing, numbers the invoice, empties the cart of what was
 * bought, counts the sale and queues the mail. Money that can no longer be served is noted for one refund instead.
 */
export async function settleOrder(
  tx: Db,
  orderId: string,
  payment: CapturedPayment,
  source: PaymentSource,
): Promise<Settlement> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) {
    return 'unknown';
  }
  if (order.providerPaymentId === payment.id) {
    return 'already';
  }
  if (payment.amountPaise !== order.payablePaise || payment.currency !== 'INR') {
    return flagMismatch(tx, order);
  }
  if (isSettled(order)) {
    return giveBack(tx, order, payment);
  }
  const lines = await findLines(tx, [order.id]);
  await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  if (!order.holdsStock && !(await takeAgain(tx, order, lines))) {
    return giveBack(tx, order, payment);
  }
  await pay(tx, order, lines, payment, source);
  return 'paid';
}

async function pay(
  tx: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  payment: CapturedPayment,
  source: PaymentSource,
) {
  const isWaiting = order.orderStatus === 'Pending' || order.orderStatus === 'Cancelled';
  const orderStatus = isWaiting ? 'Processing' : order.orderStatus;
  await countSold(tx, lines);
  await removeBoughtFromCart(tx, order.userId, lines);
  const invoiceNumber = order.invoiceNumber ?? (await takeInvoiceNumber(tx));
  await changeOrder(tx, order.id, {
    orderStatus,
    paymentStatus: 'Paid',
    holdsStock: true,
    heldUntil: null,
    nextCheckAt: null,
    providerPaymentId: payment.id,
    invoiceNumber,
    paidAt: new Date(),
  });
  await addEvent(tx, { orderId: order.id, orderStatus, paymentStatus: 'Paid', source });
  await enqueueJob(tx, {
    kind: 'order-confirmation',
    payload: { orderId: order.id },
    dedupeKey: `order-confirmation:${order.id}`,
  });
}

/** Notes that the shopper has paid but the money is not captured yet: Initiated becomes Pending, nothing else. */
export async function markPending(tx: Db, orderId: string, source: PaymentSource) {
  const order = await lockOrder(tx, orderId);
  if (order?.paymentStatus !== 'Initiated' || order.orderStatus !== 'Pending') {
    return;
  }
  await changeOrder(tx, orderId, { paymentStatus: 'Pending' });
  await addEvent(tx, { orderId, orderStatus: order.orderStatus, paymentStatus: 'Pending', source });
}

/** Shows on an order that its own payment went back. A second payment's refund leaves the order as it is. */
export async function markRefunded(tx: Db, orderId: string, paymentId: string) {
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.providerPaymentId !== paymentId || order.paymentStatus === 'Refunded') {
    return;
  }
  await changeOrder(tx, orderId, { paymentStatus: 'Refunded', nextCheckAt: null });
  await addEvent(tx, { orderId, orderStatus: order.orderStatus, paymentStatus: 'Refunded', source: 'refund' });
  await enqueueJob(tx, { kind: 'order-refunded', payload: { orderId }, dedupeKey: `order-refunded:${orderId}` });
}
