import type { Db, Pool } from '@aaram/runtime/db';
import type { Invoice } from '@aaram/shared-domain/invoice';
import type { Order } from '@aaram/shared-domain/order';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { mayWork } from '@aaram/shared-domain/team';
import { findCategories } from '#modules/catalog/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { findScans, type ScanRow } from './carrier/carrier-scans.repository.ts';
import { findHeld } from './hold/holds.repository.ts';
import { buildInvoice } from './invoice/order-invoice.ts';
import { findEvents, findLines, findOrder, findThere, type OrderRow } from './order.repository.ts';
import { groupByOrder, toOrderJson, type View } from './order-json.ts';
import { readAttention } from './panel/order-attention.ts';
import { findParcels, type ParcelRow } from './parcel.repository.ts';
import { findTaxDocuments } from './tax/tax.repository.ts';
import { toTaxDocument } from './tax/tax-document-json.ts';

const notThere = () => refuse('NOT_FOUND', common.orderNotFound);

/** What carriers have seen of these parcels, by tracking id. */
async function readScans(db: Db, parcels: readonly ParcelRow[]): Promise<Map<string, ScanRow[]>> {
  const ids = parcels.flatMap(({ trackingId }) => trackingId ?? []);
  const rows = ids.length === 0 ? [] : await findScans(db, ids);
  return new Map(ids.map((id) => [id, rows.filter(({ trackingId }) => trackingId === id)]));
}

/** Orders as the API returns them, with their lines and history, in the given order. */
export async function readOrders(db: Db, orders: readonly OrderRow[], view: View = {}): Promise<Order[]> {
  if (orders.length === 0) {
    return [];
  }
  const ids = orders.map((order) => order.id);
  const isOfPanel = view.namesSellers === true || view.sellerId !== undefined;
  const [lines, events, parcels, attention, there, held] = await Promise.all([
    findLines(db, ids),
    findEvents(db, ids),
    findParcels(db, ids),
    view.namesSellers === true ? readAttention(db, ids) : undefined,
    view.own === undefined ? undefined : findThere(view.own, ids),
    isOfPanel ? findHeld(db, ids) : undefined,
  ]);
  const [categories, sellers] = await Promise.all([
    findCategories(
      db,
      lines.map((line) => line.productId),
    ),
    view.namesSellers === true
      ? findNames(
          db,
          parcels.map((parcel) => parcel.sellerId),
        )
      : new Map<string, string>(),
  ]);
  const names = { categories, sellers, scans: await readScans(db, parcels) };
  const [linesOf, eventsOf, parcelsOf] = [groupByOrder(lines), groupByOrder(events), groupByOrder(parcels)];
  return orders.map((order) => {
    const of = <Row>(rows: Map<string, Row[]>) => rows.get(order.id) ?? [];
    const json = toOrderJson(
      order,
      { lines: of(linesOf), events: of(eventsOf), parcels: of(parcelsOf), names, there },
      view,
    );
    const sentences = attention?.get(order.id);
    return {
      ...json,
      ...(sentences === undefined ? {} : { attention: sentences }),
      ...(held?.has(order.id) === true ? { isOnHold: true } : {}),
    };
  });
}

/** `sellerId` is whose parcels a reader with the role `seller` sees. */
export type Reader = { id: string; role: 'user' | 'seller' | 'admin'; sellerId: string };

/** Who reads an order outside of the panel: a member without work on orders reads as a shopper. */
export const readerOf = ({ id, role, sellerId, teamRoles }: SessionUser): Reader => ({
  id,
  sellerId,
  role: role === 'seller' && !mayWork(teamRoles, 'orders') ? 'user' : role,
});

/** What the reader sees of orders in the panel: an admin everything, a seller its own part. */
export const panelView = ({ role, sellerId }: Pick<Reader, 'role' | 'sellerId'>, db?: Pool): View =>
  role === 'admin'
    ? { namesSellers: true }
    : { sellerId, ...(db === undefined ? {} : { own: db.restrictedTo(sellerId) }) };

/** Whether a seller sends something of an order: by the rows of that seller alone. */
const isSeller = async (db: Pool, id: string, { role, sellerId }: Reader): Promise<boolean> =>
  role === 'seller' && (await findParcels(db.restrictedTo(sellerId), [id])).length > 0;

/** One order as the reader may see it: the shopper's own, all for an admin, or a seller's lines. */
export async function readOrderFor(db: Pool, id: string, { reader }: { reader: Reader }): Promise<Outcome<Order>> {
  const order = await findOrder(db, id);
  if (order?.kind !== 'goods') {
    return notThere();
  }
  const isBuyer = order.userId === reader.id;
  const seesAll = isBuyer || reader.role === 'admin';
  const [json] = await readOrders(db, [order], isBuyer ? {} : panelView(reader, db));
  const isSeen = seesAll || (await isSeller(db, id, reader));
  return isSeen && json !== undefined ? json : notThere();
}

/**
 * The invoice of an order for its shopper, an admin, or a seller with its own lines. Unpaid orders have no invoice
 * number.
 */
export async function readInvoiceFor(
  db: Pool,
  id: string,
  { reader, settings }: { reader: Reader; settings: StoreSettings },
): Promise<Outcome<Invoice>> {
  const order = await findOrder(db, id);
  const lines = await findLines(db, [id]);
  const seesAll = order?.userId === reader.id || reader.role === 'admin';
  const sells = !seesAll && (await isSeller(db, id, reader));
  if (order?.kind !== 'goods' || !(seesAll || sells)) {
    return notThere();
  }
  const { invoiceNumber, paidAt } = order;
  if (invoiceNumber === null || paidAt === null) {
    return refuse('NOT_PAID', texts.noInvoiceYet);
  }
  const sellerId = seesAll ? undefined : reader.sellerId;
  const documents = await findTaxDocuments(sells ? db.restrictedTo(reader.sellerId) : db, [id]);
  return {
    ...buildInvoice({ order: { ...order, invoiceNumber, paidAt }, lines, settings, sellerId }),
    documents: documents
      .filter((document) => sellerId === undefined || document.sellerId === sellerId)
      .map((document) => toTaxDocument(document, order)),
  };
}
