import type { Db, Pool } from '@aaram/runtime/db';
import { chargesAt } from '@aaram/shared-domain/pricing';
import { inTransaction } from '#db/in-transaction.ts';
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

/**
 * Which prices are written: `all` that are not by the present charges, for which the whole table is read; or `unknown`,
 * those of which nothing is written, which an index names.
 */
type Which = 'all' | 'unknown';

/** Writes what the prices of a batch come to by the present charges; returns how many there were. */
async function writeBatch(tx: Db, which: Which): Promise<number> {
  const { from: charges } = chargesAt();
  const isWanted = which === 'all' ? tx`charges is distinct from ${charges}` : tx`price_with_gst_paise is null`;
  const rows = await tx<{ id: string; pricePaise: number }[]>`
    select id, price_paise from products where mrp_paise is not null and ${isWanted}
    order by id limit ${BATCH} for no key update`;
  if (rows.length > 0) {
    const paise = rows.map(({ pricePaise }) => priceColumns(pricePaise).priceWithGstPaise);
    // The price and the MRP are not named, so that a product above its MRP is written too, and is reported.
    await tx`
      update products p set price_with_gst_paise = n.paise, charges = ${charges}
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${paise}::bigint[]) as n (id, paise) where p.id = n.id`;
  }
  return rows.length;
}

/** Writes what all prices come to by the present charges, where that is not written yet. */
export async function writePricesWithGst(tx: Db): Promise<void> {
  while ((await writeBatch(tx, 'all')) === BATCH) {
    // There are more.
  }
}

/**
 * The same as work of a process, in a transaction for each batch: all products at first and after new charges, else those
 * of which an older process wrote the price.
 */
export function createPriceWriter(db: Pool): (signal?: AbortSignal) => Promise<void> {
  let writtenBy: string | undefined;
  return async (signal) => {
    const { from } = chargesAt();
    const which = writtenBy === from ? 'unknown' : 'all';
    while ((await inTransaction(db, (tx) => writeBatch(tx, which))) === BATCH) {
      if (signal?.aborted === true) {
        return;
      }
    }
    writtenBy = from;
  };
}
