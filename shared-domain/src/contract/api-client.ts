import type { AddressInput } from '../address/index.ts';
import type { AddCartInput, UpdateCartInput } from '../cart/index.ts';
import type { ProductFilters, ProductUpdate, StockLevel } from '../catalog/index.ts';
import type { LoginInput, RegisterInput } from '../identity/index.ts';
import type { CreateOrderInput, OrderStatus, VerifyPaymentInput } from '../order/index.ts';
import type { ReviewInput } from '../review/index.ts';
import type { Body } from './schema.ts';
import { createCall, type Transport } from './transport.ts';

export type { ListPage } from './transport.ts';

/** Filters of a product list plus its paging; `cursor` is the one a former page answered. */
export type ProductListQuery = ProductFilters & {
  limit?: number | undefined;
  cursor?: string | undefined;
  seller?: 'me' | undefined;
  /** A seller's own list alone: how well stocked over all sizes. */
  stock?: StockLevel | undefined;
};

/** A typed client of every call (specification §7 and readings). Each method throws `ApiError` and nothing else. */
export function createApiClient(transport: Transport) {
  const call = createCall(transport);
  return { ...shopCalls(call), ...accountCalls(call), ...orderCalls(call), ...panelCalls(call), ...blogCalls(call) };
}
export type ApiClient = ReturnType<typeof createApiClient>;
type Call = ReturnType<typeof createCall>;

function shopCalls({ json, list }: Call) {
  return {
    getProducts: (query: ProductListQuery = {}) => list('GET /auth/get-all-products', { limit: 24, ...query }),
    getProduct: (id: string) => json('GET /auth/products/{id}', { params: { id } }),
    /** Products sharing a tag with this one, itself excluded. */
    getSimilarProducts: (id: string) => json('GET /auth/products/{id}/similar', { params: { id } }),
    getFacets: (query: ProductListQuery) => json('GET /auth/facets', { query }),
    getSuggestions: (q: string, signal?: AbortSignal) => json('GET /auth/suggestions', { query: { q }, signal }),
    /** When a parcel arrives; with `total` (rupees) also what that costs. */
    getDeliveryEstimate: (pincode: string, total?: number) =>
      json('GET /delivery-estimate', { query: { pincode, total } }),
    getCart: (userId: string) => json('GET /auth/cart/{userId}', { params: { userId } }),
    addToCart: (body: AddCartInput) => json('POST /auth/add-cart', { body }),
    updateCart: (body: UpdateCartInput) => json('PUT /auth/update', { body }),
    removeFromCart: (productId: string, item?: { _id?: string; size?: string }) =>
      json('DELETE /auth/cart/remove/{productId}', { params: { productId }, query: item }),
    clearCart: (userId: string) => json('DELETE /auth/clear-cart/{userId}', { params: { userId } }),
    getWishlist: () => json('GET /auth/get-wishlist'),
    addToWishlist: (productId: string) => json('POST /auth/add-wishlist', { body: { productId } }),
    removeFromWishlist: (productId: string) => json('DELETE /auth/remove-wishlist', { query: { productId } }),
    /** A shopper's own pictures, under `images`: the two of a design, or up to three of a review. */
    uploadPictures: (purpose: 'design' | 'review', body: FormData) =>
      json('POST /auth/uploads/{purpose}', { params: { purpose }, body }),
    addReview: (body: ReviewInput) => json('POST /auth/reviews/add', { body }),
  };
}

function accountCalls({ json }: Call) {
  return {
    register: (body: RegisterInput) => json('POST /auth/register', { body }),
    login: (body: LoginInput) => json('POST /auth/login', { body }),
    logout: (): Promise<void> => json('POST /auth/logout'),
    forgotPassword: (email: string) => json('POST /auth/forgot-password', { body: { email } }),
    resetPassword: (token: string, password: string) =>
      json('POST /auth/reset-password/{token}', { params: { token }, body: { password } }),
    getProfile: () => json('GET /auth/me/profile'),
    getAddresses: () => json('GET /auth/me/addresses'),
    addAddress: (body: AddressInput) => json('POST /auth/me/addresses', { body }),
    updateAddress: (id: string, body: AddressInput) => json('PUT /auth/me/address/{id}', { params: { id }, body }),
    deleteAddress: (id: string) => json('DELETE /auth/me/address/{id}', { params: { id } }),
  };
}

function orderCalls({ json }: Call) {
  return {
    getMyOrders: () => json('GET /orders/user-orders'),
    createOrder: (body: CreateOrderInput, idempotencyKey: string) =>
      json('POST /orders/create-order', { body, headers: { 'idempotency-key': idempotencyKey } }),
    verifyPayment: (body: VerifyPaymentInput) => json('POST /orders/verify-payment', { body }),
    getInvoice: (orderId: string) => json('GET /orders/{id}/invoice', { params: { id: orderId } }),
    checkStatus: (orderId: string) => json('GET /orders/check-status', { query: { order_id: orderId } }),
  };
}

type OrderListQuery = {
  limit?: number | undefined;
  cursor?: string | undefined;
  q?: string | undefined;
  status?: string | undefined;
};

type AuditQuery = Partial<Record<'actor' | 'action' | 'subject' | 'cursor', string>> & { limit?: number };

function panelCalls({ json, list }: Call) {
  return {
    getSellerProducts: (query: ProductListQuery = {}) => list('GET /auth/seller/products', query),
    addProduct: (form: FormData) => json('POST /auth/add-product', { body: form }),
    updateProduct: (id: string, body: ProductUpdate) => json('PUT /auth/update/{id}', { params: { id }, body }),
    removeProduct: (id: string) => json('DELETE /auth/remove/{id}', { params: { id } }),
    getAllOrders: (query: OrderListQuery = {}) => list('GET /auth/orders/all', query),
    getOrder: (id: string) => json('GET /auth/orders/{id}', { params: { id } }),
    updateOrderStatus: (orderId: string, orderStatus: OrderStatus) =>
      json('PUT /auth/orders/update-status/{orderId}', { params: { orderId }, body: { orderStatus } }),
    updateTracking: (orderId: string, trackingId: string) =>
      json('PUT /auth/admin-orders/{orderId}/tracking', { params: { orderId }, body: { trackingId } }),
    getAudit: (query: AuditQuery = {}) => list('GET /auth/panel/audit', query),
    changePerson: (body: Body<'PUT /auth/people'>) => json('PUT /auth/people', { body }),
    getPanelFigures: () => json('GET /auth/panel/figures'),
  };
}

function blogCalls({ json }: Call) {
  return {
    getPosts: () => json('GET /blog/posts'),
    getPost: (id: string) => json('GET /blog/posts/{id}', { params: { id } }),
    createPost: (form: FormData) => json('POST /blog/posts', { body: form }),
    updatePost: (id: string, form: FormData) => json('PUT /blog/posts/{id}', { params: { id }, body: form }),
    deletePost: (id: string) => json('DELETE /blog/posts/{id}', { params: { id } }),
  };
}
