import type { Call } from './api-client.ts';
import type { Body } from './schema.ts';

/** What sellers do with one product; separate from the API client, because only pages of the panel need it. */
export function createProductCalls({ json, array }: Call) {
  return {
    /** One of the caller's products (for an admin: any), drafts too. */
    getOwnProduct: (id: string) => json('GET /auth/seller/products/{id}', '_id', { params: { id } }),
    /** The weakest listings, with what each lacks. */
    getListingScores: () => array('GET /auth/panel/listing-scores'),
    /** A draft with the same values and pictures, without stock. */
    copyProduct: (id: string) => json('POST /auth/seller/products/{id}/copy', '_id', { params: { id }, status: 201 }),
    /** The products that are colours of one thing with this one. */
    getFamily: (id: string) => json('GET /auth/seller/products/{id}/family', 'members', { params: { id } }),
    setFamily: (id: string, body: Body<'PUT /auth/seller/products/{id}/family'>) =>
      json('PUT /auth/seller/products/{id}/family', 'members', { params: { id }, body }),
  };
}
