import { roundHalfUp } from '../money/round-half-up.ts';

/** An order line and its part of the order's GST, in paise. */
type Line = { unitPaise: number; quantity: number; gstPaise: number };
/** What was settled of a line before: pieces, and the money that they and changes of its price gave back, in paise. */
type Settled = { pieces: number; goodsPaise: number; gstPaise: number };

/** What is left of a line: pieces, and what was paid for them and has not gone back, in paise. */
export const restOfLine = ({ unitPaise, quantity, gstPaise }: Line, before: Settled): Settled => ({
  pieces: Math.max(0, quantity - before.pieces),
  goodsPaise: Math.max(0, unitPaise * quantity - before.goodsPaise),
  gstPaise: Math.max(0, gstPaise - before.gstPaise),
});

/**
 * What was paid for pieces of a line, in paise: their share of what is left of it, so that the parts of a line add up to
 * the whole line, and a change of its price counts for the pieces that were left.
 */
export function pricePieces(line: Line, pieces: number, before: Settled): { goodsPaise: number; gstPaise: number } {
  const rest = restOfLine(line, before);
  const count = Math.min(pieces, rest.pieces);
  const share = (paise: number) => (rest.pieces === 0 ? 0 : roundHalfUp(paise * count, rest.pieces));
  return { goodsPaise: share(rest.goodsPaise), gstPaise: share(rest.gstPaise) };
}

/** An amount in paise that is given back of what is left of a line, split into price and GST as that is. */
export function splitAdjustment(
  rest: Pick<Settled, 'goodsPaise' | 'gstPaise'>,
  paise: number,
): { goodsPaise: number; gstPaise: number } {
  const sum = rest.goodsPaise + rest.gstPaise;
  const gstPaise = sum === 0 ? 0 : roundHalfUp(paise * rest.gstPaise, sum);
  return { goodsPaise: paise - gstPaise, gstPaise };
}

/** What goes back for pieces after the fee; never less than nothing. */
export const refundOf = ({ goodsPaise, gstPaise }: { goodsPaise: number; gstPaise: number }, feePaise: number) =>
  Math.max(0, goodsPaise + gstPaise - feePaise);
