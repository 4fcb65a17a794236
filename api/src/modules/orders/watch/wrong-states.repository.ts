import type { Db } from '@aaram/runtime/db';

/** How many rows there are of each state that must never be. */
export type WrongOrders = {
  /** Orders whose payment should have been asked for long ago. */
  unasked: number;
  /** Refunds that should have been tried again long ago. */
  unrefunded: number;
  /** Orders whose lines are not their total, or whose charges are not what is to pay. */
  sums: number;
  /** Paid orders without an invoice. */
  invoices: number;
};

/**
 * Counts what must never be: work that is ten minutes late, and faults of the newest thousand orders, each of which was
 * among them once. The figures stand in the text, so that the database plans with them and reads by its indexes.
 */
export async function countWrongOrders(db: Db): Promise<WrongOrders> {
  const [row] = await db<WrongOrders[]>`
    with recent as materialized (
      select id, kind, payment_status, invoice_number, total_paise, gst_paise, delivery_paise, payable_paise, price_rule
      from orders order by created_at desc, id desc limit 1000)
    select
      (select count(*) from (select from orders
        where next_check_at < now() - interval '10 minutes' order by next_check_at limit 1000) as late)::int as unasked,
      (select count(*) from (select from refunds
        where state <> 'done' and next_attempt_at < now() - interval '10 minutes'
        order by next_attempt_at limit 1000) as late)::int as unrefunded,
      (select count(*) from recent r
        where r.kind = 'goods' and (r.payable_paise <> r.total_paise + r.delivery_paise + case when r.price_rule = 'inclusive' then 0 else r.gst_paise end
          or r.total_paise <> (select coalesce(sum(l.unit_paise * l.quantity), 0) from order_lines l where l.order_id = r.id))
      )::int as sums,
      (select count(*) from recent r where r.kind = 'goods' and r.payment_status = 'Paid' and r.invoice_number is null)::int as invoices`;
  return row ?? { unasked: 0, unrefunded: 0, sums: 0, invoices: 0 };
}

/** A payment that the provider reported as captured, by its own ids. */
export type ReportedPayment = { providerOrderId: string; providerPaymentId: string };

/** How many of these payments of our orders are in no book: they paid nothing and do not go back. */
export async function countUnsettled(db: Db, reported: readonly ReportedPayment[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(distinct reported.payment_id)::int as count
    from unnest(${reported.map((one) => one.providerOrderId)}::text[], ${reported.map((one) => one.providerPaymentId)}::text[])
      as reported (order_id, payment_id)
    join orders o on o.provider_order_id = reported.order_id
    where not exists (select from orders p where p.provider_payment_id = reported.payment_id)
      and not exists (select from refunds r where r.provider_payment_id = reported.payment_id)
      and not exists (select from payment_mismatches m where m.provider_payment_id = reported.payment_id)`;
  return row?.count ?? 0;
}
