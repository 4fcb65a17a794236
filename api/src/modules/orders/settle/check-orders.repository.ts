import type { Db } from '@aaram/runtime/db';

/** An order to ask the provider about. */
export type DueOrder = { id: string; provider: string; providerOrderId: string | null };
/** A due order that a process has claimed; `claimedUntil` names the claim. */
export type ClaimedOrder = DueOrder & { claimedUntil: Date };

/** A claim ends after this long: an order whose process was killed, or whose provider was away, is due again then. */
const CLAIM_SECONDS = 60;

/** For this long an unanswered call to the provider may still be in progress. */
const STRAY_MINUTES = 10;

/** Whether an unanswered order has no provider order and can no longer get one: then it can be deleted. */
export async function isStray(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    select 1 from orders o
    where o.id = ${id} and o.provider_order_id is null and o.order_status = 'Cancelled' and o.payment_status = 'Failed'
      and o.created_at < now() - make_interval(mins => ${STRAY_MINUTES})
      and exists (select from order_events e where e.order_id = o.id and e.source = 'unanswered')`;
  return rows.length > 0;
}

/**
 * When an order is checked next: soon while its pieces are held, then less and less often for a week, because late
 * payments are possible; once more a day after it was paid. Never later than the end of its hold. An unpaid link
 * has nothing to ask about before.
 */
const nextCheck = (db: Db) => db`
  case
    when payment_status in ('Paid', 'Refunded') then case when now() - created_at < interval '1 day' then now() + interval '1 day' end
    when held_until > now() and origin = 'link' and provider_order_id is null then held_until
    when held_until > now() then least(held_until, now() + case
      when now() - created_at < interval '5 minutes' then interval '1 minute' else interval '3 minutes' end)
    when now() - created_at < interval '1 hour' then now() + interval '2 minutes'
    when now() - created_at < interval '1 day' then now() + interval '30 minutes'
    when now() - created_at < interval '7 days' then now() + interval '6 hours'
  end`;

/** Claims orders whose check is due, for a minute; `endClaim` sets their next regular check. */
export async function claimDueOrders(db: Db, limit: number): Promise<ClaimedOrder[]> {
  // In milliseconds, so that the value comes back as it is.
  return db<ClaimedOrder[]>`
    update orders
    set next_check_at = date_trunc('milliseconds', now() + make_interval(secs => ${CLAIM_SECONDS})), checked_at = now()
    where id in (
      select id from orders where next_check_at <= now() order by next_check_at limit ${limit} for update skip locked)
    returning id, provider, provider_order_id, next_check_at as claimed_until`;
}

/** Sets the next regular check of an order that was checked, unless something else has set it meanwhile. */
export async function endClaim(db: Db, { id, claimedUntil }: Pick<ClaimedOrder, 'id' | 'claimedUntil'>) {
  await db`update orders set next_check_at = ${nextCheck(db)} where id = ${id} and next_check_at = ${claimedUntil}`;
}

/** Claims one unsettled order unless it was checked less than `pauseSeconds` ago; 0 claims it in any case. */
export async function claimOrder(db: Db, id: string, pauseSeconds: number): Promise<DueOrder | undefined> {
  const [order] = await db<DueOrder[]>`
    update orders set checked_at = now()
    where id = ${id} and payment_status in ('Initiated', 'Pending', 'Failed') and provider_order_id is not null
      and provider_payment_id is null
      and (${pauseSeconds === 0} or checked_at is null
        or checked_at < now() - make_interval(secs => ${pauseSeconds}::float8))
    returning id, provider, provider_order_id`;
  return order;
}

/** For how many seconds an order's hold has been over, by the database's clock; undefined while it is not over. */
export async function findOverdueSeconds(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db<{ seconds: number }[]>`
    select extract(epoch from now() - held_until)::float as seconds from orders
    where id = ${id} and held_until <= now() and order_status = 'Pending' and payment_status in ('Initiated', 'Pending')`;
  return row?.seconds;
}

/** Makes the check of an order due now. */
export async function hastenCheck(db: Db, id: string) {
  await db`update orders set next_check_at = now() where id = ${id} and provider_payment_id is null`;
}
