export type { AccountFile, ClosedMonths, Payout, PayoutInput, Statement } from './schema.ts';
export {
  type AccountRates,
  addSums,
  type LedgerEntry,
  noSums,
  type StatementSums,
  sumStatement,
} from './statement.ts';
