import type { CarrierId } from '@aaram/shared-domain/order';
import type { CarrierState, DeliveryChoice } from '@aaram/shared-domain/work';

type Receiver = { name: string; phone: string; address: string; city: string; state: string; pincode: string };
/** Pieces of one kind in a parcel. */
type Item = { name: string; hsn: string | null; quantity: number };

/** What a carrier has to know to fetch a parcel. */
export type NewShipment = {
  /** The same for every try, so that a carrier that has it already books nothing again. */
  key: string;
  from: { name: string; address: string };
  /** Who gets it; of a return, where it is fetched. */
  to: Receiver;
  /** It is fetched at `to` and brought to the place. @default false */
  isReturn?: boolean;
  items: readonly Item[];
  grams: number;
  /** What its pieces cost, for the carrier's insurance. */
  valuePaise: number;
  /** The name of a registered pick-up place; null for the store's. */
  place: string | null;
};

/** Where a carrier fetches parcels. Its name is registered once and never changed. */
export type PickupPlace = { name: string; phone: string; address: string; pincode: string };

/** What a carrier says of a way before anything is booked. */
export type Route = {
  /** Why it does not deliver there: it never does, or not for now; null where it does. */
  unserved: 'unknown' | 'for-now' | null;
  /** What it costs with tax, an estimate; null where the carrier does not say. */
  costPaise: number | null;
};

/** The carrier has the parcel already, so that its booking cannot be taken back: trying again does not help. */
export class CarrierRefusal extends Error {}

/** The carrier does not accept this parcel, for the reason in its message, in its own words. */
export class CarrierObjection extends Error {}

/** Something that the carrier has seen of a parcel. */
export type CarrierScan = {
  trackingId: string;
  /** The same for the same scan, however often it is reported. */
  key: string;
  at: Date;
  location: string;
  /** What happened, in the carrier's words. */
  text: string;
  /** What it says of the parcel; null when that stays as it is. */
  state: CarrierState | null;
};

/** What a carrier knows of a parcel besides its scans: the weight it charges, and until when it delivers. */
export type CarrierFact = { trackingId: string; chargedGrams: number | null; expectedAt: Date | null };

/** The port to a carrier. Each call may be repeated; it throws when the carrier did not do it. */
export type CarrierGateway = {
  /** Which carrier it is, so that its page follows a parcel; null for the sandbox. */
  id: CarrierId | null;
  /** Where parcels are fetched that have no place of their own, and what one weighs where it was not said. */
  defaults: { place: string; pincode: string | null; grams: number };
  /** Books a parcel; returns the id by which the carrier tells how far it is. */
  createShipment: (shipment: NewShipment) => Promise<{ trackingId: string }>;
  /** Takes a booking back before the parcel is picked up; throws `CarrierRefusal` when the carrier has it already. */
  cancelShipment: (trackingId: string) => Promise<void>;
  /** Says what to do with a parcel that could not be delivered. */
  answerFailure: (trackingId: string, choice: DeliveryChoice) => Promise<void>;
  /** What it knows of these parcels, scans oldest first; nothing of parcels that it does not know. */
  track: (trackingIds: readonly string[]) => Promise<{ scans: CarrierScan[]; facts: CarrierFact[] }>;
  /** Whether it delivers to a PIN code, and what that costs; without grams the price is not asked for. */
  checkRoute: (route: { from: string | null; to: string; grams: number | null }) => Promise<Route>;
  /** The label of a parcel as a PDF. */
  readLabel: (trackingId: string) => Promise<Buffer>;
  /** Makes a pick-up place known; one that it knows stays as it is. Throws `CarrierObjection` for a wrong address. */
  registerPlace: (place: PickupPlace) => Promise<void>;
  /** Asks for the parcels of a place to be fetched on a day (`2026-12-01`); asked twice, it is one request. */
  requestPickup: (asked: { place: string; day: string; parcels: number }) => Promise<{ id: string }>;
};
