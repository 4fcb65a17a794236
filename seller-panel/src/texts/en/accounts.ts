import { formatCount, plural } from '@aaram/shared-domain/format';

/** Choosing a month and a seller. */
export const month = 'Month';
export const allSellers = 'All sellers';
export const downloads = 'Files of the month';
export const statementCsv = 'Statement (CSV)';
export const statementPdf = 'Statement (PDF)';
export const gstr1 = 'GSTR-1 rows (CSV)';
export const hsn = 'HSN summary (CSV)';
export const saved = 'The file was downloaded.';
export const notSaved = 'The file could not be made.';

/** The month */
export const loading = 'Loading the accounts...';
export const notLoaded = 'The accounts could not be loaded.';
export const summary = 'Summary of the month';
export const opening = 'Opening balance';
export const sales = 'Sales';
export const returns = 'Returns';
export const fee = (percent: number) => `Fee of the store (${percent}%)`;
export const tcs = (percent: number) => `TCS (${percent}%)`;
export const tds = (percent: number) => `TDS (${percent}%)`;
export const payout = 'Net of the month';
export const paidOut = 'Paid out';
export const closing = 'Closing balance';
export const ratesNow = 'Each sale keeps the rates of its day; the percentages are those at the end of the month.';

/** The closed months of a financial year, named by the year of its April. */
export const closedMonths = 'Closed months';
export const financialYear = 'Financial year';
export const nameYear = (year: number) => `April ${year} to March ${year + 1}`;
export const monthsCsv = 'Closed months (CSV)';
export const fees = 'Fee of the store';
export const tcsDeducted = 'TCS';
export const tdsDeducted = 'TDS';
export const loadingMonths = 'Loading the closed months...';
export const monthsNotLoaded = 'The closed months could not be loaded.';
export const noClosedMonths = 'No closed months in this year.';

/** Documents */
export const documents = 'Documents';
export const noDocuments = 'No documents in this month.';
export const kinds = { invoice: 'Invoice', 'credit-note': 'Credit note' };
export const date = 'Date';
export const kind = 'Document';
export const number = 'Number';
export const order = 'Order';
export const taxable = 'Taxable value';
export const tax = 'Tax';
export const additional = 'Additional';
export const total = 'Total';
export const restInFile = (count: number) =>
  plural(count, {
    one: '1 more document is in the files.',
    other: `${formatCount(count)} more documents are in the files.`,
  });

/** Sellers, for admins */
export const sellers = 'Sellers';
export const name = 'Name';
export const statementOf = (name: string) => `Statement of ${name}`;

/** Payouts */
export const payouts = 'Payouts';
export const noPayouts = 'Nothing was paid out in this month.';
export const reference = 'Reference';
export const referenceHint = 'As on the bank’s statement.';
export const amount = 'Amount in rupees';
export const paidOn = 'Paid on';
export const record = 'Record payout';
export const recordFor = (name: string) => `Record a payout to ${name}`;
export const recorded = 'The payout is recorded.';
export const notRecorded = 'The payout could not be recorded.';
export const withdraw = 'Withdraw';
export const withdrawOf = (reference: string) => `Withdraw payout ${reference}`;
export const withdrawn = 'The payout is withdrawn.';
export const notWithdrawn = 'The payout could not be withdrawn.';
export const reallyWithdraw = (reference: string) => `Withdraw payout ${reference}?`;
export const withdrawMeans = 'It will count as never paid. It stays in the history.';
export const enterAmount = 'Please enter an amount above 0.';
export const enterReference = 'Please enter the reference of the bank.';
