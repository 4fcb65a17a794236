import type { OrderStatus } from '@aaram/shared-domain/order';
import { buildDemoId } from './demo-data.ts';

type Line = { sellerId: string; unitPaise: number; quantity: number };
type Step = { orderStatus: OrderStatus; source: string; at: Date };
type Sent = {
  order: { id: string; orderStatus: OrderStatus; holdsStock: boolean };
  lines: readonly Line[];
  /** The steps that lead to a status, the first one Pending. */
  stepsTo: (status: OrderStatus) => Step[];
  now: Date;
};

/** The first of several parcels is often a step ahead of the order. */
const nextStatus: Partial<Record<OrderStatus, OrderStatus>> = { Processing: 'Shipped', Shipped: 'Delivered' };

type ParcelRow = { id: string; orderStatus: OrderStatus; trackingId: string | null };

/**
 * What the sandbox's carrier reported of every second parcel that is on its way; the delivery of one of seven failed.
 */
export function buildShipments(parcels: readonly ParcelRow[], sentAt: ReadonlyMap<string, Date>) {
  const carried = parcels
    .filter(({ orderStatus }) => orderStatus === 'Shipped')
    .filter((_one, index) => index % 2 === 0);
  const reported = carried.flatMap(({ id, trackingId }, index) => {
    const at = sentAt.get(id);
    return trackingId === null || at === undefined ? [] : [{ id, trackingId, at, isFailed: index % 7 === 0 }];
  });
  const later = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);
  return {
    shipments: reported.map(({ id, trackingId, at, isFailed }) => ({
      parcelId: id,
      trackingId,
      state: isFailed ? 'failed' : 'picked-up',
      failedAttempts: isFailed ? 1 : 0,
      createdAt: later(at, -4),
      toldAt: isFailed ? later(at, 5) : at,
    })),
    carrierEvents: reported.flatMap(({ trackingId, at, isFailed }) => [
      { eventId: `${trackingId}-1`, trackingId, state: 'picked-up', receivedAt: at },
      ...(isFailed ? [{ eventId: `${trackingId}-2`, trackingId, state: 'failed', receivedAt: later(at, 5) }] : []),
    ]),
  };
}

/** The parcels of an order, one for each seller, and the steps that each took, as rows. */
export function buildParcels({ order, lines, stepsTo, now }: Sent) {
  const sellers = [...new Set(lines.map((line) => line.sellerId))];
  const parcels = sellers.map((sellerId, position) => {
    const ahead = sellers.length > 1 && position === 0 ? nextStatus[order.orderStatus] : undefined;
    const isAhead = ahead !== undefined && stepsTo(ahead).every(({ at }) => at <= now);
    const orderStatus = isAhead ? ahead : order.orderStatus;
    const isSent = orderStatus === 'Shipped' || orderStatus === 'Delivered';
    const own = lines.filter((line) => line.sellerId === sellerId);
    return {
      id: buildDemoId('parcel', `${order.id}-${position}`),
      orderId: order.id,
      sellerId,
      position,
      orderStatus,
      trackingId: isSent ? `DEMO${order.id.slice(0, 8).toUpperCase()}${position === 0 ? '' : position + 1}` : null,
      holdsStock: order.holdsStock,
      totalPaise: own.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0),
    };
  });
  const events = parcels.flatMap((parcel) => {
    const steps = stepsTo(parcel.orderStatus);
    return steps
      .filter((step, index) => index > 0 && step.orderStatus !== steps[index - 1]?.orderStatus && step.at <= now)
      .map(({ orderStatus, source, at }) => ({ parcelId: parcel.id, orderStatus, source, at }));
  });
  return { parcels, events };
}
