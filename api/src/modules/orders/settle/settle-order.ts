import { enqueueJob } from '#modules/jobs/index.ts';
import { moveParcels } from '../move-parcels.ts';
import { addEvent, changeOrder, lockOrder, type OrderRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { countSold, lockProducts, lockStock, moveStock, sumPieces } from '../stock.repository.ts';
import type { Db } from '../transaction.repository.ts';
import { linesIn, lockWhole, type WholeOrder } from '../whole-order.ts';
import { settleRefunds } from './close-books.ts';
import { putMismatch } from './mismatch.repository.ts';
import { oweParcels } from './owe-parcels.ts';
import { oweRefund } from './refunds.repository.ts';
import { removeBoughtFromCart, takeInvoiceNumber } from './settle-order.repository.ts';

/** Money the provider has taken for an order. */
export type CapturedPayment = { id: string; amountPaise: number; currency: string };

/** Where the payment was heard of. */
export type PaymentSource = 'verify' | 'webhook' | 'reconcile';

/** What came of it: 'mismatch' pays nothing, goes back, and is shown to admins. */
export type Settlement = 'paid' | 'already' | 'refunding' | 'mismatch' | 'unknown';

const SECOND_LOOK_MS = 30 * 60_000;

const isSettled = (order: OrderRow) => order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';

/** Whether a payment is exactly what an order costs. Nothing else is ever captured or pays it. */
const isExact = (order: OrderRow, { amountPaise, currency }: CapturedPayment) =>
  amountPaise === order.payablePaise && currency === 'INR';

/** Shows admins a payment that differs from its order. */
async function flagMismatch(tx: Db, order: OrderRow, payment: CapturedPayment, isCaptured: boolean) {
  const { id: providerPaymentId, amountPaise: amount, currency } = payment;
  if (await putMismatch(tx, { providerPaymentId, orderId: order.id, amount, currency, isCaptured })) {
    await addEvent(tx, {
      orderId: order.id,
      orderStatus: order.orderStatus,
      paymentStatus: order.paymentStatus,
      source: 'payment-mismatch',
    });
  }
}

/**
 * Judges a payment that is only authorized, before anybody takes its money: what the order costs makes it Pending, and
 * true. Anything else is shown to admins and left to the provider, which lets it lapse. The order waits for the right
 * payment.
 */
export async function welcomePayment(
  tx: Db,
  orderId: string,
  payment: CapturedPayment,
  source: PaymentSource,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order !== undefined && !isExact(order, payment)) {
    await flagMismatch(tx, order, payment, false);
    return false;
  }
  await markPending(tx, orderId, source);
  return true;
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
  await settleRefunds(tx, order.id, payment.id);
  return 'refunding';
}

/** Cancelled by no person: by the clock, for another order of the same shopper, or since the provider was away. */
const automatic = new Set(['expiry', 'superseded', 'unanswered']);
const wasOnlyLate = ({ orderStatus, history }: ParcelRow) =>
  orderStatus === 'Cancelled' && automatic.has(history.at(-1)?.source ?? '');

/** The parcels of an order that was given up whose pieces can be had again, all of them or none; takes the pieces. */
async function takeAgain(tx: Db, { order, parcels, lines }: WholeOrder): Promise<ParcelRow[]> {
  const late = order.paymentStatus === 'Failed' ? parcels.filter(wasOnlyLate) : [];
  const wanted = linesIn(lines, late);
  const products = await lockStock(tx, wanted);
  const isThere = sumPieces(wanted).every(
    ({ productId, size, quantity }) => (products.get(productId)?.stock.get(size) ?? 0) >= quantity,
  );
  if (!isThere) {
    return [];
  }
  await moveStock(tx, wanted);
  return late;
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
  const whole = await lockWhole(tx, orderId);
  if (whole === undefined) {
    return 'unknown';
  }
  const { order, parcels, lines } = whole;
  if (order.providerPaymentId === payment.id) {
    return 'already';
  }
  if (!isExact(order, payment)) {
    await flagMismatch(tx, order, payment, true);
    await oweRefund(tx, { paymentId: payment.id, orderId: order.id, amountPaise: payment.amountPaise });
    await settleRefunds(tx, order.id, payment.id);
    return 'mismatch';
  }
  if (isSettled(order)) {
    return giveBack(tx, order, payment);
  }
  await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const held = parcels.filter((parcel) => parcel.holdsStock);
  const served = held.length > 0 ? held : await takeAgain(tx, whole);
  if (served.length === 0) {
    return giveBack(tx, order, payment);
  }
  await pay(tx, whole, served, payment, source);
  return 'paid';
}

/** Marks an order as paid. What a seller had cancelled of it before goes back at once. */
async function pay(
  tx: Db,
  whole: WholeOrder,
  served: readonly ParcelRow[],
  payment: CapturedPayment,
  source: PaymentSource,
) {
  const { order } = whole;
  const bought = linesIn(whole.lines, served);
  await countSold(tx, bought);
  await removeBoughtFromCart(tx, order.userId, bought);
  const invoiceNumber = order.invoiceNumber ?? (await takeInvoiceNumber(tx));
  const paid = await moveParcels(tx, whole, {
    moved: served.filter(({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Cancelled'),
    change: { orderStatus: 'Processing', holdsStock: true },
    rest: {
      paymentStatus: 'Paid',
      heldUntil: null,
      // A second payment may come of a dialog that stayed open, and nobody may tell us of it.
      nextCheckAt: new Date(Date.now() + SECOND_LOOK_MS),
      providerPaymentId: payment.id,
      invoiceNumber,
      paidAt: new Date(),
    },
    by: { source },
  });
  const cancelled = paid.parcels.filter((parcel) => parcel.orderStatus === 'Cancelled');
  await oweParcels(tx, { whole: paid, paymentId: payment.id, cancelled });
  await enqueueJob(tx, {
    queue: 'mail',
    kind: 'order-confirmation',
    payload: { orderId: order.id },
    dedupeKey: `order-confirmation:${order.id}`,
  });
  // Somebody may have sent money back at the provider before we knew of the payment.
  await settleRefunds(tx, order.id, payment.id);
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
