import type { Db } from '@aaram/runtime/db';

/**
 * Whether pieces of these sizes are held by an order and may come back (delivered pieces may not), or are reserved for
 * an exchange.
 */
export async function hasHeldSizes(db: Db, productId: string, sizes: string[]): Promise<boolean> {
  const rows = await db`
    select 1 from order_lines l
    join order_parcels h on h.order_id = l.order_id and h.seller_id = l.seller_id
    where l.product_id = ${productId} and h.holds_stock and h.order_status <> 'Delivered'
      and l.size = any(${sizes})
    union all select 1 from returns r join order_lines l on l.id = r.line_id
    where l.product_id = ${productId} and r.size = any(${sizes}) and r.state in ('approved', 'picked-up', 'to-send')
    limit 1`;
  return rows.length > 0;
}

/** Those of these products that were ever ordered, also when the order was not paid. */
export async function findEverOrdered(db: Db, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`
    select p.id from unnest(${[...productIds]}::uuid[]) as p (id)
    where exists (select from order_lines l where l.product_id = p.id)`;
  return new Set(rows.map(({ id }) => id));
}

/** Those of these products of which an unpaid order holds pieces. */
export async function findHeldProducts(db: Db, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ productId: string }[]>`
    select distinct l.product_id from order_lines l join orders o on o.id = l.order_id
    join order_parcels h on h.order_id = o.id and h.seller_id = l.seller_id
    where l.product_id = any(${[...productIds]}::uuid[]) and h.holds_stock and o.payment_status in ('Initiated', 'Pending')`;
  return new Set(rows.map(({ productId }) => productId));
}

/**
 * Whether a parcel with this product is Delivered to this shopper, and whether one of these was paid for; undefined when
 * there is none.
 */
export async function findReceipt(db: Db, userId: string, productId: string): Promise<{ isPaid: boolean } | undefined> {
  const [row] = await db<{ isPaid: boolean | null }[]>`
    select bool_or(o.payment_status = 'Paid') as is_paid from orders o
    join order_lines l on l.order_id = o.id
    join order_parcels p on p.order_id = o.id and p.seller_id = l.seller_id
    where o.user_id = ${userId} and p.order_status = 'Delivered' and l.product_id = ${productId}`;
  return row?.isPaid == null ? undefined : { isPaid: row.isPaid };
}

/** The given pictures that an order or a return shows. */
export async function findOrderPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select image as url from order_lines where image = any(${[...urls]}::text[])
    union select raw_image from order_lines where raw_image = any(${[...urls]}::text[])
    union select preview_image from order_lines where preview_image = any(${[...urls]}::text[])
    union select url from (select unnest(pictures) as url from returns where pictures && ${[...urls]}::text[]) r
      where url = any(${[...urls]}::text[])`;
  return rows.map(({ url }) => url);
}
