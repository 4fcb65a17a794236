import type { Db } from '@aaram/runtime/db';
import { findLines, type LineRow, lockOrder, type OrderRow } from './order.repository.ts';
import { findParcels, type ParcelRow } from './parcel.repository.ts';

/** An order with its parcels and lines. */
export type WholeOrder = { order: OrderRow; parcels: ParcelRow[]; lines: LineRow[] };

/** Reads an order with its parcels and lines; locks all of it for this transaction by the order's row. */
export async function lockWhole(tx: Db, id: string): Promise<WholeOrder | undefined> {
  const order = await lockOrder(tx, id);
  if (order === undefined) {
    return undefined;
  }
  const parcels = await findParcels(tx, [id]);
  return { order, parcels, lines: await findLines(tx, [id]) };
}

/** The lines of these parcels with the pieces that are left in them: not those cancelled singly. */
export const linesIn = (lines: readonly LineRow[], parcels: readonly ParcelRow[]): LineRow[] =>
  lines
    .filter((line) => line.cancelled < line.quantity && parcels.some((parcel) => parcel.sellerId === line.sellerId))
    .map((line) => ({ ...line, quantity: line.quantity - line.cancelled, cancelled: 0 }));

/** The lines whose pieces an order holds. */
export const heldLines = ({ lines, parcels }: Pick<WholeOrder, 'lines' | 'parcels'>): LineRow[] =>
  linesIn(
    lines,
    parcels.filter((parcel) => parcel.holdsStock),
  );
