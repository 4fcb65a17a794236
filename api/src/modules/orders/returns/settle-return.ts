import { refundOf } from '@aaram/shared-domain/return';
import type { Db } from '#db/pool.ts';
import { settleRefunds } from '../settle/close-books.ts';
import { findOwed, oweRefund } from '../settle/refunds.repository.ts';
import type { WholeOrder } from '../whole-order.ts';
import { priceLinePieces } from './line-money.ts';

type Pieces = { lineId: string; quantity: number; feePaise: number };
export type Money = { goodsPaise: number; gstPaise: number; refundPaise: number };

/** What goes back for pieces of a line: what was paid for them less the fee, and at most what is left of the payment. */
export async function priceRefund(tx: Db, whole: WholeOrder, { lineId, quantity, feePaise }: Pieces): Promise<Money> {
  const price = await priceLinePieces(tx, whole, lineId, quantity);
  const owed = await findOwed(tx, whole.order.providerPaymentId ?? '');
  const left = whole.order.payablePaise - owed.reduce((sum, { paise }) => sum + paise, 0);
  return { ...price, refundPaise: Math.max(0, Math.min(left, refundOf(price, feePaise))) };
}

/** Owes the money of a return, due at once. What somebody has refunded at the provider before counts. */
export async function oweReturn(
  tx: Db,
  { order }: WholeOrder,
  { id, parcelId, refundPaise }: { id: string; parcelId: string; refundPaise: number },
) {
  const paymentId = order.providerPaymentId;
  if (refundPaise > 0 && paymentId !== null) {
    await oweRefund(tx, { paymentId, orderId: order.id, parcelId, returnId: id, amountPaise: refundPaise });
    await settleRefunds(tx, order.id, paymentId);
  }
}
