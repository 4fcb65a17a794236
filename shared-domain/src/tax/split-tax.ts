import { roundHalfUp } from '../money/round-half-up.ts';

/** A price with its GST taken apart, in paise. Central and state tax are equal to the paisa. */
export type TaxSplit = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number };

/**
 * Takes GST of a rate out of a price that contains it, in paise. Within a state both halves are calculated as one half,
 * so that they are equal and what is left over is taxable; between states it is one tax.
 */
export function splitTax(grossPaise: number, ratePercent: number, isWithinState: boolean): TaxSplit {
  if (!isWithinState) {
    const igstPaise = roundHalfUp(grossPaise * ratePercent, 100 + ratePercent);
    return { taxablePaise: grossPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const half = roundHalfUp(grossPaise * ratePercent, 2 * (100 + ratePercent));
  return { taxablePaise: grossPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

/** The GST code of the seller's state, and of the state where the goods go; null for an unknown one. */
export type Supply = { from: string | null; to: string | null };

/** Whether central and state tax are due instead of the integrated tax. */
export const isWithinState = ({ from, to }: Supply): boolean => from !== null && from === to;

/** Union territories without a legislature: their half of GST is called UTGST. */
const unionTerritories = new Set(['04', '26', '31', '35', '38']);

/** The name of the tax beside CGST at a place of supply. */
export const stateTaxName = (to: string | null): 'SGST' | 'UTGST' =>
  to !== null && unionTerritories.has(to) ? 'UTGST' : 'SGST';
