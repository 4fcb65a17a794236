import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

type CreditQuery = { kind?: string | undefined; q?: string | undefined; limit?: number; cursor?: string | undefined };

/** Credit notes and gift cards; separate from the API client, because few pages need them. */
export function createCreditCalls({ json, array, list }: Call) {
  return {
    buyGiftCard: (body: Body<'POST /gift-cards'>, idempotencyKey: string) =>
      json('POST /gift-cards', 'order', { body, status: 201, headers: { 'idempotency-key': idempotencyKey } }),
    getBoughtGiftCards: () => array('GET /gift-cards'),
    /** Answers all credits of the account, the added one first. */
    addGiftCard: (code: string) => array('POST /credits', { body: { code } }),
    getPanelCredits: (query: CreditQuery = {}) => list('GET /auth/panel/credits', query),
    changeCredit: (id: string, body: Body<'PUT /auth/panel/credits/{id}'>) =>
      json('PUT /auth/panel/credits/{id}', '_id', { params: { id }, body }),
  };
}
