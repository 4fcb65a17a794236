import type { Db } from '@aaram/runtime/db';
import { asStore } from '@aaram/runtime/db/rows';
import { pricePieces, refundOf, restOfLine, splitAdjustment } from '@aaram/shared-domain/return';
import { findLines, findOrders, type LineRow, type OrderRow } from '../order.repository.ts';
import { groupByOrder, shareGst } from '../order-json.ts';
import { paymentsOf } from '../settle/payments-of-order.ts';
import { type Debt, findOwed } from '../settle/refunds.repository.ts';
import { findSettled, type ReturnRow } from './returns.repository.ts';

/** What decides on the money of pieces: the order with all of its lines, of every seller, and what went back. */
export type OrderMoney = {
  order: Pick<OrderRow, 'gstPaise' | 'payablePaise'>;
  lines: readonly LineRow[];
  returns: readonly Pick<ReturnRow, 'lineId' | 'state' | 'quantity' | 'goodsPaise' | 'gstPaise'>[];
  debts: readonly Pick<Debt, 'parcelId' | 'paise'>[];
};
type Pieces = { lineId: string; quantity: number; feePaise: number };
/** What was paid for pieces, and what of it goes back; in paise. */
export type Money = { goodsPaise: number; gstPaise: number; refundPaise: number };

/** What was settled of a line: pieces, and the price and the GST that went back for them or without them, in paise. */
const sumSettled = (lineId: string, returns: OrderMoney['returns']) =>
  returns
    .filter((one) => one.lineId === lineId && (one.state === 'cancelled' || one.state === 'refunded'))
    .reduce(
      (sum, { quantity, goodsPaise, gstPaise }) => ({
        pieces: sum.pieces + quantity,
        goodsPaise: sum.goodsPaise + goodsPaise,
        gstPaise: sum.gstPaise + (gstPaise ?? 0),
      }),
      { pieces: 0, goodsPaise: 0, gstPaise: 0 },
    );

/** A line with its part of the order's GST in paise. */
function withGst({ order, lines }: Pick<OrderMoney, 'order' | 'lines'>, lineId: string) {
  const line = lines.find(({ id }) => id === lineId);
  return line && { ...line, gstPaise: shareGst(order, lines).get(line) ?? 0 };
}

/** What is left of a line: pieces, and what was paid for them and has not gone back, in paise. */
export function restOf(money: OrderMoney, lineId: string): { pieces: number; goodsPaise: number; gstPaise: number } {
  const line = withGst(money, lineId);
  return line === undefined
    ? { pieces: 0, goodsPaise: 0, gstPaise: 0 }
    : restOfLine(line, sumSettled(lineId, money.returns));
}

/** What is left of the payments of an order, in paise. */
export const leftOfPayment = ({ order, debts }: Pick<OrderMoney, 'order' | 'debts'>): number =>
  Math.max(0, order.payablePaise - debts.reduce((sum, { paise }) => sum + paise, 0));

/**
 * What goes back for pieces of a line (product-rules.md#return-money): what was paid for them, at most what is left of
 * the payment, less the fee. Every page, call and document that names the refund of pieces takes it from here. The parts
 * of a line add up to the whole line.
 */
export function priceRefund(money: OrderMoney, { lineId, quantity, feePaise }: Pieces): Money {
  const line = withGst(money, lineId);
  if (line === undefined) {
    return { goodsPaise: 0, gstPaise: 0, refundPaise: 0 };
  }
  const price = pricePieces(line, quantity, sumSettled(lineId, money.returns));
  const paid = Math.min(leftOfPayment(money), price.goodsPaise + price.gstPaise);
  return { ...price, refundPaise: refundOf({ goodsPaise: paid, gstPaise: 0 }, feePaise) };
}

/**
 * What goes back for a line without a return (product-rules.md#refunds-by-staff): the amount in paise, at most what is
 * left of the line and of the payment. What later goes back for its pieces is less by their share of it.
 */
export function priceAdjustment(money: OrderMoney, { lineId, paise }: { lineId: string; paise: number }): Money {
  const rest = restOf(money, lineId);
  const refundPaise = Math.min(paise, rest.goodsPaise + rest.gstPaise, leftOfPayment(money));
  return { ...splitAdjustment(rest, refundPaise), refundPaise };
}

/** What a return brings back in paise: what went back, else what would go back now. An exchange brings nothing. */
export const expectRefund = (money: OrderMoney, row: ReturnRow): number =>
  row.refundPaise ?? (row.kind === 'exchange' ? 0 : priceRefund(money, row).refundPaise);

/**
 * Reads what decides on the money of these orders, by order. It reads as the store: a seller's own lines are not
 * enough to share the GST of an order.
 */
export async function readMoney(store: Db, orderIds: readonly string[]): Promise<Map<string, OrderMoney>> {
  return asStore(store, async () => {
    const ids = [...new Set(orderIds)];
    const orders = await findOrders(store, ids);
    const lines = groupByOrder(await findLines(store, ids));
    const returns = groupByOrder(await findSettled(store, ids));
    const owed = Map.groupBy(
      await findOwed(
        store,
        orders.flatMap((order) => paymentsOf(order).map(({ id }) => id)),
      ),
      ({ paymentId }) => paymentId,
    );
    return new Map(
      orders.map((order) => [
        order.id,
        {
          order,
          lines: lines.get(order.id) ?? [],
          returns: returns.get(order.id) ?? [],
          debts: paymentsOf(order).flatMap(({ id }) => owed.get(id) ?? []),
        },
      ]),
    );
  });
}

/** What goes back for pieces now, read in the transaction that owes it. */
export async function readRefund(tx: Db, { orderId, ...pieces }: Pieces & { orderId: string }): Promise<Money> {
  const money = (await readMoney(tx, [orderId])).get(orderId);
  return money === undefined ? { goodsPaise: 0, gstPaise: 0, refundPaise: 0 } : priceRefund(money, pieces);
}
