import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Db } from '#db/pool.ts';

export type WebhookEvent = {
  eventId: string;
  kind: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
};

/** Stores a notification; false when it was received before. */
export async function rememberEvent(db: Db, event: WebhookEvent): Promise<boolean> {
  const rows = await db`
    insert into payment_events (event_id, kind, provider_order_id, provider_payment_id)
    values (${event.eventId}, ${event.kind}, ${event.providerOrderId}, ${event.providerPaymentId})
    on conflict (event_id) do nothing`;
  return rows.count > 0;
}

/** Deletes notifications too old to be sent again; their effects are stored with the orders. Returns how many. */
export const forgetOldEvents = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from payment_events where event_id = any(array(
      select event_id from payment_events where received_at < now() - make_interval(days => ${days})
      order by received_at limit ${most}))`,
  );

export type DueRefund = { id: string; orderId: string; providerPaymentId: string; attempts: number };

/** Claims refunds whose next attempt is due; the pause grows with each attempt. */
export async function claimDueRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  return db<DueRefund[]>`
    update refunds set attempts = attempts + 1,
      next_attempt_at = now() + least(interval '10 seconds' * power(2, least(attempts, 12)), interval '6 hours')
    where id in (
      select id from refunds where state <> 'done' and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, order_id, provider_payment_id, attempts`;
}
