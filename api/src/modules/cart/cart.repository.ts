import type { Db, Pool } from '#db/pool.ts';
import { type ProductRow, productColumns, type View } from '#modules/catalog/index.ts';

export type { Db, Pool, View };
export type Design = { rawImage: string | null; previewImage: string | null };
export type CartRow = ProductRow & Design & { itemId: string; quantity: number; size: string };
export type CartLine = Design & { id: string; productId: string; size: string; quantity: number };

/** Locks the shopper's row for this transaction, so that a cart is changed by one request at a time. */
export async function lockShopper(db: Db, userId: string) {
  await db`select from users where id = ${userId} for no key update`;
}

/** The cart's items with their products, oldest first. */
export async function findCart(db: Db, userId: string, view: View): Promise<CartRow[]> {
  return db<CartRow[]>`
    select ${productColumns(db, view)}, c.id as item_id, c.quantity, c.size, c.raw_image, c.preview_image
    from cart_items c join products p on p.id = c.product_id
    where c.user_id = ${userId} order by c.created_at, c.id`;
}

/**
 * Removes items whose product is not available and returns the names of those products. A product is still available
 * while its last pieces are held by unpaid orders: those may never be paid.
 */
export async function removeUnavailable(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    delete from cart_items c using products p
    where c.user_id = ${userId} and p.id = c.product_id and (
      p.removed_at is not null or not p.is_available
      or (not exists (select from product_stock s where s.product_id = p.id and s.quantity > 0)
        and not exists (
          select from order_lines l join orders o on o.id = l.order_id
          join order_parcels h on h.order_id = o.id and h.seller_id = l.seller_id
          where l.product_id = p.id and h.holds_stock and o.payment_status in ('Initiated', 'Pending'))))
    returning p.name`;
  return [...new Set(rows.map((row) => row.name))];
}

/** The product data that a cart needs; undefined when the product does not exist or was removed. */
export async function findBuyable(db: Db, productId: string) {
  const [product] = await db<{ name: string; sizeType: string; isAvailable: boolean; sizes: string[] }[]>`
    select p.name, p.size_type, p.is_available,
      array(select size from product_stock s where s.product_id = p.id order by position) as sizes
    from products p where p.id = ${productId} and p.removed_at is null`;
  return product;
}

/** Pieces in stock of one size; undefined when there is no such size. */
export async function findStock(db: Db, productId: string, size: string): Promise<number | undefined> {
  const [row] = await db<{ quantity: number }[]>`
    select quantity from product_stock where product_id = ${productId} and size = ${size}`;
  return row?.quantity;
}

/** A shopper's cart lines of one product. */
export async function findLines(db: Db, userId: string, productId: string): Promise<CartLine[]> {
  return db<CartLine[]>`
    select id, product_id, size, quantity, raw_image, preview_image from cart_items
    where user_id = ${userId} and product_id = ${productId} order by created_at, id`;
}

/** Adds pieces of one design: a new line, or a higher quantity in the existing line. */
export async function addPieces(
  db: Db,
  line: Design & { userId: string; productId: string; size: string; quantity: number },
) {
  const { userId, productId, size, quantity, rawImage, previewImage } = line;
  await db`
    insert into cart_items as c (user_id, product_id, size, quantity, raw_image, preview_image)
    values (${userId}, ${productId}, ${size}, ${quantity}, ${rawImage}, ${previewImage})
    on conflict (user_id, product_id, size, coalesce(raw_image, ''), coalesce(preview_image, ''))
    do update set quantity = c.quantity + excluded.quantity`;
}

export async function setQuantity(db: Db, itemId: string, quantity: number) {
  await db`update cart_items set quantity = ${quantity} where id = ${itemId}`;
}

export async function removeItems(db: Db, itemIds: readonly string[]) {
  await db`delete from cart_items where id = any(${[...itemIds]}::uuid[])`;
}

export async function clearCart(db: Db, userId: string) {
  await db`delete from cart_items where user_id = ${userId}`;
}
