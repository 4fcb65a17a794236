import { apportion } from '../money/apportion.ts';
import { gstRateOf } from '../rates/goods.ts';
import { isWithinState, type Supply, splitTax, type TaxSplit } from './split-tax.ts';

/** A line as bought; `rateHsn` is the seller's HSN or the usual one, and chooses the rate. */
export type TaxableLine = { unitPaise: number; quantity: number; rateHsn: string };
/** What was charged for a whole order in paise: for delivery, and by the store's rule above prices that contain GST. */
export type Charged = { deliveryPaise: number; additionalPaise: number };

/** The figures of one line of an invoice, in paise. With `additionalPaise` they add up to what was paid for it. */
export type LineFigures = TaxSplit & { deliveryPaise: number; ratePercent: number; additionalPaise: number };
export type Sums = TaxSplit & { additionalPaise: number; totalPaise: number };

/**
 * The figures of all lines of an order, whose prices and delivery contain GST. Delivery and what the store's rule added
 * are shared by value, so that the lines of all sellers add up to what was paid. `supplyOf` says from where a line comes.
 */
export function figureLines<Line extends TaxableLine>(
  lines: readonly Line[],
  { deliveryPaise, additionalPaise }: Charged,
  { at, supplyOf }: { at: Date; supplyOf: (line: Line) => Supply },
): LineFigures[] {
  const values = lines.map((line) => line.unitPaise * line.quantity);
  const deliveries = apportion(deliveryPaise, values);
  const additions = apportion(additionalPaise, values);
  return lines.map((line, index) => {
    const delivery = deliveries[index] ?? 0;
    const ratePercent = gstRateOf(line.rateHsn, line.unitPaise, at);
    const split = splitTax((values[index] ?? 0) + delivery, ratePercent, isWithinState(supplyOf(line)));
    return { ...split, ratePercent, deliveryPaise: delivery, additionalPaise: additions[index] ?? 0 };
  });
}

/** The sums of a document's lines, in paise. */
export function sumFigures(lines: readonly (TaxSplit & { additionalPaise: number })[]): Sums {
  const sum = (read: (line: TaxSplit & { additionalPaise: number }) => number) =>
    lines.reduce((total, line) => total + read(line), 0);
  const sums = {
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    additionalPaise: sum((line) => line.additionalPaise),
  };
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, additionalPaise } = sums;
  return { ...sums, totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise + additionalPaise };
}
