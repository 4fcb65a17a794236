import type { CarrierId, OrderStatus } from '@aaram/shared-domain/order';
import type { WorkStage } from '@aaram/shared-domain/work';
import type { Db } from '#db/pool.ts';
import type { Part } from '#db/sql.ts';
import { isOnHold } from '../hold/holds.repository.ts';

/** A paid parcel with what is needed of its order. */
export type WorkRow = {
  id: string;
  orderId: string;
  sellerId: string;
  number: string;
  orderStatus: OrderStatus;
  packedAt: Date | null;
  paidAt: Date;
  trackingId: string | null;
  carrier: CarrierId | null;
  name: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
};

/** Whose parcels: a seller's, or all when null. */
type Scope = { sellerId: string | null };
export type WorkQuery = Scope & {
  /** Parcels of one stage, or of one order in any. */
  stage: WorkStage | null;
  number: string | null;
  /** Id of the last parcel of the page before. */
  after: string | null;
  limit: number;
};

const columns = (db: Db) => db`
  p.id, p.order_id, p.seller_id, o.number, p.order_status, p.packed_at, o.paid_at, p.tracking_id, p.carrier,
  o.shipping_name as name, o.shipping_city as city, o.shipping_state as state, o.shipping_pincode as pincode,
  o.shipping_phone as phone`;

/** Cancelled parcels that the carrier has nevertheless: it fetched them before. */
const recalled = (db: Db) => db`
  select w.id from shipments h join order_parcels w on w.id = h.parcel_id
  where h.state in ('picked-up', 'failed') and w.order_status = 'Cancelled'`;

const isIn = (db: Db, stage: WorkStage) => {
  switch (stage) {
    case 'to-pack':
      return db`p.order_status = 'Processing' and p.packed_at is null and not ${isOnHold(db, db`o.id`)}`;
    case 'to-ship':
      return db`p.order_status = 'Processing' and p.packed_at is not null and not ${isOnHold(db, db`o.id`)}`;
    case 'on-the-way':
      return db`(p.order_status = 'Shipped' or p.id = any(array(${recalled(db)})))`;
  }
};

const matches = (db: Db, { sellerId, stage, number }: Omit<WorkQuery, 'after' | 'limit'>) => db`
  o.paid_at is not null and o.payment_status in ('Paid', 'Refunded')
  and (${sellerId}::uuid is null or p.seller_id = ${sellerId})
  and ${stage === null ? db`o.number = ${number}` : isIn(db, stage)}`;

/** A parcel that waits for an answer: its delivery failed or it was cancelled, and nobody has said what to do. */
const waits = (db: Db, status: Part) =>
  db`((s.state is not distinct from 'failed' or ${status} = 'Cancelled') and s.asked is null)`;

/** A page of parcels, failed deliveries on top, then those that are due first, and how many there are. */
export async function listWork(db: Db, query: WorkQuery): Promise<{ rows: WorkRow[]; total: number }> {
  const { after, limit } = query;
  const rows = await db<WorkRow[]>`
    select ${columns(db)} from order_parcels p join orders o on o.id = p.order_id
      left join shipments s on s.parcel_id = p.id
    where ${matches(db, query)} and (${after}::uuid is null or (not ${waits(db, db`p.order_status`)}, o.paid_at, p.id) > (
      select not ${waits(db, db`q.order_status`)}, c.paid_at, q.id from order_parcels q join orders c on c.id = q.order_id
        left join shipments s on s.parcel_id = q.id where q.id = ${after}))
    order by not ${waits(db, db`p.order_status`)}, o.paid_at, p.id limit ${limit}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from order_parcels p join orders o on o.id = p.order_id where ${matches(db, query)}`;
  return { rows, total: count?.total ?? 0 };
}

export async function countWork(db: Db, { sellerId }: Scope): Promise<Record<WorkStage, number>> {
  const [row] = await db<{ toPack: number; toShip: number; onTheWay: number }[]>`
    select count(*) filter (where p.order_status = 'Processing' and p.packed_at is null)::int as to_pack,
      count(*) filter (where p.order_status = 'Processing' and p.packed_at is not null)::int as to_ship,
      count(*) filter (where p.order_status in ('Shipped', 'Cancelled'))::int as on_the_way
    from order_parcels p join orders o on o.id = p.order_id
    where (p.order_status = 'Processing' and not ${isOnHold(db, db`o.id`)} or p.order_status = 'Shipped' or p.id = any(array(${recalled(db)}))) and o.paid_at is not null
      and o.payment_status in ('Paid', 'Refunded') and (${sellerId}::uuid is null or p.seller_id = ${sellerId})`;
  return { 'to-pack': row?.toPack ?? 0, 'to-ship': row?.toShip ?? 0, 'on-the-way': row?.onTheWay ?? 0 };
}

/** When the first of the parcels to pack or to ship was paid, and how many were paid before `lateBefore`. */
export async function readOldestWork(
  db: Db,
  { sellerId, lateBefore }: Scope & { lateBefore: Date },
): Promise<{ paidAt: Date | null; late: number }> {
  const [row] = await db<{ paidAt: Date | null; late: number }[]>`
    select min(o.paid_at) as paid_at, count(*) filter (where o.paid_at < ${lateBefore})::int as late
    from order_parcels p join orders o on o.id = p.order_id
    where p.order_status = 'Processing' and o.paid_at is not null and o.payment_status = 'Paid'
      and not ${isOnHold(db, db`o.id`)}
      and (${sellerId}::uuid is null or p.seller_id = ${sellerId})`;
  return row ?? { paidAt: null, late: 0 };
}

export async function findWork(db: Db, parcelId: string): Promise<WorkRow | undefined> {
  const [row] = await db<WorkRow[]>`
    select ${columns(db)} from order_parcels p join orders o on o.id = p.order_id
    where p.id = ${parcelId} and o.paid_at is not null`;
  return row;
}

/** Notes that a parcel is packed, or is not any more. */
export async function setPacked(tx: Db, parcelId: string, isPacked: boolean) {
  await tx`
    update order_parcels set packed_at = case when ${isPacked} then coalesce(packed_at, now()) end where id = ${parcelId}`;
}
