import { addEvent, changeOrder, type LineRow, type OrderRow } from './order.repository.ts';
import { lockStock, moveStock, reverse } from './stock.repository.ts';
import type { Db } from './transaction.repository.ts';

/**
 * Gives an unpaid order up: its pieces go back, once, and it becomes Cancelled and Failed. Money that still comes is
 * looked for later. The order is locked by the caller.
 */
export async function giveUpOrder(tx: Db, order: OrderRow, lines: readonly LineRow[], source: 'expiry' | 'superseded') {
  if (order.holdsStock) {
    await lockStock(tx, lines);
    await moveStock(tx, reverse(lines));
  }
  await changeOrder(tx, order.id, {
    orderStatus: 'Cancelled',
    paymentStatus: 'Failed',
    holdsStock: false,
    heldUntil: null,
  });
  await addEvent(tx, { orderId: order.id, orderStatus: 'Cancelled', paymentStatus: 'Failed', source });
}
