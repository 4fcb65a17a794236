import { apportion } from '../money/apportion.ts';
import type { LineFigures } from './invoice-figures.ts';
import { splitTax, type TaxSplit } from './split-tax.ts';

/** A line of an invoice, and what credit notes have taken back of it so far. */
export type CreditableLine = LineFigures & { lineId: string; quantity: number };
export type Credited = TaxSplit & { lineId: string; quantity: number; additionalPaise: number };
/** What goes back: an amount in paise, and the pieces it goes back for; without `lineId` for all that is left. */
export type Credit = { amountPaise: number; lineId?: string | undefined; quantity?: number };
export type CreditLine = Credited & { ratePercent: number };

const gross = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: TaxSplit) =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise;

type Left = { line: CreditableLine; grossPaise: number; additionalPaise: number; quantity: number; before: TaxSplit };

function findLeft(lines: readonly CreditableLine[], credited: readonly Credited[]): Left[] {
  return lines.map((line) => {
    const own = credited.filter(({ lineId }) => lineId === line.lineId);
    const sum = (read: (one: Credited) => number) => own.reduce((total, one) => total + read(one), 0);
    const before = {
      taxablePaise: sum((one) => one.taxablePaise),
      cgstPaise: sum((one) => one.cgstPaise),
      sgstPaise: sum((one) => one.sgstPaise),
      igstPaise: sum((one) => one.igstPaise),
    };
    return {
      line,
      before,
      grossPaise: gross(line) - gross(before),
      additionalPaise: line.additionalPaise - sum((one) => one.additionalPaise),
      quantity: line.quantity - sum((one) => one.quantity),
    };
  });
}

const leftOf = ({ grossPaise, additionalPaise }: Left) => grossPaise + additionalPaise;

/** What is left of an invoice to take back, in paise. */
export const sumLeft = (lines: readonly CreditableLine[], credited: readonly Credited[]): number =>
  findLeft(lines, credited).reduce((total, left) => total + leftOf(left), 0);

/** The shares of an amount by line: of the line it is for as far as that reaches, then of all by what is left of them. */
function shareAmount(left: readonly Left[], { amountPaise, lineId }: Credit): number[] {
  const meant = left.map((one) => (one.line.lineId === lineId ? Math.min(amountPaise, leftOf(one)) : 0));
  const rest = amountPaise - meant.reduce((total, paise) => total + paise, 0);
  const others = apportion(
    rest,
    left.map((one, index) => leftOf(one) - (meant[index] ?? 0)),
  );
  return meant.map((paise, index) => paise + (others[index] ?? 0));
}

/**
 * The tax of a part of a line: that of all parts so far less what was taken back before, so that parts add up. Halves of
 * a tax grow together, so one more paisa can mean two of tax: then the taxable value stays, and the halves of this part
 * differ by a paisa, until a later part makes them equal.
 */
function splitPart({ line, before }: Left, grossPaise: number): TaxSplit {
  const isWithin = line.igstPaise === 0;
  const soFar = splitTax(gross(before) + grossPaise, line.ratePercent, isWithin);
  const most = Math.min(grossPaise, line.taxablePaise - before.taxablePaise);
  const taxablePaise = Math.min(most, Math.max(0, soFar.taxablePaise - before.taxablePaise));
  const tax = grossPaise - taxablePaise;
  if (!isWithin) {
    return { taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  }
  const half = Math.ceil((before.cgstPaise + before.sgstPaise + tax) / 2);
  const cgstPaise = Math.min(tax, Math.max(0, half - before.cgstPaise));
  return { taxablePaise, cgstPaise, sgstPaise: tax - cgstPaise, igstPaise: 0 };
}

/**
 * The lines of a credit note over an amount, at most what is left of the invoice. They add up to the amount, and the
 * credit notes of a whole invoice add up to the invoice, each tax by itself.
 */
export function figureCredit(
  lines: readonly CreditableLine[],
  credited: readonly Credited[],
  credit: Credit,
): CreditLine[] {
  const left = findLeft(lines, credited);
  const amountPaise = Math.min(
    credit.amountPaise,
    left.reduce((total, one) => total + leftOf(one), 0),
  );
  const shares = shareAmount(left, { ...credit, amountPaise });
  return left.flatMap((one, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) {
      return [];
    }
    const [grossPaise = 0, additionalPaise = 0] = apportion(share, [one.grossPaise, one.additionalPaise]);
    const isMeant = credit.lineId === undefined || credit.lineId === one.line.lineId;
    const pieces = credit.lineId === undefined ? one.quantity : Math.min(one.quantity, credit.quantity ?? 0);
    return [
      {
        ...splitPart(one, grossPaise),
        lineId: one.line.lineId,
        ratePercent: one.line.ratePercent,
        quantity: isMeant ? pieces : 0,
        additionalPaise,
      },
    ];
  });
}
