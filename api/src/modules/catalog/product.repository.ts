import type { Product } from '@aaram/shared-domain/catalog';
import { createKnownBytes, type KnownBytes } from '#db/known-bytes.ts';
import type { Db } from '#db/pool.ts';
import { readBytes, readRowsOfBytes } from '#db/read-bytes.ts';
import { productsSql } from './card-sql.ts';
import { similarStatement } from './similar.sql.ts';

/** Reviews a product brings along, newest first. */
const REVIEWS_SHOWN = 100;
const nothingKnown = createKnownBytes<string>(0);

/** The columns of `SummaryRow`, from `products p`: for any query that shows cards. */
export const summaryColumns = (db: Db) => db`
  p.id, p.name, p.price_paise, p.mrp_paise, p.category, p.subcategory, p.brand, p.images, p.size_type, p.tags,
  p.is_available, p.seller_id, p.colour, p.rating_sum, p.rating_count, p.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('size', s.size, 'quantity', s.quantity) order by s.position)
    from product_stock s where s.product_id = p.id), '[]') as stock,
  (p.version + coalesce((select sum(s.moves) from product_stock s where s.product_id = p.id), 0))::int as version`;

/** Products with their latest reviews, as JSON in the order of `ids`; null where there is none or it was removed. */
export async function findProductsJson(db: Db, ids: readonly string[], known: KnownBytes): Promise<(Buffer | null)[]> {
  const rows = await readRowsOfBytes(db, { text: productsSql, values: [ids, REVIEWS_SHOWN, known.sums] });
  return rows.map((row, place) => known.take(place, row));
}

/** One of them as an object. */
export async function findProduct(db: Db, id: string): Promise<Product | undefined> {
  const [json] = await findProductsJson(db, [id], nothingKnown([id]));
  return json ? JSON.parse(json.toString()) : undefined;
}

/** Cards of products that share a tag with this one, itself excluded: most tags in common first, then most sold. */
export async function findSimilarJson(db: Db, id: string, limit: number): Promise<Buffer | undefined> {
  const [isThere, json] = await readBytes(db, similarStatement(id, limit));
  return isThere?.toString() === 't' ? (json ?? undefined) : undefined;
}
