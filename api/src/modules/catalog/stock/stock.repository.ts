import type { Db } from '@aaram/runtime/db';

/** A number of pieces of one size of one product. */
export type Pieces = { productId: string; size: string; quantity: number };

export type StockedProduct = {
  id: string;
  name: string;
  pricePaise: number;
  images: string[];
  hsn: string | null;
  sellerId: string;
  /** False when its seller has removed it. */
  isListed: boolean;
  /** Free pieces per requested size; a size without an entry does not exist. */
  stock: Map<string, number>;
};

/**
 * Reads products and locks the requested stock rows, always ordered by product and size, so that two buyers cannot
 * deadlock. All code takes locks in this order: shopper, orders, products, stock.
 */
export async function lockStock(
  db: Db,
  keys: readonly { productId: string; size: string }[],
): Promise<Map<string, StockedProduct>> {
  const ids = keys.map((key) => key.productId);
  const sizes = keys.map((key) => key.size);
  const rows = await db<Pieces[]>`
    select product_id, size, quantity from product_stock
    where (product_id, size) in (select * from unnest(${ids}::uuid[], ${sizes}::text[]))
    order by product_id, size for update`;
  const products = await db<Omit<StockedProduct, 'stock'>[]>`
    select id, name, price_paise, images, hsn, seller_id, removed_at is null and is_available as is_listed
    from products where id = any(${ids}::uuid[])`;
  const found = new Map(products.map((product) => [product.id, { ...product, stock: new Map<string, number>() }]));
  for (const { productId, size, quantity } of rows) {
    found.get(productId)?.stock.set(size, quantity);
  }
  return found;
}

/** Locks products whose own rows will change. Call it before `lockStock`. */
export async function lockProducts(db: Db, productIds: readonly string[]) {
  await db`select from products where id = any(${[...productIds]}::uuid[]) order by id for no key update`;
}

/** Sums pieces of the same product and size, so that they are checked together. */
export function sumPieces(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const { productId, size, quantity } of pieces) {
    const key = `${productId} ${size}`;
    sums.set(key, { productId, size, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** The same pieces with negative quantities. */
export const reverse = (pieces: readonly Pieces[]): Pieces[] =>
  pieces.map(({ productId, size, quantity }) => ({ productId, size, quantity: -quantity }));

/**
 * Moves pieces out of stock (positive quantities) or back (negative ones); the caller has locked the rows. Pieces of a
 * size that was removed in the meantime are dropped.
 */
export async function moveStock(db: Db, pieces: readonly Pieces[]) {
  const moves = sumPieces(pieces);
  await db`
    update product_stock s set quantity = s.quantity - m.quantity
    from unnest(${moves.map((move) => move.productId)}::uuid[], ${moves.map((move) => move.size)}::text[],
      ${moves.map((move) => move.quantity)}::int[]) as m (product_id, size, quantity)
    where s.product_id = m.product_id and s.size = m.size`;
}

/** Counts pieces as sold, or as no longer sold when negative; the caller has locked the products. */
export async function countSold(db: Db, pieces: readonly Pieces[]) {
  await db`
    update products p set sold = greatest(0, sold + m.quantity)
    from (
      select product_id, sum(quantity)::int as quantity
      from unnest(${pieces.map((piece) => piece.productId)}::uuid[], ${pieces.map((piece) => piece.quantity)}::int[])
        as n (product_id, quantity)
      group by product_id
    ) m
    where p.id = m.product_id`;
}

/** The product data that a cart needs; undefined when the product does not exist or was removed. */
export async function findBuyable(db: Db, productId: string) {
  const [product] = await db<
    { name: string; pricePaise: number; sizeType: string; isAvailable: boolean; sizes: string[] }[]
  >`
    select p.name, p.price_paise, p.size_type, p.is_available,
      array(select size from product_stock s where s.product_id = p.id order by position) as sizes
    from products p where p.id = ${productId} and p.removed_at is null`;
  return product;
}

/** The sizes of these products that have pieces in stock, by product; removed products have none. */
export async function findSizesInStock(db: Db, productIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db<{ productId: string; sizes: string[] }[]>`
    select s.product_id, array_agg(s.size order by s.position) as sizes
    from product_stock s join products p on p.id = s.product_id
    where s.product_id = any(${[...new Set(productIds)]}::uuid[]) and s.quantity > 0 and p.removed_at is null
    group by s.product_id`;
  return new Map(rows.map(({ productId, sizes }) => [productId, sizes]));
}

/** Pieces in stock of one size; undefined when there is no such size. */
export async function findStock(db: Db, productId: string, size: string): Promise<number | undefined> {
  const [row] = await db<{ quantity: number }[]>`
    select quantity from product_stock where product_id = ${productId} and size = ${size}`;
  return row?.quantity;
}

/** What a printer needs to know of a product that is on sale: which garment it is, and in which colour. */
export async function findPrintable(db: Db, productId: string) {
  const [product] = await db<{ name: string; category: string; subcategory: string; colour: string | null }[]>`
    select name, category, subcategory, colour from products where id = ${productId} and removed_at is null`;
  return product;
}
