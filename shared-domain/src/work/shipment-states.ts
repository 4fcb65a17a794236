/** What a carrier tells of a parcel. A failed delivery is tried again; what cannot be delivered is returned. */
export const carrierStates = ['picked-up', 'failed', 'delivered', 'returned'] as const;
export type CarrierState = (typeof carrierStates)[number];

/** How far a booked parcel is. */
export const shipmentStates = ['booked', ...carrierStates] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What a seller can ask of the carrier after a failed delivery. */
export const deliveryChoices = ['try-again', 'return'] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];
