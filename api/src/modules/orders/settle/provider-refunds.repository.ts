import type { Db } from '@aaram/runtime/db';
import { providerOf } from '../order.repository.ts';
import type { GatewayRefund } from '../payment-gateway.ts';

const rank = (db: Db, status: unknown) =>
  db`array_position(array['pending', 'processed', 'failed'], ${status as string})`;

/**
 * Stores the current status of a provider's refund, never backwards: a failed one stays failed. Returns the status
 * before and now, or undefined when nothing changed.
 */
export async function putProviderRefund(
  db: Db,
  orderId: string,
  { id, paymentId, amountPaise, receipt, status }: GatewayRefund,
): Promise<{ before: string | null; now: string } | undefined> {
  // A refund from before we stored the provider's ids: its receipt identifies it.
  await db`update provider_refunds set id = ${id} where id = 'before-0056:' || ${receipt}::text`;
  const [former] = await db<{ status: string }[]>`select status from provider_refunds where id = ${id} for update`;
  const [row] = await db<{ status: string }[]>`
    insert into provider_refunds (id, provider, provider_payment_id, order_id, amount_paise, receipt, status)
    values (${id}, ${providerOf(db, orderId)}, ${paymentId}, ${orderId}, ${amountPaise}, ${receipt}, ${status})
    on conflict (id) do update set status = excluded.status
      where ${rank(db, db`excluded.status`)} > ${rank(db, db`provider_refunds.status`)}
    returning status`;
  return row === undefined ? undefined : { before: former?.status ?? null, now: row.status };
}

/** Debts that the provider's refunds have not paid yet, oldest first. */
export async function findUnpaidRefunds(db: Db, paymentId: string): Promise<{ id: string; leftPaise: number }[]> {
  return db<{ id: string; leftPaise: number }[]>`
    select id, left_paise from (
      select r.id, r.created_at,
        r.amount_paise - coalesce((select sum(s.amount_paise) from refund_shares s where s.refund_id = r.id), 0)::bigint
          as left_paise
      from refunds r where r.provider_payment_id = ${paymentId}
    ) o where left_paise > 0 order by created_at, id`;
}

/** Refunds, made or in progress, that are not matched to a debt, oldest first. */
export async function findUnclaimedRefunds(
  db: Db,
  paymentId: string,
): Promise<{ id: string; receipt: string | null; leftPaise: number }[]> {
  return db<{ id: string; receipt: string | null; leftPaise: number }[]>`
    select id, receipt, left_paise from (
      select p.id, p.receipt, p.created_at,
        p.amount_paise - coalesce((select sum(s.amount_paise) from refund_shares s where s.provider_refund_id = p.id), 0)::bigint
          as left_paise
      from provider_refunds p where p.provider_payment_id = ${paymentId} and p.status <> 'failed'
    ) o where left_paise > 0 order by created_at, id`;
}

/** Lets a provider's refund pay a part of a debt. */
export async function addShare(db: Db, share: { refundId: string; providerRefundId: string; amountPaise: number }) {
  await db`
    insert into refund_shares ${db(share)}
    on conflict (refund_id, provider_refund_id) do update
      set amount_paise = refund_shares.amount_paise + excluded.amount_paise`;
}

/** Marks debts as done when processed refunds pay them in full. */
export async function finishPaidRefunds(db: Db, paymentId: string) {
  await db`
    update refunds r set state = 'done'
    where r.provider_payment_id = ${paymentId} and r.state <> 'done' and r.amount_paise <= (
      select sum(s.amount_paise) from refund_shares s
      join provider_refunds p on p.id = s.provider_refund_id
      where s.refund_id = r.id and p.status = 'processed')`;
}

/** The receipt of a refund at the provider: its id, and from the second round on also the number of the round. */
const receiptOf = (db: Db) => db`case when r.round = 1 then r.id else r.id || '-' || r.round end`;

/**
 * Undoes what a failed refund of the provider had paid. Its debt is due again in a new round, because for the old
 * receipt the provider would only return the failed refund.
 */
export async function undoProviderRefund(
  db: Db,
  { id, receipt, delaySeconds }: { id: string; receipt: string | null; delaySeconds: number },
) {
  const again = db`state = 'due', next_attempt_at = now() + make_interval(secs => ${delaySeconds}::float8)`;
  await db`
    update refunds set ${again}
    where state = 'done' and id in (select refund_id from refund_shares where provider_refund_id = ${id})`;
  await db`delete from refund_shares where provider_refund_id = ${id}`;
  await db`update refunds r set round = r.round + 1, ${again} where ${receiptOf(db)} = ${receipt}`;
}

