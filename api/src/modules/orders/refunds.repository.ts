import type { Db } from '#db/pool.ts';

/** Money that goes back; without `parcelId` a whole payment that paid nothing. */
type NewRefund = { paymentId: string; orderId: string; amountPaise: number; parcelId?: string; delaySeconds?: number };

/** Notes that money is to be given back; `delaySeconds` leaves time to change one's mind. A whole payment goes once. */
export async function oweRefund(db: Db, refund: NewRefund) {
  await db`
    insert into refunds (provider_payment_id, order_id, parcel_id, amount_paise, next_attempt_at)
    values (${refund.paymentId}, ${refund.orderId}, ${refund.parcelId ?? null}, ${refund.amountPaise},
      now() + make_interval(secs => ${refund.delaySeconds ?? 0}::float8))
    on conflict (provider_payment_id) where parcel_id is null do nothing`;
}

/** Takes refunds of a payment back that nobody has begun. */
export async function withdrawRefunds(db: Db, paymentId: string) {
  await db`delete from refunds where provider_payment_id = ${paymentId} and state = 'due' and attempts = 0`;
}

/** What of a payment goes back or went, in paise by parcel; null is for the whole of it. */
export async function findOwed(db: Db, paymentId: string): Promise<{ parcelId: string | null; paise: number }[]> {
  return db<{ parcelId: string | null; paise: number }[]>`
    select parcel_id, sum(amount_paise)::bigint as paise from refunds
    where provider_payment_id = ${paymentId} group by parcel_id`;
}

/** How much of a payment has gone back, in paise. */
export async function sumRefunded(db: Db, paymentId: string): Promise<number> {
  const [row] = await db<{ paise: number }[]>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from refunds
    where provider_payment_id = ${paymentId} and state = 'done'`;
  return row?.paise ?? 0;
}

/** What goes back or went for these parcels, in paise. */
export async function sumOwed(db: Db, parcelIds: readonly string[]): Promise<number> {
  const [row] = await db<{ paise: number }[]>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from refunds where parcel_id = any(${[...parcelIds]}::uuid[])`;
  return row?.paise ?? 0;
}
