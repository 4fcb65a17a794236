import type { Db } from '@aaram/runtime/db';
import { takeFamilies } from './families.repository.ts';

/** A family as files and change sets name it. */
export type FamilyCode = { sellerId: string; code: string };

const columnsOf = (families: readonly FamilyCode[]) =>
  [families.map(({ sellerId }) => sellerId), families.map(({ code }) => code)] as const;

/**
 * Lets the changes of families of these products' sellers run one at a time. It comes before the lock of any product,
 * and sellers in the order of their ids, so that no two wait for each other.
 */
export async function lockFamilies(tx: Db, { ids, sellers }: { ids: readonly string[]; sellers: readonly string[] }) {
  const rows = await tx<{ sellerId: string }[]>`
    select seller_id from products where id = any(${[...ids]}::uuid[]) group by seller_id`;
  for (const seller of [...new Set([...sellers, ...rows.map(({ sellerId }) => sellerId)])].sort()) {
    await takeFamilies(tx, seller);
  }
}

export type FamilySize = FamilyCode & {
  id: string;
  /** Its products outside the trash. */
  shown: number;
  lastPosition: number;
};

/** Those of these families that there are. */
export function findFamilies(db: Db, families: readonly FamilyCode[]): Promise<FamilySize[]> {
  const [sellers, codes] = columnsOf(families);
  return db<FamilySize[]>`
    select f.id, f.seller_id, f.code,
      (count(p.id) filter (where p.removed_at is null or p.removed_at = 'infinity'))::int as shown,
      coalesce(max(p.family_place), 0) as last_position
    from (select distinct seller_id, code from unnest(${sellers}::uuid[], ${codes}::text[]) as n (seller_id, code)) n
    join product_families f on f.seller_id = n.seller_id and f.code = n.code
    left join products p on p.family_id = f.id group by f.id`;
}

/** Makes those of these families that there are not. */
export async function makeFamilies(tx: Db, families: readonly FamilyCode[]) {
  const [sellers, codes] = columnsOf(families);
  await tx`
    insert into product_families (seller_id, code)
    select distinct seller_id, code from unnest(${sellers}::uuid[], ${codes}::text[]) as n (seller_id, code)
    on conflict (seller_id, code) do nothing`;
}

/** The other products of these products' families: their pages are other ones when a family is. */
export async function findSiblings(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from products where family_id in (select family_id from products where id = any(${[...ids]}::uuid[]))`;
  return rows.map(({ id }) => id);
}

/** Notes that these families are others now: older edits of them are stale, and pages of their products too. */
export async function noteFamilies(tx: Db, families: readonly FamilyCode[]) {
  const [sellers, codes] = columnsOf(families);
  const named = tx`(select seller_id, code from unnest(${sellers}::uuid[], ${codes}::text[]) as n (seller_id, code))`;
  await tx`delete from product_families f where (f.seller_id, f.code) in ${named}
    and not exists (select from products p where p.family_id = f.id)`;
  await tx`update product_families set version = version + 1 where (seller_id, code) in ${named}`;
  await tx`insert into product_changes (product_id)
    select p.id from products p join product_families f on f.id = p.family_id where (f.seller_id, f.code) in ${named}`;
}

/** A product that is alone in its family. */
export type LoneProduct = { id: string; name: string; sellerId: string; family: string; familyPlace: number | null };

/** Ends those of these products' families by their codes that have one product left, and answers these products. */
export async function endLoneFamilies(
  tx: Db,
  named: readonly { productId: string; code: string }[],
): Promise<LoneProduct[]> {
  const lone = await tx<LoneProduct[]>`
    select min(p.id::text) as id, min(p.name) as name, f.seller_id, f.code as family, min(p.family_place) as family_place
    from (select distinct o.seller_id, n.code
      from unnest(${named.map(({ productId }) => productId)}::uuid[], ${named.map(({ code }) => code)}::text[])
        as n (product_id, code) join products o on o.id = n.product_id) n
    join product_families f on f.seller_id = n.seller_id and f.code = n.code
    join products p on p.family_id = f.id group by f.id having count(*) = 1 order by 1`;
  const ids = lone.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  await tx`select from products where id = any(${ids}::uuid[]) order by id for no key update`;
  await tx`update products set family_id = null, family_place = null where id = any(${ids}::uuid[])`;
  await noteFamilies(
    tx,
    lone.map(({ sellerId, family }) => ({ sellerId, code: family })),
  );
  return lone;
}
