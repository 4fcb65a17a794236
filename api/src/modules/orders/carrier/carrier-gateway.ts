import type { CarrierId } from '@aaram/shared-domain/order';
import type { CarrierState, DeliveryChoice } from '@aaram/shared-domain/work';

/** What a carrier has to know to fetch a parcel. */
export type NewShipment = {
  /** The same for every try, so that a carrier that has it already books nothing again. */
  key: string;
  from: { name: string; address: string };
  to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  pieces: number;
  /** What its pieces cost, for the carrier's insurance. */
  valuePaise: number;
};

/** The carrier has the parcel already, so that its booking cannot be taken back: trying again does not help. */
export class CarrierRefusal extends Error {}

/** The carrier does not take this parcel, for the reason in its message, in its own words. */
export class CarrierObjection extends Error {}

/** Something that the carrier has seen of a parcel. */
export type CarrierScan = {
  trackingId: string;
  /** The same for the same scan, however often it is told. */
  key: string;
  at: Date;
  place: string;
  /** What happened, in the carrier's words. */
  text: string;
  /** What it says of the parcel; null when that stays as it is. */
  state: CarrierState | null;
};

/** The port to a carrier. Each call may be repeated; it throws when the carrier did not do it. */
export type CarrierGateway = {
  /** Which carrier it is, so that its page follows a parcel; null for the sandbox. */
  id: CarrierId | null;
  /** Books a parcel; returns the id by which the carrier tells how far it is. */
  createShipment: (shipment: NewShipment) => Promise<{ trackingId: string }>;
  /** Takes a booking back before the parcel is picked up; throws `CarrierRefusal` when the carrier has it already. */
  cancelShipment: (trackingId: string) => Promise<void>;
  /** Says what to do with a parcel that could not be delivered. */
  answerFailure: (trackingId: string, choice: DeliveryChoice) => Promise<void>;
  /** What it has seen of these parcels, oldest first; nothing of parcels that it does not know. */
  track: (trackingIds: readonly string[]) => Promise<CarrierScan[]>;
  /** Secrets of its notifications. */
  webhookSecrets: readonly string[];
};
