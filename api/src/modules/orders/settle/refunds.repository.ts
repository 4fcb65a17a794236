import type { Db } from '@aaram/runtime/db';
import { providerOf } from '../order.repository.ts';

/** Money to refund; without `parcelId` a whole payment that did not pay an order, with `returnId` single pieces. */
type NewRefund = {
  paymentId: string;
  orderId: string;
  amountPaise: number;
  parcelId?: string;
  returnId?: string;
  delaySeconds?: number;
};

/**
 * Stores a debt and returns its id; `delaySeconds` leaves time to undo it. A whole payment is refunded only once: then
 * there is no new one.
 */
export async function oweRefund(db: Db, refund: NewRefund): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into refunds (provider, provider_payment_id, order_id, parcel_id, return_id, amount_paise, next_attempt_at)
    values (${providerOf(db, refund.orderId)}, ${refund.paymentId}, ${refund.orderId}, ${refund.parcelId ?? null}, ${refund.returnId ?? null}, ${refund.amountPaise},
      now() + make_interval(secs => ${refund.delaySeconds ?? 0}::float8))
    on conflict (provider_payment_id) where parcel_id is null do nothing returning id`;
  return row?.id;
}

/** Whether a refund `r` has a credit note; the kind lets an index find it. */
const hasCreditNote = (db: Db) =>
  db`exists (select from tax_documents d where d.refund_id = r.id and d.kind = 'credit-note')`;

/**
 * Withdraws refunds of these payments of parcels that the provider has certainly not been asked for, or has failed to make.
 * Those of single pieces stay, and those with a credit note: it was issued when the refund was made, which failed later.
 */
export async function withdrawRefunds(db: Db, paymentIds: readonly string[]) {
  await db`
    delete from refunds r where provider_payment_id = any(${[...paymentIds]}) and state = 'due' and return_id is null
      and not ${hasCreditNote(db)}`;
}

/**
 * Withdraws what is owed for a return, if none of it has begun: the provider was not asked, no refund was made there,
 * and no credit note names it. Returns whether it is owed no more. The caller locks the order.
 */
export async function withdrawReturn(db: Db, returnId: string): Promise<boolean> {
  const begun = await db`
    select 1 from refunds r where r.return_id = ${returnId}
      and (r.state <> 'due' or exists (select from refund_shares s where s.refund_id = r.id) or ${hasCreditNote(db)})`;
  if (begun.length > 0) {
    return false;
  }
  await db`delete from refunds where return_id = ${returnId}`;
  return true;
}

export type Debt = { paymentId: string; parcelId: string | null; paise: number };

/** What we owe or owed of these payments, in paise by payment and parcel; null is for a whole payment. */
export async function findOwed(db: Db, paymentIds: readonly string[]): Promise<Debt[]> {
  return db<Debt[]>`
    select provider_payment_id as payment_id, parcel_id, sum(amount_paise)::bigint as paise from refunds
    where provider_payment_id = any(${[...paymentIds]}) group by provider_payment_id, parcel_id`;
}

/** How much of these payments was refunded, in paise, and whether a refund of them failed. */
export async function sumRefunded(
  db: Db,
  paymentIds: readonly string[],
): Promise<{ paise: number; hasFailed: boolean }> {
  const [row] = await db<{ paise: number; hasFailed: boolean }[]>`
    select coalesce(sum(amount_paise) filter (where status = 'processed'), 0)::bigint as paise,
      coalesce(bool_or(status = 'failed'), false) as has_failed
    from provider_refunds where provider_payment_id = any(${[...paymentIds]})`;
  return row ?? { paise: 0, hasFailed: false };
}

/** What is or was owed for these parcels, in paise. */
export async function sumOwed(db: Db, parcelIds: readonly string[]): Promise<number> {
  const [row] = await db<{ paise: number }[]>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from refunds where parcel_id = any(${[...parcelIds]}::uuid[])`;
  return row?.paise ?? 0;
}

/**
 * Whether the refund of one of these parcels, or of their order's whole payment, has begun: the provider was asked and
 * has not refused, a refund was made there, or a credit note names it.
 */
export async function hasRefundBegun(db: Db, orderId: string, parcelIds: readonly string[]): Promise<boolean> {
  const rows = await db`
    select 1 from refunds r join orders o on o.id = r.order_id
    where r.order_id = ${orderId} and (
      (r.parcel_id = any(${[...parcelIds]}::uuid[]) and r.return_id is null
        and (r.state <> 'due' or exists (select from refund_shares s where s.refund_id = r.id)
          or ${hasCreditNote(db)}))
      or (r.parcel_id is null and r.provider_payment_id = o.provider_payment_id)) limit 1`;
  return rows.length > 0;
}

/** Money that was refunded and that the shopper has not been notified of yet. */
export type DoneRefund = {
  id: string;
  orderId: string;
  parcelId: string | null;
  returnId: string | null;
  amountPaise: number;
};

/** Returns the refunds of a payment that the shopper has not been notified of, and marks them as announced. */
export async function takeUntold(db: Db, paymentId: string): Promise<DoneRefund[]> {
  return db<DoneRefund[]>`
    update refunds set told = true where provider_payment_id = ${paymentId} and state = 'done' and not told
    returning id, order_id, parcel_id, return_id, amount_paise`;
}

/** Marks a refund as announced, so that no mail is sent about it. */
export async function markAnnounced(db: Db, id: string) {
  await db`update refunds set told = true where id = ${id}`;
}

/** A refund of pieces or a parcel that was made; of a return with its line and pieces. */
export type UncreditedRefund = {
  id: string;
  parcelId: string;
  returnId: string | null;
  lineId: string | null;
  quantity: number | null;
  amountPaise: number;
};

/** The refunds of an invoiced order that were made and have no credit note yet, oldest first. */
export async function findUncredited(db: Db, orderId: string): Promise<UncreditedRefund[]> {
  return db<UncreditedRefund[]>`
    select r.id, r.parcel_id, r.return_id, t.line_id, t.quantity, r.amount_paise
    from refunds r left join returns t on t.id = r.return_id
    where r.order_id = ${orderId} and r.parcel_id is not null and r.state = 'done'
      and exists (select from tax_documents d where d.order_id = r.order_id and d.kind = 'invoice')
      and not ${hasCreditNote(db)}
    order by r.created_at, r.id`;
}
