import type { PrintoutInput } from '../printout/index.ts';
import type { WorkStage } from '../work/index.ts';
import type { Call } from './api-client.ts';

type WorkQuery = { stage?: WorkStage; order?: string; limit?: number; cursor?: string | undefined };

/** Parcels as work and their printouts; separate from the API client, because most pages never need it. */
export function createWorkCalls({ json, list, file }: Call) {
  return {
    getWork: (query: WorkQuery) => list('GET /auth/panel/work', query),
    getWorkCounts: () => json('GET /auth/panel/work/counts', 'returns'),
    packParcel: (id: string, isPacked: boolean) =>
      json('PUT /auth/panel/parcels/{id}/packed', '_id', { params: { id }, body: { isPacked } }),
    askPrintout: (body: PrintoutInput) => json('POST /auth/panel/printouts', '_id', { body, status: 201 }),
    getPrintout: (id: string) => json('GET /auth/panel/printouts/{id}', '_id', { params: { id } }),
    getPrintoutFile: (id: string) => file('GET /auth/panel/printouts/{id}/file', { params: { id } }),
  };
}
