import type { Db } from '@aaram/runtime/db';
import { LOW_STOCK } from '@aaram/shared-domain/catalog';

/** One seller, or null for all. */
type Scope = string | null;

/** Counts listed products, and those with few or no pieces over all sizes: `stockLevel` of shared-domain in SQL. */
export async function countProducts(db: Db, seller: Scope) {
  const own = db`p.removed_at is null ${seller === null ? db`` : db`and p.seller_id = ${seller}`}`;
  const ofOwn = seller === null ? db`` : db`where s.product_id in (select p.id from products p where ${own})`;
  const [[products], [scarce]] = await Promise.all([
    db<{ all: number }[]>`select count(*)::int as all from products p where ${own}`,
    db<{ low: number; out: number }[]>`
      select count(*) filter (where s.pieces = 0)::int as out, count(*) filter (where s.pieces > 0)::int as low
      from (
        select s.product_id, sum(s.quantity) as pieces from product_stock s ${ofOwn}
        group by s.product_id having sum(s.quantity) <= ${LOW_STOCK}) s
      join products p on p.id = s.product_id where ${own}`,
  ]);
  return { all: products?.all ?? 0, low: scarce?.low ?? 0, out: scarce?.out ?? 0 };
}

/** The best sold products. */
export async function findTopProducts(db: Db, seller: Scope) {
  return db<{ id: string; name: string; category: string; images: string[]; sold: number }[]>`
    select id, name, category, images, sold from products
    where removed_at is null and sold > 0 ${seller === null ? db`` : db`and seller_id = ${seller}`}
    order by sold desc, id desc limit 5`;
}

type SizeInStock = { productId: string; name: string; size: string; quantity: number };

/** What is left of these sizes, of products that are still offered. */
export async function findLeft(db: Db, sizes: readonly { productId: string; size: string }[]): Promise<SizeInStock[]> {
  return db<SizeInStock[]>`
    select p.id as product_id, p.name, s.size, s.quantity
    from unnest(${sizes.map(({ productId }) => productId)}::uuid[], ${sizes.map(({ size }) => size)}::text[]) as asked (id, size)
      join product_stock s on s.product_id = asked.id and s.size = asked.size
      join products p on p.id = s.product_id and p.removed_at is null`;
}
