import { type Payout, refundOf } from '@aaram/shared-domain/return';
import type { Db } from '#db/pool.ts';
import { asStore } from '#db/seller-rows.ts';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { findDebts, oweMoney } from '../settle/owe-parcels.ts';
import { payByCreditNote } from '../settle/pay-by-credit.ts';
import type { WholeOrder } from '../whole-order.ts';
import { priceLinePieces } from './line-money.ts';

type Pieces = { lineId: string; quantity: number; feePaise: number };
type Owed = { id: string; parcelId: string; refundPaise: number; payout?: Payout };
export type Money = { goodsPaise: number; gstPaise: number; refundPaise: number };

/** What goes back for pieces of a line: what was paid for them less the fee, and at most what is left of the payment. */
export async function priceRefund(tx: Db, whole: WholeOrder, { lineId, quantity, feePaise }: Pieces): Promise<Money> {
  const price = await priceLinePieces(tx, whole, lineId, quantity);
  const owed = await asStore(tx, () => findDebts(tx, whole.order));
  const left = whole.order.payablePaise - owed.reduce((sum, { paise }) => sum + paise, 0);
  return { ...price, refundPaise: Math.max(0, Math.min(left, refundOf(price, feePaise))) };
}

/**
 * Owes the money of a return, due at once. What somebody has refunded at the provider before counts. With a credit note
 * the provider's part is paid by it now.
 */
export async function oweReturn(tx: Db, { order }: WholeOrder, { id, parcelId, refundPaise, payout = 'refund' }: Owed) {
  await asStore(tx, async () => {
    const parts = await oweMoney(tx, order, { parcelId, returnId: id, amountPaise: refundPaise });
    await settleOrderRefunds(tx, order);
    if (payout === 'credit-note') {
      await payByCreditNote(tx, order, parts);
    }
  });
}
