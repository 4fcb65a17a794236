import type { Db } from '@aaram/runtime/db';
import { providerOf } from '../order.repository.ts';

/** A payment that does not match its order; `amount` is in the smallest unit of its currency. */
export type MismatchRow = { orderId: string; amount: number; currency: string; isCaptured: boolean };

/** Stores a payment that does not match its order; returns whether it is new. Once captured it stays captured. */
export async function putMismatch(
  db: Db,
  { providerPaymentId, orderId, amount, currency, isCaptured }: MismatchRow & { providerPaymentId: string },
): Promise<boolean> {
  const rows = await db`
    insert into payment_mismatches (provider, provider_payment_id, order_id, amount, currency, is_captured)
    values (${providerOf(db, orderId)}, ${providerPaymentId}, ${orderId}, ${amount}, ${currency}, ${isCaptured})
    on conflict (provider_payment_id) do update set is_captured = true
      where excluded.is_captured and not payment_mismatches.is_captured
    returning 1`;
  return rows.length > 0;
}

/** Whether a payment is known not to match its order. */
export async function isMismatch(db: Db, providerPaymentId: string): Promise<boolean> {
  const rows = await db`select 1 from payment_mismatches where provider_payment_id = ${providerPaymentId}`;
  return rows.length > 0;
}

export async function findMismatches(db: Db, orderIds: readonly string[]): Promise<MismatchRow[]> {
  return db<MismatchRow[]>`
    select order_id, amount, currency, is_captured from payment_mismatches
    where order_id = any(${[...orderIds]}::uuid[]) order by created_at, provider_payment_id`;
}

/** Money refunded at the provider that we did not owe, in paise by order. */
export async function findSurplus(db: Db, orderIds: readonly string[]): Promise<{ orderId: string; paise: number }[]> {
  return db<{ orderId: string; paise: number }[]>`
    select order_id, sum(paise)::bigint as paise from (
      select p.order_id, p.amount_paise - coalesce(
        (select sum(s.amount_paise) from refund_shares s where s.provider_refund_id = p.id), 0) as paise
      from provider_refunds p
      where p.order_id = any(${[...orderIds]}::uuid[]) and p.status <> 'failed'
    ) o where paise > 0 group by order_id`;
}

/** Amounts below `belowPaise` that we owe and have not refunded yet, in paise by order. */
export async function findSmallDebts(
  db: Db,
  orderIds: readonly string[],
  belowPaise: number,
): Promise<{ orderId: string; paise: number }[]> {
  return db<{ orderId: string; paise: number }[]>`
    select order_id, sum(left_paise)::bigint as paise from (
      select r.order_id, r.provider_payment_id, r.amount_paise
        - coalesce((select sum(s.amount_paise) from refund_shares s where s.refund_id = r.id), 0)::bigint as left_paise
      from refunds r where r.order_id = any(${[...orderIds]}::uuid[]) and r.state = 'due'
    ) o where left_paise > 0 group by order_id, provider_payment_id having sum(left_paise) < ${belowPaise}`;
}

/** Money about which the provider and our books do not agree; `amount` is in the smallest unit of its currency. */
export type MoneyGap = {
  id: string;
  orderId: string;
  kind: 'not-captured' | 'sent-back' | 'too-much' | 'overdue';
  amount: number;
  currency: string;
  at: Date;
};

/** The newest differences: payments of a wrong amount, refunds that we did not owe, and refunds that are days late. */
export const listMoneyGaps = (db: Db, limit: number): Promise<MoneyGap[]> =>
  db<MoneyGap[]>`
    select * from (
      (select provider_payment_id as id, order_id, case when is_captured then 'sent-back' else 'not-captured' end as kind,
        amount, currency, created_at as at
      from payment_mismatches order by created_at desc limit ${limit})
      union all
      (select p.id, p.order_id, 'too-much', p.amount_paise - coalesce(
          (select sum(s.amount_paise) from refund_shares s where s.provider_refund_id = p.id), 0)::bigint, 'INR', p.created_at
      from provider_refunds p
      where p.status <> 'failed' and p.amount_paise > coalesce(
        (select sum(s.amount_paise) from refund_shares s where s.provider_refund_id = p.id), 0)
      order by p.created_at desc limit ${limit})
      union all
      (select r.id, r.order_id, 'overdue', r.amount_paise, 'INR', r.created_at from refunds r
      where r.state <> 'done' and r.created_at < now() - interval '2 days' order by r.created_at desc limit ${limit})
    ) gaps order by at desc, id desc limit ${limit}`;
