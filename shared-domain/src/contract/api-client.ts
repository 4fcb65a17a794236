import type { Address, AddressInput } from '../address/index.ts';
import type { AddCartInput, Cart, UpdateCartInput } from '../cart/index.ts';
import type { Facets, Product, ProductFilters, ProductSummary, ProductUpdate, Suggestion } from '../catalog/index.ts';
import type { BlogPost, BlogPostSummary } from '../content/index.ts';
import type { LoginInput, LoginResult, RegisterInput, UserProfile } from '../identity/index.ts';
import type {
  CheckStatus,
  CreateOrderInput,
  CreateOrderResult,
  Order,
  OrderStatus,
  VerifyPaymentInput,
} from '../order/index.ts';
import type { Review, ReviewInput } from '../review/index.ts';
import { createCall, type ListPage, type Transport } from './transport.ts';

export type { ListPage } from './transport.ts';

/** Filters of a product list plus its paging; `cursor` is the one a former page answered. */
export type ProductListQuery = ProductFilters & {
  limit?: number | undefined;
  cursor?: string | undefined;
  seller?: 'me' | undefined;
};

type Addresses = { addresses: Address[]; email: string };

/** A typed client of every call (specification §7 and readings). Each method throws `ApiError` and nothing else. */
export function createApiClient(transport: Transport) {
  const call = createCall(transport);
  return { ...shopCalls(call), ...accountCalls(call), ...orderCalls(call), ...panelCalls(call), ...blogCalls(call) };
}
export type ApiClient = ReturnType<typeof createApiClient>;
type Call = ReturnType<typeof createCall>;

function shopCalls({ json, list }: Call) {
  return {
    getProducts: (query: ProductListQuery = {}): Promise<ListPage<ProductSummary>> =>
      list('/auth/get-all-products', { limit: 24, ...query }),
    getProduct: (id: string): Promise<Product> => json('GET', `/auth/products/${encodeURIComponent(id)}`),
    /** Products sharing a tag with this one, itself excluded. */
    getSimilarProducts: (id: string): Promise<ProductSummary[]> =>
      json('GET', `/auth/products/${encodeURIComponent(id)}/similar`),
    getFacets: (query: ProductListQuery): Promise<Facets> => json('GET', '/auth/facets', undefined, query),
    getSuggestions: (q: string, signal?: AbortSignal): Promise<Suggestion[]> =>
      json('GET', '/auth/suggestions', undefined, { q }, undefined, signal),
    getCart: (userId: string): Promise<Cart> => json('GET', `/auth/cart/${encodeURIComponent(userId)}`),
    addToCart: (input: AddCartInput): Promise<Cart> => json('POST', '/auth/add-cart', input),
    updateCart: (input: UpdateCartInput): Promise<Cart> => json('PUT', '/auth/update', input),
    removeFromCart: (productId: string, item?: { _id?: string; size?: string }): Promise<Cart> =>
      json('DELETE', `/auth/cart/remove/${encodeURIComponent(productId)}`, undefined, item),
    clearCart: (userId: string): Promise<Cart> => json('DELETE', `/auth/clear-cart/${encodeURIComponent(userId)}`),
    getWishlist: (): Promise<ProductSummary[]> => json('GET', '/auth/get-wishlist'),
    addToWishlist: (productId: string): Promise<ProductSummary[]> => json('POST', '/auth/add-wishlist', { productId }),
    removeFromWishlist: (productId: string): Promise<ProductSummary[]> =>
      json('DELETE', '/auth/remove-wishlist', undefined, { productId }),
    addReview: (input: ReviewInput): Promise<Review> => json('POST', '/auth/reviews/add', input),
  };
}

