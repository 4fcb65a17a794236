import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';

/** A size of a product. */
export type Wanted = { productId: string; size: string };
export type AlertRow = Wanted & { id: string; userId: string; askedAt: Date };

/** A shopper's requests, newest first. */
export const findAlerts = (db: Db, userId: string): Promise<AlertRow[]> =>
  db<AlertRow[]>`select id, user_id, product_id, size, asked_at from restock_alerts
    where user_id = ${userId} order by asked_at desc, id`;

export async function countAlerts(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from restock_alerts where user_id = ${userId}`;
  return row?.count ?? 0;
}

/** Stores a request, once. */
export async function insertAlert(db: Db, { userId, productId, size }: Wanted & { userId: string }) {
  await db`insert into restock_alerts ${db({ userId, productId, size })} on conflict do nothing`;
}

/** Removes a shopper's own request. */
export async function deleteAlert(db: Db, userId: string, id: string) {
  await db`delete from restock_alerts where id = ${id} and user_id = ${userId}`;
}

/** Products that shoppers wait for, in the order of their ids, after this one. */
export async function findAwaited(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db<{ productId: string }[]>`
    select distinct product_id from restock_alerts
    where ${after}::uuid is null or product_id > ${after}::uuid order by product_id limit ${limit}`;
  return rows.map(({ productId }) => productId);
}

/** Takes requests for these sizes out of the table; those that another process is taking are left to it. */
export const takeAlerts = (db: Db, sizes: readonly Wanted[], limit: number): Promise<AlertRow[]> =>
  db<AlertRow[]>`
    with due as (
      select id from restock_alerts
      where (product_id, size) in (
        select * from unnest(${sizes.map((one) => one.productId)}::uuid[], ${sizes.map((one) => one.size)}::text[]))
      order by id limit ${limit} for update skip locked
    )
    delete from restock_alerts a using due where a.id = due.id
    returning a.id, a.user_id, a.product_id, a.size, a.asked_at`;

/** Deletes requests that are older than this; returns how many. */
export const forgetAlerts = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from restock_alerts where id = any(array(
      select id from restock_alerts where asked_at < now() - make_interval(days => ${days})
      order by asked_at limit ${most}))`,
  );
