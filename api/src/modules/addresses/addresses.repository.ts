import type { Db } from '@aaram/runtime/db';
import type { Address, AddressInput } from '@aaram/shared-domain/address';

type Fields = Omit<AddressInput, 'landmark' | '_id'> & { landmark: string | null };

/** A shopper's addresses as the API returns them, oldest first. */
export async function findAddresses(db: Db, userId: string): Promise<Address[]> {
  const rows = await db<(Fields & { id: string })[]>`
    select id, name, phone, address, city, state, pincode, landmark
    from addresses where user_id = ${userId} order by created_at, id`;
  return rows.map(({ id, ...fields }) => ({ _id: id, ...fields }));
}

/** Adds an address unless the shopper already has `most`; returns whether it was added. */
export async function addAddress(db: Db, userId: string, fields: Fields, most: number): Promise<boolean> {
  const rows = await db`
    insert into addresses (user_id, name, phone, address, city, state, pincode, landmark)
    select ${userId}, ${fields.name}, ${fields.phone}, ${fields.address}, ${fields.city}, ${fields.state}, ${fields.pincode},
      ${fields.landmark}
    where (select count(*) from addresses where user_id = ${userId}) < ${most} returning id`;
  return rows.length > 0;
}

/** Changes the shopper's own address; false when the shopper has none with this id. */
export async function updateAddress(db: Db, userId: string, id: string, fields: Fields): Promise<boolean> {
  const rows = await db`update addresses set ${db(fields)} where id = ${id} and user_id = ${userId} returning id`;
  return rows.length > 0;
}

export async function deleteAddress(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db`delete from addresses where id = ${id} and user_id = ${userId} returning id`;
  return rows.length > 0;
}
