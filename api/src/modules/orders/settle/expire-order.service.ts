import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { lockWhole } from '../whole-order.ts';
import { findOverdueSeconds } from './check-orders.repository.ts';
import { giveUpOrder } from './release-order.ts';

/**
 * Gives up an unpaid order if its hold ended at least `graceSeconds` ago by the database's clock; its pieces go back
 * exactly once. Returns whether it did.
 */
export async function expireOrder(db: Pool, orderId: string, graceSeconds: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const whole = await lockWhole(tx, orderId);
    const overdue = whole === undefined ? undefined : await findOverdueSeconds(tx, orderId);
    if (whole === undefined || overdue === undefined || overdue < graceSeconds) {
      return false;
    }
    await giveUpOrder(tx, whole, 'expiry');
    return true;
  });
}
