import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

/** Calls about what is saved for later; `inCart` puts a product into the shopper's cart. */
export function savedCalls(inCart: (given: Given) => Promise<{ id: string }>): Record<string, GoodCall> {
  async function lineOf(given: Given): Promise<string> {
    const product = await inCart(given);
    const [line] = await given.harness.db<{ id: string }[]>`
      select id from cart_items where product_id = ${product.id} and user_id = ${given.people.shopper.id}`;
    return line?.id ?? '';
  }
  async function saved(given: Given) {
    const itemId = await lineOf(given);
    const headers = given.people.shopper.headers;
    await given.harness.app.inject({
      method: 'POST',
      url: '/api/auth/me/saved-items',
      headers,
      payload: { itemId },
    });
    return { params: { id: itemId } };
  }
  return {
    'GET /api/auth/me/saved-items': { by: 'shopper' },
    'POST /api/auth/me/saved-items': {
      by: 'shopper',
      make: async (given) => ({ payload: { itemId: await lineOf(given) } }),
    },
    'POST /api/auth/me/saved-items/{id}/to-cart': { by: 'shopper', make: saved },
    'DELETE /api/auth/me/saved-items/{id}': { by: 'shopper', make: saved },
  };
}
