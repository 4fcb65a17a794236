import type { Pool } from '#db/pool.ts';

/** One product as a search engine is told of it; the category says which kind of page it has. */
export type SitemapProduct = { id: string; category: string; changedAt: Date };

/** The ids after which a new part of the sitemap begins, so that no part holds more than `size` products. */
export async function findPartStarts(db: Pool, size: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from (
      select id, row_number() over (order by id) as place from products where removed_at is null) numbered
    where place % ${size} = 0 order by id`;
  return rows.map(({ id }) => id);
}

/** Up to `size` products on sale after one of those ids, or from the start. */
export async function listSitemapProducts(db: Pool, after: string | null, size: number): Promise<SitemapProduct[]> {
  return db<SitemapProduct[]>`
    select id, category, updated_at as changed_at from products
    where removed_at is null and (${after}::uuid is null or id > ${after}) order by id limit ${size}`;
}
