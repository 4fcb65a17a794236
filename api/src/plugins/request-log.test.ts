import { randomBytes } from 'node:crypto';
import { priceCart } from '@aaram/shared-domain/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#log.ts';
import { buildProduct } from '#testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const lines: string[] = [];
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({}, createLog('trace', { write: (line: string) => void lines.push(line) }));
});
afterAll(() => harness.close());

const mark = randomBytes(4).toString('hex');
const person = {
  name: `Ishita ${mark}`,
  mobile: '9830098765',
  email: `ishita.${mark}@example.com`,
  password: `pass-${mark}`,
};
const address = {
  name: `Receiver ${mark}`,
  phone: '9123498765',
  address: `77 Lake Road ${mark}`,
  city: `Chandannagar${mark}`,
  state: 'West Bengal',
  pincode: '712136',
  landmark: `Strand ${mark}`,
};

const releaseSet = 'set-0123abcd';
const secrets: string[] = [];

/** What a shopper does from registration to a review of the product, with a few mistakes. */
async function buySomething() {
  const product = await buildProduct(harness.db, { pricePaise: 999_00 });
  let headers: Record<string, string> = { 'x-release-set': releaseSet };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    harness.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  await call('POST', '/api/auth/register', { ...person, agreedToTerms: true });
  await call('POST', '/api/auth/register', { ...person, agreedToTerms: true });
  await call('POST', '/api/auth/login', { email: person.email, password: 'wrong' });
  const login = (await call('POST', '/api/auth/login', { email: person.mobile, password: person.password })).json();
  secrets.push(login.token);
  headers = { ...headers, authorization: `Bearer ${login.token}` };
  await call('GET', `/api/auth/suggestions?q=${encodeURIComponent(person.email)}`);
  await call('GET', '/api/delivery-estimate?pincode=712136');
  await call('POST', '/api/auth/me/addresses', address);
  await call('POST', '/api/auth/me/addresses', { ...address, phone: 'not a phone' });
  await call('POST', '/api/auth/add-cart', { product: product.id, quantity: 1, size: 'M' });
  const quote = priceCart([{ unitPaise: 999_00, quantity: 1 }], 'spec');
  const created = await call('POST', '/api/orders/create-order', {
    product: [{ product: product.id, quantity: 1, size: 'M' }],
    totalAmount: quote.total / 100,
    gstAmount: quote.gst / 100,
    deliveryCharges: quote.delivery / 100,
    paymentMethod: 'Online Payment',
    shippingAddress: address,
  });
  const orderId: string = created.json().order._id;
  const providerOrderId: string = created.json().razorpayOrder.id;
  const payment = harness.sandbox.pay(providerOrderId, 'paid');
  const signature = harness.sandbox.sign(providerOrderId, payment.id);
  secrets.push(signature);
  await call('POST', '/api/orders/verify-payment', {
    order_id: orderId,
    razorpay_order_id: providerOrderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: signature,
  });
  for (const event of harness.sandbox.takeEvents()) {
    await harness.post(event);
  }
  await call('GET', `/api/orders/check-status?order_id=${orderId}`);
  await call('GET', `/api/orders/${orderId}/invoice`);
  await call('GET', '/api/orders/user-orders');
  await harness.app.runDueJobs();
  await call('POST', '/api/auth/forgot-password', { email: person.email });
  await harness.app.runDueJobs();
  await call('POST', `/api/auth/reset-password/${login.token}`, { password: person.password });
  await call('GET', `/api/nowhere/${person.email}?token=${login.token}`);
  await call('POST', '/api/auth/logout');
  return { orderId, userId: login.user.id as string };
}

describe('the log of a whole purchase', () => {
  it('has one line for each request, with what helps and nothing about the shopper', async () => {
    const { orderId, userId } = await buySomething();
    const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request');
    const of = (route: string) => requests.filter((line) => line.route === route);
    expect(of('/api/auth/register').map((line) => line.status)).toEqual([201, 409]);
    expect(of('/api/orders/verify-payment')).toEqual([
      expect.objectContaining({
        reqId: expect.any(String),
        method: 'POST',
        status: 200,
        ms: expect.any(Number),
        userId,
        releaseSet,
      }),
    ]);
    // The route's pattern, not the URL: no value of a path or query is logged.
    expect(of('/api/orders/:id/invoice')).toHaveLength(1);
    expect(of('/api/auth/reset-password/:token')).toHaveLength(1);
    const [stored] = await harness.db<{ releaseSet: string }[]>`select release_set from orders where id = ${orderId}`;
    expect(stored?.releaseSet).toBe(releaseSet);

    const text = lines.join('\n');
    const personal = [...Object.values(person), ...Object.values(address), encodeURIComponent(person.email), mark];
    for (const hidden of [...personal.filter((value) => value !== 'West Bengal'), 'West Bengal', ...secrets]) {
      expect(text).not.toContain(hidden);
    }
  });

  it('takes no release set that is not in its form', async () => {
    for (const forged of ['a b', 'x'.repeat(101), '{"a":1}', '']) {
      await harness.app.inject({ url: '/api/auth/get-all-products?limit=1', headers: { 'x-release-set': forged } });
      expect(JSON.parse(lines.at(-1) ?? '{}').releaseSet).toBeUndefined();
    }
  });
});
