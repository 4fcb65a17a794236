import { LOW_STOCK } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';

/** Whose figures: one seller's, or, with null, everybody's. */
export type Scope = string | null;

/** Listed products, and those with few or no pieces over all sizes: `stockLevel` of shared-domain in SQL. */
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

/** A seller's own worth of each order it has lines in; everybody's is the orders' own total. */
const ownOrders = (db: Db, seller: string) => db`(
  select order_id, sum(unit_paise * quantity) as paise from order_lines where seller_id = ${seller} group by order_id)`;

/** `revenuePaise` is the product total of orders that were paid and not given back: a seller's own lines alone. */
export async function countOrders(db: Db, seller: Scope) {
  const worth = seller === null ? db`o.total_paise` : db`own.paise`;
  const [row] = await db<{ all: number; toShip: number; unpaid: number; revenuePaise: number }[]>`
    select count(*)::int as all,
      count(*) filter (where o.payment_status = 'Paid' and o.order_status = 'Processing')::int as to_ship,
      count(*) filter (where o.payment_status in ('Initiated', 'Pending') and o.order_status = 'Pending')::int as unpaid,
      coalesce(sum(${worth}) filter (where o.payment_status = 'Paid' and o.order_status <> 'Cancelled'), 0)::bigint
        as revenue_paise
    from orders o ${seller === null ? db`` : db`join ${ownOrders(db, seller)} own on own.order_id = o.id`}`;
  return row ?? { all: 0, toShip: 0, unpaid: 0, revenuePaise: 0 };
}

/** Orders of each of the last thirty days in India, days without any included, oldest first. */
export async function countOrdersPerDay(db: Db, seller: Scope): Promise<{ day: string; orders: number }[]> {
  const own =
    seller === null
      ? db``
      : db`and exists (select from order_lines l where l.seller_id = ${seller} and l.order_id = o.id)`;
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
