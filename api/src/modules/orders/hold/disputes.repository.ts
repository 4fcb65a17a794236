import type { Db } from '@aaram/runtime/db';
import { providerOf } from '../order.repository.ts';
import type { GatewayDispute } from '../payment-gateway.ts';

export type DisputeRow = Omit<GatewayDispute, 'paymentId'> & { orderId: string; providerPaymentId: string };

const columns = (db: Db) =>
  db`id, order_id, provider_payment_id, amount_paise, deducted_paise, phase, reason, status, respond_by`;

const isDecided = (db: Db) => db`payment_disputes.status in ('won', 'lost', 'closed')`;

/**
 * Stores what the provider says of a dispute now. A decided one stays as it was decided. Returns the status before and
 * now, or undefined when nothing changed.
 */
export async function putDispute(
  tx: Db,
  orderId: string,
  { id, paymentId, amountPaise, deductedPaise, phase, reason, status, respondBy }: GatewayDispute,
): Promise<{ before: string | null } | undefined> {
  const [former] = await tx<{ status: string }[]>`select status from payment_disputes where id = ${id} for update`;
  const rows = await tx`
    insert into payment_disputes (id, provider, order_id, provider_payment_id, amount_paise, deducted_paise, phase, reason, status, respond_by)
    values (${id}, ${providerOf(tx, orderId)}, ${orderId}, ${paymentId}, ${amountPaise}, ${deductedPaise}, ${phase}, ${reason}, ${status}, ${respondBy})
    on conflict (id) do update set deducted_paise = excluded.deducted_paise, phase = excluded.phase,
      reason = excluded.reason, status = excluded.status, respond_by = excluded.respond_by, updated_at = now()
      where not ${isDecided(tx)} returning 1`;
  return rows.length === 0 ? undefined : { before: former?.status ?? null };
}

/** The disputes of these orders, oldest first. */
export const findDisputes = (db: Db, orderIds: readonly string[]): Promise<DisputeRow[]> =>
  db<DisputeRow[]>`
    select ${columns(db)} from payment_disputes where order_id = any(${[...orderIds]}::uuid[]) order by created_at, id`;

/** Whether the provider has reported this of a dispute before. */
export async function isNewDispute(db: Db, { id, status }: Pick<GatewayDispute, 'id' | 'status'>): Promise<boolean> {
  const rows = await db`
    select from payment_disputes where id = ${id} and (status = ${status} or ${isDecided(db)})`;
  return rows.length === 0;
}

/** What is disputed of a payment and not decided, in paise. */
export async function sumDisputed(tx: Db, paymentId: string): Promise<number> {
  const [row] = await tx<{ paise: number }[]>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from payment_disputes
    where provider_payment_id = ${paymentId} and status in ('open', 'under_review')`;
  return row?.paise ?? 0;
}

/** The newest disputes, those that wait for an answer first, with the number and kind of their orders. */
export const listDisputes = (
  db: Db,
  most: number,
): Promise<(DisputeRow & { number: string; kind: 'goods' | 'gift-card' })[]> =>
  db<(DisputeRow & { number: string; kind: 'goods' | 'gift-card' })[]>`
    select d.id, d.order_id, d.provider_payment_id, d.amount_paise, d.deducted_paise, d.phase, d.reason, d.status,
      d.respond_by, o.number, o.kind
    from payment_disputes d join orders o on o.id = d.order_id
    order by d.status not in ('open', 'under_review'), d.respond_by, d.id desc limit ${most}`;

/** How many disputes wait for an answer, and until when the first one has to be answered. */
export async function countOpenDisputes(db: Db): Promise<{ count: number; dueAt: Date | null; late: number }> {
  const [row] = await db<{ count: number; dueAt: Date | null; late: number }[]>`
    select count(*)::int as count, min(respond_by) as due_at, count(*) filter (where respond_by < now())::int as late
    from payment_disputes where status = 'open'`;
  return row ?? { count: 0, dueAt: null, late: 0 };
}
