import type { Db } from '@aaram/runtime/db';
import type { CarrierFact, CarrierScan } from './carrier-gateway.ts';

/** Claims bookings that the carrier was not asked about for this long; returns their tracking ids. */
export async function claimToAsk(db: Db, { afterSeconds, limit }: { afterSeconds: number; limit: number }) {
  const rows = await db<{ trackingId: string }[]>`
    update shipments set asked_at = now() where parcel_id in (
      select parcel_id from shipments
      where state in ('booked', 'picked-up', 'failed')
        and (asked_at is null or asked_at < now() - make_interval(secs => ${afterSeconds}::float8))
      order by asked_at nulls first limit ${limit} for update skip locked)
    returning tracking_id`;
  return rows.map(({ trackingId }) => trackingId);
}

/** Makes a booking that is on its way due to be asked about; false for any other. */
export async function makeDue(db: Db, trackingId: string): Promise<boolean> {
  const { count } = await db`
    update shipments set asked_at = null
    where tracking_id = ${trackingId} and state in ('booked', 'picked-up', 'failed')`;
  return count > 0;
}

/** Makes bookings due again, because the carrier did not answer. */
export async function askAgain(db: Db, trackingIds: readonly string[]) {
  await db`update shipments set asked_at = null where tracking_id = any(${[...trackingIds]}::text[])`;
}

/** Stores scans that are not known; one that is reported again changes nothing. */
export async function storeScans(db: Db, scans: readonly CarrierScan[]) {
  const rows = scans.map(({ key, trackingId, at, location, text }) => ({
    ...{ scanKey: key, trackingId, at, place: location, said: text },
  }));
  if (rows.length > 0) {
    await db`insert into carrier_scans ${db(rows)} on conflict do nothing`;
  }
}

/** Keeps what the carrier says of parcels besides their scans, and when it saw them last. */
export async function storeFacts(db: Db, facts: readonly CarrierFact[]) {
  for (const { trackingId, chargedGrams, expectedAt } of facts) {
    await db`
      update shipments set charged_grams = coalesce(${chargedGrams}::integer, charged_grams),
        expected_at = coalesce(${expectedAt}::timestamptz, expected_at),
        seen_at = greatest(seen_at, (select max(at) from carrier_scans where tracking_id = ${trackingId}))
      where tracking_id = ${trackingId}`;
  }
}

export type ScanRow = { trackingId: string; at: Date; location: string; said: string };

/** What the carrier has seen of these parcels, oldest first; the newest 30 of each. */
export const findScans = (db: Db, trackingIds: readonly string[]): Promise<ScanRow[]> =>
  db<ScanRow[]>`
    select s.tracking_id, s.at, s.place as location, s.said
    from unnest(${[...new Set(trackingIds)]}::text[]) as t (id), lateral (
      select tracking_id, at, place, said from carrier_scans
      where tracking_id = t.id order by at desc, scan_key limit 30) s
    order by s.at`;
