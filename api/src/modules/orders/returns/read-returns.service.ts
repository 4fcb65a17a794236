import type { Db } from '@aaram/runtime/db';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { isClaiming, type LineOffer, type OrderReturns, offerForLine, type Return } from '@aaram/shared-domain/return';
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
import { quotePieces } from './quote-pieces.ts';
import { expectRefund, type OrderMoney, readMoney } from './refund-money.ts';
import { type ReturnReader, toReturnJson } from './return-json.ts';
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
export function offerFor(
  line: LineRow,
  { order, parcels, returns }: Pick<Known, 'order' | 'parcels' | 'returns'>,
  now: Date,
): LineOffer {
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

/** Returns as JSON, each with what its pieces bring back; `money` has their orders. */
const describeReturns = (
  rows: readonly ReturnRow[],
  money: ReadonlyMap<string, OrderMoney>,
  reader: ReturnReader,
): Return[] =>
  rows.map((row) => {
    const known = money.get(row.orderId);
    return toReturnJson(row, known === undefined ? 0 : expectRefund(known, row), reader);
  });

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
    returns: describeReturns(returns, new Map([[orderId, known]]), { role: 'shopper' }),
  };
}

/** Rows of returns as staff see them; an admin also sees who sells. `store` reads orders as a whole, for their money. */
export async function toStaffReturns(store: Db, rows: readonly ReturnRow[], reader: Reader): Promise<Return[]> {
  const money = await readMoney(
    store,
    rows.map(({ orderId }) => orderId),
  );
  const sellers =
    reader.role === 'admin'
      ? await findNames(
          store,
          rows.map(({ sellerId }) => sellerId),
        )
      : undefined;
  return describeReturns(rows, money, { role: 'staff', ...(sellers && { sellers }) });
}

/** A page of the panel's returns: all for an admin, for a seller those of its own pieces, which `own` has alone. */
export async function readPanelReturns(
  { own, store }: { own: Db; store: Db },
  { reader, ...query }: { reader: Reader; filter: ReturnFilter; after: string | null; limit: number },
): Promise<{ returns: Return[]; total: number; next: string | undefined }> {
  const sellerId = reader.role === 'admin' ? null : reader.sellerId;
  const { rows, total } = await listReturns(own, { ...query, limit: query.limit + 1, sellerId });
  const { page, next } = takePage(rows, query.limit, ({ id }) => id);
  return { returns: await toStaffReturns(store, page, reader), total, next };
}
