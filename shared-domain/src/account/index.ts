export type { AccountFile, Statement } from './schema.ts';
export { type AccountRates, type LedgerEntry, type StatementSums, sumStatement } from './statement.ts';
