import type { Db } from '#db/pool.ts';
import type { DoneRefund } from '#modules/orders/index.ts';

export type WebhookEvent = {
  eventId: string;
  kind: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
};

/** Notes a notification; false when it had come before. */
export async function rememberEvent(db: Db, event: WebhookEvent): Promise<boolean> {
  const rows = await db`
    insert into payment_events (event_id, kind, provider_order_id, provider_payment_id)
    values (${event.eventId}, ${event.kind}, ${event.providerOrderId}, ${event.providerPaymentId})
    on conflict (event_id) do nothing`;
  return rows.count > 0;
}

export type DueRefund = { id: string; providerPaymentId: string; amountPaise: number; attempts: number };

/** Takes refunds that are due; each attempt puts the next one further off. */
export async function claimDueRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    update refunds set attempts = attempts + 1,
      next_attempt_at = now() + least(interval '10 seconds' * power(2, least(attempts, 12)), interval '6 hours')
    where id in (
      select id from refunds where state = 'due' and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, provider_payment_id, amount_paise, attempts`;
}

/**
 * The refund of ours that a provider's notification is about: the one it was asked for under `receipt`. One that a person
 * made at the provider is the one we owe of the same amount.
 */
export async function findRefund(
  db: Db,
  { paymentId, receipt, amountPaise }: { paymentId: string; receipt: string | null; amountPaise: number | null },
): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from refunds
    where provider_payment_id = ${paymentId} and state = 'due'
      and (id = ${receipt} or (amount_paise = ${amountPaise}::bigint
        and not exists (select from refunds where id = ${receipt} and provider_payment_id = ${paymentId})))
    order by id = ${receipt} desc nulls last, created_at limit 1`;
  return row?.id;
}

export async function findRefundedOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ orderId: string }[]>`select order_id from refunds where id = ${id}`;
  return row?.orderId;
}

/** Notes that the money went back; answers what did when this was news. */
export async function finishRefund(db: Db, id: string): Promise<DoneRefund | undefined> {
  const [row] = await db<DoneRefund[]>`
    update refunds set state = 'done' where id = ${id} and state = 'due'
    returning id, order_id, parcel_id, provider_payment_id, amount_paise`;
  return row;
}
