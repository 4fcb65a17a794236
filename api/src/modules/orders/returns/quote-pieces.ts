import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { type LineOffer, pricePieces } from '@aaram/shared-domain/return';
import type { LineRow } from '../order.repository.ts';
import { shareGst } from '../order-json.ts';
import { priceRest } from '../settle/owe-parcels.ts';
import type { Debt } from '../settle/refunds.repository.ts';
import { linesIn, type WholeOrder } from '../whole-order.ts';
import type { ReturnRow } from './returns.repository.ts';

type Known = WholeOrder & { returns: readonly ReturnRow[]; debts: readonly Debt[] };

/** What was settled of a line: pieces, and their GST in paise. */
const sumSettled = (line: LineRow, returns: readonly ReturnRow[]) =>
  returns
    .filter(({ lineId, state }) => lineId === line.id && (state === 'cancelled' || state === 'refunded'))
    .reduce(
      (sum, { quantity, gstPaise }) => ({ pieces: sum.pieces + quantity, gstPaise: sum.gstPaise + (gstPaise ?? 0) }),
      {
        pieces: 0,
        gstPaise: 0,
      },
    );

/** What goes back for 1, 2, … pieces of a line, before a fee, in rupees: what asking for them now would owe. */
export function quotePieces(known: Known, line: LineRow, { cancellable, returnable }: LineOffer): number[] {
  const { order, lines, parcels, returns, debts } = known;
  const gstPaise = shareGst(order, lines).get(line) ?? 0;
  const settled = sumSettled(line, returns);
  const left = order.payablePaise - debts.reduce((sum, { paise }) => sum + paise, 0);
  const parcel = parcels.find(({ sellerId }) => sellerId === line.sellerId);
  const rest = linesIn(lines, parcel === undefined ? [] : [parcel]).reduce((sum, { quantity }) => sum + quantity, 0);
  return Array.from({ length: Math.max(cancellable, returnable) }, (_, index) => {
    const pieces = index + 1;
    if (parcel !== undefined && cancellable > 0 && pieces === rest) {
      const isLast = parcels.every(({ id, orderStatus }) => id === parcel.id || orderStatus === 'Cancelled');
      return rupeesFromPaise(priceRest(known, parcel, { debts, isLast }));
    }
    const price = pricePieces({ ...line, gstPaise }, pieces, settled);
    return rupeesFromPaise(Math.max(0, Math.min(left, price.goodsPaise + price.gstPaise)));
  });
}
