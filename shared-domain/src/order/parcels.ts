import type { Order, OrderLine, Parcel } from './schema.ts';
import { type OrderStatus, orderStatuses } from './status.ts';

/**
 * The status of an order follows from its parcels: the least advanced of those that are not cancelled, and Cancelled
 * when all are (product-rules.md#parcels). `statuses` are those of all its parcels.
 */
export function statusOfParcels(statuses: readonly OrderStatus[]): OrderStatus {
  return orderStatuses.find((status) => status !== 'Cancelled' && statuses.includes(status)) ?? 'Cancelled';
}

/** The tracking id of an order: its parcel's, or the list of them; one that several parcels share stands there once. */
export function trackingOfParcels(parcels: readonly { trackingId: string | null }[]): string | null {
  const ids = new Set(parcels.flatMap(({ trackingId }) => trackingId ?? []));
  return ids.size === 0 ? null : [...ids].join(', ');
}

/** What is in a parcel: the lines of its seller. */
export const linesOfParcel = (order: Pick<Order, 'product'>, parcel: Pick<Parcel, 'seller'>): OrderLine[] =>
  order.product.filter((line) => line.seller === parcel.seller);

/** How people call a parcel, such as 'Parcel 1 of 2'; undefined when it is the whole order. */
export function nameParcel({ parcels }: Pick<Order, 'parcels'>, parcel: Pick<Parcel, '_id'>): string | undefined {
  const place = parcels.findIndex(({ _id }) => _id === parcel._id);
  return parcels.length > 1 && place >= 0 ? `Parcel ${place + 1} of ${parcels.length}` : undefined;
}

/**
 * The lines a review is open for: those of delivered parcels of a paid order (product-rules.md#who-may-review).
 */
export const reviewableLines = (order: Pick<Order, 'paymentStatus' | 'product' | 'parcels'>): OrderLine[] =>
  order.parcels
    .filter(({ orderStatus }) => orderStatus === 'Delivered' && order.paymentStatus === 'Paid')
    .flatMap((parcel) => linesOfParcel(order, parcel));
