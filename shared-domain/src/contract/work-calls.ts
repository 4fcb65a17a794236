import type { PrintoutInput } from '../printout/index.ts';
import type { DeliveryChoice, WorkStage } from '../work/index.ts';
import type { Call } from './api-client.ts';

type WorkQuery = { stage?: WorkStage; order?: string; limit?: number; cursor?: string | undefined };

/** Parcels as work and their printouts; separate from the API client, because most pages never need it. */
export function createWorkCalls({ json, list }: Call) {
  return {
    getWork: (query: WorkQuery) => list('GET /auth/panel/work', query),
    getWorkCounts: () => json('GET /auth/panel/work/counts', 'returns'),
    packParcel: (id: string, isPacked: boolean) =>
      json('PUT /auth/panel/parcels/{id}/packed', '_id', { params: { id }, body: { isPacked } }),
    shipParcel: (id: string) =>
      json('POST /auth/panel/parcels/{id}/shipment', 'trackingId', { params: { id }, status: 201 }),
    cancelShipment: (id: string) => json('DELETE /auth/panel/parcels/{id}/shipment', '_id', { params: { id } }),
    answerFailure: (id: string, choice: DeliveryChoice) =>
      json('PUT /auth/panel/parcels/{id}/shipment/failure', '_id', { params: { id }, body: { choice } }),
    askPrintout: (body: PrintoutInput) => json('POST /auth/panel/printouts', '_id', { body, status: 201 }),
    getPrintout: (id: string) => json('GET /auth/panel/printouts/{id}', '_id', { params: { id } }),
    getPrintoutFile: (id: string) => json('GET /auth/panel/printouts/{id}/file', 'pdf', { params: { id } }),
  };
}
