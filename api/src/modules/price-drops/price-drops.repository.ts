import type { Db } from '@aaram/runtime/db';
import type { HeldPrice } from '#modules/catalog/index.ts';

/** A price that has fallen below what a shopper knows of. */
export type Fall = { userId: string; productId: string; savedPaise: number };
/** Lists of what shoppers have saved, with what it cost then and the price that they know of. */
export const lists = ['wishlist_items', 'saved_items'] as const;
type List = (typeof lists)[number];

type Noted = Fall & { isFall: boolean };
/** `restHours`: after a message about falls, a shopper gets no more for so long; falls wait. */
type Take = { prices: readonly HeldPrice[]; restHours: number; shoppers: number };

/**
 * Notes in a list which prices some shoppers know of by now, and returns what to send them; `isDone` when no shopper is
 * left. A rise is noted too, so that a later fall counts again; nothing above the price at which it was saved is a
 * fall.
 */
export async function takeFalls(
  db: Db,
  list: List,
  { prices, restHours, shoppers }: Take,
): Promise<{ falls: Fall[]; isDone: boolean }> {
  const ids = prices.map(({ productId }) => productId);
  const rows = await db<Noted[]>`
    with due as (
      select w.user_id, w.product_id, w.saved_paise, w.told_paise, least(p.paise, w.saved_paise) as paise
      from ${db(list)} w
      join unnest(${ids}::uuid[], ${prices.map(({ paise }) => paise)}::int[]) as p (product_id, paise) using (product_id)
      where w.told_paise <> least(p.paise, w.saved_paise)
        and (w.told_paise < p.paise or not exists (select from (
            select user_id, told_at from wishlist_items union all select user_id, told_at from saved_items) o
          -- Not what this transaction itself tells.
          where o.user_id = w.user_id and o.told_at > now() - make_interval(hours => ${restHours}) and o.told_at < now()))
    ), shoppers as (
      select distinct user_id from due order by user_id limit ${shoppers}
    ), taken as (
      select w.user_id, w.product_id from ${db(list)} w
      where (w.user_id, w.product_id) in (select user_id, product_id from due join shoppers using (user_id))
      order by w.user_id, w.product_id for update skip locked
    )
    update ${db(list)} w set told_paise = due.paise,
      told_at = case when due.paise < due.told_paise then now() else w.told_at end
    from due join taken using (user_id, product_id)
    where w.user_id = due.user_id and w.product_id = due.product_id and w.told_paise = due.told_paise
      and w.saved_paise = due.saved_paise
    returning w.user_id, w.product_id, w.saved_paise, due.paise < due.told_paise as is_fall`;
  return {
    falls: rows.filter(({ isFall }) => isFall),
    isDone: new Set(rows.map(({ userId }) => userId)).size < shoppers,
  };
}
