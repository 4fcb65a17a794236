import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';

export type WebhookEvent = {
  provider: string;
  /** Unlike that of every other provider. */
  eventId: string;
  /** In the provider's words. */
  kind: string;
  meaning: 'paid' | 'authorized' | 'refund' | 'dispute' | null;
  providerOrderId: string | null;
  providerPaymentId: string | null;
};

/** Stores a notification; false when it was received before. */
export async function rememberEvent(db: Db, event: WebhookEvent): Promise<boolean> {
  const rows = await db`
    insert into payment_events (provider, event_id, kind, meaning, provider_order_id, provider_payment_id)
    values (${event.provider}, ${event.eventId}, ${event.kind}, ${event.meaning}, ${event.providerOrderId}, ${event.providerPaymentId})
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

/** Whether a notification about this provider order has arrived. */
export async function wasNotified(db: Db, providerOrderId: string): Promise<boolean> {
  const rows = await db`select from payment_events where provider_order_id = ${providerOrderId} limit 1`;
  return rows.length > 0;
}

/** Most payments that are compared with the orders at a time. */
const MAX_REPORTED_EVENTS = 20_000;

/** The payments that the provider reported as captured: in the last two hours, but not in the last ten minutes. */
export const findReportedPayments = (db: Db) => db<{ providerOrderId: string; providerPaymentId: string }[]>`
  select provider_order_id, provider_payment_id from payment_events
  where received_at between now() - interval '2 hours' and now() - interval '10 minutes'
    and meaning = 'paid'
    and provider_order_id is not null and provider_payment_id is not null
  order by received_at desc limit ${MAX_REPORTED_EVENTS}`;
