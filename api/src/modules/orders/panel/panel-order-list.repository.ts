import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import type { OrderSort, orderSorts } from '@aaram/shared-domain/contract';
import type { PanelOrderFilters } from '@aaram/shared-domain/contract/schema';
import { parsePartOfOrderNumber } from '@aaram/shared-domain/order';
import { escapeLike } from '#db/match-person.ts';
import type { ListPosition } from '#list-cursor.ts';
import { isOnHold } from '../hold/holds.repository.ts';
import { type OrderRow, orderColumns } from '../order.repository.ts';
import { matchBuyer, type OrderScope, source, wasPlaced } from '../order-list.repository.ts';

/** Whose orders the panel lists: those with a parcel of one seller, or all. */
export type PanelScope = Exclude<OrderScope, { buyerId: string }>;
export type PanelOrderMatch = Omit<PanelOrderFilters, 'sort'>;
export type PanelOrderPage = {
  scope: PanelScope;
  match: PanelOrderMatch;
  /** `work` is how the list begins: paid orders before attempts that were not paid, each the newest first. */
  sort: OrderSort | '-work';
  position?: ListPosition | undefined;
  limit: number;
};

type Column = (typeof orderSorts)[number] | 'work';

/** Whether an order is more than an attempt that was not paid. */
const isWork = (db: Db) => db`(o.payment_status in ('Paid', 'Refunded', 'Pending'))`;

const isOne = (scope: PanelScope): scope is { sellerId: string } => scope !== 'all';
/** A seller sees who buys once the order is paid; searching and sorting tell no more. */
const seesBuyer = (db: Db, scope: PanelScope) => (isOne(scope) ? db`o.paid_at is not null` : db`true`);

/** What the list shows as total: for a seller the own part with its share of the GST. */
const total = (db: Db, scope: PanelScope) =>
  isOne(scope)
    ? db`(case when own.total_paise = o.total_paise then o.payable_paise
        else own.total_paise + o.gst_paise * own.total_paise / nullif(o.total_paise, 0) end)`
    : db`o.payable_paise`;

function keyOf(db: Db, scope: PanelScope, column: Column) {
  switch (column) {
    case 'work':
      // Two columns: what compares and selects rows takes them both.
      return db`${isWork(db)}, o.created_at`;
    case 'placed':
      return db`o.created_at`;
    case 'number':
      return db`o.number`;
    case 'customer':
      return isOne(scope)
        ? db`(case when o.paid_at is not null then lower(o.buyer_name) else '' end)`
        : db`lower(o.buyer_name)`;
    case 'total':
      return total(db, scope);
    case 'payment':
      return db`o.payment_status`;
    case 'status':
      return db`${source(db, scope).parcel}.order_status`;
  }
}

const contains = (text: string) => `%${escapeLike(text)}%`;

function matchText(db: Db, scope: PanelScope, q: string) {
  const like = contains(q);
  const part = parsePartOfOrderNumber(q);
  return db`((${seesBuyer(db, scope)} and ${matchBuyer(db, q)})
    or o.id::text = ${q} or ${source(db, scope).parcel}.tracking_id ilike ${like} or o.invoice_number ilike ${like}
    or o.number like ${part === undefined ? null : `%${part}%`})`;
}

/** The condition on the lines that the reader sees. */
function matchProduct(db: Db, scope: PanelScope, product: string) {
  const own = isOne(scope) ? db`and l.seller_id = ${scope.sellerId}` : db``;
  const named = isId(product) ? db`l.product_id = ${product}` : db`l.name ilike ${contains(product)}`;
  return db`exists (select from order_lines l where l.order_id = o.id ${own} and ${named})`;
}

function matchParcel(db: Db, scope: PanelScope, states: readonly string[]) {
  const own = isOne(scope) ? db`and q.seller_id = ${scope.sellerId}` : db``;
  return db`exists (select from order_parcels q where q.order_id = o.id ${own} and q.order_status = any(${[...states]}))`;
}

const india = (db: Db, day: string) => db`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
const paise = (rupees: number) => Math.round(rupees * 100);

function matchOrders(db: Db, scope: PanelScope, match: PanelOrderMatch) {
  const { q, status, payment, parcel, hold, containing, tracking, from, to, minTotal, maxTotal } = match;
  const { parcel: own } = source(db, scope);
  return db`o.kind = 'goods' and ${wasPlaced(db)}
    and ${isOne(scope) ? db`own.seller_id = ${scope.sellerId}` : db`true`}
    and ${q === undefined ? db`true` : matchText(db, scope, q)}
    and ${status === undefined ? db`true` : db`${own}.order_status = any(${status})`}
    and ${payment === undefined ? db`true` : db`o.payment_status = any(${payment})`}
    and ${parcel === undefined ? db`true` : matchParcel(db, scope, parcel)}
    and ${hold === undefined ? db`true` : isOnHold(db, db`o.id`)}
    and ${containing === undefined ? db`true` : matchProduct(db, scope, containing)}
    and ${tracking === undefined ? db`true` : db`${own}.tracking_id ilike ${contains(tracking)}`}
    and ${from === undefined ? db`true` : db`o.created_at >= ${india(db, from)}`}
    and ${to === undefined ? db`true` : db`o.created_at < ${india(db, to)} + interval '1 day'`}
    and ${minTotal === undefined ? db`true` : db`${total(db, scope)} >= ${paise(minTotal)}`}
    and ${maxTotal === undefined ? db`true` : db`${total(db, scope)} <= ${paise(maxTotal)}`}`;
}

/** A page of orders in any order, or backwards before a position. */
export async function listPanelOrders(db: Db, page: PanelOrderPage): Promise<OrderRow[]> {
  const { scope, match, sort, position, limit } = page;
  const key = () => keyOf(db, scope, sort.replace('-', '') as Column);
  const isDown = sort.startsWith('-') !== (position?.isBefore ?? false);
  const way = isDown ? db`desc` : db`asc`;
  const { rows } = source(db, scope);
  const own = isOne(scope) ? db`own.seller_id = ${scope.sellerId}` : db`true`;
  const after =
    position === undefined
      ? db`true`
      : db`(${key()}, o.id) ${isDown ? db`<` : db`>`} (
          select ${key()}, o.id from ${rows} where o.id = ${position.id} and ${own})`;
  return db<OrderRow[]>`
    select ${orderColumns(db)} from ${rows} where ${matchOrders(db, scope, match)} and ${after}
    order by ${sort === '-work' ? db`${isWork(db)} ${way}, o.created_at ${way}` : db`${key()} ${way}`}, o.id ${way}
    limit ${limit}`;
}

/** The ids of the orders of a list, from its beginning; with `named` those among them alone. */
export async function listPanelOrderIds(
  db: Db,
  { scope, match, sort, limit }: Omit<PanelOrderPage, 'position' | 'sort'> & { sort: OrderSort },
  named?: readonly string[],
): Promise<string[]> {
  const key = keyOf(db, scope, sort.replace('-', '') as Column);
  const way = sort.startsWith('-') ? db`desc` : db`asc`;
  const rows = await db<{ id: string }[]>`
    select o.id from ${source(db, scope).rows} where ${matchOrders(db, scope, match)}
      and ${named === undefined ? db`true` : db`o.id = any(${[...named]}::uuid[])`}
    order by ${key} ${way}, o.id ${way} limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** How many orders match. */
export async function countPanelOrders(db: Db, scope: PanelScope, match: PanelOrderMatch): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from ${source(db, scope).rows} where ${matchOrders(db, scope, match)}`;
  return row?.total ?? 0;
}
