import { plural } from '@aaram/shared-domain/format';

/** Tabs above the orders; a count stands beside each. */
export const views = 'Views of orders';
export const all = 'All';
export const toPack = 'To pack';
export const toShip = 'To ship';
export const onTheWay = 'On the way';
export const returns = 'Returns';
export const tabWithCount = (name: string, count: number) => `${name} (${count})`;

/** Scanning */
export const scanOrType = 'Scan or type an order number';
export const find = 'Find';
export const scanWithCamera = 'Scan with the camera';
export const stopCamera = 'Stop the camera';
export const cameraNotAllowed = 'The camera cannot be used. Type the number instead.';
export const notFound = (typed: string) => `No order has the number ${typed}.`;
export const foundOrder = (number: string) => `Order ${number}`;
export const backToList = 'Back to the list';

/** The list */
export const loadingWork = 'Loading orders...';
export const workNotLoaded = 'The orders could not be loaded.';
export const nothingToPack = 'Nothing is waiting to be packed.';
export const nothingToShip = 'Nothing is waiting to be shipped.';
export const nothingOnTheWay = 'Nothing is on its way.';
export const choose = (number: string) => `Choose order ${number}`;
export const chooseAll = 'Choose all on this page';
export const pieces = (quantity: number, name: string, size: string) =>
  size === '' ? `${quantity} × ${name}` : `${quantity} × ${name}, ${size}`;
export const goesTo = (name: string, city: string, pincode: string) => `${name}, ${city} ${pincode}`;
export const tracked = (id: string) => `Tracking ID: ${id}`;

/** When it has to be on its way. */
export const dueIn = (hours: number) =>
  plural(hours, { one: 'Ship within 1 hour', other: `Ship within ${hours} hours` });
export const dueSoon = 'Ship within the hour';
export const late = (hours: number) => plural(hours, { one: '1 hour late', other: `${hours} hours late` });

/** Why a parcel on its way is late. */
export const pastPromise = 'Late: it is past the day that the shop promised.';
export const expectedOn = (time: string) => `Late: the carrier planned to deliver by ${time}.`;
export const neverSeen = 'The carrier has not scanned it for three days. Ask the carrier about it.';
export const lastSeenOn = (time: string) => `The carrier last scanned it on ${time}. Ask the carrier about it.`;

/** The one next action of each order. */
export const markPacked = 'Packed';
export const markPackedOf = (number: string) => `Mark order ${number} as packed`;
export const unpack = 'Not packed';
export const unpackOf = (number: string) => `Mark order ${number} as not packed`;
export const ship = 'Ship';
export const shipOf = (number: string) => `Mark order ${number} as shipped`;
export const deliver = 'Delivered';
export const deliverOf = (number: string) => `Mark order ${number} as delivered`;
export const nothingLeft = 'Nothing is left to do with this order.';
export const notSaved = 'It could not be saved.';
export const saved = (number: string) => `Order ${number} is saved.`;

/** Printing what is chosen. */
export const chosen = (count: number) => plural(count, { one: '1 order chosen', other: `${count} orders chosen` });
export const print = 'Print';
export const pickList = 'Pick list';
export const packingSlips = 'Packing slips';
export const labels = 'Labels';
export const invoices = 'Invoices';
export const making = (done: number, total: number) => `Making the PDF: ${done} of ${total} orders`;
export const printed = 'The PDF is ready and was downloaded.';
export const printAnyway = 'Print anyway';
export const notPrinted = 'The PDF could not be made.';

/** Parcels booked at a carrier. */
export const book = 'Book carrier';
export const bookOf = (number: string) => `Book carrier: order ${number}`;
export const cancelBooking = 'Cancel the booking';
export const cancelBookingOf = (number: string) => `Cancel the booking of order ${number}`;
export const label = 'Label';
export const labelOf = (number: string) => `Print the label of order ${number}`;
export const bookChosen = 'Book carrier';
export const booking = (done: number, total: number) => `Booking: ${done} of ${total} parcels`;
export const bookedMany = (count: number) =>
  plural(count, { one: '1 parcel is booked.', other: `${count} parcels are booked.` });
export const notBooked = (number: string, why: string) => `${number}: ${why}`;
export const bookingFailed = 'It could not be booked.';
export const carrierHistory = 'Carrier updates';
export const carrierStates: Readonly<Record<string, string>> = {
  booked: 'Booked: the carrier will fetch it',
  'picked-up': 'Picked up by the carrier',
  failed: 'Delivery failed',
  delivered: 'Delivered',
  returned: 'Came back to you',
};
export const failedTimes = (times: number) =>
  plural(times, { one: 'Delivery failed once.', other: `Delivery failed ${times} times.` });
export const whatToDo = 'Call the shopper, then tell the carrier what to do.';
export const callBack = (phone: string) => `Call ${phone}`;
export const tryAgain = 'Deliver again';
export const tryAgainOf = (number: string) => `Deliver again: order ${number}`;
export const sendBack = 'Return to me';
export const sendBackOf = (number: string) => `Return to me: order ${number}`;
export const askedAgain = 'You asked the carrier to deliver it again.';
export const askedReturn = 'You asked the carrier to return it to you.';
export const cancelledOnTheWay =
  'This parcel was cancelled after the carrier had fetched it; the shopper gets the money back. Ask the carrier to return it.';
export const recalled = 'This parcel was cancelled. The carrier was asked to return it.';
export const cameBack = 'It came back. Cancel the order to refund the shopper, or send it again.';
export const parcelsOfOrder = 'Carrier and label';
export const parcelsOf = (number: string) => `Carrier and label of order ${number}`;
export const noParcels = 'No parcel to book: the order is not paid.';
/** Files for the printer of customised pieces, as a ZIP. */
export const printFiles = 'Print files';
