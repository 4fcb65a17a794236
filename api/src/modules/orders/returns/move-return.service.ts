import type { Db, Pool } from '@aaram/runtime/db';
import { withinParcelsOf } from '@aaram/runtime/db/rows';
import { outOfStockMessage } from '@aaram/shared-domain/cart';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { isDone, isReserving, nextState, type ReturnMove, type ReturnRole } from '@aaram/shared-domain/return';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { countSold, lockProducts, lockStock, reverse } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import { scopeOfSeller } from '#plugins/session.ts';
import * as texts from '#texts/returns.ts';
import type { Reader } from '../read-orders.service.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { announceReturn } from './announce-return.ts';
import { planTakingBackPickup } from './book-return-pickup.service.ts';
import { readRefund } from './refund-money.ts';
import { addReturnEvent, changeReturn, findOrderOfReturn, findReturns, type ReturnRow } from './returns.repository.ts';
import { oweReturn } from './settle-return.ts';

/** `missingProof` is the refusal of what causes a refund; undefined after a fresh proof, or when none is needed. */
type Mover = { actor: Reader; role: ReturnRole; missingProof: Refusal | undefined; requestId: string };

const noSuchReturn = () => refuse('NOT_FOUND', texts.returnNotFound);
const hasNoText = (text: string | undefined) => (text ?? '').trim() === '';

/** Whether this caller may see the return in this role. A shopper never answers their own request. */
const isTheirs = (row: ReturnRow, { actor, role }: Mover) =>
  role === 'shopper'
    ? row.userId === actor.id
    : row.userId !== actor.id && (actor.role === 'admin' || row.sellerId === actor.sellerId);

/** What an action needs besides its name. */
function findMissing({ action, answer, restock }: ReturnMove): Refusal | undefined {
  if ((action === 'refuse' || action === 'reject') && hasNoText(answer)) {
    return refuseField('answer', texts.reasonRequired);
  }
  return action === 'accept' && restock === undefined ? refuseField('restock', texts.chooseRestock) : undefined;
}

const piecesBack = (row: ReturnRow) => [{ productId: row.productId, size: row.lineSize, quantity: row.quantity }];
const piecesWanted = (row: ReturnRow) => [{ productId: row.productId, size: row.size ?? '', quantity: row.quantity }];

/** Takes the pieces of an exchange out of the stock; the refusal when there are not enough. */
async function reserve(tx: Db, row: ReturnRow): Promise<Refusal | undefined> {
  const wanted = piecesWanted(row);
  const stock = (await lockStock(tx, wanted)).get(row.productId)?.stock.get(row.size ?? '') ?? 0;
  if (stock < row.quantity) {
    return refuse('OUT_OF_STOCK', outOfStockMessage(stock, row.size ?? ''), { product: row.productId });
  }
  await moveStock(tx, wanted);
  return undefined;
}

/** Puts pieces that came back on sale; the refusal when their size is not sold any more. */
async function restock(tx: Db, row: ReturnRow): Promise<Refusal | undefined> {
  const back = piecesBack(row);
  const isSold = (await lockStock(tx, back)).get(row.productId)?.stock.has(row.lineSize) === true;
  if (!isSold) {
    return refuse('UNAVAILABLE', texts.cannotBeSoldAgain(row.name, row.lineSize));
  }
  await moveStock(tx, reverse(back));
  return undefined;
}

type Step = { whole: WholeOrder; row: ReturnRow; state: ReturnRow['state'] };

/** Moves the pieces of a step exactly once: those that are exchanged, and those that came back. */
async function movePieces(tx: Db, { row, state }: Step, move: ReturnMove): Promise<Refusal | undefined> {
  await lockProducts(tx, [row.productId]);
  const [was, is] = [isReserving(row), isReserving({ ...row, state })];
  const reserved = !was && is ? await reserve(tx, row) : undefined;
  const restocked = move.action === 'accept' && move.restock === true ? await restock(tx, row) : undefined;
  if (was && !is && state !== 'exchanged') {
    await lockStock(tx, piecesWanted(row));
    await moveStock(tx, reverse(piecesWanted(row)));
  }
  return reserved ?? restocked;
}

