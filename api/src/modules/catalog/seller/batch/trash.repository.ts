import type { Db } from '@aaram/runtime/db';
import { freeSku } from './batch-edit.repository.ts';

export type RemovedRow = {
  id: string;
  name: string;
  images: string[];
  category: string;
  removedAt: Date;
  removedBy: string | null;
};

/** Products that were removed within some days, the last first; null stands for all sellers. */
export const listRemoved = (
  db: Db,
  { sellerId, days, after, limit }: { sellerId: string | null; days: number; after: string | null; limit: number },
): Promise<RemovedRow[]> =>
  db<RemovedRow[]>`
    select id, name, images, category, removed_at, removed_by from products
    where removed_at > now() - make_interval(days => ${days}) and removed_at <> 'infinity'
      and ${sellerId === null ? db`true` : db`seller_id = ${sellerId}`}
      and (${after}::uuid is null or (removed_at, id) < (select p.removed_at, p.id from products p where p.id = ${after}))
    order by removed_at desc, id desc limit ${limit}`;

/** Brings a product back from the trash, a draft as a draft; answers whether it was there. */
export async function restoreProduct(
  tx: Db,
  { id, sellerId, days }: { id: string; sellerId: string | null; days: number },
): Promise<boolean> {
  const { count } = await tx`
    update products p set removed_at = null, removed_by = null, version = version + 1, sku = ${freeSku(tx)}
    where id = ${id} and removed_at > now() - make_interval(days => ${days}) and removed_at <> 'infinity'
      and ${sellerId === null ? tx`true` : tx`seller_id = ${sellerId}`}`;
  return count > 0;
}
