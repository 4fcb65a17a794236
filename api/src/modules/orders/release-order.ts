import { addEvent, changeOrder, type LineRow, type OrderRow } from './order.repository.ts';
import { moveStock, type Pieces } from './stock.repository.ts';
import type { Db } from './transaction.repository.ts';

/** Lines as pieces that go back into stock. */
export const piecesBack = (lines: readonly LineRow[]): Pieces[] =>
  lines.map(({ productId, size, quantity }) => ({ productId, size, quantity: -quantity }));

/**
 * Gives an unpaid order up: its pieces go back, once, and it becomes Cancelled and Failed. Money that still comes is
 * looked for later. The order and its products are locked by the caller.
 */
export async function giveUpOrder(tx: Db, order: OrderRow, lines: readonly LineRow[], source: 'expiry' | 'superseded') {
  if (order.holdsStock) {
    await moveStock(tx, piecesBack(lines));
  }
  await changeOrder(tx, order.id, { orderStatus: 'Cancelled', paymentStatus: 'Failed', holdsStock: false, heldUntil: null });
  await addEvent(tx, { orderId: order.id, orderStatus: 'Cancelled', paymentStatus: 'Failed', source });
}
