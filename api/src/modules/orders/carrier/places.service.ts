import { createHash } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { findTypedMobile } from '#modules/identity/index.ts';
import * as texts from '#texts/delhivery.ts';
import { readTaxSeller } from '../tax/tax.repository.ts';
import { type CarrierGateway, CarrierObjection, type PickupPlace } from './carrier-gateway.ts';
import { findKnownPlace, type PlaceRow, storePlace } from './places.repository.ts';

/** The PIN code in an address: its last six digits. */
const readPin = (address: string): string | undefined =>
  address
    .match(/\b[1-9]\d{2}\s?\d{3}\b/g)
    ?.at(-1)
    ?.replace(/\s/, '');

/** A seller's place by the address on its invoices; undefined where that names no PIN code, or the seller no number. */
async function describePlace(db: Db, sellerId: string): Promise<PickupPlace | undefined> {
  const { supplier } = await readTaxSeller(db, sellerId);
  const phone = await findTypedMobile(db, sellerId);
  const pincode = readPin(supplier?.legalAddress ?? '');
  if (supplier === null || pincode === undefined || phone === '') {
    return undefined;
  }
  const address = supplier.legalAddress;
  const sign = createHash('sha256').update(`${address} ${phone}`).digest('hex').slice(0, 8);
  return { name: texts.placeName(sellerId.slice(0, 8), sign), phone, address, pincode };
}

/**
 * Where the carrier fetches a seller's parcels (product-rules.md#pick-up-places); null for the store's own place. The
 * carrier learns of a place once. A place that it refuses counts as none.
 */
export async function findPlace(db: Db, carrier: CarrierGateway, sellerId: string): Promise<PlaceRow | null> {
  const place = await describePlace(db, sellerId);
  if (place === undefined) {
    return null;
  }
  const known = await findKnownPlace(db, place.name);
  if (known !== undefined) {
    return known;
  }
  try {
    await carrier.registerPlace(place);
  } catch (error) {
    if (error instanceof CarrierObjection) {
      return null;
    }
    throw error;
  }
  await storePlace(db, sellerId, place);
  return place;
}
