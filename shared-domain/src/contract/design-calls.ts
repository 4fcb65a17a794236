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
    /**
     * Pictures for a cart; `product` may be another colour of the same garment. `texts` are other words for texts of the
     * design, by their id.
     */
    printDesign: (id: string, product: string, texts?: Record<string, string>) =>
      json('POST /designs/{id}/print', 'state', { params: { id }, body: { product, ...(texts && { texts }) } }),
    getShare: (id: string) => json('GET /designs/{id}/share', 'mayCopy', { params: { id } }),
    /** `product` and the design as it is now have to be prepared before (`printDesign`). */
    shareDesign: (id: string, body: { product: string; mayCopy: boolean }) =>
      json('PUT /designs/{id}/share', 'token', { params: { id }, body }),
    endShare: (id: string) => json('DELETE /designs/{id}/share', 'mayCopy', { params: { id } }),
    getSharedDesign: (token: string) => json('GET /shared-designs/{token}', 'product', { params: { token } }),
    /** Begins a design of one's own with a shared one. */
    copySharedDesign: (token: string) =>
      json('POST /shared-designs/{token}/copies', '_id', { params: { token }, status: 201 }),
    getDesignOfLine: (pictures: { rawImage: string; previewImage: string }) =>
      json('GET /printed-designs', 'document', { query: pictures }),
  };
}

/** What sellers print; only their page of an order needs it. */
export function createPrintCalls({ json, array, file }: Call) {
  const of = (orderId: string) => ({ params: { orderId } });
  return {
    getPrints: (orderId: string) => array('GET /auth/panel/orders/{orderId}/prints', of(orderId)),
    makePrintsAgain: (orderId: string) => array('POST /auth/panel/orders/{orderId}/prints', of(orderId)),
    /** Puts the order on hold until an admin decides. */
    reportPrint: (orderId: string, reason: string) =>
      json('POST /auth/panel/orders/{orderId}/print-reports', 'message', { ...of(orderId), body: { reason } }),
    getPrintFile: (id: string) => file('GET /auth/panel/print-files/{id}', { params: { id } }),
    /** All files of these orders that are ready, as a ZIP. */
    getPrintFiles: (orderIds: readonly string[]) =>
      file('GET /auth/panel/print-files', { query: { orders: orderIds.join(',') } }),
  };
}
