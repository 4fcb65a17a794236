import type { Db, Part } from '@aaram/runtime/db';

/** Why an order is not sent until a person decides. `paise` is what may be lost of it. */
export type HoldRow = {
  orderId: string;
  /** The order whose money went back or is disputed; the order itself when its own payment is. */
  sourceOrderId: string;
  /** Null when the money has gone back. */
  disputeId: string | null;
  paise: number;
  ending: 'released' | 'cancelled' | 'cleared' | null;
  /** Why staff reported what is printed; null for a hold about money. */
  report: string | null;
};
export type NewHold = Omit<HoldRow, 'ending' | 'report'>;

/** Places a hold; more money of the same cause adds to it, and it waits for a decision again. */
export async function placeHold(tx: Db, { orderId, sourceOrderId, disputeId, paise }: NewHold) {
  await tx`
    insert into order_holds (order_id, source_order_id, dispute_id, paise)
    values (${orderId}, ${sourceOrderId}, ${disputeId}, ${paise})
    on conflict (order_id, source_order_id, coalesce(dispute_id, '')) do update
      set paise = order_holds.paise + excluded.paise, ended_at = null, ending = null, ended_by = null, reason = null`;
}

/** Puts an order on hold for what is printed on it; a later report waits for a decision again. */
export async function placeReport(
  tx: Db,
  { orderId, report, paise }: { orderId: string; report: string; paise: number },
) {
  await tx`
    insert into order_holds (order_id, source_order_id, paise, report)
    values (${orderId}, ${orderId}, ${Math.max(1, paise)}, ${report})
    on conflict (order_id, source_order_id, coalesce(dispute_id, '')) do update
      set report = excluded.report, ended_at = null, ending = null, ended_by = null, reason = null`;
}

/** All holds of these orders, and those that money of these orders caused elsewhere, oldest first. */
export const findHolds = (db: Db, orderIds: readonly string[]): Promise<HoldRow[]> =>
  db<HoldRow[]>`
    select order_id, source_order_id, dispute_id, paise, ending, report from order_holds
    where order_id = any(${[...orderIds]}::uuid[]) or source_order_id = any(${[...orderIds]}::uuid[])
    order by placed_at, id`;

/** What is held of each order for the money of one order, in paise; not what the bank has cleared. */
export async function sumHeldFor(tx: Db, sourceOrderId: string): Promise<Map<string, number>> {
  const rows = await tx<{ orderId: string; paise: number }[]>`
    select order_id, sum(paise)::bigint as paise from order_holds
    where source_order_id = ${sourceOrderId} and ending is distinct from 'cleared' and report is null group by order_id`;
  return new Map(rows.map(({ orderId, paise }) => [orderId, paise]));
}

/** Whether an order may not be sent now; `id` is its column. */
export const isOnHold = (db: Db, id: Part) =>
  db`exists (select from order_holds h where h.order_id = ${id} and h.ended_at is null)`;

/** Those of these orders that may not be sent now. */
export async function findHeld(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ orderId: string }[]>`
    select distinct order_id from order_holds where order_id = any(${[...orderIds]}::uuid[]) and ended_at is null`;
  return new Set(rows.map(({ orderId }) => orderId));
}

type End = { ending: 'released' | 'cancelled'; actorId: string; reason: string };

/** Ends the open holds of an order by a person's decision; returns how much they held, in paise, or undefined without any. */
export async function endHolds(tx: Db, orderId: string, { ending, actorId, reason }: End): Promise<number | undefined> {
  const rows = await tx<{ paise: number }[]>`
    update order_holds set ended_at = now(), ending = ${ending}, ended_by = ${actorId}, reason = ${reason}
    where order_id = ${orderId} and ended_at is null returning paise`;
  return rows.length === 0 ? undefined : rows.reduce((sum, { paise }) => sum + paise, 0);
}

/** Ends the holds of an order that is cancelled as a whole: nothing is left to decide. */
export async function dropHolds(tx: Db, orderId: string) {
  await tx`update order_holds set ended_at = now(), ending = 'cancelled' where order_id = ${orderId} and ended_at is null`;
}

/** Ends the holds of a dispute that the store has won, or that was withdrawn. What a person has decided stays. */
export async function clearHolds(tx: Db, disputeId: string) {
  await tx`
    update order_holds set ended_at = now(), ending = 'cleared' where dispute_id = ${disputeId} and ended_at is null`;
}

/** How many orders wait for a decision: those with a parcel of one seller, or all. */
export async function countHeldOrders(db: Db, sellerId: string | null): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(distinct h.order_id)::int as count from order_holds h
    where h.ended_at is null and (${sellerId}::uuid is null
      or exists (select from order_parcels p where p.order_id = h.order_id and p.seller_id = ${sellerId}))`;
  return row?.count ?? 0;
}
