import { createHmac, randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import type { InjectOptions } from 'fastify';

import { placeHold } from '#modules/orders/hold/holds.repository.ts';
import { buildForm, buildPicture } from '../build-form.ts';
import { buildProduct, buildUser } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import { accountCalls, reviveSessions } from './good-account-calls.ts';
import type { GoodCall, People } from './good-call.ts';
import { creditCalls } from './good-credit-calls.ts';
import { designCalls } from './good-design-calls.ts';
import { grievanceCalls } from './good-grievance-calls.ts';
import { panelReads } from './good-panel-calls.ts';
import { payLinkCalls } from './good-pay-link-calls.ts';
import { mediaCalls, postCalls } from './good-post-calls.ts';
import { sellerProductCalls } from './good-product-calls.ts';
import { refundCalls } from './good-refund-calls.ts';
import { restockCalls } from './good-restock-calls.ts';
import { returnCalls } from './good-return-calls.ts';
import { panelReviewCalls } from './good-review-calls.ts';
import { savedCalls } from './good-saved-calls.ts';
import { searchWordCalls } from './good-search-word-calls.ts';
import { teamCalls } from './good-team-calls.ts';

export { buildPeople } from './build-people.ts';
export type { People } from './good-call.ts';

export const address = {
  name: 'Meera Nair',
  phone: '9876543210',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
  landmark: 'Opposite the park',
};

type Given = { harness: PaymentHarness; people: People };
const ownProduct = ({ harness, people }: Given) =>
  buildProduct(harness.db, { sellerId: people.seller.id, stock: { M: 9 } });

/** A new order of the shopper for the seller's product. */
async function openOrder(given: Given) {
  const product = await ownProduct(given);
  const answer = await given.harness.order(given.people.shopper.headers, [product], { key: randomUUID() });
  if (answer.statusCode !== 201) {
    throw new Error(`No order was made: ${answer.body}`);
  }
  const { order, razorpayOrder } = answer.json<{ order: { _id: string }; razorpayOrder: { id: string } }>();
  return { product, orderId: order._id, providerOrderId: razorpayOrder.id };
}

export async function deliveredOrder(given: Given) {
  const made = await openOrder(given);
  await given.harness.putInto(made.orderId, 'Delivered');
  await given.harness.db`update orders set paid_at = now(), held_until = null where id = ${made.orderId}`;
  return made;
}

async function inCart(given: Given) {
  const product = await ownProduct(given);
  const headers = given.people.shopper.headers;
  await given.harness.app.inject({
    method: 'POST',
    url: '/api/auth/add-cart',
    headers,
    payload: { product: product.id, quantity: 1, size: 'M' },
  });
  return product;
}

async function savedAddress({ harness, people }: Given): Promise<{ id: string }> {
  const { landmark: _landmark, ...required } = address;
  const [row] = await harness.db<{ id: string }[]>`
    insert into addresses ${harness.db({ userId: people.shopper.id, ...required })} returning id`;
  return { id: row?.id ?? '' };
}

const userParams = ({ people }: Given) => ({ params: { userId: people.shopper.id } });
const picture = () => buildPicture({ colour: `#${randomUUID().slice(0, 6)}` });
const id = (value: string) => ({ params: { id: value } });

/** A call for every route of the API. A new route needs one here, or the tests of all routes fail. */
export const goodCalls: Record<string, GoodCall> = {
  'GET /api/docs': {},
  ...mediaCalls,
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /media/{folder}/{file}': { make: () => ({ params: { folder: 'designer', file: 'tee-front-mask-750.webp' } }) },

  'GET /api/auth/cart/{userId}': { by: 'shopper', make: userParams },
  'POST /api/auth/add-cart': {
    by: 'shopper',
    make: async (given) => ({ payload: { product: (await ownProduct(given)).id, quantity: 1, size: 'M' } }),
  },
  'PUT /api/auth/update': {
    by: 'shopper',
    make: async (given) => ({ payload: { productId: (await inCart(given)).id, quantity: 2 } }),
  },
  'DELETE /api/auth/cart/remove/{productId}': {
    by: 'shopper',
    make: async (given) => ({ params: { productId: (await inCart(given)).id } }),
  },
  'DELETE /api/auth/clear-cart/{userId}': { by: 'shopper', make: userParams },
  ...designCalls,
  ...payLinkCalls,
  ...savedCalls(inCart),
  'GET /api/auth/get-wishlist': { by: 'shopper' },
  'POST /api/auth/add-wishlist': {
    by: 'shopper',
    make: async (given) => ({ payload: { productId: (await ownProduct(given)).id } }),
  },
  'DELETE /api/auth/remove-wishlist': {
    by: 'shopper',
    make: async (given) => ({ payload: { productId: (await ownProduct(given)).id } }),
  },
  'GET /api/auth/get-all-products': {},
  'GET /api/auth/product-cards': {
    make: async (given) => ({ query: { ids: (await ownProduct(given)).id } }),
  },
  'GET /api/auth/category/products': { make: () => ({ query: { category: 'Men' } }) },
  'GET /api/auth/products/{id}': { make: async (given) => id((await deliveredOrder(given)).product.id) },
  'GET /api/auth/products/{id}/similar': { make: async (given) => id((await ownProduct(given)).id) },
  'GET /api/auth/products/{id}/reviews': { make: async (given) => id((await deliveredOrder(given)).product.id) },
  'GET /api/auth/facets': { make: () => ({ query: { category: 'Men' } }) },
  'GET /api/auth/search-links': { make: () => ({ query: { q: 'shirt' } }) },
  'GET /api/auth/suggestions': { make: () => ({ query: { q: 'shirt' } }) },
  ...searchWordCalls,
  ...sellerProductCalls,
  'POST /api/auth/reviews/add': {
    by: 'shopper',
    make: async (given) => ({
      payload: { productId: (await deliveredOrder(given)).product.id, rating: 4, comment: 'Fits well.' },
    }),
  },
  ...panelReviewCalls,
  ...restockCalls,
  'POST /api/auth/uploads/{purpose}': {
    by: 'shopper',
    make: async () => ({ params: { purpose: 'review' }, ...(await buildForm({}, [await picture()])) }),
  },

  'GET /api/auth/me/profile': { by: 'shopper' },
  ...accountCalls,
  'GET /api/auth/me/addresses': { by: 'shopper', make: async (given) => (await savedAddress(given)) && {} },
  'POST /api/auth/me/addresses': {
    by: 'shopper',
    make: async ({ harness }) => {
      await harness.db`delete from addresses`;
      return { payload: address };
    },
  },
  'PUT /api/auth/me/address/{id}': {
    by: 'shopper',
    make: async (given) => ({ ...id((await savedAddress(given)).id), payload: address }),
  },
  'DELETE /api/auth/me/address/{id}': { by: 'shopper', make: async (given) => id((await savedAddress(given)).id) },

  ...creditCalls,
  'GET /api/orders/user-orders': { by: 'shopper' },
  'POST /api/orders/create-order': {
    by: 'shopper',
    make: async (given) => ({ payload: given.harness.writeOrder([await ownProduct(given)]) }),
  },
  'POST /api/orders/verify-payment': {
    by: 'shopper',
    make: async (given) => {
      const { orderId, providerOrderId } = await openOrder(given);
      const payment = given.harness.sandbox.pay(providerOrderId, 'paid');
      const signature = given.harness.sandbox.sign(providerOrderId, payment.id);
      const proof = { razorpay_order_id: providerOrderId, razorpay_payment_id: payment.id };
      return { payload: { order_id: orderId, ...proof, razorpay_signature: signature } };
    },
  },
  'POST /api/orders/{id}/pay': { by: 'shopper', make: async (given) => id((await openOrder(given)).orderId) },
  'GET /api/orders/check-status': {
    by: 'shopper',
    make: async (given) => ({ query: { order_id: (await openOrder(given)).orderId } }),
  },
  'GET /api/orders/{id}/invoice': { by: 'shopper', make: async (given) => id(await paidOrder(given)) },
  'POST /api/orders/find': {
    make: async (given) => ({ payload: { order: (await openOrder(given)).orderId, phone: address.phone } }),
  },
  'GET /api/orders/paid-ways': { by: 'shopper' },
  'GET /api/orders/{id}/steps': { by: 'shopper', make: async (given) => id(await paidOrder(given)) },
  'GET /api/auth/panel/orders/{orderId}': {
    by: 'seller',
    make: async (given) => ({ params: { orderId: await paidOrder(given) } }),
  },
  'POST /api/auth/panel/orders/{orderId}/notes': {
    by: 'seller',
    make: async (given) => ({
      params: { orderId: await paidOrder(given) },
      payload: { text: 'Asked for a call before the delivery.' },
    }),
  },
  'GET /api/auth/panel/disputes': { by: 'admin' },
  'PUT /api/auth/panel/orders/{orderId}/hold': {
    by: 'admin',
    make: async (given) => {
      const orderId = await paidOrder(given);
      await placeHold(given.harness.db, { orderId, sourceOrderId: orderId, disputeId: null, paise: 100 });
      return { params: { orderId }, payload: { decision: 'release', reason: 'The buyer paid again.' } };
    },
  },
  'POST /api/auth/panel/orders/{orderId}/mail': {
    by: 'admin',
    make: async (given) => ({ params: { orderId: await paidOrder(given) }, payload: { mail: 'confirmation' } }),
  },
  'POST /api/webhooks/razorpay': {
    make: () => {
      const payload = JSON.stringify({ event: 'payment.captured', payload: {}, created_at: randomUUID() });
      const signature = createHmac('sha256', SANDBOX_KEYS.webhookSecret).update(payload).digest('hex');
      return { payload, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature } };
    },
  },
  'GET /api/auth/orders/all': { by: 'seller' },
  'GET /api/auth/api/seller/orders': { by: 'seller' },
  'GET /api/auth/orders/{id}': { by: 'shopper', make: async (given) => id((await openOrder(given)).orderId) },
  'PUT /api/auth/orders/update-status/{orderId}': {
    by: 'seller',
    make: async (given) => {
      const { orderId } = await deliveredOrder(given);
      return { params: { orderId }, payload: { orderStatus: 'Shipped' } };
    },
  },
  'PUT /api/auth/admin-orders/{orderId}/tracking': {
    by: 'seller',
    make: async (given) => {
      const { orderId } = await openOrder(given);
      return { params: { orderId }, payload: { trackingId: 'DTDC 123-45' } };
    },
  },
  ...refundCalls,
  ...returnCalls,
  ...panelReads,
  'PUT /api/auth/people': {
    by: 'admin',
    make: async ({ harness }) => ({ payload: { email: (await buildUser(harness.db)).email, role: 'seller' } }),
  },
  ...teamCalls,
  ...grievanceCalls,
  'GET /api/delivery-estimate': { make: () => ({ query: { pincode: '682001' } }) },

  ...postCalls,
  'GET /api/sitemap': {},
  'GET /api/sitemap/products': {},
  'GET /api/feed/products': {},
};

