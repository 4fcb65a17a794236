import { orderSchema } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness();
});
afterAll(() => harness.close());
type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;

describe('who buys', () => {
  // security: real-reviews
  it('is shown to sellers once the order was paid, also not by searching for it', async () => {
    const stranger = await harness.shopper({ name: 'Ishita Bhattacharya' });
    const [seller, admin] = await Promise.all([
      harness.shopper({ role: 'seller' }),
      harness.shopper({ role: 'admin' }),
    ]);
    const product = await buildProduct(harness.db, { sellerId: seller.id });
    const payment = await harness.payAtProvider(stranger.headers, [product]);
    const { orderId } = payment;
    const ask = async (person: Person, url: string) =>
      (await harness.app.inject({ url, headers: person.headers })).json();
    const find = (person: Person, q: string) => ask(person, `/api/auth/orders/all?q=${encodeURIComponent(q)}`);
    const personal = [stranger.name, stranger.email, 'Meera Nair', '9876543210', 'MG Road', 'Kochi', '682001'];
    const shown = async () =>
      JSON.stringify([await ask(seller, `/api/auth/orders/${orderId}`), await find(seller, orderId)]);
    for (const text of personal) expect(await shown()).not.toContain(text);
    expect(orderSchema.parse(await ask(seller, `/api/auth/orders/${orderId}`)).product).toHaveLength(1);
    for (const q of [stranger.name, stranger.email]) {
      expect([await find(seller, q), (await find(admin, q)).length]).toEqual([[], 1]);
    }
    for (const person of [admin, stranger]) {
      expect((await ask(person, `/api/auth/orders/${orderId}`)).shippingAddress.phone).toBe('9876543210');
    }
    await harness.verify(stranger.headers, payment);
    for (const text of personal) expect(await shown()).toContain(text);
    expect(await find(seller, stranger.email)).toHaveLength(1);
  });
});
