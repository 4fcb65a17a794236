import type { Db } from '@aaram/runtime/db';

/** How much of the money that a credit was issued for went back, and how much of the credit was taken for it, in paise. */
export type MoneyBehind = { gonePaise: number; takenPaise: number };

/** The same, with `lostPaise`: what the credit has lost without being spent, for any reason. */
export async function findMoneyBehind(db: Db, creditId: string): Promise<MoneyBehind & { lostPaise: number }> {
  const [row] = await db<(MoneyBehind & { lostPaise: number })[]>`
    select gone_paise, taken_paise,
      (select coalesce(-sum(m.delta_paise), 0)::bigint from credit_movements m
        where m.credit_id = c.id and m.kind in ('expired', 'withdrawn')) as lost_paise
    from credits c where c.id = ${creditId}`;
  return row ?? { gonePaise: 0, takenPaise: 0, lostPaise: 0 };
}

export async function setMoneyBehind(tx: Db, creditId: string, { gonePaise, takenPaise }: MoneyBehind) {
  await tx`update credits set gone_paise = ${gonePaise}, taken_paise = ${takenPaise} where id = ${creditId}`;
}

export async function setFrozen(tx: Db, creditId: string, isFrozen: boolean) {
  await tx`
    update credits set frozen_at = case when ${isFrozen} then coalesce(frozen_at, now()) end where id = ${creditId}`;
}

/** The gift card that an order has bought, if it was issued. */
export async function findCardOf(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db<{ creditId: string | null }[]>`
    select credit_id from gift_cards where order_id = ${orderId}`;
  return row?.creditId ?? undefined;
}

/** The credit notes that paid these refunds, the newest first, with what they were issued with, in paise. */
export const findNotesOf = (db: Db, refundIds: readonly string[]): Promise<{ id: string; issuedPaise: number }[]> =>
  db<{ id: string; issuedPaise: number }[]>`
    select c.id, m.delta_paise as issued_paise from credits c
    join credit_movements m on m.credit_id = c.id and m.kind = 'issued'
    where c.refund_id = any(${[...refundIds]}) order by c.id desc`;

/** The orders that hold money of a credit or have spent it, the newest use first, in paise. */
export const findCreditUsers = (db: Db, creditId: string): Promise<{ orderId: string; paise: number }[]> =>
  db<{ orderId: string; paise: number }[]>`
    select order_id, -sum(delta_paise)::bigint as paise from credit_movements
    where credit_id = ${creditId} and order_id is not null
    group by order_id having sum(delta_paise) < 0 order by max(id::text) desc`;
