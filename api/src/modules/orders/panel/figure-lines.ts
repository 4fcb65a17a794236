import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import { apportion } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import { findLines, findOrders, type LineRow, type OrderRow } from '../order.repository.ts';
import { groupByOrder, shareGst } from '../order-json.ts';
import { findParcels, type ParcelRow } from '../parcel.repository.ts';
import { findSettled } from '../returns/returns.repository.ts';
import { paymentsOf } from '../settle/payments-of-order.ts';
import { type Debt, findOwed } from '../settle/refunds.repository.ts';

/** A line of an order as figures; money is in paise. */
export type LineFigures = {
  cancelled: number;
  returned: number;
  /** Its part of the GST that was added to the order. */
  gstPaise: number;
  /** What the dashboard counts of it: the price of what was paid for and not given back. */
  salesPaise: number;
  /** What went or goes back for it, with GST and delivery. */
  refundedPaise: number;
};

type Settled = Awaited<ReturnType<typeof findSettled>>[number];
type Facts = {
  order: OrderRow;
  lines: readonly LineRow[];
  parcels: readonly ParcelRow[];
  settled: readonly Settled[];
  debts: readonly Debt[];
};

const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((total, row) => total + read(row), 0);

/** The lines of one parcel. What is owed for it as a whole, delivery too, is shared over its lines by what they cost. */
function figureParcel({ order, lines, settled, debts }: Facts, parcel: ParcelRow): Map<string, LineFigures> {
  const own = lines.filter(({ sellerId }) => sellerId === parcel.sellerId);
  const gst = shareGst(order, lines);
  const isCancelled = parcel.orderStatus === 'Cancelled';
  const settledOf = ({ id }: LineRow) => settled.filter(({ lineId }) => lineId === id);
  const single = sum(own, (line) => sum(settledOf(line), ({ refundPaise }) => refundPaise ?? 0));
  const owed = sum(
    debts.filter(({ parcelId }) => parcelId === parcel.id),
    ({ paise }) => paise,
  );
  const shares = apportion(
    Math.max(0, owed - single),
    own.map(({ unitPaise, quantity, cancelled }) => unitPaise * Math.max(1, quantity - cancelled)),
  );
  return new Map(
    own.map((line, index) => {
      const rows = settledOf(line);
      const counts = order.paymentStatus === 'Paid' && !isCancelled;
      return [
        line.id,
        {
          cancelled: isCancelled ? line.quantity : line.cancelled,
          returned: sum(
            rows.filter(({ kind }) => kind === 'return'),
            ({ quantity }) => quantity,
          ),
          gstPaise: gst.get(line) ?? 0,
          salesPaise: counts ? line.unitPaise * line.quantity - sum(rows, ({ goodsPaise }) => goodsPaise) : 0,
          refundedPaise: sum(rows, ({ refundPaise }) => refundPaise ?? 0) + (shares[index] ?? 0),
        },
      ];
    }),
  );
}

/**
 * The figures of each line that a reader sees, by order, in the sequence of the order's `product`. It reads as the
 * store: a seller's own lines are not enough to share the GST of an order.
 */
export async function figureLines(store: Db, orders: readonly Order[]): Promise<Map<string, LineFigures[]>> {
  return asStore(store, async () => {
    const ids = orders.map(({ _id }) => _id);
    const [rows, lineRows, parcelRows, settledRows] = await Promise.all([
      findOrders(store, ids),
      findLines(store, ids),
      findParcels(store, ids),
      findSettled(store, ids),
    ]);
    const paymentIds = rows.flatMap((order) => paymentsOf(order).map(({ id }) => id));
    const debts = await findOwed(store, paymentIds);
    const [lines, parcels, settled] = [groupByOrder(lineRows), groupByOrder(parcelRows), groupByOrder(settledRows)];
    return new Map(
      rows.map((order) => {
        const facts = {
          order,
          lines: lines.get(order.id) ?? [],
          parcels: parcels.get(order.id) ?? [],
          settled: settled.get(order.id) ?? [],
          debts,
        };
        const figures = new Map(facts.parcels.flatMap((parcel) => [...figureParcel(facts, parcel)]));
        const sellers = new Set(orders.find(({ _id }) => _id === order.id)?.product.map(({ seller }) => seller));
        const seen = facts.lines.filter(({ sellerId }) => sellers.has(sellerId));
        return [order.id, seen.flatMap(({ id }) => figures.get(id) ?? [])];
      }),
    );
  });
}
