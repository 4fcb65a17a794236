import type { Db } from '#db/pool.ts';
import type { LineRow } from '../order.repository.ts';

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

/** Removes bought quantities from the shopper's cart; what was added since then stays. */
export async function removeBoughtFromCart(db: Db, userId: string, lines: readonly LineRow[]) {
  await db`
    with bought as (
      select product_id, size, raw_image, preview_image, sum(quantity)::int as quantity
      from unnest(${lines.map((line) => line.productId)}::uuid[], ${lines.map((line) => line.size)}::text[],
        ${lines.map((line) => line.rawImage)}::text[], ${lines.map((line) => line.previewImage)}::text[],
        ${lines.map((line) => line.quantity)}::int[]) as b (product_id, size, raw_image, preview_image, quantity)
      group by 1, 2, 3, 4
    ), used_up as (
      delete from cart_items c using bought b
      where c.user_id = ${userId} and c.product_id = b.product_id and c.size = b.size and c.quantity <= b.quantity
        and c.raw_image is not distinct from b.raw_image and c.preview_image is not distinct from b.preview_image
    )
    update cart_items c set quantity = c.quantity - b.quantity from bought b
    where c.user_id = ${userId} and c.product_id = b.product_id and c.size = b.size and c.quantity > b.quantity
      and c.raw_image is not distinct from b.raw_image and c.preview_image is not distinct from b.preview_image`;
}
