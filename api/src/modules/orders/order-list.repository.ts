import type { Db } from '@aaram/runtime/db';
import { parsePartOfOrderNumber } from '@aaram/shared-domain/order';
import { escapeLike, nameHas, phoneHas } from '#db/match-person.ts';
import { takePage } from '#list-page.ts';
import { type OrderRow, orderColumns } from './order.repository.ts';

/** Whose orders: one shopper's, those with a parcel of one seller, or everyone's. */
export type OrderScope = { buyerId: string } | { sellerId: string } | 'all';

export type OrderQuery = {
  limit: number | null;
  /** Id of the last order of the previous page. */
  after: string | null;
  status: string | null;
  q: string | null;
  /** Only the order with this id or number. */
  named?: string | undefined;
};

function matchScope(db: Db, scope: OrderScope) {
  if (scope === 'all') {
    return db`true`;
  }
  return 'buyerId' in scope ? db`o.user_id = ${scope.buyerId}` : db`own.seller_id = ${scope.sellerId}`;
}

/** The rows to list: orders; for a seller each with its own parcel, whose status and tracking id are used. */
export const source = (db: Db, scope: OrderScope) =>
  typeof scope === 'object' && 'sellerId' in scope
    ? { rows: db`orders o join order_parcels own on own.order_id = o.id`, parcel: db`own` }
    : { rows: db`orders o`, parcel: db`o` };

/** Leaves out unpaid orders that were given up because the provider did not answer when they were placed. */
export const wasPlaced = (db: Db) => db`
  not (o.order_status = 'Cancelled' and o.payment_status = 'Failed' and exists (
    select from order_events e where e.order_id = o.id and e.source = 'unanswered'))`;

/** Whether the buyer, or the person at the address, has this name, mail address or number. */
export const matchBuyer = (db: Db, q: string) => db`(${nameHas(db, db`o.buyer_name`, q)}
  or ${nameHas(db, db`o.shipping_name`, q)} or ${phoneHas(db, db`o.shipping_phone`, q)}
  or o.buyer_email ilike ${`%${escapeLike(q)}%`})`;

function matchQuery(db: Db, scope: OrderScope, { status, q, named }: OrderQuery) {
  const { parcel } = source(db, scope);
  const pattern = q === null ? null : `%${escapeLike(q)}%`;
  // A seller cannot search by data it may not see.
  const seesBuyer = typeof scope === 'object' && 'sellerId' in scope ? db`o.paid_at is not null` : db`true`;
  const part = q === null ? undefined : parsePartOfOrderNumber(q);
  const number = part === undefined ? null : `%${part}%`;
  return db`
    o.kind = 'goods' and ${wasPlaced(db)} and ${named === undefined ? db`true` : db`(o.id::text = ${named} or o.number = ${named})`}
    and (${status}::text is null or ${parcel}.order_status = ${status})
    and (${pattern}::text is null
      or (${seesBuyer} and ${matchBuyer(db, q ?? '')})
      or o.id::text ilike ${pattern} or ${parcel}.tracking_id ilike ${pattern}
      or o.invoice_number ilike ${pattern}
      or o.number like ${number})`;
}

/** How the latest orders of a shopper were paid at the provider, in its words, the latest first. */
export async function findPaidBy(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ paidBy: string }[]>`
    select paid_by from orders where user_id = ${userId} and paid_by is not null
    order by created_at desc, id desc limit 20`;
  return rows.map(({ paidBy }) => paidBy);
}

/** Most orders of a list that is asked for without a limit. */
const MAX_ORDERS = 1000;

/** A page of orders, newest first, the id of the last one when others follow, and the total number. */
export async function listOrders(
  db: Db,
  scope: OrderScope,
  query: OrderQuery,
): Promise<{ orders: OrderRow[]; next: string | undefined; total: number }> {
  const { after } = query;
  const limit = query.limit ?? MAX_ORDERS;
  const orders = await db<OrderRow[]>`
    select ${orderColumns(db)} from ${source(db, scope).rows}
    where ${matchScope(db, scope)} and ${matchQuery(db, scope, query)}
      and (${after}::uuid is null or (o.created_at, o.id) < (select c.created_at, c.id from orders c where c.id = ${after}))
    order by o.created_at desc, o.id desc limit ${limit + 1}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from ${source(db, scope).rows}
    where ${matchScope(db, scope)} and ${matchQuery(db, scope, query)}`;
  const { page, next } = takePage(orders, limit, ({ id }) => id);
  return { orders: page, next, total: count?.total ?? 0 };
}
