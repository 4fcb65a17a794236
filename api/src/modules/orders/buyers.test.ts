import { orderSchema } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentBench, startPaymentBench } from '../../testing/payment-bench.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await startPaymentBench();
});
afterAll(() => bench.close());
type Person = Awaited<ReturnType<PaymentBench['shopper']>>;

describe('who buys', () => {
  it('is told to sellers once the order was paid, also not by searching for it', async () => {
    const stranger = await bench.shopper({ name: 'Ishita Bhattacharya' });
    const [seller, admin] = await Promise.all([bench.shopper({ role: 'seller' }), bench.shopper({ role: 'admin' })]);
    const product = await buildProduct(bench.db, { sellerId: seller.id });
    const payment = await bench.payAtProvider(stranger.headers, [product]);
    const { orderId } = payment;
    const ask = async (person: Person, url: string) =>
      (await bench.app.inject({ url, headers: person.headers })).json();
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
    await bench.verify(stranger.headers, payment);
    for (const text of personal) expect(await shown()).toContain(text);
    expect(await find(seller, stranger.email)).toHaveLength(1);
  });
});
