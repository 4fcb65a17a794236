import type { Db } from '@aaram/runtime/db';
import type { CarrierId, OrderStatus } from '@aaram/shared-domain/order';

/** The row of a parcel: what one seller sends of an order. */
export type ParcelRow = {
  id: string;
  orderId: string;
  sellerId: string;
  orderStatus: OrderStatus;
  trackingId: string | null;
  carrier: CarrierId | null;
  /** Whether its pieces are taken out of the stock. */
  holdsStock: boolean;
  /** Every status it got after Pending, oldest first, and who or what caused it. */
  history: { orderStatus: OrderStatus; at: string; source: string }[];
};

/** Parcels of several orders, those of an order in the order of its lines. Lock the order before you change one. */
export async function findParcels(db: Db, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return db<ParcelRow[]>`
    select p.id, p.order_id, p.seller_id, p.order_status, p.tracking_id, p.carrier, p.holds_stock,
      coalesce((
        select json_agg(json_build_object('orderStatus', e.order_status, 'at', e.at, 'source', e.source) order by e.at, e.id)
        from parcel_events e where e.parcel_id = p.id), '[]') as history
    from order_parcels p
    where p.order_id = any(${[...orderIds]}::uuid[]) order by p.order_id, p.position`;
}

/** Creates the parcels of an order whose lines are stored: one per seller. */
export async function insertParcels(db: Db, orderId: string) {
  await db`
    insert into order_parcels (order_id, seller_id, position, total_paise)
    select order_id, seller_id, row_number() over (order by min(position)) - 1, sum(unit_paise * quantity)
    from order_lines where order_id = ${orderId} group by order_id, seller_id`;
}

/** Stores the state of these parcels. */
export async function updateParcels(db: Db, parcels: readonly ParcelRow[]) {
  await db`
    update order_parcels p
    set order_status = n.order_status, tracking_id = n.tracking_id, carrier = n.carrier, holds_stock = n.holds_stock::bool
    from unnest(${parcels.map((parcel) => parcel.id)}::uuid[], ${parcels.map((parcel) => parcel.orderStatus)}::text[],
      ${parcels.map((parcel) => parcel.trackingId)}::text[], ${parcels.map((parcel) => parcel.carrier)}::text[], ${parcels.map((parcel) => String(parcel.holdsStock))}::text[])
      as n (id, order_status, tracking_id, carrier, holds_stock)
    where p.id = n.id`;
}

/** Records the current status of parcels, and who or what caused it. */
export async function addParcelEvents(
  db: Db,
  parcels: readonly Pick<ParcelRow, 'id' | 'orderStatus'>[],
  by: { source: string; actorId?: string | undefined },
) {
  await db`
    insert into parcel_events (parcel_id, order_status, source, actor_id, at)
    select parcel_id, order_status, ${by.source}, ${by.actorId ?? null}, clock_timestamp()
    from unnest(${parcels.map((parcel) => parcel.id)}::uuid[], ${parcels.map((parcel) => parcel.orderStatus)}::text[])
      as n (parcel_id, order_status)`;
}
