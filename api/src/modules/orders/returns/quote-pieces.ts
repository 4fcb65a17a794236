import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { LineOffer } from '@aaram/shared-domain/return';
import type { LineRow } from '../order.repository.ts';
import { priceRest } from '../settle/owe-parcels.ts';
import type { Debt } from '../settle/refunds.repository.ts';
import { linesIn, type WholeOrder } from '../whole-order.ts';
import { priceRefund } from './refund-money.ts';
import type { ReturnRow } from './returns.repository.ts';

type Known = WholeOrder & { returns: readonly ReturnRow[]; debts: readonly Debt[] };

/** What goes back for 1, 2, … pieces of a line, before a fee, in rupees: what asking for them now would owe. */
export function quotePieces(known: Known, line: LineRow, { cancellable, returnable }: LineOffer): number[] {
  const { lines, parcels, debts } = known;
  const parcel = parcels.find(({ sellerId }) => sellerId === line.sellerId);
  const rest = linesIn(lines, parcel === undefined ? [] : [parcel]).reduce((sum, { quantity }) => sum + quantity, 0);
  return Array.from({ length: Math.max(cancellable, returnable) }, (_, index) => {
    const pieces = index + 1;
    if (parcel !== undefined && cancellable > 0 && pieces === rest) {
      const isLast = parcels.every(({ id, orderStatus }) => id === parcel.id || orderStatus === 'Cancelled');
      return rupeesFromPaise(priceRest(known, parcel, { debts, isLast }));
    }
    return rupeesFromPaise(priceRefund(known, { lineId: line.id, quantity: pieces, feePaise: 0 }).refundPaise);
  });
}
