import type { Invoice } from '@aaram/shared-domain/invoice';
import type { Order } from '@aaram/shared-domain/order';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { fail } from '#plugins/errors.ts';
import { findEvents, findLines, findOrder, type OrderRow } from './order.repository.ts';
import { buildInvoice } from './order-invoice.ts';
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

/**
 * The invoice of an order for who may see it: its shopper, an admin, or a seller for its own lines. Fails with 404 for
 * anybody else, and with 409 NOT_PAID while the order has no number because nobody has paid it.
 */
export async function readInvoiceFor(db: Db, id: string, reader: Reader, settings: StoreSettings): Promise<Invoice> {
  const order = (await findOrder(db, id)) ?? fail(404, 'NOT_FOUND', 'Order not found.');
  const lines = await findLines(db, [id]);
  const seesAll = order.userId === reader.id || reader.role === 'admin';
  const sells = reader.role === 'seller' && lines.some((line) => line.sellerId === reader.id);
  if (!seesAll && !sells) {
    fail(404, 'NOT_FOUND', 'Order not found.');
  }
  const { invoiceNumber, paidAt } = order;
  if (invoiceNumber === null || paidAt === null) {
    return fail(409, 'NOT_PAID', 'This order has not been paid, so it has no invoice yet.');
  }
  return buildInvoice({
    order: { ...order, invoiceNumber, paidAt },
    lines,
    settings,
    sellerId: seesAll ? undefined : reader.id,
  });
}
