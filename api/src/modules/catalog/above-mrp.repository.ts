import type { Db } from '#db/pool.ts';

export type AboveMrp = { id: string; name: string; pricePaise: number; mrpPaise: number };

/** Products whose price with GST added would be above their MRP, also drafts and removed ones: how many, and the first. */
export async function findAboveMrp(db: Db, limit: number): Promise<{ count: number; products: AboveMrp[] }> {
  const isAbove = db`mrp_paise < price_with_added_gst(price_paise)`;
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from products where ${isAbove}`;
  const products = await db<AboveMrp[]>`
    select id, name, price_paise, mrp_paise from products where ${isAbove} order by id limit ${limit}`;
  return { count: row?.count ?? 0, products };
}
