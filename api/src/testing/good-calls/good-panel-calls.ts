import { addFailedJob } from '../jobs/failed-jobs.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import { changeSetCalls } from './good-change-calls.ts';
import { printoutCalls } from './good-printout-calls.ts';

const byAdmin = { by: 'admin' as const };

/** Calls by which the panel reads figures and lists, makes another release live, and reports are made. */
export const panelReads = {
  ...changeSetCalls,
  ...printoutCalls,
  'GET /api/auth/panel/figures': { by: 'seller' as const },
  'GET /api/auth/panel/sales': {
    by: 'seller' as const,
    make: () => ({ query: { by: 'product', from: '2026-11-01' } }),
  },
  'GET /api/auth/panel/sales/file': { by: 'seller' as const, make: () => ({ query: { by: 'state' } }) },
  'GET /api/auth/panel/outlook': { by: 'seller' as const },
  'GET /api/auth/panel/products': { by: 'seller' as const },
  'GET /api/auth/panel/listing-scores': { by: 'seller' as const },
  'GET /api/auth/panel/orders': { by: 'seller' as const },
  'GET /api/auth/panel/tables/{table}': { by: 'seller' as const, make: () => ({ params: { table: 'products' } }) },
  'PUT /api/auth/panel/tables/{table}': {
    by: 'seller' as const,
    make: () => ({
      params: { table: 'orders' },
      payload: { columns: ['number'], density: 'roomy' as const, keepView: { name: 'Mine', query: 'status=Pending' } },
    }),
  },
  'GET /api/auth/panel/outbox': byAdmin,
  'GET /api/auth/panel/jobs': byAdmin,
  'POST /api/auth/panel/jobs/retries': {
    ...byAdmin,
    make: async ({ harness }: { harness: PaymentHarness }) => ({
      payload: { ids: [await addFailedJob(harness.db)] },
    }),
  },
  'GET /api/auth/panel/money-gaps': byAdmin,
  'GET /api/auth/panel/accesses': byAdmin,
  'GET /api/auth/panel/audit': byAdmin,
  'GET /api/auth/panel/reports': byAdmin,
  'GET /api/auth/panel/grievances': byAdmin,
  'GET /api/auth/panel/people': { ...byAdmin, make: () => ({ query: { q: 'Meera' } }) },
  'GET /api/auth/panel/releases': byAdmin,
  'POST /api/auth/panel/releases/moves': {
    ...byAdmin,
    make: () => ({
      payload: {
        part: 'blog',
        how: 'rollback' as const,
        version: '0ecc5efa48c2',
        expected: '5d1f0a7be913',
        why: 'Pictures are missing',
      },
    }),
  },
  'POST /api/auth/panel/releases/previews': {
    ...byAdmin,
    make: () => ({ payload: { part: 'blog', version: '0ecc5efa48c2' } }),
  },
  'POST /api/reports': { make: () => ({ payload: { integrity: '/assets/main.1a2b.js', page: '/women' } }) },
};
