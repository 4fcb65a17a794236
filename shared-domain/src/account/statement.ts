import { roundHalfUp } from '../money/round-half-up.ts';

/** Parts of a hundred thousand: 500 is 0.5 %. */
const WHOLE = 100_000;

/** What the store keeps of a seller's sales, each in thousandths of a percent; 0 switches one off. */
export type AccountRates = {
  /** The store's own fee of what was paid. */
  fee: number;
  /** GST that a marketplace collects (CGST Act, section 52), of the net taxable value. */
  tcs: number;
  /** Income tax that a marketplace deducts (section 194-O), of the gross sales. */
  tds: number;
};

/** A tax document in a seller's ledger, in paise; a credit note has negative figures. */
export type LedgerEntry = { taxablePaise: number; taxPaise: number; additionalPaise: number; totalPaise: number };

/** What a month comes to for a seller, in paise. `payoutPaise` is what is left to be paid out. */
export type StatementSums = {
  salesPaise: number;
  returnsPaise: number;
  taxablePaise: number;
  taxPaise: number;
  feePaise: number;
  tcsPaise: number;
  tdsPaise: number;
  payoutPaise: number;
};

/** A rate of an amount that may be negative, rounded half up by its size. */
const shareOf = (paise: number, rate: number) => Math.sign(paise) * roundHalfUp(Math.abs(paise) * rate, WHOLE);

/**
 * Sums a seller's ledger of a month. What a month's returns exceed its sales is owed to the store, with the fees and
 * taxes that were taken of them.
 */
export function sumStatement(entries: readonly LedgerEntry[], rates: AccountRates): StatementSums {
  const sum = (read: (entry: LedgerEntry) => number) => entries.reduce((total, entry) => total + read(entry), 0);
  const salesPaise = sum(({ totalPaise }) => Math.max(0, totalPaise));
  const returnsPaise = sum(({ totalPaise }) => Math.max(0, -totalPaise));
  const taxablePaise = sum((entry) => entry.taxablePaise);
  const net = salesPaise - returnsPaise;
  const feePaise = shareOf(net, rates.fee);
  const tcsPaise = shareOf(taxablePaise, rates.tcs);
  const tdsPaise = shareOf(net, rates.tds);
  return {
    salesPaise,
    returnsPaise,
    taxablePaise,
    taxPaise: sum((entry) => entry.taxPaise),
    feePaise,
    tcsPaise,
    tdsPaise,
    payoutPaise: net - feePaise - tcsPaise - tdsPaise,
  };
}

/** The sums of nothing. */
export const noSums: StatementSums = {
  salesPaise: 0,
  returnsPaise: 0,
  taxablePaise: 0,
  taxPaise: 0,
  feePaise: 0,
  tcsPaise: 0,
  tdsPaise: 0,
  payoutPaise: 0,
};

/** Adds up sums that were rounded each for itself: of several sellers, months or rates. */
export const addSums = (one: StatementSums, other: StatementSums): StatementSums => ({
  salesPaise: one.salesPaise + other.salesPaise,
  returnsPaise: one.returnsPaise + other.returnsPaise,
  taxablePaise: one.taxablePaise + other.taxablePaise,
  taxPaise: one.taxPaise + other.taxPaise,
  feePaise: one.feePaise + other.feePaise,
  tcsPaise: one.tcsPaise + other.tcsPaise,
  tdsPaise: one.tdsPaise + other.tdsPaise,
  payoutPaise: one.payoutPaise + other.payoutPaise,
});
