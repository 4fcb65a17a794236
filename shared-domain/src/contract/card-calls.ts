import type { Call } from './api-client.ts';

/** Cards of products by their ids; separate from the API client, because pages load it when it is used. */
export function createCardCalls({ array }: Call) {
  return {
    /** In the order of the ids, at most `MAX_CARDS`; products that are gone are left out. */
    getCards: (ids: readonly string[]) => array('GET /auth/product-cards', { query: { ids: ids.join(',') } }),
  };
}
