import type { Db } from '@aaram/runtime/db';
import type { Payout, ReturnKind, ReturnReason, ReturnState } from '@aaram/shared-domain/return';

/** The row of a return with what it says of its order and line. Money is in paise. */
export type ReturnRow = {
  id: string;
  orderId: string;
  orderNumber: string;
  userId: string;
  buyerName: string;
  parcelId: string;
  sellerId: string;
  lineId: string;
  productId: string;
  name: string;
  image: string | null;
  lineSize: string;
  unitPaise: number;
  hsn: string | null;
  kind: ReturnKind;
  state: ReturnState;
  quantity: number;
  reason: ReturnReason | null;
  comment: string;
  pictures: string[];
  size: string | null;
  feePaise: number;
  payout: Payout;
  goodsPaise: number;
  gstPaise: number | null;
  refundPaise: number | null;
  restocked: boolean | null;
  answer: string | null;
  trackingId: string | null;
  /** Of the booking that brings the pieces back. */
  pickupTrackingId: string | null;
  requestKey: string | null;
  requestedAt: Date;
  answerBy: Date | null;
  history: { state: ReturnState; at: string }[];
};

const selectReturns = (db: Db) => db`
  select r.id, r.order_id, o.number as order_number, o.user_id, o.buyer_name, r.parcel_id, l.seller_id, r.line_id,
    l.product_id, l.name, l.image, l.size as line_size, l.unit_paise, r.kind, r.state, r.quantity, r.reason, r.comment,
    r.pictures, r.size, r.fee_paise, r.payout, r.goods_paise, r.gst_paise, r.refund_paise, r.restocked, r.answer, r.tracking_id,
    r.pickup_tracking_id, l.hsn,
    r.request_key, r.requested_at, r.answer_by,
    (select json_agg(json_build_object('state', e.state, 'at', e.at) order by e.at, e.id)
      from return_events e where e.return_id = r.id) as history
  from returns r join orders o on o.id = r.order_id join order_lines l on l.id = r.line_id`;

/** All returns of an order, found by its lines, the newest first. Lock the order before you change one. */
export const findReturns = (db: Db, orderId: string): Promise<ReturnRow[]> =>
  db<ReturnRow[]>`
    ${selectReturns(db)}
    where r.line_id = any(array(select id from order_lines where order_id = ${orderId})) order by r.id desc`;

/** Which returns the panel lists: those to be answered, all that are open, or all. */
export type ReturnFilter = 'to-answer' | 'open' | 'all';

/** A page of returns and their number: open ones by their age, because of the clock, otherwise the newest first. */
export async function listReturns(
  db: Db,
  {
    sellerId,
    filter,
    after,
    limit,
  }: { sellerId: string | null; filter: ReturnFilter; after: string | null; limit: number },
): Promise<{ rows: ReturnRow[]; total: number }> {
  const states = {
    'to-answer': db`and r.state = 'requested'`,
    open: db`and r.state in ('requested', 'approved', 'picked-up', 'to-send')`,
    all: db``,
  }[filter];
  const own = sellerId === null ? db`` : db`and l.seller_id = ${sellerId}`;
  const page =
    filter === 'all'
      ? db`and (${after}::uuid is null or r.id < ${after}::uuid) order by r.id desc`
      : db`and (${after}::uuid is null or r.id > ${after}::uuid) order by r.id`;
  const rows = await db<ReturnRow[]>`
    ${selectReturns(db)} where r.kind in ('return', 'exchange') ${states} ${own} ${page} limit ${limit}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from returns r join order_lines l on l.id = r.line_id
    where r.kind in ('return', 'exchange') ${states} ${own}`;
  return { rows, total: count?.total ?? 0 };
}

/** How many returns wait for staff. */
export async function countOpenReturns(db: Db, sellerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from returns r join order_lines l on l.id = r.line_id
    where r.state in ('requested', 'approved', 'picked-up', 'to-send')
      and (${sellerId}::uuid is null or l.seller_id = ${sellerId})`;
  return row?.count ?? 0;
}

/** When the first request for a return has to be answered, and how many should have been by now. */
export async function readAnswerDeadline(
  db: Db,
  sellerId: string | null,
): Promise<{ dueAt: Date | null; late: number }> {
  const [row] = await db<{ dueAt: Date | null; late: number }[]>`
    select min(r.answer_by) as due_at, count(*) filter (where r.answer_by < now())::int as late
    from returns r join order_lines l on l.id = r.line_id
    where r.state = 'requested' and (${sellerId}::uuid is null or l.seller_id = ${sellerId})`;
  return row ?? { dueAt: null, late: 0 };
}

/** The order that a return belongs to. */
export async function findOrderOfReturn(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ orderId: string }[]>`select order_id from returns where id = ${id}`;
  return row?.orderId;
}

export type NewReturn = Pick<
  ReturnRow,
  'orderId' | 'parcelId' | 'lineId' | 'kind' | 'state' | 'quantity' | 'reason' | 'comment' | 'pictures' | 'size'
> &
  Pick<ReturnRow, 'feePaise' | 'payout' | 'goodsPaise' | 'gstPaise' | 'refundPaise' | 'requestKey'> &
  Partial<Pick<ReturnRow, 'answer'>>;

/** Stores a return; with `answerHours` by when it has to be answered. Returns its id. */
export async function insertReturn(db: Db, row: NewReturn, answerHours: number | null): Promise<string> {
  const [made] = await db<{ id: string }[]>`
    insert into returns ${db(row)} returning id`;
  const id = made?.id ?? '';
  if (answerHours !== null) {
    await db`update returns set answer_by = requested_at + make_interval(hours => ${answerHours}) where id = ${id}`;
  }
  return id;
}

export type ReturnChange = Partial<
  Pick<
    ReturnRow,
    'state' | 'goodsPaise' | 'gstPaise' | 'refundPaise' | 'restocked' | 'answer' | 'trackingId' | 'pickupTrackingId'
  >
>;

export async function changeReturn(db: Db, id: string, change: ReturnChange) {
  await db`update returns set ${db(change)} where id = ${id}`;
}

/** Records the current state of a return, and who caused it. */
export async function addReturnEvent(db: Db, event: { returnId: string; state: ReturnState; actorId: string }) {
  await db`insert into return_events ${db(event)}`;
}

/** Notes that pieces of a line are cancelled; a negative number takes it back. */
export async function cancelPieces(db: Db, lineId: string, pieces: number) {
  await db`update order_lines set cancelled = cancelled + ${pieces} where id = ${lineId}`;
}

/** What of these orders was cancelled or refunded singly, with its price and GST in paise. */
export const findSettled = (
  db: Db,
  orderIds: readonly string[],
): Promise<
  Pick<ReturnRow, 'orderId' | 'lineId' | 'state' | 'kind' | 'quantity' | 'goodsPaise' | 'gstPaise' | 'refundPaise'>[]
> =>
  db`
    select order_id, line_id, state, kind, quantity, goods_paise, gst_paise, refund_paise from returns
    where line_id = any(array(select id from order_lines where order_id = any(${[...orderIds]}::uuid[])))
      and state in ('cancelled', 'refunded')`;

/** Whether pieces of these parcels are on their way back, or have been settled: then the parcels keep their status. */
export async function hasBegunReturns(db: Db, parcelIds: readonly string[]): Promise<boolean> {
  const rows = await db`
    select 1 from returns where parcel_id = any(${[...parcelIds]}::uuid[]) and kind in ('return', 'exchange')
      and state not in ('withdrawn', 'refused', 'rejected') limit 1`;
  return rows.length > 0;
}
