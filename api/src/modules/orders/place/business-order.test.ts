import { randomUUID } from 'node:crypto';
import type { Order } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { forgetBuyer } from '../forget-buyer.repository.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());

/** Of Kerala, where orders of tests go. */
const business = { gstin: '32AAAAA0000A1ZB', company: 'Resham LLP' };
const rowOf = async (id: string) => {
  const [row] = await harness.db<{ buyerGstin: string | null; buyerCompany: string | null; shippingName: string }[]>`
    select buyer_gstin, buyer_company, shipping_name from orders where id = ${id}`;
  return row;
};

describe('an order for a business', () => {
  // rules: buying-for-a-business
  it('is in the order, on the invoice and in the copy of own data, and survives the deletion of the account', async () => {
    const seller = await harness.shopper({ role: 'seller' });
    const product = await buildProduct(harness.db, { sellerId: seller.id });
    const buyer = await harness.shopper();
    const typed = { gstin: ' 32aaaaa 0000a1zb ', company: ' Resham LLP ' };
    const key = randomUUID();
    const place = (given: object) => harness.order(buyer.headers, [product], { key, body: { business: given } });
    const created = (await place(typed)).json<{ order: Order; razorpayOrder: { id: string } }>();
    expect(created.order.business).toEqual(business);
    // The same attempt again is the same order, another business is another request.
    expect((await place(business)).json<{ order: Order }>().order._id).toBe(created.order._id);
    expect((await place({ ...business, company: 'Other' })).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const read = async (headers: Record<string, string>): Promise<Order> =>
      (await harness.app.inject({ url: `/api/auth/orders/${created.order._id}`, headers })).json();
    expect((await read(seller.headers)).business).toBeUndefined();
    const payment = harness.sandbox.pay(created.razorpayOrder.id, 'paid');
    await harness.verify(buyer.headers, {
      orderId: created.order._id,
      providerOrderId: created.razorpayOrder.id,
      paymentId: payment.id,
    });
    expect((await read(seller.headers)).business).toEqual(business);
    const url = `/api/orders/${created.order._id}/invoice`;
    const { documents } = (await harness.app.inject({ url, headers: buyer.headers })).json();
    expect(documents[0].buyer).toMatchObject(business);
    const copy = await harness.app.inject({ url: '/api/auth/me/data', headers: buyer.headers });
    expect(copy.body).toContain('32AAAAA0000A1ZB');
    expect(copy.body).toContain('Resham LLP');
    await harness.db.begin((tx) => forgetBuyer(tx, buyer.id));
    expect(await rowOf(created.order._id)).toMatchObject({
      buyerGstin: business.gstin,
      buyerCompany: business.company,
      shippingName: created.order.shippingAddress.name,
    });
  });

  it.each([
    ['another state', { ...business, gstin: '27AAPFU0939F1ZV' }, /is of Maharashtra, but the goods go to Kerala/],
    ['a wrong check digit', { ...business, gstin: '32AAAAA0000A1ZC' }, /cannot be right/],
    ['no company', { ...business, company: ' ' }, /name of the business/],
  ])('is refused with %s, in a sentence that says what to do', async (_name, given, message) => {
    const seller = await harness.shopper({ role: 'seller' });
    const product = await buildProduct(harness.db, { sellerId: seller.id });
    const answer = await harness.order((await harness.shopper()).headers, [product], { body: { business: given } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(message) });
  });

  it('that was never paid is forgotten with the account', async () => {
    const seller = await harness.shopper({ role: 'seller' });
    const product = await buildProduct(harness.db, { sellerId: seller.id });
    const buyer = await harness.shopper();
    const created = (await harness.order(buyer.headers, [product], { body: { business } })).json<{ order: Order }>();
    await harness.db.begin((tx) => forgetBuyer(tx, buyer.id));
    expect(await rowOf(created.order._id)).toMatchObject({ buyerGstin: null, buyerCompany: null });
  });
});
