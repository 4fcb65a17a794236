import type { Db } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { findLines, findOrders, type LineRow } from '../order.repository.ts';
import { groupByOrder, toShippingAddress } from '../order-json.ts';
import { findParcels } from '../parcel.repository.ts';
import type { Reader } from '../read-orders.service.ts';
import { readSupplier } from '../tax/supplier.ts';
import { findTaxSeller } from '../tax/tax.repository.ts';
import { linesIn } from '../whole-order.ts';

/** A parcel with what the people who pack and carry it have to know; nothing about money. */
export type ParcelToSend = {
  orderId: string;
  orderNumber: string;
  orderedAt: Date;
  to: ReturnType<typeof toShippingAddress>;
  from: { name: string; address: string };
  carrier: string | null;
  trackingId: string | null;
  lines: Pick<LineRow, 'name' | 'size' | 'quantity' | 'rawImage' | 'previewImage'>[];
};

/**
 * The parcels of paid orders that this reader sends: a seller's own, an admin's all, without cancelled ones and cancelled
 * pieces; in the given sequence of the orders.
 */
export async function findParcelsToSend(
  db: Db,
  orderIds: readonly string[],
  reader: Pick<Reader, 'role' | 'sellerId'>,
): Promise<ParcelToSend[]> {
  const orders = await findOrders(db, orderIds);
  const [linesOf, parcelsOf] = [
    groupByOrder(await findLines(db, orderIds)),
    groupByOrder(await findParcels(db, orderIds)),
  ];
  const store = await readSupplier(db);
  const found: ParcelToSend[] = [];
  for (const order of orders) {
    const isPaid = order.kind === 'goods' && order.paidAt !== null && order.paymentStatus !== 'Failed';
    for (const parcel of isPaid ? (parcelsOf.get(order.id) ?? []) : []) {
      const isTheirs = reader.role === 'admin' || parcel.sellerId === reader.sellerId;
      const lines = linesIn(linesOf.get(order.id) ?? [], [parcel]);
      if (isTheirs && parcel.orderStatus !== 'Cancelled' && lines.length > 0) {
        const { legalName, legalAddress } = (await findTaxSeller(db, parcel.sellerId)).supplier ?? store;
        found.push({
          orderId: order.id,
          orderNumber: formatOrderNumber(order.number),
          orderedAt: order.createdAt,
          to: toShippingAddress(order),
          from: { name: legalName, address: legalAddress },
          carrier: parcel.carrier,
          trackingId: parcel.trackingId,
          lines,
        });
      }
    }
  }
  return found;
}
