import type { Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { type ProductRow, type SummaryRow, toProduct, toSummary } from './product-summary.ts';

/** Reviews a product brings along, newest first. */
const REVIEWS_SHOWN = 100;

/** The columns of `SummaryRow`, from `products p`: for any query that shows cards. */
export const summaryColumns = (db: Db) => db`
  p.id, p.name, p.price_paise, p.mrp_paise, p.category, p.subcategory, p.brand, p.images, p.size_type, p.tags,
  p.is_available, p.seller_id, p.colour, p.rating_sum, p.rating_count, p.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('size', s.size, 'quantity', s.quantity) order by s.position)
    from product_stock s where s.product_id = p.id), '[]') as stock,
  (p.version + coalesce((select sum(s.moves) from product_stock s where s.product_id = p.id), 0))::int as version`;

/** One product with its latest reviews; undefined when it does not exist or was removed. */
export async function findProduct(db: Db, id: string): Promise<Product | undefined> {
  const [row] = await db<ProductRow[]>`
    select ${summaryColumns(db)}, p.description, p.material, p.hsn, p.country_of_origin,
      coalesce((select jsonb_agg(r.review) from (
        select jsonb_build_object('_id', id, 'user', jsonb_build_object('name', author_name), 'rating', rating,
          'comment', comment, 'media', media, 'createdAt', created_at) as review
        from reviews where product_id = p.id order by created_at desc, id desc limit ${REVIEWS_SHOWN}) r), '[]') as reviews
    from products p where p.id = ${id} and p.removed_at is null`;
  return row === undefined ? undefined : toProduct(row);
}

/** Products that share a tag with this one, itself excluded: most tags in common first, then most sold. */
export async function findSimilar(db: Db, id: string, limit: number): Promise<ProductSummary[] | undefined> {
  const [own] = await db<{ tags: string[] }[]>`select tags from products where id = ${id} and removed_at is null`;
  if (own === undefined) {
    return undefined;
  }
  const rows = await db<SummaryRow[]>`
    select ${summaryColumns(db)} from (
      select *, cardinality(array(select unnest(tags) intersect select unnest(${own.tags}::text[]))) as shared
      from products where tags && ${own.tags} and removed_at is null and id <> ${id}
      order by sold desc limit 400) p
    order by p.shared desc, p.sold desc, p.id limit ${limit}`;
  return rows.map(toSummary);
}
