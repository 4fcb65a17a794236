import type { Db } from '@aaram/runtime/db';
import { isOnHold } from '../hold/holds.repository.ts';

/** One seller, or null for all. */
type Scope = string | null;

/** The price of the pieces of paid orders that were cancelled or refunded singly, without those of cancelled parcels. */
const sumGivenBack = (db: Db, seller: Scope) => db`
  (select coalesce(sum(r.goods_paise), 0)::bigint from returns r
    join order_parcels q on q.id = r.parcel_id join orders b on b.id = q.order_id
    where r.state in ('cancelled', 'refunded') and q.order_status <> 'Cancelled' and b.payment_status = 'Paid'
      and (${seller}::uuid is null or q.seller_id = ${seller}))`;

/** Orders that were paid, whatever has come back since. */
const wasPaid = (db: Db) => db`o.payment_status in ('Paid', 'Refunded')`;

/** `paid` are the orders that were paid; `revenuePaise` is what was paid for them and has not gone back. */
type OrderCounts = { paid: number; toShip: number; unpaid: number; revenuePaise: number };
const noOrders: OrderCounts = { paid: 0, toShip: 0, unpaid: 0, revenuePaise: 0 };

/** A seller's orders by its own parcels. */
async function countParcels(db: Db, seller: string): Promise<OrderCounts> {
  const [row] = await db<OrderCounts[]>`
    select count(*) filter (where ${wasPaid(db)})::int as paid,
      count(*) filter (where o.payment_status = 'Paid' and p.order_status = 'Processing' and not ${isOnHold(db, db`o.id`)})::int as to_ship,
      count(*) filter (where o.payment_status in ('Initiated', 'Pending') and p.order_status = 'Pending')::int as unpaid,
      coalesce(sum(p.total_paise) filter (where o.payment_status = 'Paid' and p.order_status <> 'Cancelled'), 0)::bigint
        - ${sumGivenBack(db, seller)} as revenue_paise
    from order_parcels p join orders o on o.id = p.order_id where p.seller_id = ${seller}`;
  return row ?? noOrders;
}

/** `revenuePaise` is the product total of what was paid and not refunded: of parcels that are not cancelled, without returns. */
export async function countOrders(db: Db, seller: Scope): Promise<OrderCounts> {
  if (seller !== null) {
    return countParcels(db, seller);
  }
  const [row] = await db<OrderCounts[]>`
    select count(*) filter (where ${wasPaid(db)})::int as paid,
      count(*) filter (where o.payment_status = 'Paid' and o.order_status = 'Processing' and not ${isOnHold(db, db`o.id`)})::int as to_ship,
      count(*) filter (where o.payment_status in ('Initiated', 'Pending') and o.order_status = 'Pending')::int as unpaid,
      coalesce(sum(o.total_paise) filter (where o.payment_status = 'Paid' and o.order_status <> 'Cancelled'), 0)::bigint - (
        select coalesce(sum(p.total_paise), 0)::bigint from order_parcels p join orders c on c.id = p.order_id
        where p.order_status = 'Cancelled' and c.payment_status = 'Paid' and c.order_status <> 'Cancelled')
        - ${sumGivenBack(db, null)} as revenue_paise
    from orders o where o.kind = 'goods'`;
  return row ?? noOrders;
}

/** Paid orders per day for the last thirty days in Indian time, including days without any, oldest first. */
export async function countOrdersPerDay(db: Db, seller: Scope): Promise<{ day: string; orders: number }[]> {
  const own =
    seller === null
      ? db``
      : db`and exists (select from order_parcels p where p.seller_id = ${seller} and p.order_id = o.id)`;
  return db<{ day: string; orders: number }[]>`
    with today as (select (now() at time zone 'Asia/Kolkata')::date as day),
    counted as (
      select (created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as orders
      from orders o where o.kind = 'goods' and ${wasPaid(db)} and created_at > now() - interval '31 days' ${own} group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.orders, 0) as orders
    from today, generate_series(today.day - 29, today.day, interval '1 day') as d (day)
    left join counted c on c.day = d.day::date order by d.day`;
}
