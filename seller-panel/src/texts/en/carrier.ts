import { plural } from '@aaram/shared-domain/format';

/** Booking one parcel at the carrier. */
export const bookOrder = (number: string) => `Book carrier for order ${number}`;
export const weight = 'Weight in grams';
export const weightHint = 'With its packing, as on the scales. The carrier charges what it weighs itself.';
export const enterWeight = (most: string) => `Please enter whole grams, from 1 to ${most}.`;
export const fetchedAt = 'Fetched at';
export const storesPlace = (name: string) => `the store’s place, ${name}`;
export const deliveredTo = 'Delivered to';
export const price = 'Estimated price';
export const withTax = (amount: string) => `${amount} with tax`;
export const noPrice = 'The carrier does not name one.';
export const asking = 'Asking the carrier...';
export const notAsked = 'The carrier could not be asked. You can try to book.';
export const notServed = (pincode: string) =>
  `The carrier does not deliver to ${pincode}. Close this, and send the parcel with another carrier: Ship asks for it.`;
export const notServedNow = (pincode: string) =>
  `The carrier does not deliver to ${pincode} for now. Try again later, or send the parcel with another carrier.`;
export const book = 'Book';
export const booked = (number: string) => `Order ${number} is booked.`;
export const notBooked = 'It is not booked.';

/** A booked parcel. */
export const carrierLabel = 'Carrier’s label';
export const carrierLabelOf = (number: string) => `Carrier’s label of order ${number}`;
export const labelNotLoaded = 'The label could not be loaded.';
export const chargedMore = (charged: string, booked: string) =>
  `The carrier charges ${charged} g; ${booked} g were booked.`;
export const acceptWeight = 'Accept';
export const acceptWeightOf = (number: string) => `Accept the weight of order ${number}`;
export const contestWeight = 'Contest';
export const contestWeightOf = (number: string) => `Contest the weight of order ${number}`;
export const weightAccepted = 'You accepted this weight.';
export const weightContested = 'You contested this weight. Keep a picture of the parcel on the scales.';

/** The carrier of the shop. */
export const carrier = 'Carrier';
export const loading = 'Loading the carrier...';
export const notLoaded = 'The carrier could not be loaded.';
export const modes = {
  manual: 'No carrier is connected. Ship asks for carrier and tracking ID.',
  sandbox: 'The sandbox: no parcel is fetched.',
  connected: 'Delhivery is connected.',
} as const;
/** For an admin, in manual mode. */
export const howToConnect = 'Delhivery is connected by the settings DELHIVERY_TOKEN and DELHIVERY_PICKUP of the API.';
export const keysAreSet = 'Its key is set; it is never shown.';
export const fetchedThere = (place: string) => `Parcels are fetched at: ${place}.`;
export const ownPlaceHint =
  'To have them fetched at your address, give it with its PIN code under Money, Details on invoices.';
export const waiting = (count: number) =>
  plural(count, { one: '1 booked parcel waits to be fetched.', other: `${count} booked parcels wait to be fetched.` });
export const fetchedOn = (day: string, parcels: number) =>
  plural(parcels, { one: `Fetched on ${day}: 1 parcel`, other: `Fetched on ${day}: ${parcels} parcels` });
export const pickupDays = 'Days of pick-up';
export const day = 'Day of pick-up';
export const askForPickup = 'Ask for a pick-up';
export const pickupAsked = 'The carrier will fetch the parcels.';
export const pickupNotAsked = 'The pick-up was not asked for.';
export const check = 'Test the connection';
export const isConnected = 'The carrier accepts the key.';
export const isNotConnected = 'The carrier does not answer. Check the key and the address of its API.';
export const notChecked = 'The connection could not be tested.';