function accountCalls({ json }: Call) {
  return {
    register: (input: RegisterInput): Promise<{ message: string }> => json('POST', '/auth/register', input),
    login: (input: LoginInput): Promise<LoginResult> => json('POST', '/auth/login', input),
    logout: (): Promise<void> => json('POST', '/auth/logout'),
    forgotPassword: (email: string): Promise<{ message: string }> => json('POST', '/auth/forgot-password', { email }),
    resetPassword: (token: string, password: string): Promise<{ message: string }> =>
      json('POST', `/auth/reset-password/${encodeURIComponent(token)}`, { password }),
    getProfile: (): Promise<UserProfile> => json('GET', '/auth/me/profile'),
    getAddresses: (): Promise<Addresses> => json('GET', '/auth/me/addresses'),
    addAddress: (input: AddressInput): Promise<{ addresses: Address[] }> => json('POST', '/auth/me/addresses', input),
    updateAddress: (id: string, input: AddressInput): Promise<{ addresses: Address[] }> =>
      json('PUT', `/auth/me/address/${encodeURIComponent(id)}`, input),
    deleteAddress: (id: string): Promise<{ addresses: Address[] }> =>
      json('DELETE', `/auth/me/address/${encodeURIComponent(id)}`),
  };
}

function orderCalls({ json }: Call) {
  return {
    getMyOrders: (): Promise<Order[]> => json('GET', '/orders/user-orders'),
    createOrder: (input: CreateOrderInput, idempotencyKey: string): Promise<CreateOrderResult> =>
      json('POST', '/orders/create-order', input, undefined, { 'idempotency-key': idempotencyKey }),
    verifyPayment: (input: VerifyPaymentInput): Promise<CheckStatus> => json('POST', '/orders/verify-payment', input),
    checkStatus: (orderId: string): Promise<CheckStatus> =>
      json('GET', '/orders/check-status', undefined, { order_id: orderId }),
  };
}

/** Totals and the orders of each of the last 30 days, in the caller's scope. Revenue is rupees. */
export type PanelFigures = {
  totalProducts: number;
  totalOrders: number;
  revenue: number;
  ordersPerDay: { day: string; orders: number }[];
  needsAttention: { kind: 'to-ship' | 'low-stock' | 'out-of-stock' | 'unpaid'; count: number }[];
  topProducts: { _id: string; name: string; image: string | null; sold: number }[];
};

function panelCalls({ json, list }: Call) {
  return {
    getSellerProducts: (query: ProductListQuery = {}): Promise<ListPage<ProductSummary>> =>
      list('/auth/seller/products', query),
    addProduct: (form: FormData): Promise<Product> => json('POST', '/auth/add-product', form),
    updateProduct: (id: string, input: ProductUpdate): Promise<Product> =>
      json('PUT', `/auth/update/${encodeURIComponent(id)}`, input),
    removeProduct: (id: string): Promise<{ message: string }> =>
      json('DELETE', `/auth/remove/${encodeURIComponent(id)}`),
    getAllOrders: (
      query: {
        limit?: number | undefined;
        cursor?: string | undefined;
        q?: string | undefined;
        status?: string | undefined;
      } = {},
    ): Promise<ListPage<Order>> => list('/auth/orders/all', query),
    getOrder: (id: string): Promise<Order> => json('GET', `/auth/orders/${encodeURIComponent(id)}`),
    updateOrderStatus: (orderId: string, orderStatus: OrderStatus): Promise<Order> =>
      json('PUT', `/auth/orders/update-status/${encodeURIComponent(orderId)}`, { orderStatus }),
    updateTracking: (orderId: string, trackingId: string): Promise<Order> =>
      json('PUT', `/auth/admin-orders/${encodeURIComponent(orderId)}/tracking`, { trackingId }),
    getPanelFigures: (): Promise<PanelFigures> => json('GET', '/auth/panel/figures'),
  };
}

function blogCalls({ json }: Call) {
  return {
    getPosts: (): Promise<BlogPostSummary[]> => json('GET', '/blog/posts'),
    getPost: (id: string): Promise<BlogPost> => json('GET', `/blog/posts/${encodeURIComponent(id)}`),
    createPost: (form: FormData): Promise<BlogPost> => json('POST', '/blog/posts', form),
    updatePost: (id: string, form: FormData): Promise<BlogPost> =>
      json('PUT', `/blog/posts/${encodeURIComponent(id)}`, form),
    deletePost: (id: string): Promise<{ message: string }> => json('DELETE', `/blog/posts/${encodeURIComponent(id)}`),
  };
}
