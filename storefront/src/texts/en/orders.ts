import { formatCount } from '@aaram/shared-domain/format';

/** My Orders, and one order. */
export const loadingOrders = 'Loading orders...';
export const noOrders = 'No orders found.';
export const moreOrders = 'Show more orders';
export const ordersShown = (shown: number, all: number) => `${formatCount(shown)} of ${formatCount(all)}`;

// One order
export const orderNamed = (number: string) => `Order ${number}`;
export const downloadInvoice = 'Download invoice';
export const paidBy = <Part>(method: string, status: Part) => [`${method}: `, status];
export const whatHappened = 'Everything that happened';
export const amountsAndAddress = 'Amounts and address';
export const quantity = (count: number) => `Qty ${count}`;
export const quantityCancelled = (count: number, cancelled: number) => `Qty ${count}, ${cancelled} cancelled`;
export const trackingId = <Part>(id: Part) => ['Tracking ID ', id];
export const somethingWrong = 'Something wrong with this order?';
export const contactUs = 'Contact us';
export const makeComplaint = 'Make a complaint';

// Steps of an order or of one of its parcels, with names for screen readers
export const progress = 'Progress of this order';
export const parcelProgress = (place: number, count: number) => `Progress of parcel ${place} of ${count}`;
export const placed = 'Placed';
export const processing = 'Processing';
export const shipped = 'Shipped';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';

// An order that waits for its payment, or did not get it
export const notPaidYet = <Part>(end: Part) => ['Not paid yet. Its items are reserved for you until ', end, '.'];
export const partCancelled =
  'A part of it was cancelled before it was paid. If you still want its items, please order again.';
export const notPaidInTime = 'It was not paid in time. If you still want its items, please order again.';

/** Below the address of an order for a business. */
export const boughtFor = (company: string, gstin: string) => `For ${company}, GSTIN ${gstin}`;
export const orderAgainChanged = 'Open this design to order it again or change it';

/** What the carrier has seen of a parcel. */
export const seenByCarrier = 'Where your parcel has been';
export const scan = (text: string, location: string) => (location === '' ? text : `${text}, ${location}`);
