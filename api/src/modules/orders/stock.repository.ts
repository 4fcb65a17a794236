import type { Db } from '#db/pool.ts';

/** Pieces of one size of one product. */
export type Pieces = { productId: string; size: string; quantity: number };

export type LockedProduct = {
  id: string;
  name: string;
  pricePaise: number;
  images: string[];
  sellerId: string;
  /** Not removed by its seller. */
  isListed: boolean;
  isSellable: boolean;
  /** Pieces nobody has reserved, by size. */
  stock: Map<string, number>;
};

/**
 * Locks products and their stock, products in the order of their ids, so that two buyers never wait for each other
 * in a circle. Whoever moves stock comes through here, after locking orders and before anything else.
 */
export async function lockProducts(db: Db, productIds: readonly string[]): Promise<Map<string, LockedProduct>> {
  const ids = [...new Set(productIds)].sort();
  if (ids.length === 0) {
    return new Map();
  }
  const products = await db<Omit<LockedProduct, 'stock'>[]>`
    select id, name, price_paise, images, seller_id, removed_at is null as is_listed, removed_at is null and is_available as is_sellable
    from products where id = any(${ids}::uuid[]) order by id for no key update`;
  const rows = await db<Pieces[]>`
    select product_id, size, quantity from product_stock
    where product_id = any(${ids}::uuid[]) order by product_id, position, size for update`;
  const locked = new Map(products.map((product) => [product.id, { ...product, stock: new Map<string, number>() }]));
  for (const { productId, size, quantity } of rows) {
    locked.get(productId)?.stock.set(size, quantity);
  }
  return locked;
}

/** Sums pieces of the same product and size, so that they are judged together. */
export function sumPieces(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const piece of pieces) {
    const key = `${piece.productId} ${piece.size}`;
    const known = sums.get(key);
    sums.set(key, { ...piece, quantity: piece.quantity + (known?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/**
 * Moves pieces out of stock (positive quantities) or back (negative ones); the rows are locked already.
 * The product's version grows, so that a seller's edit made from older figures is refused.
 */
export async function moveStock(db: Db, pieces: readonly Pieces[]) {
  const moves = sumPieces(pieces).filter((piece) => piece.quantity !== 0);
  if (moves.length === 0) {
    return;
  }
  const ids = moves.map((move) => move.productId);
  const sizes = moves.map((move) => move.size);
  const quantities = moves.map((move) => move.quantity);
  await db`
    update product_stock s set quantity = s.quantity - m.quantity
    from unnest(${ids}::uuid[], ${sizes}::text[], ${quantities}::int[]) as m (product_id, size, quantity)
    where s.product_id = m.product_id and s.size = m.size`;
  // What was sold out comes back into sale with its pieces; what a seller switched off stays off.
  await db`
    update products p set version = version + 1, is_available = is_available or (m.back > 0 and t.pieces = m.back)
    from (
      select product_id, -sum(quantity)::int as back
      from unnest(${ids}::uuid[], ${quantities}::int[]) as m (product_id, quantity) group by product_id
    ) m
    join lateral (select sum(quantity)::int as pieces from product_stock s where s.product_id = m.product_id) t on true
    where p.id = m.product_id`;
}

/** Counts pieces as sold (or, when negative, as not sold after all); with nothing left a product goes out of sale. */
export async function countSold(db: Db, pieces: readonly Pieces[]) {
  const ids = pieces.map((piece) => piece.productId);
  const quantities = pieces.map((piece) => piece.quantity);
  await db`
    update products p set sold = greatest(0, sold + m.quantity),
      is_available = is_available and exists (select from product_stock s where s.product_id = p.id and s.quantity > 0)
    from (
      select product_id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as m (product_id, quantity) group by product_id
    ) m
    where p.id = m.product_id`;
}
