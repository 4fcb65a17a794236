import type { DeliveryChoice } from '@aaram/shared-domain/work';

/** What a carrier has to know to fetch a parcel. */
export type NewShipment = {
  /** The same for every try, so that a carrier that has it already books nothing again. */
  key: string;
  from: { name: string; address: string };
  to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  pieces: number;
};

/** The carrier has the parcel already, so that its booking cannot be taken back: trying again does not help. */
export class CarrierRefusal extends Error {}

/** The port to a carrier. Each call may be repeated; it throws when the carrier did not do it. */
export type CarrierGateway = {
  /** Books a parcel; returns the id by which the carrier tells how far it is. */
  createShipment: (shipment: NewShipment) => Promise<{ trackingId: string }>;
  /** Takes a booking back before the parcel is picked up; throws `CarrierRefusal` when the carrier has it already. */
  cancelShipment: (trackingId: string) => Promise<void>;
  /** Says what to do with a parcel that could not be delivered. */
  answerFailure: (trackingId: string, choice: DeliveryChoice) => Promise<void>;
  /** Secrets of its notifications. */
  webhookSecrets: readonly string[];
};
