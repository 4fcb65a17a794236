import type { AddressInput } from '../address/index.ts';
import type { AddCartInput, UpdateCartInput } from '../cart/index.ts';
import type { LoginInput, RegisterInput } from '../identity/index.ts';
import type { CreateOrderInput, VerifyPaymentInput } from '../order/index.ts';
import type { ReviewInput } from '../review/index.ts';
import { createPanelCalls, type PanelCalls } from './panel-calls.ts';
import type { ProductListQuery } from './product-list-query.ts';
import { type Call, createCall, type Transport } from './transport.ts';

export type { ProductListQuery } from './product-list-query.ts';
export type PostListQuery = {
  limit?: number;
  cursor?: string | null;
  /** Page of `limit` posts each, from 1. */
  page?: number;
  tag?: string;
  category?: string;
  like?: string;
};
export type { ListPage } from './transport.ts';

/** A typed client of the API (product-rules.md#the-calls). Each method throws `ApiError` and nothing else. */
export function createApiClient(transport: Transport): ApiClient {
  const store = createStoreClient(transport);
  return { ...store, ...createPanelCalls(store.call) };
}
/** The same without the calls of sellers and editors (`createPanelCalls`): every page of the store loads it. */
export function createStoreClient(transport: Transport): StoreClient {
  const call = createCall(transport);
  return { call, ...shopCalls(call), ...accountCalls(call), ...orderCalls(call), ...blogCalls(call) };
}
/** Declared, not inferred: the inferred type would repeat every answer several times. */
export type StoreClient = {
  /** For groups of calls that pages load later, such as `createOwnSafetyCalls`. */
  call: Call;
} & ReturnType<typeof shopCalls> &
  ReturnType<typeof accountCalls> &
  ReturnType<typeof orderCalls> &
  ReturnType<typeof blogCalls>;
export type ApiClient = StoreClient & PanelCalls;
export type { Call } from './transport.ts';

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
    getSearchLinks: (q: string, signal?: AbortSignal) => array('GET /auth/search-links', { query: { q }, signal }),
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
    getProfile: () => json('GET /auth/me/profile', 'addresses'),
    getAddresses: () => json('GET /auth/me/addresses', 'addresses'),
    addAddress: (body: AddressInput) => json('POST /auth/me/addresses', 'addresses', { body, status: 201 }),
    updateAddress: (id: string, body: AddressInput) =>
      json('PUT /auth/me/address/{id}', 'addresses', { params: { id }, body }),
  };
}

function orderCalls({ json, array, list }: Call) {
  return {
    getCredits: () => array('GET /credits'),
    /** The shopper's own orders, newest first; `order` finds one by its number or id. */
    getMyOrders: (query: { limit?: number; cursor?: string | null; order?: string } = {}) =>
      list('GET /orders/user-orders', query),
    createOrder: (body: CreateOrderInput, idempotencyKey: string) =>
      json('POST /orders/create-order', 'order', { body, status: 201, headers: { 'idempotency-key': idempotencyKey } }),
    payOrder: (orderId: string) => json('POST /orders/{id}/pay', 'order', { params: { id: orderId } }),
    verifyPayment: (body: VerifyPaymentInput) => json('POST /orders/verify-payment', 'orderStatus', { body }),
    checkStatus: (orderId: string) => json('GET /orders/check-status', 'orderStatus', { query: { order_id: orderId } }),
  };
}

function blogCalls({ json, list }: Call) {
  return {
    /** Published posts, newest first. `like`: others first that share most with this post. */
    getPosts: (query: PostListQuery = {}) => list('GET /blog/posts?view=card', query),
    getPost: (id: string) => json('GET /blog/posts/{id}', '_id', { params: { id } }),
  };
}
