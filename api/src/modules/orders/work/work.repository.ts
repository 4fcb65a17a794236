import type { Db } from '@aaram/runtime/db';
import type { CarrierId, OrderStatus } from '@aaram/shared-domain/order';
import { deliveryDays } from '@aaram/shared-domain/settings';
import { type Lateness, UNSEEN_HOURS, type WorkStage } from '@aaram/shared-domain/work';
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
  late: Lateness | null;
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

/** The longest that the store promises, from payment to delivery, in days. */
const MAX_PROMISE_DAYS = Math.max(...Object.values(deliveryDays).map(([, last]) => last));

/** Why a parcel on its way is late; null for any other (product-rules.md#late-parcels). `s` is its booking, if any. */
const lateness = (db: Db) => db`
  case when p.order_status <> 'Shipped' or s.state in ('delivered', 'returned') then null
    when coalesce(s.expected_at, o.paid_at + make_interval(days => ${MAX_PROMISE_DAYS}::int)) < now() then 'overdue'
    when s.state in ('booked', 'picked-up')
      and coalesce(s.seen_at, s.told_at, s.created_at) < now() - make_interval(hours => ${UNSEEN_HOURS}::int) then 'unseen'
  end`;

const columns = (db: Db) => db`
  p.id, p.order_id, p.seller_id, o.number, p.order_status, p.packed_at, o.paid_at, p.tracking_id, p.carrier,
  o.shipping_name as name, o.shipping_city as city, o.shipping_state as state, o.shipping_pincode as pincode,
  o.shipping_phone as phone, ${lateness(db)} as late`;

/** Cancelled parcels that the carrier has nevertheless: it fetched them before. */
const recalled = (db: Db) => db`
  select w.id from shipments h join order_parcels w on w.id = h.parcel_id
  where h.state in ('picked-up', 'failed') and w.order_status = 'Cancelled'`;

/** Parcels for which the carrier charges more weight than was booked, and their seller has not answered. */
const overweight = (db: Db) => db`
  select h.parcel_id from shipments h where h.charged_grams > h.grams and h.weight_answer is null`;

const isIn = (db: Db, stage: WorkStage) => {
  switch (stage) {
    case 'to-pack':
      return db`p.order_status = 'Processing' and p.packed_at is null and not ${isOnHold(db, db`o.id`)}`;
    case 'to-ship':
      return db`p.order_status = 'Processing' and p.packed_at is not null and not ${isOnHold(db, db`o.id`)}`;
    case 'on-the-way':
      return db`(p.order_status = 'Shipped' or p.id = any(array(${recalled(db)})) or p.id = any(array(${overweight(db)})))`;
  }
};

const matches = (db: Db, { sellerId, stage, number }: Omit<WorkQuery, 'after' | 'limit'>) => db`
  o.paid_at is not null and o.payment_status in ('Paid', 'Refunded')
  and (${sellerId}::uuid is null or p.seller_id = ${sellerId})
  and ${stage === null ? db`o.number = ${number}` : isIn(db, stage)}`;

/** A parcel that waits for an answer: its delivery failed, it was cancelled, or the carrier charges more weight. */
const waits = (db: Db) =>
  db`((s.state is not distinct from 'failed' or p.order_status = 'Cancelled') and s.asked is null
    or coalesce(s.charged_grams > s.grams and s.weight_answer is null, false))`;

/** First what waits for an answer, then what is late, then the rest. */
const urgency = (db: Db) => db`(case when ${waits(db)} then 0 when ${lateness(db)} is not null then 1 else 2 end)`;

/** A page of parcels: failed deliveries, late ones, then those that are due first; and how many there are. */
export async function listWork(db: Db, query: WorkQuery): Promise<{ rows: WorkRow[]; total: number }> {
  const { after, limit } = query;
  const rows = await db<WorkRow[]>`
    select ${columns(db)} from order_parcels p join orders o on o.id = p.order_id
      left join shipments s on s.parcel_id = p.id
    where ${matches(db, query)} and (${after}::uuid is null or (${urgency(db)}, o.paid_at, p.id) > (
      select ${urgency(db)}, o.paid_at, p.id from order_parcels p join orders o on o.id = p.order_id
        left join shipments s on s.parcel_id = p.id where p.id = ${after}))
    order by ${urgency(db)}, o.paid_at, p.id limit ${limit}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from order_parcels p join orders o on o.id = p.order_id where ${matches(db, query)}`;
  return { rows, total: count?.total ?? 0 };
}

export async function countWork(db: Db, { sellerId }: Scope): Promise<Record<WorkStage, number>> {
  const [row] = await db<{ toPack: number; toShip: number; onTheWay: number }[]>`
    select count(*) filter (where p.order_status = 'Processing' and p.packed_at is null)::int as to_pack,
      count(*) filter (where p.order_status = 'Processing' and p.packed_at is not null)::int as to_ship,
      count(*) filter (where p.order_status in ('Shipped', 'Delivered', 'Cancelled'))::int as on_the_way
    from order_parcels p join orders o on o.id = p.order_id
    where (p.order_status = 'Processing' and not ${isOnHold(db, db`o.id`)} or p.order_status = 'Shipped' or p.id = any(array(${recalled(db)}))
      or p.id = any(array(${overweight(db)}))) and o.paid_at is not null
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

/** How many parcels on their way need their seller: late ones, and those that wait for an answer. */
export async function countTroubled(db: Db, sellerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from order_parcels p join orders o on o.id = p.order_id
      left join shipments s on s.parcel_id = p.id
    where ${matches(db, { sellerId, stage: 'on-the-way', number: null })}
      and (${waits(db)} or ${lateness(db)} is not null)`;
  return row?.count ?? 0;
}

export async function findWork(db: Db, parcelId: string): Promise<WorkRow | undefined> {
  const [row] = await db<WorkRow[]>`
    select ${columns(db)} from order_parcels p join orders o on o.id = p.order_id
      left join shipments s on s.parcel_id = p.id
    where p.id = ${parcelId} and o.paid_at is not null`;
  return row;
}

/** Notes that a parcel is packed, or is not any more. */
export async function setPacked(tx: Db, parcelId: string, isPacked: boolean) {
  await tx`
    update order_parcels set packed_at = case when ${isPacked} then coalesce(packed_at, now()) end where id = ${parcelId}`;
}
