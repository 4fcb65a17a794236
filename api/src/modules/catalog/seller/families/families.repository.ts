import type { Db } from '@aaram/runtime/db';
import type { FamilyMember } from '@aaram/shared-domain/catalog';

/** A product as far as its family goes. A removed one keeps its family, so that it comes back into it. */
export type FamilyProduct = { id: string; name: string; familyId: string | null; isRemoved: boolean };

const columns = (db: Db) => db`
  id, name, family_id, coalesce(removed_at <> 'infinity', false) as is_removed`;

/** Lets the changes of one seller's families run one at a time until the end of the transaction. */
export async function takeFamilies(tx: Db, sellerId: string) {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`families:${sellerId}`}, 0))`;
}

/** The seller and family of a product that is not removed. */
export async function findFamilyOf(db: Db, id: string) {
  const [row] = await db<{ sellerId: string; familyId: string | null; version: number }[]>`
    select p.seller_id, p.family_id, coalesce(f.version, 0) as version
    from products p left join product_families f on f.id = p.family_id
    where p.id = ${id} and (p.removed_at is null or p.removed_at = 'infinity')`;
  return row;
}

/** Those of a seller's products that are named, or in one of these families, in the families' order. */
export const findFamilyProducts = (
  db: Db,
  { sellerId, ids, familyIds }: { sellerId: string; ids: readonly string[]; familyIds: readonly string[] },
): Promise<FamilyProduct[]> =>
  db<FamilyProduct[]>`
    select ${columns(db)} from products
    where seller_id = ${sellerId} and (id = any(${[...ids]}::uuid[]) or family_id = any(${[...familyIds]}::uuid[]))
    order by family_id, family_place, id`;

/** The products of a product's family as its seller sees them; empty without a family. */
export async function listMembers(db: Db, id: string): Promise<FamilyMember[]> {
  const rows = await db<(Omit<FamilyMember, '_id'> & { id: string })[]>`
    select f.id, f.name, f.category, f.colour, f.images[1] as image, f.state,
      f.is_available and exists (select from product_stock s where s.product_id = f.id and s.quantity > 0) as is_available
    from products f
    where f.family_id = (select family_id from products where id = ${id})
      and (f.removed_at is null or f.removed_at = 'infinity')
    order by f.family_place, f.id`;
  return rows.map(({ id: _id, ...member }) => ({ _id, ...member }));
}

async function insertFamily(tx: Db, sellerId: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`insert into product_families ${tx({ sellerId })} returning id`;
  return row?.id ?? '';
}

type Family = { sellerId: string; familyId: string | null; members: readonly string[]; leaving: readonly string[] };

/**
 * Makes `members` the products of a family, in their order; with no family a new one. Those that leave have none. The
 * pages of all `touched` products are other ones then.
 */
export async function writeFamily(tx: Db, family: Family & { touched: readonly string[] }) {
  const { sellerId, members, leaving, touched } = family;
  // In one order, as every writer of several products takes them.
  await tx`select from products where id = any(${[...touched]}::uuid[]) order by id for no key update`;
  await tx`update products set family_id = null, family_place = null where id = any(${[...leaving]}::uuid[])`;
  if (members.length > 0) {
    const id = family.familyId ?? (await insertFamily(tx, sellerId));
    await tx`
      update products p set family_id = ${id}, family_place = m.position
      from unnest(${[...members]}::uuid[]) with ordinality as m (id, position) where p.id = m.id`;
    await tx`update product_families set version = version + 1 where id = ${id}`;
  }
  await tx`
    delete from product_families f where f.seller_id = ${sellerId}
      and not exists (select from products p where p.family_id = f.id)`;
  await tx`insert into product_changes (product_id) select unnest(${[...touched]}::uuid[])`;
}
