import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

type PageQuery = { limit?: number; cursor?: string | undefined };

type AuditQuery = Partial<Record<'actor' | 'person' | 'action' | 'subject' | 'cursor', string>> & { limit?: number };

/** What admins read about the store's security, and who may do what; separate from the API client, because other pages never need it. */
export function createSecurityCalls({ array, json, list }: Call) {
  return {
    getReports: (limit: number) => array('GET /auth/panel/reports', { query: { limit } }),
    getAudit: (query: AuditQuery = {}) => list('GET /auth/panel/audit', query),
    changePerson: (body: Body<'PUT /auth/people'>) => json('PUT /auth/people', '_id', { body }),
    getAccesses: (query: PageQuery & { person?: string }) => list('GET /auth/panel/accesses', query),
  };
}
