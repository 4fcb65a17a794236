import type { Pool } from '@aaram/runtime/db';
import { applyCarrierEvent } from './carrier-events.service.ts';
import type { CarrierGateway, CarrierScan } from './carrier-gateway.ts';
import { askAgain, claimToAsk, storeFacts, storeScans } from './carrier-scans.repository.ts';

/** As many as a carrier tells of in one answer. */
const BATCH = 50;
/** A parcel is asked about this often, s. */
const PAUSE_SECONDS = 30 * 60;

/** Scans that say something new of their parcel: not each of several that say the same. */
function findChanges(scans: readonly CarrierScan[]): CarrierScan[] {
  const last = new Map<string, string>();
  return scans.filter(({ trackingId, state }) => {
    const isChange = state !== null && (state === 'failed' || last.get(trackingId) !== state);
    if (state !== null) {
      last.set(trackingId, state);
    }
    return isChange;
  });
}

/**
 * Asks the carrier about bookings that are on their way (product-rules.md#shipments): stores what it has seen, for shoppers and
 * staff, and applies what it says of each parcel, once and only forward. Returns how many were asked about; throws when
 * the carrier did not answer, and they are due again.
 */
export async function askCarrier(db: Pool, carrier: CarrierGateway): Promise<number> {
  const trackingIds = await claimToAsk(db, { afterSeconds: PAUSE_SECONDS, limit: BATCH });
  if (trackingIds.length === 0) {
    return 0;
  }
  try {
    const asked = new Set(trackingIds);
    const answer = await carrier.track(trackingIds);
    const scans = answer.scans.filter(({ trackingId }) => asked.has(trackingId));
    await storeScans(db, scans);
    await storeFacts(
      db,
      answer.facts.filter(({ trackingId }) => asked.has(trackingId)),
    );
    for (const { key, trackingId, state } of findChanges(scans)) {
      if (state !== null) {
        await applyCarrierEvent(db, { id: key, trackingId, state });
      }
    }
  } catch (error) {
    await askAgain(db, trackingIds);
    throw error;
  }
  return trackingIds.length;
}
