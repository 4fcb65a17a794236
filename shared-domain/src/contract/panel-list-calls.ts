import type { Call } from './api-client.ts';
import type { PanelTable } from './panel-lists.ts';
import type { Body } from './schema.ts';

/** A list's query, as its page's address has it. */
export type ListQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Calls of the panel's two lists, and of the figures above them. */
export function createPanelListCalls({ array, json, list }: Call) {
  return {
    getPanelFigures: () => json('GET /auth/panel/figures', 'ordersPerDay'),
    getProducts: (query: ListQuery) => list('GET /auth/panel/products', query),
    getOrders: (query: ListQuery) => list('GET /auth/panel/orders', query),
    /** For admins: a few people by the beginning of a name, mail address or mobile. */
    findPeople: (q: string) => array('GET /auth/panel/people', { query: { q } }),
    getTable: (table: PanelTable) => json('GET /auth/panel/tables/{table}', 'views', { params: { table } }),
    changeTable: (table: PanelTable, body: Body<'PUT /auth/panel/tables/{table}'>) =>
      json('PUT /auth/panel/tables/{table}', 'views', { params: { table }, body }),
  };
}
