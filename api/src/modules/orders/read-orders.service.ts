import type { Order } from '@aaram/shared-domain/order';
import { findEvents, findLines, findOrder, type OrderRow } from './order.repository.ts';
import { groupByOrder, toOrderJson } from './order-json.ts';
import type { Db } from './transaction.repository.ts';

/** Orders as they travel, with their lines and history, in the order given. */
export async function readOrders(db: Db, orders: readonly OrderRow[], sellerId?: string): Promise<Order[]> {
  if (orders.length === 0) {
    return [];
  }
  const ids = orders.map((order) => order.id);
  const [lines, events] = await Promise.all([findLines(db, ids), findEvents(db, ids)]);
  const [linesOf, eventsOf] = [groupByOrder(lines), groupByOrder(events)];
  return orders.map((order) => toOrderJson(order, linesOf.get(order.id) ?? [], eventsOf.get(order.id) ?? [], sellerId));
}

type Reader = { id: string; role: 'user' | 'seller' | 'admin' };

/** One order as the reader may see it: the shopper's own, an admin's, or a seller's lines; undefined when none of these. */
export async function readOrderFor(db: Db, id: string, reader: Reader): Promise<Order | undefined> {
  const order = await findOrder(db, id);
  if (order === undefined) {
    return undefined;
  }
  const seesAll = order.userId === reader.id || reader.role === 'admin';
  const [json] = await readOrders(db, [order], seesAll ? undefined : reader.id);
  return seesAll || (reader.role === 'seller' && (json?.product.length ?? 0) > 0) ? json : undefined;
}
