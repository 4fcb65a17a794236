import type { Pool } from '@aaram/runtime/db';
import type { CarrierDesk } from '@aaram/shared-domain/work';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { type CarrierGateway, CarrierObjection } from './carrier-gateway.ts';
import { type Context, rowsFor } from './own-parcel.ts';
import { countBooked, findPickups, storePickup } from './places.repository.ts';
import { findPlace } from './places.service.ts';

/** So far ahead a pick-up can be asked for, days. */
const MAX_DAYS_AHEAD = 7;
const DAY_MS = 86_400_000;
const dayInIndia = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);

const modeOf = (carrier: CarrierGateway | null): CarrierDesk['mode'] =>
  carrier === null ? 'manual' : carrier.id === null ? 'sandbox' : 'connected';

/** How parcels are carried, where they are fetched for this team, and on which days. */
export async function readCarrierDesk(db: Pool, { worker, carrier }: Context): Promise<CarrierDesk> {
  if (carrier === null) {
    return { mode: 'manual', place: null, isOwnPlace: false, booked: 0, pickups: [] };
  }
  const own = worker.sellerId === null ? null : await findPlace(db, carrier, worker.sellerId);
  const place = own?.name ?? carrier.defaults.place;
  const pickups = await findPickups(db, { place, from: dayInIndia(new Date()) });
  return {
    mode: modeOf(carrier),
    place: own?.address ?? place,
    isOwnPlace: own !== null,
    booked: await countBooked(rowsFor(db, worker), { place, sellerId: worker.sellerId }),
    pickups: pickups.map(({ day, parcels }) => ({ day, parcels })),
  };
}

/** Asks the carrier to fetch this team's parcels on a day (`2026-12-01`), once. */
export async function requestPickup(db: Pool, day: string, context: Context): Promise<Outcome<CarrierDesk>> {
  const { worker, carrier } = context;
  if (carrier === null) {
    return refuse('UNAVAILABLE', texts.noCarrier);
  }
  const [first, last] = [dayInIndia(new Date()), dayInIndia(new Date(Date.now() + MAX_DAYS_AHEAD * DAY_MS))];
  if (day < first || day > last) {
    return refuse('INVALID_INPUT', texts.pickupDays(MAX_DAYS_AHEAD));
  }
  const own = worker.sellerId === null ? null : await findPlace(db, carrier, worker.sellerId);
  const place = own?.name ?? carrier.defaults.place;
  const parcels = await countBooked(rowsFor(db, worker), { place, sellerId: worker.sellerId });
  if (parcels === 0) {
    return refuse('UNAVAILABLE', texts.nothingToFetch);
  }
  try {
    const { id: carrierRef } = await carrier.requestPickup({ place, day, parcels });
    await inTransaction(db, async (tx) => {
      if (await storePickup(tx, { place, day, parcels, sellerId: worker.sellerId, carrierRef })) {
        await recordAudit(tx, {
          ...{ actorId: worker.id, requestId: worker.requestId, action: 'carrier.pickup' },
          ...{ subject: 'seller', subjectId: worker.sellerId ?? worker.id, detail: { place, day, parcels } },
        });
      }
    });
  } catch (error) {
    if (error instanceof CarrierObjection) {
      return refuse('UNAVAILABLE', texts.carrierRefusedPickup(error.message));
    }
    throw error;
  }
  return readCarrierDesk(db, context);
}

/** Whether the carrier answers to the store's keys; why not, in a word for an admin. */
export async function checkCarrier(carrier: CarrierGateway | null): Promise<Outcome<{ isConnected: boolean }>> {
  if (carrier === null) {
    return refuse('UNAVAILABLE', texts.noCarrier);
  }
  try {
    // Any PIN code that every carrier knows.
    const { unserved } = await carrier.checkRoute({ from: null, to: '110001', grams: null });
    return { isConnected: unserved !== 'unknown' };
  } catch {
    return { isConnected: false };
  }
}
