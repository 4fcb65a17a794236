import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { formatOrderNumber, type OrderStatus, type PaymentStatus } from '@aaram/shared-domain/order';
import type { PriceRule } from '@aaram/shared-domain/tax';

/** The row of an order, without its lines. Money is in paise. */
export type OrderRow = {
  id: string;
  /** Of a gift card: without lines, parcels, GST and invoice; only its payment is like that of others. */
  kind: 'goods' | 'gift-card';
  /** `link`: made by staff for a customer, and paid by a link. */
  origin: 'shop' | 'link';
  /** As stored: eight characters. */
  number: string;
  userId: string;
  buyerName: string;
  buyerEmail: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string;
  /** Whom it is paid with: the name of a `PaymentGateway`. */
  provider: string;
  totalPaise: number;
  gstPaise: number;
  deliveryPaise: number;
  payablePaise: number;
  /** What staff took off; the other amounts are without it. */
  discountPaise: number;
  /** What credits pay of it; the provider takes the rest. */
  creditPaise: number;
  gstRatePercent: number | null;
  /** How its prices were made; a later switch of the store changes no order. */
  priceRule: PriceRule;
  /** The day of the charges that it was priced by (`chargesOf`). */
  charges: string;
  /** The GST number of a buyer who gave one. */
  buyerGstin: string | null;
  /** The name of the business that it was bought for. */
  buyerCompany: string | null;
  shippingName: string;
  shippingPhone: string;
  shippingAddress: string;
  shippingCity: string;
  shippingState: string;
  shippingPincode: string;
  shippingLandmark: string | null;
  trackingId: string | null;
  invoiceNumber: string | null;
  requestHash: string | null;
  holdsStock: boolean;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  createdAt: Date;
  paidAt: Date | null;
  /** How the provider was paid, in its words (`upi`, `card`, …); null where it was not reported. */
  paidBy: string | null;
  /** End of the hold while a payment is awaited, by the database's clock. */
  heldUntil: Date | null;
  /** Whether its pieces are held for at least another minute, by the database's clock. */
  isHeld: boolean;
  /** Seconds since it was created, by the database's clock. */
  ageSeconds: number;
};

export type LineRow = {
  id: string;
  orderId: string;
  productId: string;
  sellerId: string;
  name: string;
  image: string | null;
  unitPaise: number;
  /** What staff took off it; `unitPaise` is without it. */
  unitDiscountPaise: number;
  size: string;
  quantity: number;
  /** Pieces that were cancelled while others of its parcel are sent. */
  cancelled: number;
  rawImage: string | null;
  previewImage: string | null;
  hsn: string | null;
};

/** A line of an order that is being placed. */
export type NewLine = Omit<LineRow, 'id' | 'orderId' | 'cancelled'>;

export type EventRow = {
  orderId: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  source: string;
  at: Date;
};

/** The columns of `OrderRow`, for every query that returns one. */
export const orderColumns = (db: Db) => db`
  o.id, o.kind, o.origin, o.discount_paise, o.number, o.user_id, o.buyer_name, o.buyer_email, o.order_status, o.payment_status, o.payment_method, o.provider, o.total_paise,
  o.gst_paise, o.delivery_paise, o.payable_paise, o.credit_paise, o.gst_rate_percent, o.price_rule, o.charges, o.buyer_gstin, o.buyer_company, o.shipping_name, o.shipping_phone, o.shipping_address,
  o.shipping_city, o.shipping_state, o.shipping_pincode, o.shipping_landmark, o.tracking_id, o.invoice_number,
  o.request_hash, o.holds_stock, o.provider_order_id, o.provider_payment_id, o.created_at, o.paid_at, o.paid_by,
  case when o.held_until > now() and o.order_status = 'Pending' and o.payment_status = 'Initiated' then o.held_until end
    as held_until,
  coalesce(o.held_until > now() + interval '1 minute', false) as is_held,
  extract(epoch from now() - o.created_at)::float as age_seconds`;

/** The provider of an order, as a value of a statement. */
export const providerOf = (db: Db, orderId: string) => db`(select provider from orders where id = ${orderId})`;

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db<OrderRow[]>`select ${orderColumns(db)} from orders o where o.id = ${id}`;
  return order;
}

/** Orders by id, of goods alone, in the sequence of the ids. */
export const findOrders = (db: Db, ids: readonly string[]): Promise<OrderRow[]> =>
  db<OrderRow[]>`
    select ${orderColumns(db)} from orders o join unnest(${[...ids]}::uuid[]) with ordinality as asked (id, position)
      on asked.id = o.id
    where o.kind = 'goods' order by asked.position`;

