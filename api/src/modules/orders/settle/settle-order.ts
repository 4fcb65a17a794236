import type { Db } from '@aaram/runtime/db';
import { readClock } from '#db/read-clock.ts';
import { removeBoughtFromCart } from '#modules/cart/index.ts';
import { countSold, lockProducts, lockStock, reverse, sumPieces } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { holdAgain, spendCredit } from '#modules/credits/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { payGift } from '../gift/settle-gift.ts';
import { moveParcels } from '../move-parcels.ts';
import { addEvent, changeOrder, lockOrder, type OrderRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { issueInvoices } from '../tax/issue-invoices.ts';
import { linesIn, lockWhole, type WholeOrder } from '../whole-order.ts';
import { askForPrintFiles } from './ask-for-prints.ts';
import { settleOrderRefunds, settleRefunds } from './close-books.ts';
import { putMismatch } from './mismatch.repository.ts';
import { oweParcels } from './owe-parcels.ts';
import { creditPaymentId, leftToPay } from './payments-of-order.ts';
import { oweRefund } from './refunds.repository.ts';

/** A payment that the provider has captured for an order. */
export type CapturedPayment = { id: string; amountPaise: number; currency: string; method?: string | null };

/** Which call reported the payment. */
export type PaymentSource = 'verify' | 'webhook' | 'reconcile';
/** The source of an order that credits paid as a whole. */
const CREDIT_SOURCE = 'credit';

/** The result: a 'mismatch' pays nothing, is refunded, and is shown to admins. */
export type Settlement = 'paid' | 'already' | 'refunding' | 'mismatch' | 'unknown';

const SECOND_CHECK_MS = 30 * 60_000;

const isSettled = (order: OrderRow) => order.paymentStatus === 'Paid' || order.paymentStatus === 'Refunded';

/** Whether a payment is exactly what is left to pay of an order. No other payment is captured or pays an order. */
const isExact = (order: OrderRow, { amountPaise, currency }: CapturedPayment) =>
  amountPaise === leftToPay(order) && currency === 'INR';

/** Shows admins a payment that does not match its order. */
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
 * Checks a payment that is only authorized, before it is captured: if it is what the order costs, marks the order as
 * Pending and returns true. Any other payment is shown to admins and never captured, so it expires at the provider; the
 * order keeps waiting for the right payment.
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

/** Refunds a payment that does not pay the order. */
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

/** Cancelled by no person: by the end of the hold, a newer order of the same shopper, or an unanswered call. */
const automatic = new Set(['expiry', 'superseded', 'unanswered']);
const wasOnlyLate = ({ orderStatus, history }: ParcelRow) =>
  orderStatus === 'Cancelled' && automatic.has(history.at(-1)?.source ?? '');

/** Takes the pieces of a given-up order again, for all its parcels or none; returns these parcels. */
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
 * The only way an order becomes Paid: idempotent, never backwards, in the caller's transaction; used by webhook,
 * browser and reconciler. Sets Paid and Processing, issues the sellers' invoices, removes the bought lines from the cart,
 * counts the sale and queues the mail. If the order can no longer be fulfilled, records one refund instead.
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
  if (order.kind === 'gift-card') {
    await payGift(tx, order, {
      paymentId: payment.id,
      source,
      paidAt: await readClock(tx),
      secondCheckMs: SECOND_CHECK_MS,
    });
    await settleRefunds(tx, order.id, payment.id);
    return 'paid';
  }
  await lockProducts(
    tx,
    lines.map((line) => line.productId),
  );
  const held = parcels.filter((parcel) => parcel.holdsStock);
  const served = held.length > 0 ? held : await takeAgain(tx, whole);
  if (served.length === 0 || !(await hasCredit(tx, whole, { isTakenAgain: held.length === 0 }))) {
    return giveBack(tx, order, payment);
  }
  await pay(tx, whole, served, payment, source);
  return 'paid';
}

/**
 * Whether an order has its credit, which it may have to take again when the payment is late. Without it the payment buys
 * nothing: pieces that were just taken again go back.
 */
async function hasCredit(tx: Db, { order, parcels, lines }: WholeOrder, { isTakenAgain }: { isTakenAgain: boolean }) {
  const has = await holdAgain(tx, order, order.creditPaise);
  if (!has && isTakenAgain) {
    await moveStock(tx, reverse(linesIn(lines, parcels.filter(wasOnlyLate))));
  }
  return has;
}

/** Marks an order whose pieces and credit are held as paid by credit alone. The caller has locked its products. */
export async function settleByCredit(tx: Db, orderId: string) {
  const whole = await lockWhole(tx, orderId);
  if (whole !== undefined) {
    const payment = { id: creditPaymentId(orderId), amountPaise: whole.order.creditPaise, currency: 'INR' };
    await pay(tx, whole, whole.parcels, payment, CREDIT_SOURCE);
  }
}

/** Marks an order as paid. Parcels that a seller cancelled before are refunded at once. */
async function pay(
  tx: Db,
  whole: WholeOrder,
  served: readonly ParcelRow[],
  payment: CapturedPayment,
  source: PaymentSource | typeof CREDIT_SOURCE,
) {
  const { order } = whole;
  const paidAt = await readClock(tx);
  const bought = linesIn(whole.lines, served);
  await countSold(tx, bought);
  await removeBoughtFromCart(tx, order.userId, bought);
  await spendCredit(tx, order);
  const invoiceNumber = order.invoiceNumber ?? (await issueInvoices(tx, whole, paidAt)).join(', ');
  const paid = await moveParcels(tx, whole, {
    moved: served.filter(({ orderStatus }) => orderStatus === 'Pending' || orderStatus === 'Cancelled'),
    change: { orderStatus: 'Processing', holdsStock: true },
    rest: {
      paymentStatus: 'Paid',
      heldUntil: null,
      // A dialog left open may cause a second payment that is never reported.
      nextCheckAt: source === CREDIT_SOURCE ? null : new Date(paidAt.getTime() + SECOND_CHECK_MS),
      providerPaymentId: payment.id,
      invoiceNumber,
      paidAt,
      paidBy: payment.method ?? null,
    },
    by: { source },
  });
  const cancelled = paid.parcels.filter((parcel) => parcel.orderStatus === 'Cancelled');
  const paidOrder = { ...paid.order, providerPaymentId: payment.id, paidAt };
  await oweParcels(tx, { whole: { ...paid, order: paidOrder }, cancelled });
  await enqueueJob(tx, {
    queue: 'mail',
    kind: 'order-confirmation',
    payload: { orderId: order.id },
    dedupeKey: `order-confirmation:${order.id}`,
  });
  if (bought.some(({ rawImage }) => rawImage !== null)) {
    await askForPrintFiles(tx, order.id);
  }
  // Refunds may have been made at the provider before we knew of the payment.
  await settleOrderRefunds(tx, paidOrder);
}

/** Records that the shopper has paid but the money is not captured: Initiated becomes Pending; others stay. */
export async function markPending(tx: Db, orderId: string, source: PaymentSource) {
  const order = await lockOrder(tx, orderId);
  if (order?.paymentStatus !== 'Initiated' || order.orderStatus !== 'Pending') {
    return;
  }
  await changeOrder(tx, orderId, { paymentStatus: 'Pending' });
  await addEvent(tx, { orderId, orderStatus: order.orderStatus, paymentStatus: 'Pending', source });
}
