import type { Db } from '@aaram/runtime/db';

/** Which of these products exist and may be touched, newest first; null stands for all sellers. */
export async function findNamed(db: Db, ids: readonly string[], sellerId: string | null): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from products where id = any(${[...ids]}::uuid[]) and (removed_at is null or removed_at = 'infinity')
      and (${sellerId}::uuid is null or seller_id = ${sellerId}) order by created_at desc, id desc`;
  return rows.map(({ id }) => id);
}
