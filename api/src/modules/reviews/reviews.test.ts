import type { Order } from '@aaram/shared-domain/order';
import { reviewSchema } from '@aaram/shared-domain/review/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

const review = (headers: Headers, productId: string, rating: unknown, comment: unknown = 'Soft and true to size') =>
  harness.app.inject({
    method: 'POST',
    url: '/api/auth/reviews/add',
    headers,
    payload: { productId, rating, comment },
  });
const ratingOf = async (id: string) => {
  const [row] = await harness.db<
    { ratingSum: number; ratingCount: number }[]
  >`select rating_sum, rating_count from products where id = ${id}`;
  return [row?.ratingSum, row?.ratingCount];
};

async function receive() {
  const shopper = await harness.shopper({ name: 'Asha Rao' });
  const product = await buildProduct(harness.db);
  const paid = await harness.payAtProvider(shopper.headers, [product]);
  await harness.verify(shopper.headers, paid);
  return {
    ...shopper,
    product,
    orderId: paid.orderId,
    deliver: () => harness.putInto(paid.orderId, 'Delivered'),
  };
}

describe('a review', () => {
  // dark-patterns: disguised-advertisement
  it('needs an order of that product that was delivered to that shopper', async () => {
    const { headers, product, deliver } = await receive();
    expect((await review(headers, product.id, 5)).json().code).toBe('PURCHASE_REQUIRED');
    await deliver();
    const stranger = await harness.shopper();
    expect((await review(stranger.headers, product.id, 1)).statusCode).toBe(403);
    const other = await buildProduct(harness.db);
    expect((await review(headers, other.id, 5)).statusCode).toBe(403);
    const answer = await review(headers, product.id, 5, '  Soft  ');
    expect(answer.statusCode).toBe(201);
    expect(reviewSchema.parse(answer.json())).toMatchObject({ user: { name: 'Asha Rao' }, rating: 5, comment: 'Soft' });
    expect(await ratingOf(product.id)).toEqual([5, 1]);
  });

  it('stands beside what its shopper has bought, and may keep its pictures when it is changed', async () => {
    const { headers, product, deliver } = await receive();
    await deliver();
    const linesOf = async (url: string) =>
      (await harness.app.inject({ url, headers })).json().flatMap((order: Order) => order.product);
    expect(await linesOf('/api/orders/user-orders')).not.toMatchObject([{ review: expect.anything() }]);
    await review(headers, product.id, 4, 'Soft');
    // A picture of the store, as in the demo data: it may stay when the text changes.
    await harness.db`update reviews set media = ${['/media/own.webp']} where product_id = ${product.id}`;
    const standing = { rating: 4, comment: 'Soft', media: ['/media/own.webp'] };
    expect(await linesOf('/api/orders/user-orders')).toMatchObject([{ review: standing }]);
    const payload = { productId: product.id, ...standing, comment: 'Softer' };
    const again = await harness.app.inject({ method: 'POST', url: '/api/auth/reviews/add', headers, payload });
    expect([again.statusCode, again.json().media]).toEqual([201, standing.media]);
    const other = { ...payload, media: ['/media/other.webp'] };
    expect(
      (await harness.app.inject({ method: 'POST', url: '/api/auth/reviews/add', headers, payload: other })).statusCode,
    ).toBe(400);
  });

  it('is replaced by a second one, also when both come at once, and the rating stays right', async () => {
    const { headers, product, deliver } = await receive();
    await deliver();
    await Promise.all([1, 2, 3, 4].map((rating) => review(headers, product.id, rating)));
    await review(headers, product.id, 4, 'On second thought');
    expect(await ratingOf(product.id)).toEqual([4, 1]);
    const shown = (await harness.app.inject({ url: `/api/auth/products/${product.id}` })).json();
    expect(shown.reviews).toMatchObject([{ comment: 'On second thought', rating: 4 }]);
    expect(JSON.stringify(shown.reviews)).not.toContain('@');
  });

  it.each([
    [0, 'x'],
    [6, 'x'],
    [4.5, 'x'],
    ['5', 'x'],
    [5, '  '],
    [undefined, 'x'],
    [5, undefined],
  ])('with rating %s and comment %s is refused', async (rating, comment) => {
    const { headers, product } = await receive();
    expect(
      (
        await harness.app.inject({
          method: 'POST',
          url: '/api/auth/reviews/add',
          headers,
          payload: { productId: product.id, rating, comment },
        })
      ).statusCode,
    ).toBe(400);
  });

  it('says in exact words what is missing, and 401 to visitors', async () => {
    const { headers, product } = await receive();
    expect((await review(headers, product.id, 5, '   ')).json().message).toBe('Please provide both rating and comment');
    expect((await harness.app.inject({ method: 'POST', url: '/api/auth/reviews/add', payload: {} })).statusCode).toBe(
      401,
    );
  });
});
