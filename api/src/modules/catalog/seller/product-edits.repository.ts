import type { Db } from '@aaram/runtime/db';
import type { ProductState } from './batch/plan-change.ts';

/** A single edit of a product: the values that it changed, before and after. */
export type StoredEdit = { id: string; productId: string; sellerId: string; before: ProductState; after: ProductState };

/** Keeps what an edit changed, and answers its id. */
export async function keepEdit(
  tx: Db,
  {
    productId,
    before,
    after,
    madeWith = null,
  }: Pick<StoredEdit, 'productId' | 'before' | 'after'> & {
    /** The first edit of the same call, with which it is restored. */
    madeWith?: string | null;
  },
): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    insert into product_edits (product_id, before, after, made_with)
    values (${productId}, ${tx.json(before)}, ${tx.json(after)}, ${madeWith})
    returning id`;
  return row?.id ?? '';
}

/** An edit that can still be restored. */
export async function findEdit(db: Db, id: string, days: number): Promise<StoredEdit | undefined> {
  const [edit] = await db<StoredEdit[]>`
    select e.id, e.product_id, p.seller_id, e.before, e.after from product_edits e join products p on p.id = e.product_id
    where e.id = ${id} and e.at > now() - make_interval(days => ${days})`;
  return edit;
}

/** An edit with those that were made by the same call, in their order. */
export const findEditsWith = (db: Db, id: string): Promise<StoredEdit[]> =>
  db<StoredEdit[]>`
    select e.id, e.product_id, p.seller_id, e.before, e.after from product_edits e join products p on p.id = e.product_id
    where e.id = ${id} or e.made_with = ${id} order by e.id`;

/** Deletes edits that can no longer be restored. */
export async function forgetEdits(db: Db, days: number) {
  await db`delete from product_edits where at < now() - make_interval(days => ${days})`;
}

/** Those of these pictures that come back when an edit is restored. */
export async function findEditPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url)
    where exists (select from product_edits where before ? 'images' and before->'images' ? url)`;
  return rows.map(({ url }) => url);
}
