import type { Call } from './api-client.ts';

/** A list's query, as its page's address has it. */
export type ListQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Calls of the panel's two lists. */
export function createPanelListCalls({ list }: Call) {
  return {
    getProducts: (query: ListQuery) => list('GET /auth/panel/products', query),
    getOrders: (query: ListQuery) => list('GET /auth/panel/orders', query),
  };
}
