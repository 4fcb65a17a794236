import type { Db } from '@aaram/runtime/db';

/** The hash of the last refund that staff asked for in an order; null when none had a key. */
export async function findStaffRefund(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db<{ hash: string | null }[]>`
    select staff_refund_hash as hash from orders where id = ${orderId}`;
  return row?.hash ?? null;
}

export async function storeStaffRefund(db: Db, orderId: string, hash: string) {
  await db`update orders set staff_refund_hash = ${hash} where id = ${orderId}`;
}
