import { formatCount } from '@aaram/shared-domain/format';

// The list
export const ordersNotLoaded = 'The orders could not be loaded.';
export const loadingOrders = 'Loading orders...';

// Search and filter
export const searchOrders = 'Search orders';
export const orderNumberOrName = 'Order number, name or tracking ID';
export const showOrdersWithStatus = 'Show orders with status';
export const allStatuses = 'All statuses';

// Views and filters
export const toPack = 'To pack';
export const toShip = 'To ship';
export const onTheWay = 'On the way';
export const oldestFirst = 'Oldest first';
export const wholeOrders = 'Whole orders';
export const rows = 'Rows';
export const payment = 'Payment';
export const parcelState = 'With a parcel that is';
export const onHold = 'On hold';
export const waitsForDecision = 'Waiting for a decision';
export const containing = 'Product';
export const trackingId = 'Tracking ID';
export const from = 'From';
export const upTo = 'Up to';
export const totalFrom = 'Total from';
export const totalTo = 'Total up to';

// Columns
export const listOfOrders = 'Orders';
export const number = 'Order';
export const placed = 'Date';
export const items = 'Items';
export const pieces = (count: string) => `${count} ×`;
export const showOrder = (number: string) => `Show all of order ${number}`;
export const statusOf = (number: string) => `Status of order ${number}`;
export const trackingIdOf = (number: string) => `Tracking ID of order ${number}`;
export const inParcels = 'In several parcels';

// One order
export const orderNumbered = (number: string) => `Order ${number}`;
export const shownWhenPaid = 'Shown when the order is paid.';
export const shippingAddress = 'Shipping address';
export const landmark = (name: string) => `Landmark: ${name}`;
/** A part of the total, such as GST. */
export const charge = (name: string, amount: string) => `${name}: ${amount}`;

// Its lines
export const quantityAndSize = (quantity: number, size: string) => `Quantity: ${quantity} · Size: ${size}`;
export const partlyCancelled = (left: number, cancelled: number, quantity: number, size: string) =>
  `Quantity: ${left} (${cancelled} of ${quantity} cancelled) · Size: ${size}`;
/** Instead of the size of a product without sizes. */
export const noSize = 'N/A';
/** Link to the picture that is printed on a customised product. */
export const printFile = 'Print file';

// Status, tracking id and carrier, of the order or of one of its parcels
export const statusOfOrder = 'Status of the whole order';
export const statusOfParcel = (number: number) => `Status of parcel ${number}`;
export const notPaidShipAnyway = 'This order is not paid. Ship it anyway?';
export const cancelPaid = 'This order is paid. Cancel it?';
export const cancelDelivered = 'This order was delivered. Cancel it?';
export const moneyGoesBack =
  'What was paid for it goes back the way it was paid after 10 minutes. Until then another status undoes it.';
export const cancelIt = 'Cancel it';
export const statusUnchanged = 'The status is unchanged.';
export const trackingIdOfParcel = (number: number) => `Tracking ID of parcel ${number}`;
export const carrier = 'Carrier';
export const carrierOfParcel = (number: number) => `Carrier of parcel ${number}`;
export const carrierNotKnown = 'Not known';

// Mails
export const sendConfirmationAgain = 'Send confirmation again';
export const sendStatusAgain = (status: string) => `Send email: ${status} again`;
export const mailNotSent = 'The email could not be sent.';

// What was done
export const statusUpdated = 'Order status updated';
export const statusNotUpdated = 'Failed to update order status';
export const trackingIdUpdated = 'Tracking ID updated';
export const trackingIdNotUpdated = 'Failed to update tracking ID';
export const carrierUpdated = 'Carrier updated';
export const mailSent = 'The email is on its way.';

/** Of an order for a business. */
export const boughtFor = (company: string, gstin: string) => `For ${company}, GSTIN ${gstin}`;

// An order on hold: its payment, or that of a credit that paid it, went back or is disputed
export const doNotSendYet = 'On hold: please do not send it yet. An admin decides about it first.';
export const decideHold = 'Decide about this order';
export const holdReason = 'Why';
export const holdReasonHint = 'Recorded in the history.';
export const sendAnyway = 'Send it anyway';
export const cancelWhatWaits = 'Cancel what has not been sent';
export const sayWhy = 'Please say why.';
export const holdDecided = 'Decision saved.';
export const holdNotDecided = 'The decision was not saved.';
/** Lines of an order that its row leaves out. */
export const moreItems = (count: number) => `and ${formatCount(count)} more`;
