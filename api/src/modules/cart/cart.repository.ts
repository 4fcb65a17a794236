import type { Db } from '@aaram/runtime/db';

export type Design = { rawImage: string | null; previewImage: string | null };
type Bought = Design & { productId: string; size: string; quantity: number };
export type CartLine = Bought & { id: string };

/** A shopper's cart lines, oldest first; with `productId` only those of this product. */
export async function findLines(db: Db, userId: string, productId?: string): Promise<CartLine[]> {
  return db<CartLine[]>`
    select id, product_id, size, quantity, raw_image, preview_image from cart_items
    where user_id = ${userId} ${productId === undefined ? db`` : db`and product_id = ${productId}`}
    order by created_at, id`;
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

/** Removes cart lines; returns the ids of those that still existed. */
export async function removeItems(db: Db, itemIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`delete from cart_items where id = any(${[...itemIds]}::uuid[]) returning id`;
  return new Set(rows.map(({ id }) => id));
}

export async function clearCart(db: Db, userId: string) {
  await db`delete from cart_items where user_id = ${userId}`;
}

/** Removes bought quantities from the shopper's cart; what was added since then stays. */
export async function removeBoughtFromCart(db: Db, userId: string, lines: readonly Bought[]) {
  await db`
    with bought as (
      select product_id, size, raw_image, preview_image, sum(quantity)::int as quantity
      from unnest(${lines.map((line) => line.productId)}::uuid[], ${lines.map((line) => line.size)}::text[],
        ${lines.map((line) => line.rawImage)}::text[], ${lines.map((line) => line.previewImage)}::text[],
        ${lines.map((line) => line.quantity)}::int[]) as b (product_id, size, raw_image, preview_image, quantity)
      group by 1, 2, 3, 4
    ), used_up as (
      delete from cart_items c using bought b
      where c.user_id = ${userId} and c.product_id = b.product_id and c.size = b.size and c.quantity <= b.quantity
        and c.raw_image is not distinct from b.raw_image and c.preview_image is not distinct from b.preview_image
    )
    update cart_items c set quantity = c.quantity - b.quantity from bought b
    where c.user_id = ${userId} and c.product_id = b.product_id and c.size = b.size and c.quantity > b.quantity
      and c.raw_image is not distinct from b.raw_image and c.preview_image is not distinct from b.preview_image`;
}

/** The given pictures that are in a cart or saved for later. */
export async function findCartPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select raw_image as url from cart_items where raw_image = any(${[...urls]}::text[])
    union select preview_image from cart_items where preview_image = any(${[...urls]}::text[])
    union select raw_image from saved_items where raw_image = any(${[...urls]}::text[])
    union select preview_image from saved_items where preview_image = any(${[...urls]}::text[])`;
  return rows.map(({ url }) => url);
}
