/** What a carrier tells of a parcel. A failed delivery is tried again; what cannot be delivered is returned. */
export const carrierStates = ['picked-up', 'failed', 'delivered', 'returned'] as const;
export type CarrierState = (typeof carrierStates)[number];

/** How far a booked parcel is. */
export const shipmentStates = ['booked', ...carrierStates] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What a seller can ask of the carrier after a failed delivery. */
export const deliveryChoices = ['try-again', 'return'] as const;
export type DeliveryChoice = (typeof deliveryChoices)[number];

/** What a seller says of a parcel for which the carrier charges more weight than was booked. */
export const weightAnswers = ['accepted', 'contested'] as const;
export type WeightAnswer = (typeof weightAnswers)[number];

/** Why a parcel on its way is late: it is not there on its promised day, or the carrier has not seen it for days. */
export const latenesses = ['overdue', 'unseen'] as const;
export type Lateness = (typeof latenesses)[number];
/** A parcel that its carrier did not see for so long may be lost, hours. */
export const UNSEEN_HOURS = 72;

/** The heaviest parcel that can be booked, in grams. */
export const MAX_PARCEL_GRAMS = 50_000;
