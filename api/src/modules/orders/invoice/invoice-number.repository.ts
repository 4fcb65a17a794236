import type { Db } from '#db/pool.ts';

/**
 * The next invoice number of the financial year of `at`, by default now (April to March, in India), such as
 * `AAR/26-27/000041`: at most 16 characters, as GST rules require. The counter's row stays locked until the transaction
 * ends, so no number is skipped.
 */
export async function takeInvoiceNumber(db: Db, at?: Date): Promise<string> {
  const [row] = await db<{ year: string; number: number }[]>`
    with today as (select (coalesce(${at ?? null}::timestamptz, now()) at time zone 'Asia/Kolkata' - interval '3 months')::date as start),
    year as (select to_char(start, 'YY') || '-' || to_char(start + interval '1 year', 'YY') as name from today)
    insert into invoice_counters as c (financial_year, last_number) select name, 1 from year
    on conflict (financial_year) do update set last_number = c.last_number + 1
    returning financial_year as year, last_number as number`;
  return `AAR/${row?.year ?? ''}/${String(row?.number ?? 0).padStart(6, '0')}`;
}
