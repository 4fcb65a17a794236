import type { ChangeResult, ChangeSetInput } from '../change-set/index.ts';
import type { Call } from './api-client.ts';

type Page = { limit?: number; cursor?: string | undefined };
/** Days as YYYY-MM-DD in India, both included. */
type Days = { from?: string | undefined; until?: string | undefined };
type ChangeSetQuery = Page & Days & { actor?: string | undefined; kind?: string | undefined };
/** Filters of a list as its address has them, and where the next part begins. */
type FileQuery = Record<string, string | undefined>;
export type TrailQuery = Page &
  Days & { actor?: string | undefined; action?: string | undefined; subject?: string | undefined };

/** Bulk changes, their history, and the trash; separate, because only pages of the panel need it. */
export function createChangeSetCalls({ json, list }: Call) {
  return {
    getChangeSets: (query: ChangeSetQuery = {}) => list('GET /auth/panel/change-sets', query),
    prepareChangeSet: (body: ChangeSetInput) => json('POST /auth/panel/change-sets', '_id', { body, status: 201 }),
    getChangeSet: (id: string) => json('GET /auth/panel/change-sets/{id}', '_id', { params: { id } }),
    getChangeRows: (id: string, query: Page & { result?: ChangeResult | undefined } = {}) =>
      list('GET /auth/panel/change-sets/{id}/rows', query, { id }),
    runChangeSet: (id: string) => json('POST /auth/panel/change-sets/{id}/run', '_id', { params: { id } }),
    undoChangeSet: (id: string) => json('POST /auth/panel/change-sets/{id}/undo', '_id', { params: { id } }),
    planImport: (body: FormData) => json('POST /auth/panel/imports', 'set', { body, status: 201 }),
    getProductsFile: (query: FileQuery) => json('GET /auth/panel/exports/products', 'text', { query }),
    getStockFile: (query: FileQuery) => json('GET /auth/panel/exports/stock', 'text', { query }),
    getOrdersFile: (query: FileQuery) => json('GET /auth/panel/exports/orders', 'text', { query }),
    getTrail: (query: TrailQuery = {}) => list('GET /auth/panel/trail', query),
    getTrash: (query: Page = {}) => list('GET /auth/panel/trash', query),
    restoreProduct: (id: string) => json('POST /auth/panel/trash/{id}/restore', 'message', { params: { id } }),
  };
}
