import type { Db } from '@aaram/runtime/db';
import { addSums, noSums, type StatementSums, sumStatement } from '@aaram/shared-domain/account';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { type AccountQuery, type MonthRow, sumMonths } from './accounts.repository.ts';
import { sumPayouts } from './payouts.repository.ts';

/** A seller's month with what was left before it and is left after it, in paise. */
export type Balance = StatementSums & {
  count: number;
  openingPaise: number;
  paidOutPaise: number;
  closingPaise: number;
};

/** One group's sums: two entries, because sales and returns are counted apart. */
export const sumRow = ({ salesPaise, returnsPaise, taxablePaise, taxPaise, fee, tcs, tds }: MonthRow) =>
  sumStatement(
    [
      { taxablePaise, taxPaise, additionalPaise: 0, totalPaise: salesPaise },
      { taxablePaise: 0, taxPaise: 0, additionalPaise: 0, totalPaise: -returnsPaise },
    ],
    { fee, tcs, tds },
  );

/** The balances of a month by seller. Months are rounded each for itself, so that a later one changes no earlier one. */
export async function readBalances(db: Db, query: AccountQuery): Promise<Map<string, Balance>> {
  const rows = Map.groupBy(await sumMonths(db, query), ({ sellerId }) => sellerId);
  const paid = new Map((await sumPayouts(db, query)).map((row) => [row.sellerId, row]));
  return new Map(
    [...new Set([...rows.keys(), ...paid.keys()])].map((sellerId) => {
      const own = rows.get(sellerId) ?? [];
      const add = (some: MonthRow[]) => some.map(sumRow).reduce(addSums, noSums);
      const present = own.filter(({ month }) => month === query.month);
      const before = add(own.filter(({ month }) => month !== query.month));
      const { beforePaise = 0, inPaise: paidOutPaise = 0 } = paid.get(sellerId) ?? {};
      const sums = add(present);
      const openingPaise = before.payoutPaise - beforePaise;
      return [
        sellerId,
        {
          ...sums,
          count: present.reduce((total, { count }) => total + count, 0),
          openingPaise,
          paidOutPaise,
          closingPaise: openingPaise + sums.payoutPaise - paidOutPaise,
        },
      ];
    }),
  );
}

/** A balance as answers have it. */
export const toRupees = (balance: Balance) => ({
  sales: rupeesFromPaise(balance.salesPaise),
  returns: rupeesFromPaise(balance.returnsPaise),
  taxable: rupeesFromPaise(balance.taxablePaise),
  tax: rupeesFromPaise(balance.taxPaise),
  fee: rupeesFromPaise(balance.feePaise),
  tcs: rupeesFromPaise(balance.tcsPaise),
  tds: rupeesFromPaise(balance.tdsPaise),
  payout: rupeesFromPaise(balance.payoutPaise),
  opening: rupeesFromPaise(balance.openingPaise),
  paidOut: rupeesFromPaise(balance.paidOutPaise),
  closing: rupeesFromPaise(balance.closingPaise),
});

/** All balances together. */
export const addBalances = (balances: Iterable<Balance>): Balance =>
  [...balances].reduce(
    (one, other) => ({
      ...addSums(one, other),
      count: one.count + other.count,
      openingPaise: one.openingPaise + other.openingPaise,
      paidOutPaise: one.paidOutPaise + other.paidOutPaise,
      closingPaise: one.closingPaise + other.closingPaise,
    }),
    { ...noSums, count: 0, openingPaise: 0, paidOutPaise: 0, closingPaise: 0 },
  );
