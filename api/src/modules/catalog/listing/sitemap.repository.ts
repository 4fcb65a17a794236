import type { Db } from '@aaram/runtime/db';

/** A product in the sitemap; the category decides which kind of page it has. */
export type SitemapProduct = { id: string; category: string; changedAt: Date };

/** The ids after which the parts of the sitemap begin, so that no part has more than `size` products. */
export async function findPartStarts(db: Db, size: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from (
      select id, row_number() over (order by id) as position from products where removed_at is null) numbered
    where position % ${size} = 0 order by id`;
  return rows.map(({ id }) => id);
}

/** Up to `size` listed products after one of these ids, or from the start. */
export async function listSitemapProducts(db: Db, after: string | null, size: number): Promise<SitemapProduct[]> {
  return db<SitemapProduct[]>`
    select id, category, updated_at as changed_at from products
    where removed_at is null and (${after}::uuid is null or id > ${after}) order by id limit ${size}`;
}