/** A refund to request: what is left of it, its receipt, and whether it was requested before. */
export type RefundAsk = {
  orderId: string;
  receipt: string;
  amountPaise: number;
  wasAsked: boolean;
  /** Whether it has waited so long that no larger refund will take it along any more. */
  isOverdue: boolean;
};

/** So many days an amount that is too small to be refunded alone waits for another one of its payment. */
const SMALL_REFUND_DAYS = 7;

export async function findRefundAsk(db: Db, id: string): Promise<RefundAsk | undefined> {
  const [row] = await db<RefundAsk[]>`
    select r.order_id, ${receiptOf(db)} as receipt, r.state = 'asked' as was_asked,
      r.created_at < now() - make_interval(days => ${SMALL_REFUND_DAYS}) as is_overdue,
      r.amount_paise - coalesce((select sum(s.amount_paise) from refund_shares s where s.refund_id = r.id), 0)::bigint
        as amount_paise
    from refunds r where r.id = ${id} and r.state <> 'done'`;
  return row;
}

/** Other open refunds of the same payment that are too small to be refunded alone. */
export async function findSmallRefunds(
  db: Db,
  { id, belowPaise }: { id: string; belowPaise: number },
): Promise<{ id: string; leftPaise: number; wasAsked: boolean }[]> {
  return db<{ id: string; leftPaise: number; wasAsked: boolean }[]>`
    select id, left_paise, was_asked from (
      select r.id, r.state = 'asked' as was_asked, r.amount_paise
        - coalesce((select sum(s.amount_paise) from refund_shares s where s.refund_id = r.id), 0)::bigint as left_paise
      from refunds r
      where r.state <> 'done' and r.id <> ${id}
        and r.provider_payment_id = (select provider_payment_id from refunds where id = ${id})
    ) o where left_paise > 0 and left_paise < ${belowPaise} order by id`;
}

/** Sets refunds to 'asked' before the provider is called, and back to 'due' when it certainly refused. */
export async function setRefundStates(db: Db, ids: readonly string[], state: 'due' | 'asked') {
  await db`update refunds set state = ${state} where id = any(${ids}) and state <> 'done'`;
}

/** Whether this refund is unknown to us, or has a new status. */
export async function isNewRefund(db: Db, { id, status }: Pick<GatewayRefund, 'id' | 'status'>): Promise<boolean> {
  const rows = await db`select 1 from provider_refunds where id = ${id} and (status = ${status} or status = 'failed')`;
  return rows.length === 0;
}

/**
 * What has left the store for a payment, in paise: by the provider, also what is still under way, and by credits of the
 * store's own (`pay-by-credit.ts`).
 */
export async function sumGone(db: Db, paymentId: string): Promise<{ providerPaise: number; storePaise: number }> {
  const [row] = await db<{ providerPaise: number; storePaise: number }[]>`
    select coalesce(sum(amount_paise) filter (where id not like 'store:%'), 0)::bigint as provider_paise,
      coalesce(sum(amount_paise) filter (where id like 'store:%'), 0)::bigint as store_paise
    from provider_refunds where provider_payment_id = ${paymentId} and status <> 'failed'`;
  return row ?? { providerPaise: 0, storePaise: 0 };
}

/** The ids of all refunds of an order. */
export async function findRefundIds(db: Db, orderId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from refunds where order_id = ${orderId}`;
  return rows.map(({ id }) => id);
}

/** The order that a payment belongs to: it paid the order, or is refunded for it. */
export async function findOrderOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const [row] = await db<{ orderId: string }[]>`
    select id as order_id from orders where provider_payment_id = ${paymentId}
    union all select order_id from refunds where provider_payment_id = ${paymentId} limit 1`;
  return row?.orderId;
}

export type DueRefund = {
  id: string;
  orderId: string;
  provider: string;
  providerPaymentId: string;
  attempts: number;
};

/** Claims refunds whose next attempt is due; the pause grows with each attempt. */
export async function claimDueRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    update refunds set attempts = attempts + 1,
      next_attempt_at = now() + least(interval '10 seconds' * power(2, least(attempts, 12)), interval '6 hours')
    where id in (
      select id from refunds where state <> 'done' and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, order_id, provider, provider_payment_id, attempts`;
}
