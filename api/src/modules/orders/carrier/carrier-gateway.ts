/** What a carrier has to know to fetch a parcel. */
export type NewShipment = {
  /** The same for every try, so that a carrier that has it already books nothing again. */
  key: string;
  from: { name: string; address: string };
  to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  pieces: number;
};

/** The port to a carrier. */
export type CarrierGateway = {
  /** Books a parcel; returns the id by which the carrier tells how far it is. Throws when it is not booked. */
  createShipment: (shipment: NewShipment) => Promise<{ trackingId: string }>;
  /** Secrets of its notifications. */
  webhookSecrets: readonly string[];
};

/** What a carrier tells of a parcel. A failed delivery is tried again; what cannot be delivered is returned. */
export const carrierStates = ['picked-up', 'failed', 'delivered', 'returned'] as const;
export type CarrierState = (typeof carrierStates)[number];
