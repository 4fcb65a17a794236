import type { Db } from '@aaram/runtime/db';
import { countSold, lockProducts, lockStock, reverse } from '#modules/catalog/for-orders.ts';
import { moveStock } from '#modules/catalog/index.ts';
import type { LineRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import type { WholeOrder } from '../whole-order.ts';
import { announceReturn } from './announce-return.ts';
import type { Money } from './refund-money.ts';
import { addReturnEvent, cancelPieces, insertReturn, type NewReturn } from './returns.repository.ts';
import { oweReturn } from './settle-return.ts';

/** A line of an order with the parcel that sends it. */
export type Chosen = { whole: WholeOrder; parcel: ParcelRow; line: LineRow };
/** `answer` is why, in the words of staff; a shopper gives no reason. With a delay it can be taken back. */
export type Cancelled = {
  quantity: number;
  money: Money;
  actorId: string;
  requestKey?: string | null;
  answer?: string | null;
  delaySeconds?: number;
};

/** Stores a return with its first event; with `answerHours` by when it has to be answered. Returns its id. */
export async function noteReturn(tx: Db, row: NewReturn, actorId: string, answerHours: number | null): Promise<string> {
  const id = await insertReturn(tx, row, answerHours);
  await addReturnEvent(tx, { returnId: id, state: row.state, actorId });
  return id;
}

/** Notes pieces as cancelled; returns the id of the row. Neither their stock nor their money moves here. */
export async function noteCancelled(tx: Db, { whole, parcel, line }: Chosen, cancelled: Cancelled): Promise<string> {
  const { quantity, money, actorId, requestKey = null, answer = null } = cancelled;
  await cancelPieces(tx, line.id, quantity);
  const row: NewReturn = {
    orderId: whole.order.id,
    parcelId: parcel.id,
    lineId: line.id,
    quantity,
    requestKey,
    ...money,
    kind: 'cancel',
    state: 'cancelled',
    reason: null,
    comment: '',
    pictures: [],
    size: null,
    feePaise: 0,
    payout: 'refund',
    answer,
  };
  return noteReturn(tx, row, actorId, null);
}

/** Puts pieces of a parcel that was not sent on sale again. */
async function putBack(tx: Db, { parcel, line }: Chosen, quantity: number) {
  const pieces = [{ ...line, quantity }];
  await lockProducts(tx, [line.productId]);
  await lockStock(tx, pieces);
  if (parcel.holdsStock) {
    await moveStock(tx, reverse(pieces));
  }
  await countSold(tx, reverse(pieces));
}

/** Cancels pieces of a parcel of which others stay: they are on sale again, and their money is owed. The order is locked. */
export async function cancelSome(tx: Db, chosen: Chosen, cancelled: Cancelled) {
  const { whole, parcel } = chosen;
  const { quantity, money, delaySeconds = 0 } = cancelled;
  const id = await noteCancelled(tx, chosen, cancelled);
  await putBack(tx, chosen, quantity);
  await oweReturn(tx, whole, { id, parcelId: parcel.id, refundPaise: money.refundPaise, delaySeconds });
  await announceReturn(tx, { id, orderId: whole.order.id, state: 'cancelled', delaySeconds });
}
