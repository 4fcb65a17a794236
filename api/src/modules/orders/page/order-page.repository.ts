import type { Db } from '@aaram/runtime/db';
import { type OrderRow, orderColumns } from '../order.repository.ts';

/** Money that goes back, with what the provider says of it. In paise. */
export type PageRefund = {
  id: string;
  paymentId: string;
  parcelId: string | null;
  returnId: string | null;
  amountPaise: number;
  state: 'due' | 'asked' | 'done';
  createdAt: Date;
  /** When it is sent at the earliest. */
  dueAt: Date;
  reference: string | null;
  doneAt: Date | null;
};

/** The refunds of an order, oldest first; those that a person made at the provider count where they paid one of ours. */
export const findPageRefunds = (db: Db, orderId: string): Promise<PageRefund[]> =>
  db<PageRefund[]>`
    select r.id, r.provider_payment_id as payment_id, r.parcel_id, r.return_id, r.amount_paise, r.state, r.created_at,
      greatest(r.created_at, r.next_attempt_at) as due_at, p.reference, p.done_at
    from refunds r
      left join lateral (
        select max(g.id) as reference, max(g.created_at) as done_at
        from refund_shares s join provider_refunds g on g.id = s.provider_refund_id where s.refund_id = r.id) p on true
    where r.order_id = ${orderId} order by r.created_at, r.id`;

/** Ids of the order's own events and of the ones of its parcels, for the mails that are about them. */
export async function findEventIds(db: Db, orderId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id::text as id from order_events where order_id = ${orderId}`;
  return rows.map(({ id }) => id);
}

/** Further orders of a shopper in this database, the newest first; with `isPaid` only those that were paid. */
export const findOthers = (
  db: Db,
  { userId, id }: Pick<OrderRow, 'userId' | 'id'>,
  { isPaid, limit }: { isPaid: boolean; limit: number },
): Promise<OrderRow[]> =>
  db<OrderRow[]>`
    select ${orderColumns(db)} from orders o
    where o.user_id = ${userId} and o.id <> ${id} and o.kind = 'goods' and (not ${isPaid} or o.paid_at is not null)
    order by o.created_at desc, o.id desc limit ${limit}`;