/** An order that was really paid, so that it has an invoice. */
async function paidOrder(given: Given): Promise<string> {
  const { harness, people } = given;
  const product = await ownProduct(given);
  const paid = await harness.payAtProvider(people.shopper.headers, [product]);
  await harness.verify(people.shopper.headers, paid);
  return paid.orderId;
}

/** `GET /api/auth/cart/{userId}` for the route `GET /api/auth/cart/:userId`. */
export const nameRoute = ({ method, url }: { method: string; url: string }) =>
  `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;

/** The call of a route, ready to be injected; `headers` say who makes it. */
export async function buildGoodCall(name: string, given: Given, headers: Record<string, string> = {}) {
  const call = goodCalls[name];
  if (call === undefined) {
    throw new Error(`${name} has no call in src/testing/good-calls/good-calls.ts: add one.`);
  }
  await reviveSessions(given);
  const { params = {}, headers: own, ...rest } = (await call.make?.(given)) ?? {};
  const [method = '', path = ''] = name.split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  return { method, url, ...rest, headers: { ...own, ...headers } } as InjectOptions & { url: string };
}

/** Headers of the person who makes the call; none for a public call. */
export const headersFor = (name: string, people: People): Record<string, string> => {
  const by = goodCalls[name]?.by;
  return by === undefined ? {} : people[by].headers;
};
