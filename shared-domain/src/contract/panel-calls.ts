import type { ProductUpdate } from '../catalog/index.ts';
import type { OrderStatus } from '../order/index.ts';
import type { ProductListQuery } from './product-list-query.ts';
import type { Call } from './transport.ts';

type OrderListQuery = {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
};

/** Calls of sellers and editors; separate, because no page of the store needs them. */
export function createPanelCalls({ json, list }: Call) {
  return {
    getSellerProducts: (query: ProductListQuery = {}) => list('GET /auth/seller/products?view=card', query),
    addProduct: (form: FormData) => json('POST /auth/add-product', '_id', { body: form, status: 201 }),
    updateProduct: (id: string, body: ProductUpdate) => json('PUT /auth/update/{id}', '_id', { params: { id }, body }),
    addProductImages: (id: string, form: FormData) =>
      json('POST /auth/products/{id}/images', '_id', { params: { id }, body: form, status: 201 }),
    removeProduct: (id: string) => json('DELETE /auth/remove/{id}', '_id', { params: { id } }),
    getAllOrders: (query: OrderListQuery = {}) => list('GET /auth/orders/all', query),
    getOrder: (id: string) => json('GET /auth/orders/{id}', '_id', { params: { id } }),
    /** Without `parcel`, an admin changes the whole order and a seller their own parcel. */
    updateOrderStatus: (orderId: string, orderStatus: OrderStatus, parcel?: string) =>
      json('PUT /auth/orders/update-status/{orderId}', '_id', { params: { orderId }, body: { orderStatus, parcel } }),
    updateTracking: (orderId: string, trackingId: string, parcel?: string) =>
      json('PUT /auth/admin-orders/{orderId}/tracking', '_id', { params: { orderId }, body: { trackingId, parcel } }),
    createPost: (form: FormData) => json('POST /blog/posts', '_id', { body: form, status: 201 }),
    updatePost: (id: string, form: FormData) => json('PUT /blog/posts/{id}', '_id', { params: { id }, body: form }),
    deletePost: (id: string) => json('DELETE /blog/posts/{id}', '_id', { params: { id } }),
  };
}
export type PanelCalls = ReturnType<typeof createPanelCalls>;
