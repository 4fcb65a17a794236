import { randomUUID } from 'node:crypto';
import { buildForm, buildPicture } from '../build-form.ts';
import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

export const productFields = {
  name: 'Linen Shirt',
  description: 'Cool in summer.',
  price: '1499.00',
  category: 'Men',
  subcategory: 'Shirts',
  brand: 'Neelkhet',
  sizeType: 'Clothing',
  'stock[0][size]': 'M',
  'stock[0][quantity]': '3',
  tags: '["linen","summer"]',
};

const picture = () => buildPicture({ colour: `#${randomUUID().slice(0, 6)}` });
const ownProduct = ({ harness, people }: Given) =>
  buildProduct(harness.db, { sellerId: people.seller.id, stock: { M: 9 } });
const ownId = async (given: Given) => ({ params: { id: (await ownProduct(given)).id } });

/** Calls about a seller's own products. */
export const sellerProductCalls: Record<string, GoodCall> = {
  'GET /api/auth/seller/products': { by: 'seller' },
  'GET /api/auth/seller/products/{id}': { by: 'seller', make: ownId },
  'POST /api/auth/seller/products/{id}/copy': { by: 'seller', make: ownId },
  'GET /api/auth/seller/products/{id}/family': { by: 'seller', make: ownId },
  'PUT /api/auth/seller/products/{id}/family': {
    by: 'seller',
    make: async (given) => {
      const { id } = await ownProduct(given);
      return { params: { id }, payload: { members: [id, (await ownProduct(given)).id], version: 0 } };
    },
  },
  'POST /api/auth/add-product': { by: 'seller', make: async () => buildForm(productFields, [await picture()]) },
  'PUT /api/auth/update/{id}': {
    by: 'seller',
    make: async (given) => {
      const { id, version } = await ownProduct(given);
      const edit = { name: 'New name', price: 999.5, sizeType: 'Clothing', isAvailable: true, version };
      return { params: { id }, payload: { ...edit, stock: [{ size: 'M', quantity: 4 }] } };
    },
  },
  'POST /api/auth/products/{id}/images': {
    by: 'seller',
    make: async (given) => ({ ...(await ownId(given)), ...(await buildForm({}, [await picture()])) }),
  },
  'DELETE /api/auth/remove/{id}': { by: 'seller', make: ownId },
};
