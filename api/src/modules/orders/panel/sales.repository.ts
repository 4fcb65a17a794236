import type { Db } from '@aaram/runtime/db';

/** One seller, or null for all. */
type Scope = string | null;
/** Days in India, both counted. */
export type Days = { from: string; to: string };
/** What is stored with the line or its order, or groups of products: the group's name by the product's id. */
export type LineGroup = 'day' | 'product' | 'size' | 'state' | ReadonlyMap<string, string>;

export type SalesSum = { orders: number; pieces: number; paise: number };
/** `key` is null for all together, and for `day` the number of days since the first one of its range. */
export type SalesRow = SalesSum & {
  key: string | null;
  piecesBefore: number;
  paiseBefore: number;
  ordersBefore: number;
};

const startOf = (db: Db, day: string) => db`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/**
 * What was paid for and not given back, of orders placed in these days and in those before them: the lines of parcels
 * that are not cancelled, without the pieces that were cancelled or refunded singly.
 */
export async function sumSales(
  db: Db,
  { seller, days, before, by }: { seller: Scope; days: Days; before: Days; by: LineGroup },
): Promise<SalesRow[]> {
  const groups = typeof by === 'string' ? new Map<string, string>() : by;
  const keys = {
    day: db`(s.day - case when s.is_now then ${days.from}::date else ${before.from}::date end)::text`,
    product: db`s.product_id::text`,
    size: db`s.size`,
    state: db`s.shipping_state`,
    group: db`coalesce(g.name, '')`,
  };
  return db<SalesRow[]>`
    with sold as (
      select l.product_id, l.size, o.shipping_state, o.id as order_id, (o.created_at at time zone 'Asia/Kolkata')::date as day,
        o.created_at >= ${startOf(db, days.from)} as is_now,
        l.quantity - coalesce(b.quantity, 0) as pieces, l.unit_paise * l.quantity - coalesce(b.paise, 0) as paise
      from orders o
        join order_lines l on l.order_id = o.id
        join order_parcels q on q.order_id = o.id and q.seller_id = l.seller_id
        left join lateral (
          select sum(r.quantity) as quantity, sum(r.goods_paise) as paise from returns r
          where r.line_id = l.id and r.state in ('cancelled', 'refunded')) b on true
      where o.kind = 'goods' and o.payment_status = 'Paid' and q.order_status <> 'Cancelled'
        and o.created_at >= ${startOf(db, before.from)} and o.created_at < ${startOf(db, days.to)} + interval '1 day'
        and ${seller === null ? db`true` : db`l.seller_id = ${seller}`})
    select ${keys[typeof by === 'string' ? by : 'group']} as key,
      count(distinct s.order_id) filter (where s.is_now and s.pieces > 0)::int as orders,
      count(distinct s.order_id) filter (where not s.is_now and s.pieces > 0)::int as orders_before,
      coalesce(sum(s.pieces) filter (where s.is_now), 0)::int as pieces,
      coalesce(sum(s.pieces) filter (where not s.is_now), 0)::int as pieces_before,
      coalesce(sum(s.paise) filter (where s.is_now), 0)::bigint as paise,
      coalesce(sum(s.paise) filter (where not s.is_now), 0)::bigint as paise_before
    from sold s
      left join unnest(${[...groups.keys()]}::uuid[], ${[...groups.values()]}::text[]) as g (id, name) on g.id = s.product_id
    group by grouping sets ((1), ())`;
}

/** The products that were ordered in these days. */
export async function findOrderedProducts(db: Db, seller: Scope, { from, to }: Days): Promise<string[]> {
  const rows = await db<{ productId: string }[]>`
    select distinct l.product_id from orders o join order_lines l on l.order_id = o.id
    where o.kind = 'goods' and o.payment_status = 'Paid' and o.created_at >= ${startOf(db, from)}
      and o.created_at < ${startOf(db, to)} + interval '1 day' and ${seller === null ? db`true` : db`l.seller_id = ${seller}`}`;
  return rows.map(({ productId }) => productId);
}

export type SoldSize = { productId: string; size: string; sold: number };

/** Pieces sold in the last 30 days by product and size, at most `limit`, the most sold first. */
export async function findSoldSizes(db: Db, seller: Scope, limit: number): Promise<SoldSize[]> {
  return db<SoldSize[]>`
    select l.product_id, l.size, sum(l.quantity - l.cancelled)::int as sold
    from orders o
      join order_lines l on l.order_id = o.id
      join order_parcels q on q.order_id = o.id and q.seller_id = l.seller_id
    where o.kind = 'goods' and o.payment_status = 'Paid' and q.order_status <> 'Cancelled'
      and o.created_at > now() - interval '30 days' and ${seller === null ? db`true` : db`l.seller_id = ${seller}`}
    group by 1, 2 having sum(l.quantity - l.cancelled) > 0 order by 3 desc, 1, 2 limit ${limit}`;
}
