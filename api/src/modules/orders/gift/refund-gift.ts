import type { Db } from '@aaram/runtime/db';
import { findOrder } from '../order.repository.ts';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { oweGift } from './settle-gift.ts';

/** Refunds the payment of a gift card that was withdrawn. The caller locks the order. */
export async function refundGift(tx: Db, orderId: string) {
  const order = await findOrder(tx, orderId);
  if (order?.paymentStatus === 'Paid') {
    await oweGift(tx, order);
    await settleOrderRefunds(tx, order);
  }
}
