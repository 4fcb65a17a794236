import { randomUUID } from 'node:crypto';
import type { LinkPayable, PayLink } from '@aaram/shared-domain/pay-link';
import { priceCart } from '@aaram/shared-domain/pricing';
import { buildProduct } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

const shippingAddress = {
  ...{ name: 'Lakshmi', phone: '+91 98765 43211', address: 'H.No. 12-3/A, Gali no. 4', city: 'Kochi' },
  ...{ state: 'Kerala', pincode: '682 001', landmark: null },
};

type Product = { id: string; pricePaise: number };

/** An order for a customer without an account: one piece of each product, nothing taken off. */
export const outsideOrderOf = (products: readonly Product[], extra: object = {}) => ({
  product: products.map(({ id }) => ({ product: id, size: 'M', quantity: 1 })),
  ...{ shippingAddress, email: '', discount: 0, reason: '', note: 'Called from the shop.', hours: 24 as const },
  payableAmount:
    priceCart(
      products.map(({ pricePaise }) => ({ unitPaise: pricePaise, quantity: 1 })),
      'spec',
    ).payable / 100,
  ...extra,
});

const ownProduct = ({ harness, people }: Given) =>
  buildProduct(harness.db, { sellerId: people.seller.id, stock: { M: 9 } });

async function makeLink(given: Given): Promise<PayLink> {
  const { app } = given.harness;
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/auth/panel/payment-links' },
    headers: { ...given.people.seller.headers, 'idempotency-key': randomUUID() },
    payload: outsideOrderOf([await ownProduct(given)]),
  });
  return answer.json();
}

/** What opens a link. */
export const tokenOf = ({ url }: Pick<PayLink, 'url'>): string => url?.split('/').at(-1) ?? '';

const byToken = async (given: Given) => ({ payload: { token: tokenOf(await makeLink(given)) } });
const byId = async (given: Given) => ({ params: { id: (await makeLink(given))._id } });

/** Calls about orders for customers, and about their links. */
export const payLinkCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/payment-links': {
    by: 'seller',
    make: async (given) => {
      await makeLink(given);
      return {};
    },
  },
  'POST /api/auth/panel/payment-links': {
    by: 'seller',
    make: async (given) => ({ payload: outsideOrderOf([await ownProduct(given)]) }),
  },
  'POST /api/auth/panel/payment-links/{id}/renewals': { by: 'seller', make: byId },
  'POST /api/auth/panel/payment-links/{id}/sendings': {
    by: 'seller',
    make: async (given) => ({ ...(await byId(given)), payload: { by: 'whatsapp' } }),
  },
  'DELETE /api/auth/panel/payment-links/{id}': { by: 'seller', make: byId },
  'POST /api/payment-links/open': { make: byToken },
  'POST /api/payment-links/pay': { make: byToken },
  'POST /api/payment-links/verify': {
    make: async (given) => {
      const token = tokenOf(await makeLink(given));
      const payable = await given.harness.app.inject({
        ...{ method: 'POST', url: '/api/payment-links/pay', payload: { token } },
      });
      const id = payable.json<LinkPayable>().session?.id ?? '';
      const { sandbox } = given.harness;
      const paymentId = sandbox.pay(id, 'paid').id;
      const proof = { razorpay_order_id: id, razorpay_payment_id: paymentId };
      return { payload: { token, ...proof, razorpay_signature: sandbox.sign(id, paymentId) } };
    },
  },
};
