import type { Db } from '#db/pool.ts';

/** Whose figures: one seller's, or, with null, everybody's. */
export type Scope = string | null;

const LOW_STOCK = 5;

const ownOrder = (db: Db, seller: Scope) => db`
  (${seller}::uuid is null or exists (select from order_lines l where l.order_id = o.id and l.seller_id = ${seller}))`;

export async function countProducts(db: Db, seller: Scope) {
  const [row] = await db<{ all: number; low: number; out: number }[]>`
    select count(*)::int as all, count(*) filter (where pieces = 0)::int as out,
      count(*) filter (where pieces between 1 and ${LOW_STOCK})::int as low
    from (
      select coalesce((select sum(quantity) from product_stock s where s.product_id = p.id), 0) as pieces
      from products p where removed_at is null and (${seller}::uuid is null or seller_id = ${seller})) p`;
  return row ?? { all: 0, low: 0, out: 0 };
}

/** `revenuePaise` is the product total of orders that were paid and not given back: a seller's own lines alone. */
export async function countOrders(db: Db, seller: Scope) {
  const [row] = await db<{ all: number; toShip: number; unpaid: number; revenuePaise: number }[]>`
    select count(*)::int as all,
      count(*) filter (where payment_status = 'Paid' and order_status = 'Processing')::int as to_ship,
      count(*) filter (where payment_status in ('Initiated', 'Pending') and order_status = 'Pending')::int as unpaid,
      coalesce(sum(case when payment_status <> 'Paid' or order_status = 'Cancelled' then 0
        when ${seller}::uuid is null then total_paise
        else (select sum(unit_paise * quantity) from order_lines l where l.order_id = o.id and l.seller_id = ${seller}) end), 0)::bigint
        as revenue_paise
    from orders o where ${ownOrder(db, seller)}`;
  return row ?? { all: 0, toShip: 0, unpaid: 0, revenuePaise: 0 };
}

/** Orders of each of the last thirty days in India, days without any included, oldest first. */
export async function countOrdersPerDay(db: Db, seller: Scope): Promise<{ day: string; orders: number }[]> {
  return db<{ day: string; orders: number }[]>`
    with today as (select (now() at time zone 'Asia/Kolkata')::date as day),
    counted as (
      select (created_at at time zone 'Asia/Kolkata')::date as day, count(*)::int as orders
      from orders o where created_at > now() - interval '31 days' and ${ownOrder(db, seller)} group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.orders, 0) as orders
    from today, generate_series(today.day - 29, today.day, interval '1 day') as d (day)
    left join counted c on c.day = d.day::date order by d.day`;
}

export async function findTopProducts(db: Db, seller: Scope) {
  return db<{ id: string; name: string; images: string[]; sold: number }[]>`
    select id, name, images, sold from products
    where removed_at is null and sold > 0 and (${seller}::uuid is null or seller_id = ${seller})
    order by sold desc, id desc limit 5`;
}
