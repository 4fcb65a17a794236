import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { OwnRow, ReadOwnRows } from '#db/own-rows.ts';
import type { Db } from '#db/pool.ts';

export const readOwnCredits: ReadOwnRows = (db, { id }, { after, limit }) => db<OwnRow[]>`
  select id as place, kind, code_tail as tail, (balance_paise / 100.0)::float8 as balance, expires_at, withdrawn_at, created_at
  from credits where owner_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export const readOwnCreditMovements: ReadOwnRows = async (db, { id }, { after, limit }) => {
  const rows = await db<(OwnRow & { order: string | null })[]>`
    select m.id as place, m.kind, (m.delta_paise / 100.0)::float8 as amount, m.order_number as "order", m.reason, m.at
    from credit_movements m join credits c on c.id = m.credit_id
    where c.owner_id = ${id} and (${after}::uuid is null or m.id > ${after}) order by m.id limit ${limit}`;
  return rows.map((row) => ({ ...row, order: row.order === null ? null : formatOrderNumber(row.order) }));
};

/** What an account may still spend, in paise. */
export async function sumCreditOf(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ paise: number }[]>`
    select coalesce(sum(balance_paise), 0)::bigint as paise from credits
    where owner_id = ${userId} and expires_at > now() and withdrawn_at is null`;
  return row?.paise ?? 0;
}