const describeChange = ({ action, restock: isRestocked, answer, trackingId }: ReturnMove, { state }: Step) => ({
  state,
  ...(action === 'accept' ? { restocked: isRestocked ?? false } : {}),
  ...(hasNoText(answer) ? {} : { answer: answer?.trim() ?? '' }),
  ...(hasNoText(trackingId) ? {} : { trackingId: trackingId?.trim() ?? '' }),
});

/** Moves a return to its next state, with the effects on stock and money exactly once. The order is locked. */
async function apply(tx: Db, step: Step, { move, mover }: { move: ReturnMove; mover: Mover }) {
  const { whole, row, state } = step;
  const missing = findMissing(move) ?? (state === 'refunded' ? mover.missingProof : undefined);
  const refusal = missing ?? (await movePieces(tx, step, move));
  if (refusal !== undefined) {
    return refusal;
  }
  const change = describeChange(move, step);
  if (state !== 'refunded') {
    await changeReturn(tx, row.id, change);
    return undefined;
  }
  const money = await readRefund(tx, row);
  await changeReturn(tx, row.id, { ...change, ...money });
  await countSold(tx, reverse(piecesBack(row)));
  await oweReturn(tx, whole, { ...row, refundPaise: money.refundPaise });
  return undefined;
}

async function audit(tx: Db, row: ReturnRow, { action, answer }: ReturnMove, { actor, requestId }: Mover) {
  await recordAudit(tx, {
    actorId: actor.id,
    action: `return.${action}`,
    subject: 'order',
    subjectId: row.orderId,
    detail: {
      number: formatOrderNumber(row.orderNumber),
      return: row.id,
      pieces: `${row.quantity} × ${row.name}`,
      ...(hasNoText(answer) ? {} : { reason: answer ?? '' }),
    },
    requestId,
  });
}

const findReturn = async (tx: Db, { orderId, id }: { orderId: string; id: string }) =>
  (await findReturns(tx, orderId)).find((one) => one.id === id);

/** Locks the order of a return and reads both; the refusal when this caller has no such return. */
async function lockReturn(tx: Db, id: string, mover: Mover): Promise<Outcome<{ whole: WholeOrder; row: ReturnRow }>> {
  const orderId = await findOrderOfReturn(tx, id);
  const whole = orderId === undefined ? undefined : await lockWhole(tx, orderId);
  const row = whole === undefined ? undefined : await findReturn(tx, { orderId: whole.order.id, id });
  return whole === undefined || row === undefined || !isTheirs(row, mover) ? noSuchReturn() : { whole, row };
}

/**
 * Moves a return (docs/decisions/0023-returns.md). An action that was done already is not done again. Returns the return
 * as it is now.
 */
export async function moveReturn(db: Pool, id: string, move: ReturnMove, mover: Mover): Promise<Outcome<ReturnRow>> {
  const sellerId = mover.role === 'staff' ? scopeOfSeller(mover.actor) : null;
  return inTransaction(db, (tx) => withinParcelsOf(tx, sellerId, () => moveLocked(tx, id, move, mover)));
}

async function moveLocked(tx: Db, id: string, move: ReturnMove, mover: Mover): Promise<Outcome<ReturnRow>> {
  const locked = await lockReturn(tx, id, mover);
  if (locked instanceof Refusal) {
    return locked;
  }
  const { whole, row } = locked;
  const state = nextState(row, move.action, mover.role);
  if (state === undefined) {
    return isDone(row, move.action) ? row : refuse('STALE_VERSION', texts.returnChanged);
  }
  const applied = await apply(tx, { whole, row, state }, { move, mover });
  if (applied instanceof Refusal) {
    return applied;
  }
  await addReturnEvent(tx, { returnId: id, state, actorId: mover.actor.id });
  if (state === 'withdrawn' || state === 'refused') {
    await planTakingBackPickup(tx, row);
  }
  if (mover.role === 'staff') {
    await audit(tx, row, move, mover);
  }
  const moved = (await findReturn(tx, row)) ?? row;
  await announceReturn(tx, moved);
  return moved;
}
