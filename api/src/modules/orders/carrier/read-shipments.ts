import type { Db } from '@aaram/runtime/db';
import type { ShipmentOfParcel } from '@aaram/shared-domain/work';
import { type CarrierEventRow, findCarrierEvents, findShipments, type Shipment } from './shipments.repository.ts';

const ifThere = <Name extends string>(name: Name, at: Date | null) =>
  at === null ? {} : ({ [name]: at.toISOString() } as { [Key in Name]: string });

/** More than was booked; undefined where the carrier charges no more. */
function readOverweight({ grams, chargedGrams, weightAnswer }: Shipment): ShipmentOfParcel['overweight'] {
  return grams === null || chargedGrams === null || chargedGrams <= grams
    ? undefined
    : { booked: grams, charged: chargedGrams, ...(weightAnswer === null ? {} : { answer: weightAnswer }) };
}

function toJson(shipment: Shipment, events: readonly CarrierEventRow[]): ShipmentOfParcel | undefined {
  const { trackingId, state, createdAt, failedAttempts, asked, expectedAt, seenAt } = shipment;
  const overweight = readOverweight(shipment);
  return state === 'cancelled'
    ? undefined
    : {
        ...{ trackingId, state, bookedAt: createdAt.toISOString(), failedAttempts },
        ...(asked === null ? {} : { asked }),
        ...ifThere('expectedAt', expectedAt),
        ...ifThere('seenAt', seenAt),
        ...(overweight === undefined ? {} : { overweight }),
        events: events.map((event) => ({ state: event.state, at: event.receivedAt.toISOString() })),
      };
}

/** Carrier updates of these parcels, by parcel; nothing of bookings that were cancelled. */
export async function readShipments(db: Db, parcelIds: readonly string[]): Promise<Map<string, ShipmentOfParcel>> {
  const shipments = await findShipments(db, parcelIds);
  const events = await findCarrierEvents(
    db,
    shipments.map(({ trackingId }) => trackingId),
  );
  const reported = Map.groupBy(events, ({ trackingId }) => trackingId);
  return new Map(
    shipments.flatMap((shipment) => {
      const json = toJson(shipment, reported.get(shipment.trackingId) ?? []);
      return json === undefined ? [] : [[shipment.parcelId, json] as const];
    }),
  );
}
