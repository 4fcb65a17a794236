import { createCall, type Transport } from './transport.ts';

type PageQuery = { limit?: number; cursor?: string | undefined };

/** What admins read about the store's safety; apart from the client of the other pages, which never need it. */
export function createSecurityCalls(transport: Transport) {
  const { list, array } = createCall(transport);
  return {
    getReports: () => array('GET /auth/panel/reports'),
    getAccesses: (query: PageQuery & { action?: string } = {}) => list('GET /auth/panel/accesses', query),
  };
}
