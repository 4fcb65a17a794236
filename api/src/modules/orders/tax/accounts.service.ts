import type { Db } from '@aaram/runtime/db';
import type { AccountFile, AccountRates, LedgerEntry, Statement } from '@aaram/shared-domain/account';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { type CsvCell, writeCsv } from '#csv/write-csv.ts';
import { findNames } from '#modules/identity/index.ts';
import * as texts from '#texts/accounts.ts';
import { addBalances, type Balance, readBalances, toRupees } from './account-balance.ts';
import {
  type AccountQuery,
  findHsnRows,
  findLedger,
  findRates,
  findReturnRows,
  type LedgerRow,
  type ReturnRow,
} from './accounts.repository.ts';
import { readClosedMonths } from './closed-months.ts';
import { findPayouts } from './payouts.repository.ts';
import { toPayout } from './payouts.service.ts';

/** Within a state, or to a registered buyer, no sale is listed as one of a large value to a consumer. */
const LARGE_PAISE = 100_000_00;

const toEntry = ({ kind, taxablePaise, taxPaise, additionalPaise, totalPaise }: LedgerRow): LedgerEntry => {
  const sign = kind === 'invoice' ? 1 : -1;
  return {
    taxablePaise: sign * taxablePaise,
    taxPaise: sign * taxPaise,
    additionalPaise: sign * additionalPaise,
    totalPaise: sign * totalPaise,
  };
};

/** Documents that a page lists; the files have all. */
const LISTED = 500;
const PERCENT = 1000;

