import type { Call } from './api-client.ts';

/** Sizes that somebody waits for; separate from the API client, because pages load it when it is used. */
export function createRestockCalls({ array }: Call) {
  return {
    getRestockAlerts: () => array('GET /auth/me/restock-alerts'),
    askForRestock: (productId: string, size: string) =>
      array('POST /auth/me/restock-alerts', { body: { productId, size } }),
    dropRestockAlert: (id: string) => array('DELETE /auth/me/restock-alerts/{id}', { params: { id } }),
  };
}
