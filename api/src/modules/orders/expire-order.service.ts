import { findOverdueSeconds } from './check-orders.repository.ts';
import { findLines, lockOrder } from './order.repository.ts';
import { giveUpOrder } from './release-order.ts';
import { inTransaction, type Pool } from './transaction.repository.ts';

/**
 * Gives an unpaid order up if its hold is over by the database's clock, at least `graceSeconds` ago; its pieces go
 * back exactly once. Answers whether it did.
 */
export async function expireOrder(db: Pool, orderId: string, graceSeconds: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const overdue = order === undefined ? undefined : await findOverdueSeconds(tx, orderId);
    if (order === undefined || overdue === undefined || overdue < graceSeconds) {
      return false;
    }
    const lines = await findLines(tx, [orderId]);
    await giveUpOrder(tx, order, lines, 'expiry');
    return true;
  });
}
