import type { Call } from './api-client.ts';

type PageQuery = { limit?: number; cursor?: string | undefined };

/** What admins read about the store's security; separate from the API client, because other pages never need it. */
export function createSecurityCalls({ array, list }: Call) {
  return {
    getReports: (limit: number) => array('GET /auth/panel/reports', { query: { limit } }),
    getAccesses: (query: PageQuery) => list('GET /auth/panel/accesses', query),
  };
}
