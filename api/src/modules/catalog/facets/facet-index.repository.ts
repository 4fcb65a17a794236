import type { Db, Pool } from '@aaram/runtime/db';
import { filterColumns } from '../fact-columns.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** So many products are read by one statement: a busy database ends each within its two seconds. */
const CHUNK = 5000;
/** About so many products are counted to know how many there are, or all of fewer. */
const COUNTED = 5000;
const FIRST = '00000000-0000-0000-0000-000000000000';

const columns = (db: Db) => db`
  p.id, p.sort_name, p.category, p.subcategory, p.brand, ${db.unsafe(filterColumns)}, p.price_paise, p.seller_id,
  p.tags,
  p.search_tokens || array(
    select ':' || word from unnest(tsvector_to_array(p.search_vector)) word where not word = any(p.search_tokens)) as tokens,
  array(select s.size from product_stock s where s.product_id = p.id and s.quantity > 0 order by s.position) as sizes`;

/** Whether a product belongs to a sample of every n-th one: by the last digits of its id, which are chance. */
const inSample = (db: Db, nth: number) =>
  nth === 1 ? db`true` : db`(get_byte(uuid_send(p.id), 14) * 256 + get_byte(uuid_send(p.id), 15)) % ${nth}::int = 0`;

/** The same for one id, in this process. */
export const isInSample = (id: string, nth: number): boolean => Number.parseInt(id.slice(-4), 16) % nth === 0;

/** A sample has at least one of so many products: what two bytes of an id can tell apart. */
const MAX_NTH = 65_536;

/** A sample is so much smaller than a whole index may be: counting in it takes a quarter of the time. */
const SAMPLE_SHARE = 4;

/** How many products an index has: all of at most `most`, otherwise every second, fourth and so on. */
function chooseNth(count: number, most: number): number {
  const times = count <= most ? 0 : Math.ceil(Math.log2((count * SAMPLE_SHARE) / Math.max(1, most)));
  return Math.min(MAX_NTH, 2 ** times);
}

/** About how many listed products there are; exact where `most` is small. Counting a million takes seconds on a busy machine. */
async function countAbout(tx: Db, most: number): Promise<number> {
  const percent = Math.min(100, (100 * COUNTED) / Math.max(1, most));
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from products tablesample system (${percent}::real) where removed_at is null`;
  return ((row?.count ?? 0) * 100) / percent;
}

/**
 * Reads the listed products in batches of one snapshot, and returns that snapshot. When there are more than about `most`,
 * a sample is read, one of `nth`.
 */
export async function readFacetIndex(
  db: Pool,
  put: (item: IndexedProduct) => void,
  most: number,
): Promise<{ snapshot: string; nth: number }> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const [row] = await tx<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
    const nth = chooseNth(await countAbout(tx, most), most);
    const length = Math.ceil(CHUNK / nth);
    let last: string | undefined = FIRST;
    while (last !== undefined) {
      const items: IndexedProduct[] = await tx<IndexedProduct[]>`
        select ${columns(tx)} from products p where p.id > ${last} and p.removed_at is null and ${inSample(tx, nth)}
        order by p.id limit ${length}`;
      items.forEach(put);
      last = items.length < length ? undefined : items.at(-1)?.id;
    }
    return { snapshot: row?.snapshot ?? '', nth };
  });
}

/** Up to `most` listed products after this id, or the first ones, in the order of their ids. */
export async function readListedAfter(db: Db, id: string | undefined, most: number): Promise<IndexedProduct[]> {
  return db<IndexedProduct[]>`
    select ${columns(db)} from products p where p.id > ${id ?? FIRST} and p.removed_at is null order by p.id limit ${most}`;
}

/** These products as they are now, without those that are no longer listed. */
export async function readIndexedProducts(db: Db, ids: readonly string[]): Promise<IndexedProduct[]> {
  return db<IndexedProduct[]>`
    select ${columns(db)} from products p where p.id = any(${ids}::uuid[]) and p.removed_at is null`;
}

/**
 * The changes since a snapshot, as columns for another statement: the ids, each with its transaction and who has to
 * update, and the snapshot to ask from next time.
 */
export const changesSince = (snapshot: string) => `
  (select json_agg(json_build_array(c.product_id, c.xid::text, c.kind)) from product_changes c
    where c.xid >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(c.xid, ${snapshot})) as changed,
  pg_current_snapshot()::text as snapshot`;

/** Who sees a change: filters, which read the product again; the order by sales alone, or only who shows the product. */
type Kind = 'filters' | 'sales' | 'shown';
export type Changed = [id: string, xid: string, kind: Kind];
export type Changes = { changed: Changed[] | null; snapshot: string };

/** The products that changed since a snapshot. */
export async function findChanges(db: Db, since: string): Promise<Changes> {
  const [row] = await db.unsafe<Changes[]>(`select ${changesSince('$1::text::pg_snapshot')}`, [since]);
  return row ?? { changed: null, snapshot: since };
}

/** Changes older than an hour are not needed: an index that old is rebuilt. */
export async function forgetOldChanges(db: Db) {
  await db`delete from product_changes where at < now() - interval '1 hour'`;
}
