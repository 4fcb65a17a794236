import type { Db } from '@aaram/runtime/db';

/** A seller's place that the carrier knows. */
export type PlaceRow = { name: string; address: string; pincode: string };

export async function findKnownPlace(db: Db, name: string): Promise<PlaceRow | undefined> {
  const [row] = await db<PlaceRow[]>`select name, address, pincode from carrier_places where name = ${name}`;
  return row;
}

export async function storePlace(db: Db, sellerId: string, { name, address, pincode }: PlaceRow) {
  await db`
    insert into carrier_places (name, seller_id, address, pincode)
    values (${name}, ${sellerId}, ${address}, ${pincode}) on conflict do nothing`;
}

/** A day on which a place's parcels are fetched. */
export type PickupRow = { place: string; day: string; parcels: number };

/** Stores a pick-up that was asked for; the same place and day once. Returns whether it is new. */
export async function storePickup(
  db: Db,
  { place, day, parcels, sellerId, carrierRef }: PickupRow & { sellerId: string | null; carrierRef: string },
): Promise<boolean> {
  const { count } = await db`
    insert into carrier_pickups (place, day, seller_id, carrier_ref, parcels)
    values (${place}, ${day}::date, ${sellerId}, ${carrierRef}, ${parcels}) on conflict do nothing`;
  return count > 0;
}

/** The pick-ups of a place from this day on, the next one first. */
export const findPickups = (db: Db, { place, from }: { place: string; from: string }): Promise<PickupRow[]> =>
  db<PickupRow[]>`
    select place, to_char(day, 'YYYY-MM-DD') as day, parcels from carrier_pickups
    where place = ${place} and day >= ${from}::date order by day limit 30`;

/** How many booked parcels wait at a place: a seller's, or all. */
export async function countBooked(
  db: Db,
  { place, sellerId }: { place: string; sellerId: string | null },
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from shipments s join order_parcels p on p.id = s.parcel_id
    where s.state = 'booked' and coalesce(s.place, ${place}) = ${place} and p.order_status in ('Processing', 'Shipped')
      and (${sellerId}::uuid is null or p.seller_id = ${sellerId})`;
  return row?.count ?? 0;
}