export async function findOrderByProviderId(db: Db, providerOrderId: string): Promise<OrderRow | undefined> {
  const [order] = await db<
    OrderRow[]
  >`select ${orderColumns(db)} from orders o where o.provider_order_id = ${providerOrderId}`;
  return order;
}

/** The order with this number, given as stored, without dashes. */
/** The orders with these numbers, as stored. */
export const findOrdersByNumbers = (db: Db, numbers: readonly string[]): Promise<OrderRow[]> =>
  db<
    OrderRow[]
  >`select ${orderColumns(db)} from orders o where o.kind = 'goods' and o.number = any(${[...numbers]}::text[])`;

export async function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const [order] = await db<OrderRow[]>`select ${orderColumns(db)} from orders o where o.number = ${number}`;
  return order;
}

/** The numbers of these orders as people read them, by id. */
export async function findOrderNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; number: string }[]>`
    select id, number from orders where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, number }) => [id, formatOrderNumber(number)]));
}

/** Whose order this is, by its number as stored or its id. */
export async function findBuyer(db: Db, named: string): Promise<string | undefined> {
  const isThisOne = isId(named) ? db`id = ${named}` : db`number = ${named}`;
  const [order] = await db<{ userId: string }[]>`select user_id from orders where ${isThisOne} and kind = 'goods'`;
  return order?.userId;
}

/** The order with this number, as stored, or id, that is delivered to this phone number. */
export async function findOrderByPhone(db: Db, named: string, phone: string): Promise<OrderRow | undefined> {
  const isThisOne = isId(named) ? db`o.id = ${named}` : db`o.number = ${named}`;
  const [order] = await db<OrderRow[]>`
    select ${orderColumns(db)} from orders o where ${isThisOne} and o.kind = 'goods' and o.shipping_phone = ${phone}`;
  return order;
}

/** Reads an order and locks it for this transaction. Lock orders before products. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db<OrderRow[]>`select ${orderColumns(db)} from orders o where o.id = ${id} for update`;
  return order;
}

/** Lines of several orders, in the sequence of purchase. */
export async function findLines(db: Db, orderIds: readonly string[]): Promise<LineRow[]> {
  return db<LineRow[]>`
    select id, order_id, product_id, seller_id, name, image, unit_paise, unit_discount_paise, size, quantity, cancelled, raw_image, preview_image, hsn
    from order_lines where order_id = any(${[...orderIds]}::uuid[]) order by order_id, position`;
}

/** Ids of the lines and parcels of these orders that this database has. */
export async function findThere(own: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await own<{ id: string }[]>`
    select id from order_lines where order_id = any(${[...orderIds]}::uuid[])
    union all select id from order_parcels where order_id = any(${[...orderIds]}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

export async function findEvents(db: Db, orderIds: readonly string[]): Promise<EventRow[]> {
  return db<EventRow[]>`
    select order_id, order_status, payment_status, source, at
    from order_events where order_id = any(${[...orderIds]}::uuid[]) order by order_id, at, id`;
}

/** Records the current status of an order, and who or what caused it. */
export async function addEvent(
  db: Db,
  event: {
    orderId: string;
    orderStatus: OrderStatus;
    paymentStatus: PaymentStatus;
    source: string;
    actorId?: string | undefined;
  },
): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into order_events (order_id, order_status, payment_status, source, actor_id, at)
    values (${event.orderId}, ${event.orderStatus}, ${event.paymentStatus}, ${event.source}, ${event.actorId ?? null}, clock_timestamp())
    returning id`;
  return row?.id ?? '';
}

/** The columns of an order that may be changed directly; omitted ones stay as they are. */
export type OrderChange = Partial<{
  paymentStatus: PaymentStatus;
  heldUntil: Date | null;
  nextCheckAt: Date | null;
  providerPaymentId: string;
  invoiceNumber: string | null;
  paidAt: Date;
  paidBy: string | null;
  idempotencyKey: null;
}>;

/** Columns that follow from an order's parcels: only `moveParcels` writes them. */
type FromParcels = Pick<OrderRow, 'orderStatus' | 'trackingId' | 'holdsStock'>;

export async function changeOrder(db: Db, id: string, change: OrderChange | (OrderChange & FromParcels)) {
  await db`update orders set ${db(change)} where id = ${id}`;
}

/** Holds an order's pieces for this many minutes from now, by the database's clock. */
export async function renewHold(db: Db, id: string, holdMinutes: number) {
  await db`
    update orders set held_until = now() + make_interval(secs => ${holdMinutes * 60}::float8), next_check_at = now() + interval '1 minute'
    where id = ${id}`;
}
