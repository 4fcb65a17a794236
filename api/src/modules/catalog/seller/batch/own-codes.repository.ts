import type { Db } from '@aaram/runtime/db';

/** What a seller's products are known again by without their ids: own codes, and names in small letters. */
export type OwnCodes = { bySku: Map<string, string>; names: Set<string> };

/** Which of these codes and names a seller's products have; what lies in the trash has none. */
export async function findOwnCodes(
  db: Db,
  sellerId: string,
  { skus, names }: { skus: readonly string[]; names: readonly string[] },
): Promise<OwnCodes> {
  const coded = await db<{ id: string; sku: string }[]>`
    select id, sku from products where seller_id = ${sellerId} and sku = any(${[...skus]}::text[])
      and (removed_at is null or removed_at = 'infinity')`;
  const small = names.map((name) => name.toLowerCase());
  const named =
    small.length === 0
      ? []
      : await db<{ name: string }[]>`
          select distinct lower(name) as name from products where seller_id = ${sellerId}
            and (removed_at is null or removed_at = 'infinity') and lower(name) = any(${small}::text[])`;
  return { bySku: new Map(coded.map(({ id, sku }) => [sku, id])), names: new Set(named.map(({ name }) => name)) };
}

/** Ids of new products, so that what is planned and what is made have the same. */
export async function drawIds(db: Db, count: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select uuidv7() as id from generate_series(1, ${count})`;
  return rows.map(({ id }) => id);
}
