import type { LinkChannel } from '../pay-link/index.ts';
import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** Orders that staff make for customers; apart from the client, because one page of the panel needs it. */
export function createPayLinkCalls({ array, json }: Call) {
  return {
    getPayLinks: () => array('GET /auth/panel/payment-links'),
    makeOutsideOrder: (body: Body<'POST /auth/panel/payment-links'>, idempotencyKey: string) =>
      json('POST /auth/panel/payment-links', '_id', {
        body,
        status: 201,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    /** Another link; the one before opens nothing any more. */
    renewPayLink: (id: string) =>
      json('POST /auth/panel/payment-links/{id}/renewals', '_id', { params: { id }, status: 201 }),
    notePayLinkSent: (id: string, by: LinkChannel) =>
      json('POST /auth/panel/payment-links/{id}/sendings', '_id', { params: { id }, body: { by } }),
    /** Cancels the order; its pieces go back. */
    cancelPayLink: (id: string) => json('DELETE /auth/panel/payment-links/{id}', '_id', { params: { id } }),
  };
}

/** What a person with a link does with it; only the page of the link needs it. */
export function createPayPageCalls({ json }: Call) {
  return {
    openPayLink: (token: string) => json('POST /payment-links/open', 'lines', { body: { token } }),
    payByLink: (token: string) => json('POST /payment-links/pay', 'session', { body: { token } }),
    verifyByLink: (body: Body<'POST /payment-links/verify'>) =>
      json('POST /payment-links/verify', 'paymentStatus', { body }),
  };
}
