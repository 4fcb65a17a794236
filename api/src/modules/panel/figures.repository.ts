import { LOW_STOCK } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';

/** One seller, or null for all. */
export type Scope = string | null;

/** Counts listed products, and those with few or no pieces over all sizes: `stockLevel` of shared-domain in SQL. */
export async function countProducts(db: Db, seller: Scope) {
  const own = db`p.removed_at is null ${seller === null ? db`` : db`and p.seller_id = ${seller}`}`;
  const ofOwn = seller === null ? db`` : db`where s.product_id in (select p.id from products p where ${own})`;
  const [[products], [scarce]] = await Promise.all([
    db<{ all: number }[]>`select count(*)::int as all from products p where ${own}`,
    db<{ low: number; out: number }[]>`
      select count(*) filter (where s.pieces = 0)::int as out, count(*) filter (where s.pieces > 0)::int as low
      from (
        select s.product_id, sum(s.quantity) as pieces from product_stock s ${ofOwn}
        group by s.product_id having sum(s.quantity) <= ${LOW_STOCK}) s
      join products p on p.id = s.product_id where ${own}`,
  ]);
  return { all: products?.all ?? 0, low: scarce?.low ?? 0, out: scarce?.out ?? 0 };
}

type OrderCounts = { all: number; toShip: number; unpaid: number; revenuePaise: number };
const noOrders: OrderCounts = { all: 0, toShip: 0, unpaid: 0, revenuePaise: 0 };

/** A seller's orders by its own parcels. */
async function countParcels(db: Db, seller: string): Promise<OrderCounts> {
  const [row] = await db<OrderCounts[]>`
    select count(*)::int as all,
      count(*) filter (where o.payment_status = 'Paid' and p.order_status = 'Processing')::int as to_ship,
      count(*) filter (where o.payment_status in ('Initiated', 'Pending') and p.order_status = 'Pending')::int as unpaid,
      coalesce(sum(p.total_paise) filter (where o.payment_status = 'Paid' and p.order_status <> 'Cancelled'), 0)::bigint
        as revenue_paise
    from order_parcels p join orders o on o.id = p.order_id where p.seller_id = ${seller}`;
  return row ?? noOrders;
}

/** `revenuePaise` is the product total of what was paid and not refunded: of parcels that are not cancelled. */
export async function countOrders(db: Db, seller: Scope): Promise<OrderCounts> {
  if (seller !== null) {
    return countParcels(db, seller);
  }
  const [row] = await db<OrderCounts[]>`
    select count(*)::int as all,
      count(*) filter (where o.payment_status = 'Paid' and o.order_status = 'Processing')::int as to_ship,
      count(*) filter (where o.payment_status in ('Initiated', 'Pending') and o.order_status = 'Pending')::int as unpaid,
      coalesce(sum(o.total_paise) filter (where o.payment_status = 'Paid' and o.order_status <> 'Cancelled'), 0)::bigint - (
        select coalesce(sum(p.total_paise), 0)::bigint from order_parcels p join orders c on c.id = p.order_id
        where p.order_status = 'Cancelled' and c.payment_status = 'Paid' and c.order_status <> 'Cancelled')
        as revenue_paise
    from orders o`;
  return row ?? noOrders;
}

/** Orders per day for the last thirty days in Indian time, including days without any, oldest first. */
export async function countOrdersPerDay(db: Db, seller: Scope): Promise<{ day: string; orders: number }[]> {
  const own =
    seller === null
      ? db``
      : db`and exists (select from order_parcels p where p.seller_id = ${seller} and p.order_id = o.id)`;
  return db<{ day: string; orders: number }[]>`
    with today as (select (now() at time zone 'Asia/Kolkata')::date as day),
    counted as (
      select (created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as orders
      from orders o where created_at > now() - interval '31 days' ${own} group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.orders, 0) as orders
    from today, generate_series(today.day - 29, today.day, interval '1 day') as d (day)
    left join counted c on c.day = d.day::date order by d.day`;
}

export async function findTopProducts(db: Db, seller: Scope) {
  return db<{ id: string; name: string; category: string; images: string[]; sold: number }[]>`
    select id, name, category, images, sold from products
    where removed_at is null and sold > 0 ${seller === null ? db`` : db`and seller_id = ${seller}`}
    order by sold desc, id desc limit 5`;
}
