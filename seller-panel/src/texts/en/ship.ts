/** The dialog at Ship, where no carrier was booked. */
export const title = (number: string) => `Ship order ${number}`;
export const about = 'The shopper gets the tracking ID and a link to the carrier.';
export const carrier = 'Carrier';
export const chooseCarrier = 'Choose a carrier';
export const otherCarrier = 'Another carrier';
export const carrierMissing = 'Please choose a carrier.';
export const trackingId = 'Tracking ID';
export const pasteIt = 'Paste the number, or the whole link of the carrier.';
export const trackingMissing = 'Please enter the tracking ID.';
export const readAs = (id: string) => `Read as ${id}`;
export const ship = 'Ship';
export const shipWithout = 'Ship without a tracking ID';
export const notShipped = 'It is not shipped yet.';
export const shipped = (number: string) => `Order ${number} is shipped.`;
