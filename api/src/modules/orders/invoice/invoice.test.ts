import { invoiceSchema } from '@aaram/shared-domain/invoice/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({
    STORE_LEGAL_NAME: 'Kapda Private Limited',
    STORE_GSTIN: '32AAAAA0000A1Z5',
    RAZORPAY_TIMEOUT_SECONDS: '30',
  });
});
afterAll(() => harness.close());

const ask = (id: string, headers: Headers | undefined) =>
  harness.app.inject({ url: `/api/orders/${id}/invoice`, headers: { ...headers } });

/** One paid order with products of two sellers, by a shopper in Kerala, which is the store's own state here. */
async function buyTwo() {
  const [seller, rival, buyer] = await Promise.all([
    harness.shopper({ role: 'seller' }),
    harness.shopper({ role: 'seller' }),
    harness.shopper(),
  ]);
  const shirt = await buildProduct(harness.db, { sellerId: seller.id, name: 'Linen shirt', pricePaise: 333_33 });
  const scarf = await buildProduct(harness.db, { sellerId: rival.id, name: 'Silk scarf', pricePaise: 333_34 });
  await harness.db`update products set hsn = '6205' where id = ${shirt.id}`;
  const paid = await harness.payAtProvider(buyer.headers, [{ ...shirt, quantity: 2 }, scarf]);
  return { seller, rival, buyer, shirt, scarf, paid };
}

describe('an invoice', () => {
  it('is what was bought, from whom, by whom, with figures of the one pricing function that add up', async () => {
    const { buyer, paid } = await buyTwo();
    await harness.verify(buyer.headers, paid);
    const answer = await ask(paid.orderId, buyer.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const invoice = invoiceSchema.strict().parse(answer.json());
    expect(invoice).toMatchObject({
      invoiceNumber: expect.stringMatching(/^S\w\w\/\d{4}\/000001, S\w\w\/\d{4}\/000001$/),
      orderId: paid.orderId,
      paymentStatus: 'Paid',
      seller: { legalName: 'Kapda Private Limited', gstin: '32AAAAA0000A1Z5', state: 'Kerala', stateCode: '32' },
      shippingAddress: { name: 'Meera Nair', city: 'Kochi' },
      placeOfSupply: { state: 'Kerala', stateCode: '32' },
      isPartial: false,
      // The figures for a total of 1000 (product-rules.md#gst).
      totalAmount: 1000,
      deliveryCharges: 0,
      gstAmount: 47.62,
      payableAmount: 1047.62,
      gst: {
        ratePercent: 5,
        parts: [
          { name: 'CGST', amount: 23.81 },
          { name: 'SGST', amount: 23.81 },
        ],
      },
    });
    expect(invoice.lines).toEqual([
      {
        name: 'Linen shirt',
        size: 'M',
        hsn: '6205',
        quantity: 2,
        unitPrice: 333.33,
        taxableValue: 666.66,
        gst: 31.75,
        amount: 698.41,
      },
      {
        name: 'Silk scarf',
        size: 'M',
        hsn: null,
        quantity: 1,
        unitPrice: 333.34,
        taxableValue: 333.34,
        gst: 15.87,
        amount: 349.21,
      },
    ]);
  });

  it('stays as it was bought when product, price and name change, or the money goes back', async () => {
    const { buyer, paid, shirt } = await buyTwo();
    await harness.verify(buyer.headers, paid);
    const before = (await ask(paid.orderId, buyer.headers)).json();
    await harness.db`update products set name = 'Other', price_paise = 1, hsn = '9999', removed_at = now() where id = ${shirt.id}`;
    expect((await ask(paid.orderId, buyer.headers)).json()).toEqual(before);
    await harness.db`update orders set payment_status = 'Refunded', order_status = 'Cancelled' where id = ${paid.orderId}`;
    expect((await ask(paid.orderId, buyer.headers)).json()).toEqual({
      ...before,
      paymentStatus: 'Refunded',
      orderStatus: 'Cancelled',
    });
  });

  it('shows a seller its own lines and its share; the shares of all sellers are the whole', async () => {
    const { buyer, seller, rival, paid } = await buyTwo();
    await harness.verify(buyer.headers, paid);
    const [whole, own, other] = await Promise.all(
      [buyer, seller, rival].map(async ({ headers }) => invoiceSchema.parse((await ask(paid.orderId, headers)).json())),
    );
    expect(own).toMatchObject({ isPartial: true, deliveryCharges: 0, totalAmount: 666.66 });
    expect(own?.lines.map((line) => line.name)).toEqual(['Linen shirt']);
    const paise = (rupees = Number.NaN) => Math.round(rupees * 100);
    expect(paise(own?.gstAmount) + paise(other?.gstAmount)).toBe(paise(whole?.gstAmount));
    expect(paise(own?.totalAmount) + paise(other?.totalAmount)).toBe(paise(whole?.totalAmount));
  });

  it('is for its shopper, its sellers and admins: 401 to visitors, 404 to everyone else', async () => {
    const { buyer, paid } = await buyTwo();
    await harness.verify(buyer.headers, paid);
    const [stranger, foreignSeller, admin] = await Promise.all([
      harness.shopper(),
      harness.shopper({ role: 'seller' }),
      harness.shopper({ role: 'admin' }),
    ]);
    const statuses = await Promise.all(
      [undefined, stranger.headers, foreignSeller.headers, admin.headers].map(
        async (headers) => (await ask(paid.orderId, headers)).statusCode,
      ),
    );
    expect(statuses).toEqual([401, 404, 404, 200]);
    expect((await ask('00000000-0000-8000-a000-000000000000', buyer.headers)).statusCode).toBe(404);
    expect((await ask('1', buyer.headers)).statusCode).toBe(400);
  });

  it('is refused in clear words while it is unpaid, and to strangers not even that', async () => {
    const { buyer, seller, paid } = await buyTwo();
    for (const { headers } of [buyer, seller]) {
      const answer = await ask(paid.orderId, headers);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'NOT_PAID', message: 'This order has not been paid, so it has no invoice yet.' },
      ]);
    }
    expect((await ask(paid.orderId, (await harness.shopper()).headers)).statusCode).toBe(404);
  });

  it('names one tax when the goods leave the state, also for an unknown state', async () => {
    const { buyer, paid } = await buyTwo();
    await harness.verify(buyer.headers, paid);
    for (const [state, code] of [
      ['rajasthan ', '08'],
      ['Atlantis', null],
    ]) {
      await harness.db`update orders set shipping_state = ${state ?? ''} where id = ${paid.orderId}`;
      expect((await ask(paid.orderId, buyer.headers)).json()).toMatchObject({
        placeOfSupply: { stateCode: code },
        gst: { parts: [{ name: 'IGST', amount: 47.62 }] },
      });
    }
  });
});
