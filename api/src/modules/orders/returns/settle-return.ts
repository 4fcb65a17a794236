import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import type { Payout } from '@aaram/shared-domain/return';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { oweMoney } from '../settle/owe-parcels.ts';
import { payByCreditNote } from '../settle/pay-by-credit.ts';
import type { WholeOrder } from '../whole-order.ts';

type Owed = { id: string; parcelId: string; refundPaise: number; payout?: Payout; delaySeconds?: number };

/**
 * Owes the money of a return, due at once or after a delay in which it can be taken back. What was refunded at the
 * provider before counts. With a credit note the provider's part is paid by it now.
 */
export async function oweReturn(tx: Db, { order }: WholeOrder, owed: Owed) {
  const { id, parcelId, refundPaise, payout = 'refund', delaySeconds = 0 } = owed;
  await asStore(tx, async () => {
    const parts = await oweMoney(tx, order, { parcelId, returnId: id, amountPaise: refundPaise, delaySeconds });
    await settleOrderRefunds(tx, order);
    if (payout === 'credit-note') {
      await payByCreditNote(tx, order, parts);
    }
  });
}
