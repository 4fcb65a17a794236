import type { Db } from '@aaram/runtime/db';

export type HeldPrice = { productId: string; paise: number };
type Held = { minutes: number; days: number };

/**
 * Prices that changed within some days and have held for some minutes since, in the order of the products' ids, after
 * this one. Removed products are left out.
 */
export const findHeldPrices = (
  db: Db,
  { minutes, days }: Held,
  after: string | null,
  limit: number,
): Promise<HeldPrice[]> =>
  db<HeldPrice[]>`select id as product_id, price_paise as paise from products
    where price_since <= now() - make_interval(mins => ${minutes})
      and price_since > now() - make_interval(days => ${days})
      and removed_at is null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`;
