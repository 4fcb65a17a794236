import type { Db } from '@aaram/runtime/db';
import type { Business } from '@aaram/shared-domain/order';
import type { Quote } from '@aaram/shared-domain/pricing';
import type { OrderRef } from '#modules/credits/index.ts';
import { type NewLine, type OrderRow, orderColumns } from '../order.repository.ts';
import { insertParcels } from '../parcel.repository.ts';
import type { WasNotified } from '../payment-gateway.ts';

export async function findByIdempotencyKey(db: Db, userId: string, key: string): Promise<OrderRow | undefined> {
  const [order] = await db<OrderRow[]>`
    select ${orderColumns(db)} from orders o where o.user_id = ${userId} and o.idempotency_key = ${key}`;
  return order;
}

/** Locks the unpaid orders that a shopper has placed, for this transaction; oldest first. */
export async function lockOpenOrders(db: Db, userId: string): Promise<OrderRow[]> {
  return db<OrderRow[]>`
    select ${orderColumns(db)} from orders o
    where o.user_id = ${userId} and o.kind = 'goods' and o.origin = 'shop' and o.order_status = 'Pending' and o.payment_status in ('Initiated', 'Pending')
    order by o.created_at, o.id for update`;
}

/** Unpaid orders that hold pieces. */
export async function countUnpaid(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from orders
    where kind = 'goods' and order_status = 'Pending' and payment_status in ('Initiated', 'Pending') and held_until > now()`;
  return row?.count ?? 0;
}

export type NewOrder = {
  userId: string;
  buyerName: string;
  buyerEmail: string;
  paymentMethod: string;
  /** Whom it is paid with. */
  provider: string;
  quote: Quote;
  /** What credits pay of it. */
  creditPaise: number;
  address: {
    name: string;
    phone: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
    landmark?: string | null | undefined;
  };
  business: Business | null;
  requestHash: string;
  idempotencyKey: string | null;
  releaseSet: string | null;
  holdMinutes: number;
  /** Who placed it, where it was not the shopper. */
  staff?: { id: string; role: string };
  lines: NewLine[];
};

/** The database draws order numbers at random; rarely one is already taken and has to be drawn again. */
const MAX_DRAWS = 5;

/** Stores an order by `insert`, again with another number while the drawn one is taken. */
export async function drawNumber(insert: () => Promise<OrderRef | undefined>): Promise<OrderRef> {
  for (let draw = 1; draw <= MAX_DRAWS; draw += 1) {
    const made = await insert();
    if (made !== undefined) {
      return made;
    }
  }
  throw new Error('Every order number that was drawn is taken.');
}

async function insertRow(db: Db, order: NewOrder): Promise<OrderRef | undefined> {
  const { quote, address } = order;
  const [row] = await db<OrderRef[]>`
    insert into orders (user_id, buyer_name, buyer_email, payment_method, provider, total_paise, gst_paise, delivery_paise,
      payable_paise, discount_paise, origin, credit_paise, price_rule, charges, gst_rate_percent, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      shipping_landmark, buyer_gstin, buyer_company, request_hash, idempotency_key, release_set, held_until, next_check_at)
    values (${order.userId}, ${order.buyerName}, ${order.buyerEmail}, ${order.paymentMethod}, ${order.provider}, ${quote.total}, ${quote.gst},
      ${quote.delivery}, ${quote.payable}, ${quote.discount}, ${order.staff === undefined ? 'shop' : 'link'}, ${order.creditPaise}, ${quote.rule}, ${quote.charges}, ${quote.gstRatePercent}, ${address.name}, ${address.phone}, ${address.address}, ${address.city},
      ${address.state}, ${address.pincode}, ${address.landmark ?? null}, ${order.business?.gstin ?? null},
      ${order.business?.company ?? null}, ${order.requestHash}, ${order.idempotencyKey},
      ${order.releaseSet}, now() + make_interval(secs => ${order.holdMinutes * 60}::float8), now() + interval '1 minute')
    on conflict (number) do nothing returning id, number`;
  return row;
}

/** Stores an order that holds its pieces for `holdMinutes`, with its lines, parcels and first event. */
export async function insertOrder(db: Db, order: NewOrder): Promise<OrderRef> {
  const made = await drawNumber(() => insertRow(db, order));
  const { id } = made;
  await db`insert into order_lines ${db(order.lines.map((line, position) => ({ ...line, orderId: id, position })))}`;
  await insertParcels(db, id);
  await db`
    insert into order_events (order_id, order_status, payment_status, source, actor_id)
    values (${id}, 'Pending', 'Initiated', ${order.staff?.role ?? 'shopper'}, ${order.staff?.id ?? order.userId})`;
  return made;
}

/** Stores the provider's order id. If a notification about it arrived earlier, the order is checked at once. */
export async function attachProviderOrder(db: Db, id: string, providerOrderId: string, wasNotified: WasNotified) {
  const { count } = await db`
    update orders set provider_order_id = ${providerOrderId}, next_check_at = least(next_check_at, now() + interval '1 minute')
    where id = ${id} and provider_order_id is null`;
  // Checked after the id is stored: a notification that arrives from now on finds the order.
  if (count > 0 && (await wasNotified(db, providerOrderId))) {
    await db`update orders set next_check_at = now() where id = ${id}`;
  }
}

/** Deletes an order for which no payment was ever opened. */
export async function deleteOrder(db: Db, id: string) {
  await db`
    delete from orders
    where id = ${id} and provider_order_id is null and provider_payment_id is null and payment_status in ('Initiated', 'Failed')`;
}
