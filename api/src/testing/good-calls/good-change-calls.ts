import { buildForm } from '../build-form.ts';
import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

const raise = { kind: 'price', how: 'percent', value: 10, round: 'rupee' };

async function priceChange({ harness, people }: Given) {
  const { id } = await buildProduct(harness.db, { sellerId: people.seller.id });
  return { subject: 'product', selection: { kind: 'ids', ids: [id] }, change: raise };
}

/** A bulk change of a seller's product, prepared, and made when `isRun`. */
async function preparedSet(given: Given, isRun = false) {
  const { app } = given.harness;
  const { headers } = given.people.seller;
  const url = '/api/auth/panel/change-sets';
  const { _id: id } = (await app.inject({ method: 'POST', url, headers, payload: await priceChange(given) })).json();
  if (isRun) {
    await app.inject({ method: 'POST', url: `${url}/${id}/run`, headers });
  }
  return { params: { id } };
}

/** A file with a new price of a product of the seller. */
async function importFile({ harness, people }: Given) {
  const { id } = await buildProduct(harness.db, { sellerId: people.seller.id });
  return buildForm({}, [Buffer.from(`Product ID,Price\n${id},1234.50\n`)]);
}

/** A product of the seller in the trash. */
async function removedProduct({ harness, people }: Given) {
  const { id } = await buildProduct(harness.db, { sellerId: people.seller.id });
  await harness.db`update products set removed_at = now(), removed_by = ${people.seller.id} where id = ${id}`;
  return { params: { id } };
}

/** Calls about bulk changes and their history. */
export const changeSetCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/exports/products': { by: 'seller' },
  'GET /api/auth/panel/exports/stock': { by: 'seller' },
  'GET /api/auth/panel/exports/orders': { by: 'seller' },
  'POST /api/auth/panel/imports': { by: 'seller', make: importFile },
  'GET /api/auth/panel/trail': { by: 'seller' },
  'GET /api/auth/panel/trash': { by: 'seller', make: async (given) => (await removedProduct(given)) && {} },
  'POST /api/auth/panel/trash/{id}/restore': { by: 'seller', make: removedProduct },
  'GET /api/auth/panel/change-sets': { by: 'seller', make: async (given) => (await preparedSet(given, true)) && {} },
  'POST /api/auth/panel/change-sets': { by: 'seller', make: async (given) => ({ payload: await priceChange(given) }) },
  'GET /api/auth/panel/change-sets/{id}': { by: 'seller', make: (given) => preparedSet(given) },
  'GET /api/auth/panel/change-sets/{id}/rows': { by: 'seller', make: (given) => preparedSet(given) },
  'POST /api/auth/panel/change-sets/{id}/run': { by: 'seller', make: (given) => preparedSet(given) },
  'POST /api/auth/panel/change-sets/{id}/undo': { by: 'seller', make: (given) => preparedSet(given, true) },
};
