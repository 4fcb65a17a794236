import { parsePartOfOrderNumber } from '@aaram/shared-domain/order';
import type { Db } from '#db/pool.ts';
import { type OrderRow, orderColumns } from './order.repository.ts';

/** Whose orders: one shopper's, those with a line of one seller, or everybody's. */
export type OrderScope = { buyerId: string } | { sellerId: string } | 'all';

export type OrderQuery = {
  limit: number | null;
  /** Id of the last order of the page before. */
  after: string | null;
  status: string | null;
  q: string | null;
};

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function matchScope(db: Db, scope: OrderScope) {
  if (scope === 'all') {
    return db`true`;
  }
  return 'buyerId' in scope
    ? db`o.user_id = ${scope.buyerId}`
    : db`exists (select from order_lines l where l.order_id = o.id and l.seller_id = ${scope.sellerId})`;
}

function matchQuery(db: Db, { status, q }: OrderQuery) {
  const pattern = q === null ? null : `%${escapeLike(q)}%`;
  const part = q === null ? undefined : parsePartOfOrderNumber(q);
  const number = part === undefined ? null : `%${part}%`;
  return db`
    (${status}::text is null or o.order_status = ${status})
    and (${pattern}::text is null
      or o.id::text ilike ${pattern} or o.buyer_name ilike ${pattern} or o.buyer_email ilike ${pattern}
      or o.shipping_name ilike ${pattern} or o.shipping_phone ilike ${pattern} or o.tracking_id ilike ${pattern}
      or o.invoice_number ilike ${pattern}
      or o.number like ${number})`;
}

/** A page of orders, newest first, and how many there are in all. */
export async function listOrders(
  db: Db,
  scope: OrderScope,
  query: OrderQuery,
): Promise<{ orders: OrderRow[]; total: number }> {
  const { after, limit } = query;
  const orders = await db<OrderRow[]>`
    select ${orderColumns(db)} from orders o
    where ${matchScope(db, scope)} and ${matchQuery(db, query)}
      and (${after}::uuid is null or (o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${after}))
    order by o.created_at desc, o.id desc limit ${limit}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from orders o where ${matchScope(db, scope)} and ${matchQuery(db, query)}`;
  return { orders, total: count?.total ?? 0 };
}
