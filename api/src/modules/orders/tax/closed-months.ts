import type { Db } from '@aaram/runtime/db';
import { addSums, noSums } from '@aaram/shared-domain/account';
import { readClock } from '#db/read-clock.ts';
import { type Balance, sumRow } from './account-balance.ts';
import { sumMonths } from './accounts.repository.ts';
import { sumPayoutMonths } from './payouts.repository.ts';

/** Whose months: a seller's, or all together when null; of the financial year that begins in April of `year`. */
export type YearQuery = { sellerId: string | null; year: string };
export type MonthBalance = Balance & { month: string };

const presentMonth = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now).slice(0, 7);

/** The month after one such as `2026-12`. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/**
 * The months of a financial year that are over, the newest first, from the first one with anything in the books on. Each
 * month comes to what its statement says, because both add up the same rounded parts.
 */
export async function readClosedMonths(db: Db, { sellerId, year }: YearQuery): Promise<MonthBalance[]> {
  const present = presentMonth(await readClock(db));
  const [begin, last] = [`${year}-04`, `${Number(year) + 1}-03`];
  const query = { sellerId, month: last };
  const rows = Map.groupBy(await sumMonths(db, query), ({ month }) => month);
  const paid = new Map((await sumPayoutMonths(db, query)).map(({ month, paise }) => [month, paise]));
  const first = [...rows.keys(), ...paid.keys()].sort()[0] ?? present;
  const months: MonthBalance[] = [];
  let openingPaise = 0;
  for (let month = first; month < present && month <= last; month = nextMonth(month)) {
    const own = rows.get(month) ?? [];
    const sums = own.map(sumRow).reduce(addSums, noSums);
    const paidOutPaise = paid.get(month) ?? 0;
    const closingPaise = openingPaise + sums.payoutPaise - paidOutPaise;
    const count = own.reduce((total, row) => total + row.count, 0);
    months.push({ month, ...sums, count, openingPaise, paidOutPaise, closingPaise });
    openingPaise = closingPaise;
  }
  return months.filter(({ month }) => month >= begin).reverse();
}
