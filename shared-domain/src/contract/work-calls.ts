import type { PrintoutInput } from '../printout/index.ts';
import type { DeliveryChoice, WeightAnswer, WorkStage } from '../work/index.ts';
import type { Call } from './api-client.ts';

type WorkQuery = { stage?: WorkStage; order?: string; limit?: number; cursor?: string | undefined };

/** Parcels as work and their printouts; separate from the API client, because most pages never need it. */
export function createWorkCalls({ json, list }: Call) {
  return {
    getWork: (query: WorkQuery) => list('GET /auth/panel/work', query),
    getWorkCounts: () => json('GET /auth/panel/work/counts', 'returns'),
    packParcel: (id: string, isPacked: boolean) =>
      json('PUT /auth/panel/parcels/{id}/packed', '_id', { params: { id }, body: { isPacked } }),
    /** `grams`: what it weighs; left out, it is the store's default. */
    shipParcel: (id: string, grams?: number) =>
      json('POST /auth/panel/parcels/{id}/shipment', 'trackingId', {
        params: { id },
        body: grams === undefined ? {} : { grams },
        status: 201,
      }),
    getRoute: (id: string, grams?: number) =>
      json('GET /auth/panel/parcels/{id}/route', 'pincode', {
        params: { id },
        query: grams === undefined ? {} : { grams },
      }),
    getCarrierLabel: (id: string) => json('GET /auth/panel/parcels/{id}/label', 'pdf', { params: { id } }),
    answerWeight: (id: string, answer: WeightAnswer) =>
      json('PUT /auth/panel/parcels/{id}/weight', '_id', { params: { id }, body: { answer } }),
    getCarrierDesk: () => json('GET /auth/panel/carrier', 'mode'),
    checkCarrier: () => json('POST /auth/panel/carrier/checks', 'isConnected', { status: 201 }),
    requestPickup: (day: string) => json('POST /auth/panel/carrier/pickups', 'mode', { body: { day }, status: 201 }),
    cancelShipment: (id: string) => json('DELETE /auth/panel/parcels/{id}/shipment', '_id', { params: { id } }),
    answerFailure: (id: string, choice: DeliveryChoice) =>
      json('PUT /auth/panel/parcels/{id}/shipment/failure', '_id', { params: { id }, body: { choice } }),
    askPrintout: (body: PrintoutInput) => json('POST /auth/panel/printouts', '_id', { body, status: 201 }),
    getPrintout: (id: string) => json('GET /auth/panel/printouts/{id}', '_id', { params: { id } }),
    getPrintoutFile: (id: string) => json('GET /auth/panel/printouts/{id}/file', 'pdf', { params: { id } }),
  };
}
