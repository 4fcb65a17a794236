import type { AccountFile, PayoutInput } from '../account/index.ts';
import type { PriceRuleInput, TaxDetailsInput } from '../tax/index.ts';
import type { Call } from './api-client.ts';

/** Whose month: one's own, or for admins one seller's or everybody's. */
type MonthQuery = { month: string; seller?: string | undefined };

/** Calls about sellers' accounts; separate from the API client, because one page of the panel needs them. */
export function createAccountCalls({ json }: Call) {
  return {
    getStatement: (query: MonthQuery) => json('GET /auth/panel/accounts', 'month', { query }),
    getClosedMonths: (query: { year: string; seller?: string | undefined }) =>
      json('GET /auth/panel/closed-months', 'months', { query }),
    getAccountFile: (file: AccountFile, query: MonthQuery) =>
      json('GET /auth/panel/accounts/file', 'text', { query: { file, ...query } }),
    getStatementPdf: (query: MonthQuery) => json('GET /auth/panel/accounts/pdf', 'pdf', { query }),
    getTaxDetails: (seller?: string) =>
      json('GET /auth/panel/tax-details', 'legalName', { query: seller === undefined ? {} : { seller } }),
    changeTaxDetails: (body: TaxDetailsInput) => json('PUT /auth/panel/tax-details', 'legalName', { body }),
    getPriceRule: () => json('GET /auth/panel/price-rule', 'priceRule'),
    changePriceRule: (body: PriceRuleInput) => json('PUT /auth/panel/price-rule', 'priceRule', { body }),
    recordPayout: (body: PayoutInput) => json('POST /auth/panel/payouts', '_id', { body, status: 201 }),
    withdrawPayout: (id: string) => json('DELETE /auth/panel/payouts/{id}', '_id', { params: { id } }),
  };
}
