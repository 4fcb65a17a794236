import type { AddressInput } from '../address/index.ts';
import type { AddCartInput, UpdateCartInput } from '../cart/index.ts';
import type { ProductFilters, ProductUpdate, StateFilter, StockLevel } from '../catalog/index.ts';
import type { LoginInput, RegisterInput } from '../identity/index.ts';
import type { CreateOrderInput, OrderStatus, VerifyPaymentInput } from '../order/index.ts';
import type { ReviewInput } from '../review/index.ts';
import type { Body } from './schema.ts';
import { createCall, type Transport } from './transport.ts';

export type { ListPage } from './transport.ts';

/** Filters and paging of a product list; `cursor` is the one that the previous page answered. */
export type ProductListQuery = ProductFilters & {
  limit?: number | undefined;
  cursor?: string | undefined;
  seller?: 'me' | undefined;
  /** Only for a seller's own list: the stock level over all sizes. */
  stock?: StockLevel | undefined;
  /** Only for a seller's own list; without it the published products. */
  state?: StateFilter | undefined;
};

/** A typed client of the API (product-rules.md#the-calls). Each method throws `ApiError` and nothing else. */
export function createApiClient(transport: Transport): ApiClient {
  const call = createCall(transport);
  return {
    call,
    ...shopCalls(call),
    ...accountCalls(call),
    ...orderCalls(call),
    ...panelCalls(call),
    ...blogCalls(call),
  };
}
/** Declared, not inferred: the inferred type would repeat every answer several times. */
export type ApiClient = {
  /** For groups of calls that pages load later, such as `createOwnSafetyCalls`. */
  call: Call;
} & ReturnType<typeof shopCalls> &
  ReturnType<typeof accountCalls> &
  ReturnType<typeof orderCalls> &
  ReturnType<typeof panelCalls> &
  ReturnType<typeof blogCalls>;
export type Call = ReturnType<typeof createCall>;

function shopCalls({ json, array, list }: Call) {
  return {
    getProducts: (query: ProductListQuery = {}) =>
      list('GET /auth/get-all-products?view=card', { limit: 24, ...query }),
    getProduct: (id: string) => json('GET /auth/products/{id}', '_id', { params: { id } }),
    /** Products that share a tag with this one, without this one. */
    getSimilarProducts: (id: string, page: { limit?: number; cursor?: string | undefined } = {}) =>
      list('GET /auth/products/{id}/similar', page, { id }),
    getFacets: (query: ProductListQuery) => json('GET /auth/facets', 'brand', { query }),
    getSuggestions: (q: string, signal?: AbortSignal) => array('GET /auth/suggestions', { query: { q }, signal }),
    getPriceRule: () => json('GET /price-rule', 'priceRule'),
    /** When a parcel arrives; with `total` (rupees) also the delivery charge. */
    getDeliveryEstimate: (pincode: string, total?: number) =>
      json('GET /delivery-estimate', 'days', { query: { pincode, total } }),
    getCart: (userId: string) => json('GET /auth/cart/{userId}?view=card', 'items', { params: { userId } }),
    addToCart: (body: AddCartInput) => json('POST /auth/add-cart?view=card', 'items', { body }),
    updateCart: (body: UpdateCartInput) => json('PUT /auth/update?view=card', 'items', { body }),
    removeFromCart: (productId: string, item?: { _id?: string; size?: string }) =>
      json('DELETE /auth/cart/remove/{productId}?view=card', 'items', { params: { productId }, query: item }),
    clearCart: (userId: string) => json('DELETE /auth/clear-cart/{userId}?view=card', 'items', { params: { userId } }),
    getWishlist: () => array('GET /auth/get-wishlist?view=card'),
    addToWishlist: (productId: string) => array('POST /auth/add-wishlist?view=card', { body: { productId } }),
    removeFromWishlist: (productId: string) =>
      array('DELETE /auth/remove-wishlist?view=card', { query: { productId } }),
    /** Uploads a shopper's own pictures, under `images`: the two of a design, or up to three of a review or a return. */
    uploadPictures: (purpose: 'design' | 'review' | 'return', body: FormData) =>
      json('POST /auth/uploads/{purpose}', 'pictures', { params: { purpose }, body, status: 201 }),
    addReview: (body: ReviewInput) => json('POST /auth/reviews/add', '_id', { body, status: 201 }),
  };
}

function accountCalls({ json, done }: Call) {
  return {
    register: (body: RegisterInput) => done('POST /auth/register', { body, status: 201 }),
    login: (body: LoginInput) => json('POST /auth/login', 'user', { body }),
    logout: () => done('POST /auth/logout', { status: 204 }),
    forgotPassword: (email: string) => done('POST /auth/forgot-password', { body: { email } }),
    resetPassword: (token: string, password: string) =>
      done('POST /auth/reset-password/{token}', { params: { token }, body: { password } }),
    getProfile: () => json('GET /auth/me/profile', 'addresses'),
    getAddresses: () => json('GET /auth/me/addresses', 'addresses'),
    addAddress: (body: AddressInput) => json('POST /auth/me/addresses', 'addresses', { body, status: 201 }),
    updateAddress: (id: string, body: AddressInput) =>
      json('PUT /auth/me/address/{id}', 'addresses', { params: { id }, body }),
    deleteAddress: (id: string) => json('DELETE /auth/me/address/{id}', 'addresses', { params: { id } }),
  };
}

function orderCalls({ json, array }: Call) {
  return {
    getCredits: () => array('GET /credits'),
    getMyOrders: () => array('GET /orders/user-orders'),
    createOrder: (body: CreateOrderInput, idempotencyKey: string) =>
      json('POST /orders/create-order', 'order', { body, status: 201, headers: { 'idempotency-key': idempotencyKey } }),
    payOrder: (orderId: string) => json('POST /orders/{id}/pay', 'order', { params: { id: orderId } }),
    verifyPayment: (body: VerifyPaymentInput) => json('POST /orders/verify-payment', 'orderStatus', { body }),
    getInvoice: (orderId: string) => json('GET /orders/{id}/invoice', 'lines', { params: { id: orderId } }),
    checkStatus: (orderId: string) => json('GET /orders/check-status', 'orderStatus', { query: { order_id: orderId } }),
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
    getAudit: (query: AuditQuery = {}) => list('GET /auth/panel/audit', query),
    changePerson: (body: Body<'PUT /auth/people'>) => json('PUT /auth/people', '_id', { body }),
    getPanelFigures: () => json('GET /auth/panel/figures', 'ordersPerDay'),
  };
}

function blogCalls({ json, array }: Call) {
  return {
    getPosts: () => array('GET /blog/posts'),
    getPost: (id: string) => json('GET /blog/posts/{id}', '_id', { params: { id } }),
    createPost: (form: FormData) => json('POST /blog/posts', '_id', { body: form, status: 201 }),
    updatePost: (id: string, form: FormData) => json('PUT /blog/posts/{id}', '_id', { params: { id }, body: form }),
    deletePost: (id: string) => json('DELETE /blog/posts/{id}', '_id', { params: { id } }),
  };
}
