import type { Call } from './api-client.ts';
import type { SalesGroup } from './sales.ts';

type Query = { from?: string | undefined; to?: string | undefined; by: SalesGroup };

/** Sales in the panel; separate from the API client, because only the dashboard needs them. */
export function createSalesCalls({ json }: Call) {
  return {
    getSales: (query: Query) => json('GET /auth/panel/sales', 'rows', { query }),
    getSalesFile: (query: Query) => json('GET /auth/panel/sales/file', 'text', { query }),
    getOutlook: () => json('GET /auth/panel/outlook', 'runningOut'),
  };
}
