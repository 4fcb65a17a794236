import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

type GrievanceQuery = {
  state?: string | undefined;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** Complaints to the grievance officer; separate from the API client, because other pages never need it. */
export function createGrievanceCalls({ json, list }: Call) {
  return {
    sendGrievance: (body: Body<'POST /grievances'>, idempotencyKey: string) =>
      json('POST /grievances', 'ticket', { body, status: 201, headers: { 'idempotency-key': idempotencyKey } }),
    getGrievances: (query: GrievanceQuery) => list('GET /auth/panel/grievances', query),
    changeGrievance: (id: string, body: Body<'PUT /auth/panel/grievances/{id}'>) =>
      json('PUT /auth/panel/grievances/{id}', '_id', { params: { id }, body }),
  };
}
