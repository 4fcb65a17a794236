import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { createInvoiceProvider } from '#testing/services/invoice-provider.ts';

const invoices = createInvoiceProvider();
let harness: PaymentHarness;
let admin: Headers;
beforeAll(async () => {
  harness = await startPaymentHarness({}, undefined, [invoices]);
  admin = await loginAs(harness.db, await buildUser(harness.db, { role: 'admin' }));
});
afterAll(() => harness.close());

const wantOne = async () => {
  const seller = await buildUser(harness.db, { role: 'seller' });
  const product = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 900_00, stock: { M: 5 } });
  return [{ id: product.id, pricePaise: 900_00 }];
};

async function orderBy(paymentMethod: string) {
  const shopper = await harness.shopper();
  const wanted = await wantOne();
  const answer = await harness.order(shopper.headers, wanted, { body: { paymentMethod } });
  return { shopper, answer, created: answer.json(), productId: wanted[0]?.id ?? '' };
}

const mark = (id: string, amountPaise: number, headers = admin) =>
  harness.app.inject({
    ...{ method: 'POST', url: '/api/auth/panel/invoice-payments', headers },
    payload: { id, amountPaise },
  });

const providersOf = (orderId: string) => harness.db`
  select 'order' as of, provider from orders where id = ${orderId}
  union all select 'event', e.provider from payment_events e
    join orders o on o.provider_order_id = e.provider_order_id where o.id = ${orderId}
  union all select 'refund', provider from refunds where order_id = ${orderId}
  union all select 'made', provider from provider_refunds where order_id = ${orderId}
  union all select 'mismatch', provider from payment_mismatches where order_id = ${orderId}`;

describe('a second payment provider', () => {
  // rules: placing-an-order
  it('opens an order that names it, with a session of its own and no names of the first', async () => {
    const { answer, created } = await orderBy('Invoice');
    expect(answer.statusCode).toBe(201);
    expect(created).toMatchObject({
      provider: 'invoice',
      session: { id: `invoice-${created.order._id}`, amount: 942_86, data: { account: 'AARAM 0042' } },
      razorpayOrder: null,
      razorpayKey: '',
    });
  });

  it('leaves the wire of the first as it was specified, with the neutral names beside it', async () => {
    const { created } = await orderBy('Online Payment');
    const { id } = created.razorpayOrder;
    expect(created).toMatchObject({
      provider: 'razorpay',
      session: { id, amount: 942_86, data: { key: created.razorpayKey } },
      razorpayOrder: { id, amount: 942_86 },
    });
    expect(created.razorpayKey).toMatch(/^rzp_test_/);
  });

  it('is refused where the store has no such provider', async () => {
    const { answer } = await orderBy('Barter');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'PAYMENT_METHOD_NOT_SUPPORTED']);
  });

  it('is marked as paid by an admin alone, and the order is paid as any other', async () => {
    const { shopper, created } = await orderBy('Invoice');
    const { id, amount } = created.session;
    expect((await mark(id, amount, shopper.headers)).statusCode).toBe(403);
    expect((await mark(id, amount)).json()).toEqual({ outcome: 'paid' });
    expect(await harness.statusOf(created.order._id)).toMatchObject({
      ...{ orderStatus: 'Processing', paymentStatus: 'Paid' },
      invoiceNumber: expect.any(String),
    });
    expect(await providersOf(created.order._id)).toEqual([
      { of: 'order', provider: 'invoice' },
      { of: 'event', provider: 'invoice' },
    ]);
  });

  // rules: placing-an-order
  it('is asked by the reconciler about its own orders, and not about others', async () => {
    const { created } = await orderBy('Invoice');
    const { id, amount } = created.session;
    const { listPayments } = harness.app.paymentProviders.main;
    const asked: string[] = [];
    harness.app.paymentProviders.main.listPayments = (one) => {
      asked.push(one);
      return listPayments(one);
    };
    invoices.transfer(id, amount);
    await harness.makeDue(created.order._id);
    await harness.app.runPaymentWork();
    harness.app.paymentProviders.main.listPayments = listPayments;
    expect(asked).not.toContain(id);
    expect(await harness.statusOf(created.order._id)).toMatchObject({ paymentStatus: 'Paid' });
  });

  // rules: placing-an-order
  it('gives back what does not pay the order, by its own books', async () => {
    const { created } = await orderBy('Invoice');
    const orderId = created.order._id;
    expect((await mark(created.session.id, 1_00)).json()).toEqual({ outcome: 'mismatch' });
    await harness.app.runPaymentWork();
    expect(await providersOf(orderId)).toEqual([
      { of: 'order', provider: 'invoice' },
      { of: 'event', provider: 'invoice' },
      { of: 'refund', provider: 'invoice' },
      { of: 'made', provider: 'invoice' },
      { of: 'mismatch', provider: 'invoice' },
    ]);
  });

  it('has no proof of a browser: a forged one pays nothing', async () => {
    const { shopper, created } = await orderBy('Invoice');
    const paid = { orderId: created.order._id, providerOrderId: created.session.id, paymentId: 'pay_1' };
    expect((await harness.verify(shopper.headers, paid)).json().code).toBe('INVALID_SIGNATURE');
    expect(await harness.statusOf(paid.orderId)).toMatchObject({ paymentStatus: 'Initiated' });
  });

  it('does not settle the order of another provider that its notification names', async () => {
    const { created } = await orderBy('Online Payment');
    await harness.db`update orders set provider = 'invoice' where id = ${created.order._id}`;
    harness.sandbox.takeEvents();
    harness.sandbox.pay(created.razorpayOrder.id, 'paid');
    for (const event of harness.sandbox.takeEvents()) {
      await harness.post(event);
    }
    expect(await harness.statusOf(created.order._id)).toMatchObject({ paymentStatus: 'Initiated' });
  });
});
