import { chargesAt } from '@aaram/shared-domain/pricing';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db, Pool } from '#db/pool.ts';
import { priceColumns } from './price-columns.ts';

export type AboveMrp = { id: string; name: string; pricePaise: number; mrpPaise: number };

/** Products whose price with GST added would be above their MRP, also drafts and removed ones: how many, and the first. */
export async function findAboveMrp(db: Db, limit: number): Promise<{ count: number; products: AboveMrp[] }> {
  const isAbove = db`mrp_paise < price_with_gst_paise`;
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from products where ${isAbove}`;
  const products = await db<AboveMrp[]>`
    select id, name, price_paise, mrp_paise from products where ${isAbove} order by id limit ${limit}`;
  return { count: row?.count ?? 0, products };
}

/** Products that are written in one statement. */
const BATCH = 500;

/** Writes what the prices of a batch come to by the present charges; returns how many there were. */
async function writeBatch(tx: Db): Promise<number> {
  const { from: charges } = chargesAt();
  const rows = await tx<{ id: string; pricePaise: number }[]>`
    select id, price_paise from products where mrp_paise is not null and charges is distinct from ${charges}
    order by id limit ${BATCH} for no key update`;
  if (rows.length > 0) {
    const paise = rows.map(({ pricePaise }) => priceColumns(pricePaise).priceWithGstPaise);
    // The price and the MRP are not named, so that a product above its MRP is written too, and is told of.
    await tx`
      update products p set price_with_gst_paise = n.paise, charges = ${charges}
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${paise}::bigint[]) as n (id, paise) where p.id = n.id`;
  }
  return rows.length;
}

/** Writes what all prices come to by the present charges, where that is not written yet. */
export async function writePricesWithGst(tx: Db): Promise<void> {
  while ((await writeBatch(tx)) === BATCH) {
    // There are more.
  }
}

/** The same, in a transaction for each batch: after new charges, and after an older process wrote prices. */
export async function writeAllPricesWithGst(db: Pool, signal?: AbortSignal): Promise<void> {
  while ((await inTransaction(db, writeBatch)) === BATCH && signal?.aborted !== true) {
    // There are more.
  }
}
