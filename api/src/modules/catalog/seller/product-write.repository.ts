import type { Db } from '@aaram/runtime/db';
import { type ProductDetails, type ProductState, type StockEntry, totalStock } from '@aaram/shared-domain/catalog';
import { factColumns } from '../fact-columns.ts';
import { priceColumns } from '../price-columns.ts';
import type { NewProduct } from './product-form.ts';

type Insert = Omit<NewProduct, 'seller' | 'pictureTexts'> & {
  sellerId: string;
  images: string[];
  pictureTexts: Record<string, string>;
};

/** Stores a product with its stock and returns its id. */
export async function insertProduct(db: Db, { stock, pictureTexts, ...product }: Insert): Promise<string> {
  const row = {
    ...product,
    ...priceColumns(product.pricePaise),
    pictureTexts: db.json(pictureTexts),
    isAvailable: totalStock(stock) > 0,
  };
  const [inserted] = await db<{ id: string }[]>`insert into products ${db(row)} returning id`;
  const id = inserted?.id ?? '';
  await insertStock(db, id, stock);
  return id;
}

/** Stores a draft that is like a product but for its name; returns its id. Every size has no pieces. */
export async function insertCopy(db: Db, id: string, name: string): Promise<string> {
  const copied =
    db.unsafe(`description, price_paise, price_with_gst_paise, charges, category, subcategory, brand, size_type, images, picture_texts,
    tags, seller_id, ${factColumns}`);
  const [copy] = await db<{ id: string }[]>`
    insert into products (name, state, is_available, ${copied}) select ${name}, 'draft', false, ${copied} from products where id = ${id} returning id`;
  const copyId = copy?.id ?? '';
  await db`insert into product_stock (product_id, size, position, quantity)
    select ${copyId}, size, position, 0 from product_stock where product_id = ${id}`;
  return copyId;
}

async function insertStock(db: Db, productId: string, stock: readonly StockEntry[]) {
  const rows = stock.map(({ size, quantity }, position) => ({ productId, size, position, quantity }));
  await db`insert into product_stock ${db(rows)}`;
}

export type LockedProduct = ProductDetails & {
  id: string;
  sellerId: string;
  name: string;
  description: string;
  state: ProductState;
  version: number;
  pricePaise: number;
  sizeType: NewProduct['sizeType'];
  category: string;
  subcategory: string;
  images: string[];
  stock: StockEntry[];
};

/**
 * Locks a product and its stock for a change. The lock on the product's row still lets orders refer to it; stock rows
 * are locked in the same order as by orders. `version` counts every change of stock.
 */
export async function lockProduct(db: Db, id: string): Promise<LockedProduct | undefined> {
  const [product] = await db<Omit<LockedProduct, 'stock'>[]>`
    select id, seller_id, name, description, state, version, price_paise, size_type, category, subcategory,
      images, ${db.unsafe(factColumns)}
    from products where id = ${id} and (removed_at is null or removed_at = 'infinity') for no key update`;
  if (product === undefined) {
    return undefined;
  }
  const rows = await db<(StockEntry & { moves: number })[]>`
    select size, quantity, moves from product_stock where product_id = ${id} order by size for update`;
  const moves = rows.reduce((sum, row) => sum + row.moves, 0);
  return {
    ...product,
    version: product.version + moves,
    stock: rows.map(({ size, quantity }) => ({ size, quantity })),
  };
}

/** Sets absolute quantities; sizes not in `stock` are removed, and the version never decreases. */
export async function replaceStock(db: Db, productId: string, stock: readonly StockEntry[]) {
  const sizes = stock.map((entry) => entry.size);
  await db`
    with gone as (delete from product_stock where product_id = ${productId} and size <> all(${sizes}) returning moves)
    update products set version = version + (select coalesce(sum(moves), 0) from gone) where id = ${productId}`;
  const rows = stock.map(({ size, quantity }, position) => ({ productId, size, position, quantity }));
  await db`insert into product_stock as s ${db(rows)}
    on conflict (product_id, size) do update set quantity = excluded.quantity, position = excluded.position,
      counted_by = case when s.quantity = excluded.quantity then s.counted_by end`;
}

export type Changes = Partial<Omit<NewProduct, 'stock' | 'seller' | 'pictureTexts'>> & {
  isAvailable?: boolean;
  images?: string[];
} & {
  /** What pictures show, by their addresses. */
  pictureTexts?: Record<string, string>;
};

/** Changes a product's own columns. */
export async function updateProduct(db: Db, id: string, { pictureTexts, ...changes }: Changes) {
  const words = pictureTexts && { pictureTexts: db.json(pictureTexts) };
  const price = changes.pricePaise !== undefined && priceColumns(changes.pricePaise);
  await db`update products set ${db({ ...changes, ...price, ...words, updatedAt: new Date() })}, version = version + 1 where id = ${id}`;
}

/** Hides a product everywhere; orders still show it, and the trash for 30 days. */
export async function removeProduct(db: Db, id: string, actorId: string) {
  await db`update products set removed_at = now(), removed_by = ${actorId}, version = version + 1 where id = ${id}`;
}
