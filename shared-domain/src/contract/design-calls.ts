import type { DesignDocument, FontId } from '../design/index.ts';
import type { Call } from './api-client.ts';

type ProductAndDocument = { product: string; document: DesignDocument };

/** Designs of shoppers; separate from the API client, because only their tool needs them. */
export function createDesignCalls({ json, array }: Call) {
  return {
    getOutlines: (texts: { font: FontId; text: string }[]) => array('POST /design-outlines', { body: { texts } }),
    getDesign: (id: string) => json('GET /designs/{id}', '_id', { params: { id } }),
    getDesigns: () => array('GET /designs'),
    createDesign: (body: ProductAndDocument) => json('POST /designs', '_id', { body, status: 201 }),
    updateDesign: (id: string, body: ProductAndDocument & { version: number }) =>
      json('PUT /designs/{id}', '_id', { params: { id }, body }),
    removeDesign: (id: string) => json('DELETE /designs/{id}', 'message', { params: { id } }),
    /** Pictures for a cart; `product` may be another colour of the same garment. */
    printDesign: (id: string, product: string) =>
      json('POST /designs/{id}/print', 'state', { params: { id }, body: { product } }),
    getDesignOfLine: (pictures: { rawImage: string; previewImage: string }) =>
      json('GET /printed-designs', 'document', { query: pictures }),
  };
}

/** What sellers print; only their page of an order needs it. */
export function createPrintCalls({ array, file }: Call) {
  const of = (orderId: string) => ({ params: { orderId } });
  return {
    getPrints: (orderId: string) => array('GET /auth/panel/orders/{orderId}/prints', of(orderId)),
    makePrintsAgain: (orderId: string) => array('POST /auth/panel/orders/{orderId}/prints', of(orderId)),
    getPrintFile: (id: string) => file('GET /auth/panel/print-files/{id}', { params: { id } }),
    /** All files of these orders that are ready, as a ZIP. */
    getPrintFiles: (orderIds: readonly string[]) =>
      file('GET /auth/panel/print-files', { query: { orders: orderIds.join(',') } }),
  };
}