/** Each seller's sums, for anyone who sees all. */
async function nameSellers(db: Db, balances: ReadonlyMap<string, Balance>): Promise<Statement['sellers']> {
  const names = await findNames(db, [...balances.keys()]);
  return [...balances]
    .map(([id, balance]) => ({ _id: id, name: names.get(id) ?? '', ...toRupees(balance) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** A month of a seller, or of all: its first documents, and what all come to. */
export async function readStatement(
  db: Db,
  query: AccountQuery,
  rates: AccountRates,
  limit = LISTED,
): Promise<Statement> {
  const rows = await findLedger(db, query, limit);
  const balances = await readBalances(db, query);
  const { fee, tcs, tds } = (await findRates(db, query.month)) ?? rates;
  const sums = addBalances(balances.values());
  return {
    month: query.month,
    entries: rows.map((row) => {
      const entry = toEntry(row);
      return {
        kind: row.kind,
        number: row.number,
        issuedAt: row.issuedAt.toISOString(),
        orderNumber: formatOrderNumber(row.orderNumber),
        taxable: rupeesFromPaise(entry.taxablePaise),
        tax: rupeesFromPaise(entry.taxPaise),
        additional: rupeesFromPaise(entry.additionalPaise),
        total: rupeesFromPaise(entry.totalPaise),
      };
    }),
    count: sums.count,
    ...toRupees(sums),
    payouts: (await findPayouts(db, query)).map(toPayout),
    rates: { fee: fee / PERCENT, tcs: tcs / PERCENT, tds: tds / PERCENT },
    sellers: query.sellerId === null ? await nameSellers(db, balances) : [],
  };
}

const MAX_FILE_ROWS = 100_000;

const money = (paise: number) => ({ rupees: paise / 100 });
const rupees = (amount: number) => ({ rupees: amount });
const dayOf = (at: Date | string) => ({
  day: new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
    .format(new Date(at))
    .replaceAll(' ', '-'),
});

/** The section of GSTR-1 in which a document is listed. */
function sectionOf({ kind, buyerGstin, igstPaise, totalPaise }: ReturnRow): string {
  if (buyerGstin !== null) {
    return kind === 'invoice' ? 'B2B' : 'CDNR';
  }
  const isLarge = igstPaise > 0 && totalPaise > LARGE_PAISE;
  return isLarge ? (kind === 'invoice' ? 'B2CL' : 'CDNUR') : 'B2CS';
}

/** What a document adds to a month: a credit note takes away. */
const signed = ({ kind }: ReturnRow, paise: number) => money(kind === 'invoice' || paise === 0 ? paise : -paise);

async function writeReturn(db: Db, query: AccountQuery): Promise<CsvCell[][]> {
  const rows = await findReturnRows(db, query);
  return [
    texts.returnColumns,
    ...rows.map((row) => [
      sectionOf(row),
      row.supplierGstin,
      row.buyerGstin ?? '',
      texts.kinds[row.kind],
      row.number,
      dayOf(row.issuedAt),
      row.invoiceNumber ?? '',
      row.invoiceIssuedAt === null ? '' : dayOf(row.invoiceIssuedAt),
      row.supplyCode === null ? row.supplyState : `${row.supplyCode}-${row.supplyState}`,
      'N',
      row.ratePercent,
      signed(row, row.taxablePaise),
      signed(row, row.igstPaise),
      signed(row, row.cgstPaise),
      signed(row, row.sgstPaise),
      signed(row, row.taxablePaise + row.taxPaise),
      signed(row, row.additionalPaise),
      signed(row, row.taxablePaise + row.taxPaise + row.additionalPaise),
    ]),
  ];
}

async function writeHsn(db: Db, query: AccountQuery): Promise<CsvCell[][]> {
  const rows = await findHsnRows(db, query);
  return [
    texts.hsnColumns,
    ...rows.map((row) => [
      row.hsn ?? '',
      row.unit,
      row.ratePercent,
      row.quantity,
      money(row.taxablePaise + row.igstPaise + row.cgstPaise + row.sgstPaise),
      money(row.taxablePaise),
      money(row.igstPaise),
      money(row.cgstPaise),
      money(row.sgstPaise),
    ]),
  ];
}

async function writeStatement(db: Db, query: AccountQuery, rates: AccountRates): Promise<CsvCell[][]> {
  const statement = await readStatement(db, query, rates, MAX_FILE_ROWS);
  const { entries, sales, returns, fee, tcs, tds, payout, payouts, opening, paidOut, closing } = statement;
  const sums: [string, number][] = [
    [texts.sales, sales],
    [texts.returns, -returns],
    [texts.fee, -fee],
    [texts.tcs, -tcs],
    [texts.tds, -tds],
    [texts.payout, payout],
    [texts.opening, opening],
    [texts.paidOut, -paidOut],
    [texts.closing, closing],
  ];
  return [
    texts.statementColumns,
    ...entries.map((entry) => [
      texts.kinds[entry.kind],
      entry.number,
      dayOf(entry.issuedAt),
      entry.orderNumber,
      rupees(entry.taxable),
      rupees(entry.tax),
      rupees(entry.additional),
      rupees(entry.total),
    ]),
    ...payouts.map(({ reference, paidOn, amount }) => [
      texts.payoutRow,
      reference,
      dayOf(paidOn),
      '',
      '',
      '',
      '',
      rupees(-amount),
    ]),
    ...sums.map(([label, amount]) => [label, '', '', '', '', '', '', rupees(amount)]),
  ];
}

/** The year of a financial year's April, by one of its months. */
const yearOf = (month: string) => String(Number(month.slice(0, 4)) - (month.slice(5) < '04' ? 1 : 0));

async function writeClosedMonths(db: Db, { sellerId, month }: AccountQuery): Promise<CsvCell[][]> {
  const months = await readClosedMonths(db, { sellerId, year: yearOf(month) });
  return [
    texts.monthColumns,
    ...months.map((one) => [
      { day: one.month },
      money(one.openingPaise),
      money(one.salesPaise),
      money(-one.returnsPaise),
      money(-one.feePaise),
      money(-one.tcsPaise),
      money(-one.tdsPaise),
      money(one.payoutPaise),
      money(-one.paidOutPaise),
      money(one.closingPaise),
    ]),
  ];
}

const writers = { gstr1: writeReturn, hsn: writeHsn, statement: writeStatement, months: writeClosedMonths };

/** A month as a file for spreadsheets; with `months` the closed ones of its financial year. */
export async function writeAccountFile(
  db: Db,
  file: AccountFile,
  query: AccountQuery,
  rates: AccountRates,
): Promise<{ name: string; text: string }> {
  const table = await writers[file](db, query, rates);
  const text = writeCsv(table, { isWhole: true });
  return { name: `${file}-${file === 'months' ? yearOf(query.month) : query.month}.csv`, text };
}
