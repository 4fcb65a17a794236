import type { Db, Pool } from '@aaram/runtime/db';
import { asStore, withinParcelsOf } from '@aaram/runtime/db/rows';
import { outOfStockMessage } from '@aaram/shared-domain/cart';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { inTransaction } from '#db/in-transaction.ts';
import { readClock } from '#db/read-clock.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { countSold, lockProducts, lockStock } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import { scopeOfSeller } from '#plugins/session.ts';
import * as orderTexts from '#texts/orders.ts';
import * as texts from '#texts/refunds.ts';
import {
  addReturnEvent,
  cancelPieces,
  changeReturn,
  findReturns,
  type ReturnRow,
} from '../returns/returns.repository.ts';
import { CHANGE_OF_MIND_SECONDS } from '../settle/cancel-parcels.ts';
import { withdrawReturn } from '../settle/refunds.repository.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import type { Context } from './refund-order.service.ts';

/** Whether staff did it, and it still stands: a shopper who cancels gives no reason. */
export const isByStaff = ({ kind, state, answer }: Pick<ReturnRow, 'kind' | 'state' | 'answer'>): boolean =>
  (kind === 'cancel' && state === 'cancelled' && answer !== null) || (kind === 'adjust' && state === 'refunded');

/** Takes cancelled pieces out of the stock again for their parcel, which has not been sent; the refusal when they are sold. */
async function takeAgain(tx: Db, { parcels, lines }: WholeOrder, row: ReturnRow): Promise<Refusal | undefined> {
  const parcel = parcels.find(({ id }) => id === row.parcelId);
  const line = lines.find(({ id }) => id === row.lineId);
  if (parcel === undefined || line === undefined || !['Pending', 'Processing'].includes(parcel.orderStatus)) {
    return refuse('UNAVAILABLE', texts.parcelHasLeft);
  }
  const pieces = [{ ...line, quantity: row.quantity }];
  await lockProducts(tx, [line.productId]);
  const available = (await lockStock(tx, pieces)).get(line.productId)?.stock.get(line.size) ?? 0;
  if (available < row.quantity) {
    return refuse('OUT_OF_STOCK', outOfStockMessage(available, line.size), { product: line.productId });
  }
  await moveStock(tx, pieces);
  await countSold(tx, pieces);
  await cancelPieces(tx, line.id, -row.quantity);
  return undefined;
}

async function undoLocked(
  tx: Db,
  asked: { orderId: string; id: string },
  context: Context,
): Promise<Outcome<string[]>> {
  const { actor, requestId } = context;
  const whole = await lockWhole(tx, asked.orderId);
  const row = whole && (await findReturns(tx, asked.orderId)).find(({ id }) => id === asked.id);
  const isTheirs = row !== undefined && (actor.role === 'admin' || row.sellerId === actor.sellerId);
  if (whole === undefined || !isTheirs) {
    return refuse('NOT_FOUND', texts.notThere);
  }
  if (row.state === 'withdrawn') {
    return whole.lines.map(({ productId }) => productId);
  }
  const isLate = (await readClock(tx)).getTime() > row.requestedAt.getTime() + CHANGE_OF_MIND_SECONDS * 1000;
  if (!isByStaff(row) || isLate || !(await asStore(tx, () => withdrawReturn(tx, row.id)))) {
    return refuse('REFUND_BEGUN', isByStaff(row) ? texts.moneyHasGone : orderTexts.cancelledByShopper);
  }
  const refusal = row.kind === 'cancel' ? await takeAgain(tx, whole, row) : undefined;
  if (refusal !== undefined) {
    return refusal;
  }
  await changeReturn(tx, row.id, { state: 'withdrawn', refundPaise: null });
  await addReturnEvent(tx, { returnId: row.id, state: 'withdrawn', actorId: actor.id });
  await recordAudit(tx, {
    actorId: actor.id,
    action: 'order.undo',
    subject: 'order',
    subjectId: asked.orderId,
    detail: {
      number: formatOrderNumber(whole.order.number),
      return: row.id,
      pieces: row.kind === 'cancel' ? `${row.quantity} × ${row.name}` : row.name,
    },
    requestId,
  });
  return whole.lines.map(({ productId }) => productId);
}

/**
 * Takes back what staff cancelled or gave back, as long as none of its money has gone (product-rules.md#refunds-by-staff).
 * Done twice it does nothing more. Returns the products of the order.
 */
export const undoRefund = (
  db: Pool,
  asked: { orderId: string; id: string },
  context: Context,
): Promise<Outcome<string[]>> =>
  inTransaction(db, (tx) => withinParcelsOf(tx, scopeOfSeller(context.actor), () => undoLocked(tx, asked, context)));
