import type { Db } from '@aaram/runtime/db';
import type { OrderRef } from '#modules/credits/index.ts';
import type { OrderRow } from '../order.repository.ts';
import { drawNumber } from '../place/new-order.repository.ts';

type NewGiftOrder = {
  userId: string;
  buyerName: string;
  buyerEmail: string;
  paymentMethod: string;
  provider: string;
  paise: number;
  requestHash: string;
  idempotencyKey: string | null;
  releaseSet: string | null;
};

/** Stores the order of a gift card: without pieces, address, GST and hold. */
export async function insertGiftOrder(db: Db, order: NewGiftOrder): Promise<OrderRef> {
  const made = await drawNumber(async () => {
    const [row] = await db<OrderRef[]>`
      insert into orders (kind, user_id, buyer_name, buyer_email, payment_method, provider, total_paise, gst_paise, delivery_paise,
        payable_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
        request_hash, idempotency_key, release_set, holds_stock, next_check_at)
      values ('gift-card', ${order.userId}, ${order.buyerName}, ${order.buyerEmail}, ${order.paymentMethod}, ${order.provider}, ${order.paise}, 0, 0,
        ${order.paise}, '', '', '', '', '', '', ${order.requestHash}, ${order.idempotencyKey}, ${order.releaseSet}, false,
        now() + interval '1 minute')
      on conflict (number) do nothing returning id, number`;
    return row;
  });
  await db`
    insert into order_events (order_id, order_status, payment_status, source, actor_id)
    values (${made.id}, 'Pending', 'Initiated', 'shopper', ${order.userId})`;
  return made;
}

export type GiftOrder = { id: string; number: string; paymentStatus: OrderRow['paymentStatus']; paidAt: Date };

/** The paid orders of gift cards of an account, the newest first. */
export const findGiftOrders = (db: Db, userId: string, most: number): Promise<GiftOrder[]> =>
  db<GiftOrder[]>`
    select id, number, payment_status, paid_at from orders
    where user_id = ${userId} and kind = 'gift-card' and paid_at is not null order by paid_at desc limit ${most}`;

/** Deletes orders of gift cards that were not paid for so many days, with whom they were for; returns how many. */
export async function deleteUnpaidGifts(db: Db, days: number): Promise<number> {
  const rows = await db`
    delete from orders where id in (
      select id from orders
      where kind = 'gift-card' and payment_status in ('Initiated', 'Failed') and provider_payment_id is null
        and next_check_at is null and created_at < now() - make_interval(days => ${days})
        and not exists (select from payment_mismatches m where m.order_id = orders.id)
        and not exists (select from refunds r where r.order_id = orders.id) limit 1000)`;
  return rows.count;
}
