import { roundHalfUp } from '../money/round-half-up.ts';

/** An order line and its part of the order's GST, in paise. */
type Line = { unitPaise: number; quantity: number; gstPaise: number };
/** Pieces of the line that were settled before, and the GST that was given back with them. */
type Settled = { pieces: number; gstPaise: number };

/**
 * What was paid for pieces of a line, in paise. The GST of the pieces is counted together with those settled before,
 * so that the parts of a line add up to the whole line.
 */
export function pricePieces(line: Line, pieces: number, before: Settled): { goodsPaise: number; gstPaise: number } {
  const dueGst = roundHalfUp(line.gstPaise * (before.pieces + pieces), line.quantity);
  return { goodsPaise: line.unitPaise * pieces, gstPaise: Math.max(0, dueGst - before.gstPaise) };
}

/** What goes back for pieces after the fee; never less than nothing. */
export const refundOf = ({ goodsPaise, gstPaise }: { goodsPaise: number; gstPaise: number }, feePaise: number) =>
  Math.max(0, goodsPaise + gstPaise - feePaise);
