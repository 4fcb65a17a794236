import { pricePieces } from '@aaram/shared-domain/return';
import type { Db } from '#db/pool.ts';
import type { LineRow, OrderRow } from '../order.repository.ts';
import { shareGst } from '../order-json.ts';
import { sumSettled } from './returns.repository.ts';

type Lines = { order: Pick<OrderRow, 'gstPaise'>; lines: readonly LineRow[] };

/** What was paid for pieces of a line, in paise; the parts of a line add up to the whole line. */
export async function priceLinePieces(db: Db, { order, lines }: Lines, lineId: string, pieces: number) {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) {
    return { goodsPaise: 0, gstPaise: 0 };
  }
  const gstPaise = shareGst(order, lines).get(line) ?? 0;
  return pricePieces({ ...line, gstPaise }, pieces, await sumSettled(db, lineId));
}
