import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import { outOfStockMessage } from '@aaram/shared-domain/cart';
import type { OrderStatus, PaymentStatus } from '@aaram/shared-domain/order';
import { countSold, lockProducts, lockStock, reverse, sumPieces } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { holdAgain, returnCredit } from '#modules/credits/index.ts';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { planTakingBack } from '../carrier/take-back-bookings.ts';
import { moveParcels } from '../move-parcels.ts';
import { renewHold } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { heldLines, linesIn, type WholeOrder } from '../whole-order.ts';
import { oweParcels } from './owe-parcels.ts';
import { hasRefundBegun } from './refunds.repository.ts';

/** The panel's dropdown saves at once; a cancelled parcel is refunded only after this time, so a slip can be undone. */
export const CHANGE_OF_MIND_SECONDS = 10 * 60;

/** The source of a status that the shopper caused. Staff cannot undo it. */
export const SHOPPER = 'shopper';

const lockProductsOf = (tx: Db, lines: WholeOrder['lines']) =>
  lockProducts(
    tx,
    lines.map((line) => line.productId),
  );

/**
 * The sizes of delivered pieces may have been removed. When a parcel leaves Delivered, its pieces may come back into
 * stock, so their sizes must exist. Returns the refusal when one does not.
 */
export async function findUnreturnable(
  tx: Db,
  { lines }: WholeOrder,
  moving: readonly ParcelRow[],
): Promise<Refusal | undefined> {
  const wanted = linesIn(
    lines,
    moving.filter(({ orderStatus }) => orderStatus === 'Delivered'),
  );
  await lockProductsOf(tx, wanted);
  const products = await lockStock(tx, wanted);
  const lost = wanted.find(({ productId, size }) => products.get(productId)?.stock.has(size) !== true);
  return (
    lost &&
    refuse('UNAVAILABLE', texts.cannotComeBack(lost.name, lost.size), {
      product: lost.productId,
    })
  );
}

/** Cancels parcels: their pieces go back once, and their money is refunded, after a delay when it is not the shopper. */
export async function cancelParcels(
  tx: Db,
  whole: WholeOrder,
  moving: ParcelRow[],
  by: { source: string; actorId?: string },
): Promise<WholeOrder & { eventId: string }> {
  const { order } = whole;
  const lines = linesIn(whole.lines, moving);
  await lockProductsOf(tx, lines);
  const held = heldLines({ lines, parcels: moving });
  await lockStock(tx, held);
  await moveStock(tx, reverse(held));
  const isMoving = new Set(moving.map((parcel) => parcel.id));
  const left = whole.parcels.filter(({ id, orderStatus }) => !isMoving.has(id) && orderStatus !== 'Cancelled');
  const isOpen = order.paymentStatus === 'Initiated' || order.paymentStatus === 'Pending';
  const cancelled = await moveParcels(tx, whole, {
    moved: moving,
    change: { orderStatus: 'Cancelled', holdsStock: false },
    rest: {
      ...(left.some(({ orderStatus }) => orderStatus === 'Pending') ? {} : { heldUntil: null }),
      ...(isOpen && left.length === 0 ? { paymentStatus: 'Failed' as const } : {}),
    },
    by,
  });
  await planTakingBack(tx, [...isMoving], cancelled.eventId);
  if (isOpen && left.length === 0) {
    await asStore(tx, () => returnCredit(tx, order, { from: 'unpaid' }));
  }
  if (order.paymentStatus === 'Paid') {
    await countSold(tx, reverse(lines));
    const delaySeconds = by.source === SHOPPER ? 0 : CHANGE_OF_MIND_SECONDS;
    await oweParcels(tx, { whole: cancelled, cancelled: moving, delaySeconds });
  }
  return cancelled;
}

/**
 * Brings parcels back from Cancelled: takes their pieces again, or refuses when they are sold. Returns the new payment
 * status, if it changes: a failed order waits for its payment again.
 */
export async function reviveParcels(
  tx: Db,
  { order, lines }: WholeOrder,
  revived: readonly ParcelRow[],
  { to, holdMinutes }: { to: OrderStatus; holdMinutes: number },
): Promise<Outcome<PaymentStatus | undefined>> {
  if (revived.length === 0) {
    return undefined;
  }
  const ids = revived.map((parcel) => parcel.id);
  if (order.paymentStatus === 'Refunded' || (await asStore(tx, () => hasRefundBegun(tx, order.id, ids)))) {
    return refuse('REFUND_BEGUN', texts.refundBegun);
  }
  if (revived.some(({ history }) => history.at(-1)?.source === SHOPPER)) {
    return refuse('REFUND_BEGUN', texts.cancelledByShopper);
  }
  const wanted = linesIn(lines, revived);
  await lockProductsOf(tx, wanted);
  const products = await lockStock(tx, wanted);
  for (const { productId, size, quantity } of sumPieces(wanted)) {
    const available = products.get(productId)?.stock.get(size) ?? 0;
    if (available < quantity) {
      return refuse('OUT_OF_STOCK', outOfStockMessage(available, size), { product: productId });
    }
  }
  const waitsAgain = to === 'Pending' && order.paymentStatus === 'Failed';
  if (waitsAgain && !(await asStore(tx, () => holdAgain(tx, order, order.creditPaise)))) {
    return refuse('UNAVAILABLE', texts.creditSpentElsewhere);
  }
  await moveStock(tx, wanted);
  if (order.paymentStatus === 'Paid') {
    await countSold(tx, wanted);
  }
  if (waitsAgain) {
    await renewHold(tx, order.id, holdMinutes);
    return 'Initiated';
  }
  return undefined;
}
