import type { Db } from '#db/pool.ts';
import type { HeldPrice } from '#modules/catalog/index.ts';

/** A price that has fallen below what a shopper knows of. */
export type Fall = { userId: string; productId: string; savedPaise: number };
type Noted = Fall & { isFall: boolean };
/** `restHours`: after being told of falls, a shopper is told of no more for so long; they wait. */
type Take = { prices: readonly HeldPrice[]; restHours: number; shoppers: number };

/**
 * Notes which prices some shoppers know of by now, and returns what they are to be told; `isDone` when nobody is left.
 * A rise is noted too, so that a later fall counts again; nothing above the price at which it was saved is a fall.
 */
export async function takeFalls(
  db: Db,
  { prices, restHours, shoppers }: Take,
): Promise<{ falls: Fall[]; isDone: boolean }> {
  const ids = prices.map(({ productId }) => productId);
  const rows = await db<Noted[]>`
    with due as (
      select w.user_id, w.product_id, w.told_paise, least(p.paise, w.saved_paise) as paise
      from wishlist_items w
      join unnest(${ids}::uuid[], ${prices.map(({ paise }) => paise)}::int[]) as p (product_id, paise) using (product_id)
      where w.told_paise <> least(p.paise, w.saved_paise)
        and (w.told_paise < p.paise or not exists (
          select from wishlist_items o
          where o.user_id = w.user_id and o.told_at > now() - make_interval(hours => ${restHours})))
    ), shoppers as (
      select distinct user_id from due order by user_id limit ${shoppers}
    ), taken as (
      select w.user_id, w.product_id from wishlist_items w
      where (w.user_id, w.product_id) in (select user_id, product_id from due join shoppers using (user_id))
      order by w.user_id, w.product_id for update skip locked
    )
    update wishlist_items w set told_paise = due.paise,
      told_at = case when due.paise < due.told_paise then now() else w.told_at end
    from due join taken using (user_id, product_id)
    where w.user_id = due.user_id and w.product_id = due.product_id and w.told_paise = due.told_paise
    returning w.user_id, w.product_id, w.saved_paise, due.paise < due.told_paise as is_fall`;
  return {
    falls: rows.filter(({ isFall }) => isFall),
    isDone: new Set(rows.map(({ userId }) => userId)).size < shoppers,
  };
}
