import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { changeOrder } from '../order.repository.ts';
import { giveUpOrder } from '../settle/release-order.ts';
import { lockWhole } from '../whole-order.ts';
import { deleteOrder } from './new-order.repository.ts';

/**
 * Undoes a reservation whose payment could not be opened: the pieces go back. When the provider refused, our order is
 * deleted. When it is unknown whether the provider made its order, ours stays as given up and is not shown, so
 * that a late payment can still be found by our id.
 */
export async function undoReservation(db: Pool, id: string, isRefused: boolean) {
  await inTransaction(db, async (tx) => {
    const whole = await lockWhole(tx, id);
    if (
      whole === undefined ||
      whole.order.providerOrderId !== null ||
      !whole.order.holdsStock ||
      whole.order.paymentStatus !== 'Initiated'
    ) {
      return;
    }
    await giveUpOrder(tx, whole, 'unanswered');
    if (isRefused) {
      await deleteOrder(tx, id);
    } else {
      // Frees the key for the next attempt.
      await changeOrder(tx, id, { idempotencyKey: null });
    }
  });
}
