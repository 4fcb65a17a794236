import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { isClaiming, type LineOffer, type OrderReturns, offerForLine, type Return } from '@aaram/shared-domain/return';
import type { Db } from '#db/pool.ts';
import { readClock } from '#db/read-clock.ts';
import { takePage } from '#list-page.ts';
import { findSizesInStock } from '#modules/catalog/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import { findLines, findOrder, type LineRow, type OrderRow } from '../order.repository.ts';
import { findParcels, type ParcelRow } from '../parcel.repository.ts';
import type { Reader } from '../read-orders.service.ts';
import { findDebts } from '../settle/owe-parcels.ts';
import { priceLinePieces } from './line-money.ts';
import { quotePieces } from './quote-pieces.ts';
import { toReturnJson } from './return-json.ts';
import { findReturns, listReturns, type ReturnFilter, type ReturnRow } from './returns.repository.ts';

export const noSuchOrder = () => refuse('NOT_FOUND', common.orderNotFound);

type Known = {
  order: OrderRow;
  lines: readonly LineRow[];
  parcels: readonly ParcelRow[];
  returns: readonly ReturnRow[];
};

/** When a parcel was last delivered. */
function findDelivery({ history }: ParcelRow): Date | null {
  const at = history.filter(({ orderStatus }) => orderStatus === 'Delivered').at(-1)?.at;
  return at === undefined ? null : new Date(at);
}

/** Pieces of a line that are neither cancelled nor claimed by a return. */
const countLeft = (line: LineRow, returns: readonly ReturnRow[]): number =>
  returns
    .filter(({ lineId, kind, state }) => lineId === line.id && kind !== 'cancel' && isClaiming(state))
    .reduce((left, { quantity }) => left - quantity, line.quantity - line.cancelled);

/** What the shopper may ask for a line now. */
export function offerFor(line: LineRow, { order, parcels, returns }: Known, now: Date): LineOffer {
  const parcel = parcels.find(({ sellerId }) => sellerId === line.sellerId);
  const facts = {
    isPaid: order.paymentStatus === 'Paid',
    parcelStatus: parcel?.orderStatus ?? 'Cancelled',
    deliveredAt: parcel === undefined ? null : findDelivery(parcel),
    left: countLeft(line, returns),
    isOwnDesign: line.rawImage !== null,
  };
  return offerForLine(facts, now);
}

/** Returns as JSON, each with what its pieces would bring back today. */
async function describeReturns(
  db: Db,
  rows: readonly ReturnRow[],
  {
    orders,
    reader,
  }: { orders: ReadonlyMap<string, Pick<Known, 'order' | 'lines'>>; reader: Parameters<typeof toReturnJson>[2] },
): Promise<Return[]> {
  const made: Return[] = [];
  for (const row of rows) {
    const known = row.refundPaise === null ? orders.get(row.orderId) : undefined;
    const money = known && (await priceLinePieces(db, known, row.lineId, row.quantity));
    made.push(toReturnJson(row, row.gstPaise ?? money?.gstPaise ?? 0, reader));
  }
  return made;
}

/** The returns of a shopper's own order, and what may be asked for each of its lines. */
export async function readOrderReturns(db: Db, orderId: string, shopperId: string): Promise<Outcome<OrderReturns>> {
  const order = await findOrder(db, orderId);
  if (order?.userId !== shopperId) {
    return noSuchOrder();
  }
  const [lines, parcels, returns, now] = await Promise.all([
    findLines(db, [orderId]),
    findParcels(db, [orderId]),
    findReturns(db, orderId),
    readClock(db),
  ]);
  const debts = await findDebts(db, order);
  const known = { order, lines, parcels, returns, debts };
  const sizes = await findSizesInStock(
    db,
    lines.map(({ productId }) => productId),
  );
  return {
    lines: lines.map((line) => {
      const offer = offerFor(line, known, now);
      const { reasons, ...rest } = offer;
      return {
        _id: line.id,
        ...rest,
        refunds: quotePieces(known, line, offer),
        reasons: reasons.map(({ reason, until, feePaise, kinds }) => ({
          reason,
          until: until.toISOString(),
          fee: rupeesFromPaise(feePaise),
          kinds: [...kinds],
        })),
        sizes: sizes.get(line.productId) ?? [],
      };
    }),
    returns: await describeReturns(db, returns, { orders: new Map([[orderId, known]]), reader: { role: 'shopper' } }),
  };
}

/** Rows of returns as staff see them; an admin also sees who sells. */
export async function toStaffReturns(db: Db, rows: readonly ReturnRow[], reader: Reader): Promise<Return[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  const lines = await findLines(db, ids);
  const orders = new Map<string, Pick<Known, 'order' | 'lines'>>();
  for (const id of ids) {
    const order = await findOrder(db, id);
    if (order !== undefined) {
      orders.set(id, { order, lines: lines.filter(({ orderId }) => orderId === id) });
    }
  }
  const sellers =
    reader.role === 'admin'
      ? await findNames(
          db,
          rows.map(({ sellerId }) => sellerId),
        )
      : undefined;
  return describeReturns(db, rows, { orders, reader: { role: 'staff', ...(sellers && { sellers }) } });
}

/** A page of the panel's returns: all for an admin, for a seller those of its own pieces. */
export async function readPanelReturns(
  db: Db,
  { reader, ...query }: { reader: Reader; filter: ReturnFilter; after: string | null; limit: number },
): Promise<{ returns: Return[]; total: number; next: string | undefined }> {
  const sellerId = reader.role === 'admin' ? null : reader.sellerId;
  const { rows, total } = await listReturns(db, { ...query, limit: query.limit + 1, sellerId });
  const { page, next } = takePage(rows, query.limit, ({ id }) => id);
  return { returns: await toStaffReturns(db, page, reader), total, next };
}
