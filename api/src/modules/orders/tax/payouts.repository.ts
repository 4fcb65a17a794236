import type { Db } from '@aaram/runtime/db';

export type PayoutRow = {
  id: string;
  sellerId: string;
  amountPaise: number;
  reference: string;
  /** `2026-11-23` */
  paidOn: string;
  isWithdrawn: boolean;
};
export type NewPayout = Pick<PayoutRow, 'sellerId' | 'amountPaise' | 'reference' | 'paidOn'>;

const columns = (db: Db) => db`
  id, seller_id, amount_paise, reference, to_char(paid_on, 'YYYY-MM-DD') as paid_on, withdrawn_at is not null as is_withdrawn`;

/** Locks a seller's row in the accounts, so that payouts come one after the other; false for a seller without sales. */
export async function lockAccount(tx: Db, sellerId: string): Promise<boolean> {
  const { count } = await tx`select from tax_sellers where seller_id = ${sellerId} for update`;
  return count > 0;
}

export async function findByReference(
  db: Db,
  { sellerId, reference }: Pick<NewPayout, 'sellerId' | 'reference'>,
): Promise<PayoutRow | undefined> {
  const [row] = await db<PayoutRow[]>`
    select ${columns(db)} from payouts
    where seller_id = ${sellerId} and reference = ${reference} and withdrawn_at is null`;
  return row;
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db<PayoutRow[]>`select ${columns(db)} from payouts where id = ${id}`;
  return row;
}

export async function insertPayout(tx: Db, payout: NewPayout, recordedBy: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`insert into payouts ${tx([{ ...payout, recordedBy }])} returning id`;
  return row?.id ?? '';
}

export async function withdrawPayout(tx: Db, id: string, by: string) {
  await tx`update payouts set withdrawn_at = now(), withdrawn_by = ${by} where id = ${id} and withdrawn_at is null`;
}

/** The payouts up to the end of a month that were not withdrawn, of a seller or of all. */
export const findPayouts = (
  db: Db,
  { sellerId, month }: { sellerId: string | null; month: string },
): Promise<PayoutRow[]> =>
  db<PayoutRow[]>`
    select ${columns(db)} from payouts
    where withdrawn_at is null and (${sellerId}::uuid is null or seller_id = ${sellerId})
      and paid_on >= ${`${month}-01`}::date and paid_on < ${`${month}-01`}::date + interval '1 month'
    order by paid_on, id`;

/** What was paid out in each month up to one, to a seller or to all. */
export const sumPayoutMonths = (
  db: Db,
  { sellerId, month }: { sellerId: string | null; month: string },
): Promise<{ month: string; paise: number }[]> =>
  db`
    select to_char(paid_on, 'YYYY-MM') as month, sum(amount_paise)::bigint as paise from payouts
    where withdrawn_at is null and (${sellerId}::uuid is null or seller_id = ${sellerId})
      and paid_on < ${`${month}-01`}::date + interval '1 month'
    group by 1`;

/** What was paid out before a month and in it, by seller. */
export const sumPayouts = (
  db: Db,
  { sellerId, month }: { sellerId: string | null; month: string },
): Promise<{ sellerId: string; beforePaise: number; inPaise: number }[]> =>
  db`
    select seller_id,
      coalesce(sum(amount_paise) filter (where paid_on < ${`${month}-01`}::date), 0)::bigint as before_paise,
      coalesce(sum(amount_paise) filter (where paid_on >= ${`${month}-01`}::date), 0)::bigint as in_paise
    from payouts
    where withdrawn_at is null and (${sellerId}::uuid is null or seller_id = ${sellerId})
      and paid_on < ${`${month}-01`}::date + interval '1 month'
    group by seller_id`;
