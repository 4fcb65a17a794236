import * as texts from '#texts/order.ts';
import type { Order, OrderLine, Parcel } from './schema.ts';
import { type OrderStatus, orderStatuses } from './status.ts';

/**
 * The status of an order, from the `statuses` of all its parcels: the least advanced one that is not cancelled, or
 * Cancelled when all are (product-rules.md#parcels).
 */
export function statusOfParcels(statuses: readonly OrderStatus[]): OrderStatus {
  return orderStatuses.find((status) => status !== 'Cancelled' && statuses.includes(status)) ?? 'Cancelled';
}

/** The tracking id of an order: those of its parcels, each once, separated by commas; null when there is none. */
export function trackingOfParcels(parcels: readonly { trackingId: string | null }[]): string | null {
  const ids = new Set(parcels.flatMap(({ trackingId }) => trackingId ?? []));
  return ids.size === 0 ? null : [...ids].join(', ');
}

/** The lines of a parcel: those of its seller. */
export const linesOfParcel = (order: Pick<Order, 'product'>, parcel: Pick<Parcel, 'seller'>): OrderLine[] =>
  order.product.filter((line) => line.seller === parcel.seller);

/** The name of a parcel, such as 'Parcel 1 of 2'; undefined when it is the whole order. */
export function nameParcel({ parcels }: Pick<Order, 'parcels'>, parcel: Pick<Parcel, '_id'>): string | undefined {
  const index = parcels.findIndex(({ _id }) => _id === parcel._id);
  return parcels.length > 1 && index >= 0 ? texts.parcelOf(index + 1, parcels.length) : undefined;
}

/** The lines that can be reviewed: those of delivered parcels of a paid order (product-rules.md#who-may-review). */
export const reviewableLines = (order: Pick<Order, 'product' | 'parcels'>): OrderLine[] =>
  order.parcels
    .filter(({ orderStatus }) => orderStatus === 'Delivered')
    .flatMap((parcel) => linesOfParcel(order, parcel));
