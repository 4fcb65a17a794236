import type { Db } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { OwnRow, ReadOwnRows } from '#db/own-rows.ts';
import * as common from '#texts/common.ts';

export const readOwnCredits: ReadOwnRows = (db, { id }, { after, limit }) => db<OwnRow[]>`
  select id as cursor, kind, code_tail as tail, (balance_paise / 100.0)::float8 as balance, expires_at, withdrawn_at, created_at
  from credits where owner_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export const readOwnCreditMovements: ReadOwnRows = async (db, { id }, { after, limit }) => {
  const rows = await db<(OwnRow & { order: string | null })[]>`
    select m.id as cursor, m.kind, (m.delta_paise / 100.0)::float8 as amount, m.order_number as "order", m.reason, m.at
    from credit_movements m join credits c on c.id = m.credit_id
    where c.owner_id = ${id} and (${after}::uuid is null or m.id > ${after}) order by m.id limit ${limit}`;
  return rows.map((row) => ({ ...row, order: row.order === null ? null : formatOrderNumber(row.order) }));
};

/** Gift cards that a shopper has bought, with what they wrote. */
export const readOwnGifts: ReadOwnRows = (db, { subjects }, { after, limit }) => db<OwnRow[]>`
  select order_id as cursor, recipient_name, recipient_email, sender_name, message as text from gift_cards
  where order_id = any(${[...subjects]}::uuid[]) and (${after}::uuid is null or order_id > ${after})
  order by order_id limit ${limit}`;

/**
 * Takes the buyer and their words out of the gift cards of these orders. Whom a card was sent to stays as long as it is
 * in no account, because its mail may have to be sent again; not where that is the buyer.
 */
export async function forgetGifts(tx: Db, orderIds: readonly string[], buyerEmail: string) {
  await tx`update gift_cards set sender_name = ${common.deletedAccount}, message = ''
    where order_id = any(${[...orderIds]}::uuid[])`;
  await tx`update gift_cards g set recipient_name = '', recipient_email = ''
    where order_id = any(${[...orderIds]}::uuid[]) and (lower(recipient_email) = lower(${buyerEmail}) or not exists (
      select from credits c where c.id = g.credit_id and c.owner_id is null and c.withdrawn_at is null))`;
}

/** What an account may still spend, in paise. */
export async function sumCreditOf(db: Db, userId: string): Promise<number> {
  const [row] = await db<{ paise: number }[]>`
    select coalesce(sum(balance_paise), 0)::bigint as paise from credits
    where owner_id = ${userId} and expires_at > now() and withdrawn_at is null and frozen_at is null`;
  return row?.paise ?? 0;
}
