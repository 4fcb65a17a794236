import type { Db } from '#db/pool.ts';

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

export type DueRefund = { providerPaymentId: string; orderId: string; amountPaise: number; attempts: number };

/** Takes refunds that are due; each attempt puts the next one further off. */
export async function claimDueRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    update refunds set attempts = attempts + 1,
      next_attempt_at = now() + least(interval '10 seconds' * power(2, least(attempts, 12)), interval '6 hours')
    where provider_payment_id in (
      select provider_payment_id from refunds where state = 'due' and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked)
    returning provider_payment_id, order_id, amount_paise, attempts`;
}

/** Notes that the money went back; answers the order when this was news. */
export async function finishRefund(db: Db, providerPaymentId: string): Promise<string | undefined> {
  const [row] = await db<{ orderId: string }[]>`
    update refunds set state = 'done' where provider_payment_id = ${providerPaymentId} and state = 'due' returning order_id`;
  return row?.orderId;
}
