import type { Db } from '#db/pool.ts';

/** An order the provider is to be asked about. */
export type DueOrder = { id: string; providerOrderId: string | null };

/** So long an unanswered call to the provider may still be under way. */
const STRAY_MINUTES = 10;

/**
 * Whether the provider can no longer make an order for one of ours that was given up because it did not answer: then
 * nothing can ever come of it.
 */
export async function isStray(db: Db, id: string): Promise<boolean> {
  const rows = await db`
    select 1 from orders o
    where o.id = ${id} and o.provider_order_id is null and o.order_status = 'Cancelled' and o.payment_status = 'Failed'
      and o.created_at < now() - make_interval(mins => ${STRAY_MINUTES})
      and exists (select from order_events e where e.order_id = o.id and e.source = 'unanswered')`;
  return rows.length > 0;
}

/**
 * How long until an order is looked at again: soon while its pieces are held, then ever more rarely for a week,
 * since late money may still come; once more a day after it was paid. Never past the moment its hold ends.
 */
const nextCheck = (db: Db) => db`
  case
    when payment_status in ('Paid', 'Refunded') then case when now() - created_at < interval '1 day' then now() + interval '1 day' end
    when held_until > now() then least(held_until, now() + case
      when now() - created_at < interval '5 minutes' then interval '1 minute' else interval '3 minutes' end)
    when now() - created_at < interval '1 hour' then now() + interval '2 minutes'
    when now() - created_at < interval '1 day' then now() + interval '30 minutes'
    when now() - created_at < interval '7 days' then now() + interval '6 hours'
  end`;

/** Takes orders whose check is due; nobody else gets them before their next one. */
export async function claimDueOrders(db: Db, limit: number): Promise<DueOrder[]> {
  return db<DueOrder[]>`
    update orders set next_check_at = ${nextCheck(db)}, checked_at = now()
    where id in (
      select id from orders where next_check_at <= now() order by next_check_at limit ${limit} for update skip locked)
    returning id, provider_order_id`;
}

/** Takes one unsettled order unless it was looked at less than so many seconds ago; with 0 whatever others do with it. */
export async function claimOrder(db: Db, id: string, pauseSeconds: number): Promise<DueOrder | undefined> {
  const [order] = await db<DueOrder[]>`
    update orders set checked_at = now()
    where id = ${id} and payment_status in ('Initiated', 'Pending', 'Failed') and provider_order_id is not null
      and provider_payment_id is null
      and (${pauseSeconds === 0} or checked_at is null
        or checked_at < now() - make_interval(secs => ${pauseSeconds}::float8))
    returning id, provider_order_id`;
  return order;
}

/** Whether an order's hold is over, and since how many seconds, by the database's clock; undefined while it is not. */
export async function findOverdueSeconds(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db<{ seconds: number }[]>`
    select extract(epoch from now() - held_until)::float as seconds from orders
    where id = ${id} and held_until <= now() and order_status = 'Pending' and payment_status in ('Initiated', 'Pending')`;
  return row?.seconds;
}

/** Has an order looked at as soon as possible. */
export async function hastenCheck(db: Db, id: string) {
  await db`update orders set next_check_at = now() where id = ${id} and provider_payment_id is null`;
}
