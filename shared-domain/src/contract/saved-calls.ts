import type { Call } from './api-client.ts';

/** Cart lines saved for later; separate from the API client, because pages load it when it is used. */
export function createSavedCalls({ json, array }: Call) {
  return {
    getSavedItems: () => array('GET /auth/me/saved-items'),
    saveForLater: (itemId: string) => json('POST /auth/me/saved-items', 'saved', { body: { itemId } }),
    moveSavedToCart: (id: string) => json('POST /auth/me/saved-items/{id}/to-cart', 'saved', { params: { id } }),
    removeSaved: (id: string) => array('DELETE /auth/me/saved-items/{id}', { params: { id } }),
  };
}
