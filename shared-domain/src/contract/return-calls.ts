import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

type ReturnQuery = { filter?: 'to-answer' | 'open' | 'all'; limit?: number; cursor?: string | undefined };

/** Cancelled, returned and exchanged pieces; separate from the API client, because most pages never need it. */
export function createReturnCalls({ json, list, done }: Call) {
  return {
    getReturns: (orderId: string) => json('GET /orders/{id}/returns', 'lines', { params: { id: orderId } }),
    askReturn: (orderId: string, body: Body<'POST /orders/{id}/returns'>, idempotencyKey: string) =>
      json('POST /orders/{id}/returns', 'lines', {
        params: { id: orderId },
        body,
        status: 201,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    withdrawReturn: (orderId: string, returnId: string) =>
      json('POST /orders/{id}/returns/{returnId}/withdraw', 'lines', { params: { id: orderId, returnId } }),
    getPanelReturns: (query: ReturnQuery) => list('GET /auth/panel/returns', query),
    sendReturnMailAgain: (id: string) => done('POST /auth/panel/returns/{id}/mail', { params: { id } }),
    bookReturnPickup: (id: string) =>
      json('POST /auth/panel/returns/{id}/pickup', '_id', { params: { id }, status: 201 }),
    moveReturn: (id: string, body: Body<'PUT /auth/panel/returns/{id}'>) =>
      json('PUT /auth/panel/returns/{id}', '_id', { params: { id }, body }),
  };
}
