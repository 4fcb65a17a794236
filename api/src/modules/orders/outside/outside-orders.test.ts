import { randomUUID } from 'node:crypto';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import type { PayLink } from '@aaram/shared-domain/pay-link';
import { priceAgreed } from '@aaram/shared-domain/pricing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { outsideOrderOf, tokenOf } from '#testing/good-calls/good-pay-link-calls.ts';
import { openRefunds } from '#testing/orders/open-refunds.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import type { PaymentGateway, PaymentProviders } from '../payment-gateway.ts';
import { openProviderOrder } from '../place/open-payment.ts';

type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
type Product = Awaited<ReturnType<typeof buildProduct>>;

let harness: PaymentHarness;
let seller: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  seller = await harness.shopper({ role: 'seller' });
  other = await harness.shopper({ role: 'seller' });
  admin = await harness.shopper({ role: 'admin' });
});
afterAll(() => harness.close());

const product = (pricePaise = 999_00, M = 9, sellerId = seller.id) =>
  buildProduct(harness.db, { sellerId, pricePaise, stock: { M } });
const send = (
  who: Person | undefined,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  key?: string,
) =>
  harness.app.inject({
    ...{ method, url: `/api${url}` },
    headers: { ...who?.headers, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  });
const links = '/auth/panel/payment-links';
const ask = (who: Person, body: object, key = randomUUID()) => send(who, 'POST', links, body, key);
async function make(who: Person, products: readonly Product[], extra: object = {}): Promise<PayLink> {
  const answer = await ask(who, outsideOrderOf(products, extra));
  if (answer.statusCode !== 201) {
    throw new Error(answer.body);
  }
  return answer.json();
}
const open = (token: string) => send(undefined, 'POST', '/payment-links/open', { token });
const pay = (token: string) => send(undefined, 'POST', '/payment-links/pay', { token });
const stateOf = async (id: string, who = seller) =>
  (await send(who, 'GET', links)).json<PayLink[]>().find(({ _id }) => _id === id)?.state;
const pageOf = async (id: string, who = admin): Promise<OrderPage> =>
  (await send(who, 'GET', `/auth/panel/orders/${id}`)).json();

/** Pays a link as a browser does. */
async function payWhole(link: PayLink) {
  const token = tokenOf(link);
  const { razorpayOrder } = (await pay(token)).json();
  const payment = harness.sandbox.pay(razorpayOrder.id, 'paid');
  return send(undefined, 'POST', '/payment-links/verify', {
    ...{ token, razorpay_order_id: razorpayOrder.id, razorpay_payment_id: payment.id },
    razorpay_signature: harness.sandbox.sign(razorpayOrder.id, payment.id),
  });
}

/** What three pieces at ₹999 cost with ₹100 off, in paise. */
const withDiscount = priceAgreed([{ unitPaise: 999_00, quantity: 3 }], 100_00, 'spec').quote;
const threePieces = (own: Product) => ({
  product: [{ product: own.id, size: 'M', quantity: 3 }],
  ...{ discount: 100, reason: 'Agreed on the phone.', payableAmount: withDiscount.payable / 100 },
});

describe('an order for a customer', () => {
  // rules: orders-for-customers
  it('holds its pieces like any order, is paid by its link, and is invoiced', async () => {
    const own = await product();
    const link = await make(seller, [own]);
    expect(link).toMatchObject({ state: 'made', customer: 'Lakshmi', phone: '9876543211', madeBy: seller.name });
    expect(tokenOf(link)).toMatch(/^[\w-]{43}$/);
    expect(await harness.stockOf(own.id)).toBe(8);
    const hours = (Date.parse(link.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24.01);
    expect((await payWhole(link)).json()).toEqual({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    const { invoiceNumber } = (await harness.statusOf(link._id)) ?? {};
    expect(invoiceNumber).not.toBeNull();
    expect(await stateOf(link._id)).toBe('paid');
    expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'paid', deliverTo: null });
    expect((await pay(tokenOf(link))).json()).toMatchObject({ code: 'ALREADY_PAID' });
  });

  // rules: orders-for-customers
  it('is made once, however often the same call comes', async () => {
    const own = await product();
    const body = outsideOrderOf([own]);
    const key = randomUUID();
    const [first, second] = await Promise.all([ask(seller, body, key), ask(seller, body, key)]);
    expect(second.json()).toEqual(first.json());
    expect(await harness.stockOf(own.id)).toBe(8);
    expect((await ask(seller, { ...body, note: 'Another one.' }, key)).statusCode).toBe(422);
  });

  // rules: orders-for-customers
  it('is of the own products of a seller, and of any for an admin', async () => {
    const [own, foreign] = [await product(), await product(500_00, 9, other.id)];
    const refused = await ask(seller, outsideOrderOf([own, foreign]));
    expect(refused.statusCode).toBe(404);
    expect(await harness.stockOf(own.id)).toBe(9);
    const link = await make(admin, [own, foreign]);
    expect((await pageOf(link._id)).order.parcels).toHaveLength(2);
    expect(await stateOf(link._id)).toBeUndefined();
  });

  // rules: orders-for-customers
  it('costs what the server reckons: another figure gets the fresh one and makes nothing', async () => {
    const own = await product();
    const refused = await ask(seller, outsideOrderOf([own], { payableAmount: 1 }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().quote).toMatchObject({ totalAmount: 999, discountAmount: 0, payableAmount: 1046.57 });
    expect(await harness.stockOf(own.id)).toBe(9);
  });

  // rules: orders-for-customers
  it('is never more than there is', async () => {
    const own = await product(999_00, 1);
    await make(seller, [own]);
    expect((await ask(seller, outsideOrderOf([own]))).json()).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  // rules: orders-for-customers
  it('stays when its customer orders in the shop, and does not count among the orders of the shopper', async () => {
    const own = await product();
    const shopper = await harness.shopper();
    const link = await make(seller, [own], { email: shopper.email });
    expect((await harness.order(shopper.headers, [own])).statusCode).toBe(201);
    expect(await harness.statusOf(link._id)).toMatchObject({ orderStatus: 'Pending', holdsStock: true });
    expect(await harness.stockOf(own.id)).toBe(7);
  });
});

describe('the account of an order for a customer', () => {
  const ownerOf = async (id: string) => {
    const [row] = await harness.db<{ id: string; isGuest: boolean; buyerEmail: string; mobile: string | null }[]>`
      select u.id, u.is_guest, u.mobile, o.buyer_email from orders o join users u on u.id = o.user_id where o.id = ${id}`;
    return row;
  };
  const login = (email: string, password: string) =>
    send(undefined, 'POST', '/auth/login', { email, password }).then(({ statusCode }) => statusCode);

  // rules: orders-for-customers
  it('is the one that has confirmed the email or proved the number, and no other', async () => {
    const own = await product();
    const confirmed = await harness.shopper();
    const unconfirmed = await harness.shopper({ isVerified: false });
    const proved = await harness.shopper();
    await harness.db`update users set mobile_proved_at = now() where id = ${proved.id}`;
    const madeFor = async (extra: object) => ownerOf((await make(seller, [own], extra))._id);
    expect(await madeFor({ email: confirmed.email.toUpperCase() })).toMatchObject({ id: confirmed.id });
    expect(await madeFor({ email: unconfirmed.email })).toMatchObject({ isGuest: true, buyerEmail: unconfirmed.email });
    const { shippingAddress } = outsideOrderOf([own]);
    const phoned = (phone: string) => ({ shippingAddress: { ...shippingAddress, phone } });
    expect(await madeFor(phoned(proved.mobile))).toMatchObject({ id: proved.id });
    expect(await madeFor(phoned(confirmed.mobile))).toMatchObject({ isGuest: true, mobile: null });
  });

  // rules: orders-for-customers
  it('of a guest is one for each email, and opens by nothing but a reset link to that email', async () => {
    const own = await product();
    const email = `lakshmi.${randomUUID()}@example.in`;
    const first = await ownerOf((await make(seller, [own], { email }))._id);
    const second = await ownerOf((await make(seller, [own], { email }))._id);
    expect(second?.id).toBe(first?.id);
    for (const password of ['', 'password', email]) {
      expect(await login(email, password)).toBeGreaterThanOrEqual(400);
    }
  });

  // rules: orders-for-customers
  it('without an email has none', async () => {
    const link = await make(seller, [await product()]);
    expect(await ownerOf(link._id)).toMatchObject({ isGuest: true, buyerEmail: '' });
  });
});

describe('an agreed discount', () => {
  // rules: agreed-discount
  it('has a bound and a reason', async () => {
    const own = await product(1000_00);
    const far = await ask(seller, outsideOrderOf([own], { discount: 200.01, reason: 'Too much.' }));
    expect(far.json()).toMatchObject({ issues: [{ path: 'discount' }] });
    expect(far.json().message).toContain('₹200.00');
    const silent = await ask(seller, outsideOrderOf([own], { discount: 200 }));
    expect(silent.json()).toMatchObject({ issues: [{ path: 'reason' }] });
  });

  // rules: agreed-discount
  it('is in the order, the trail, the invoice, the CSV and each refund, to the paisa', async () => {
    const own = await product();
    const link = await make(seller, [own], threePieces(own));
    expect(link).toMatchObject({ discountAmount: 100, payableAmount: withDiscount.payable / 100 });
    await payWhole(link);
    const { order, steps, lines } = await pageOf(link._id);
    expect(order).toMatchObject({ discountAmount: 100, totalAmount: 2897, deliveryCharges: 0 });
    expect(order.product.map(({ product: { price }, discount, quantity }) => [price, discount, quantity])).toEqual([
      [965.67, 33.33, 2],
      [965.66, 33.34, 1],
    ]);
    expect(steps.some(({ kind, text }) => kind === 'staff' && text?.includes('Agreed on the phone.'))).toBe(true);
    const invoice = (await send(admin, 'GET', `/orders/${link._id}/invoice`)).json();
    const [document] = invoice.documents;
    expect(document.total).toBe(link.payableAmount);
    expect(document.lines.map((line: { unitDiscount: number }) => line.unitDiscount)).toEqual([33.33, 33.34]);
    const csv = (await send(seller, 'GET', `/auth/panel/exports/orders?q=${order.number}`)).json();
    const rows: Record<string, string>[] = parse(csv.text, { bom: true, columns: true });
    expect(rows.map((row) => [row['Discount (₹)'], row['Amount (₹)']])).toEqual([
      ['66.66', '1931.34'],
      ['33.34', '965.66'],
    ]);
    const money = openRefunds(harness);
    const whole = { cancel: lines.map(({ _id, cancellable }) => ({ line: _id, quantity: cancellable })) };
    const part = await money.quote(seller, link._id, { cancel: [{ line: lines[0]?._id ?? '', quantity: 1 }] });
    expect(part.refund.goods).toBe(965.67);
    expect((await money.quote(seller, link._id, whole)).refund.total).toBe(link.payableAmount);
  });
});

describe('the link of an order for a customer', () => {
  // rules: page-of-a-payment-link
  it('shows what is to be paid and nothing that its payer does not need', async () => {
    const link = await make(seller, [await product()], { email: 'secret.buyer@example.in', note: 'Pays late.' });
    const seen = await open(tokenOf(link));
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.json()).toMatchObject({
      ...{ number: link.number, state: 'open', payableAmount: 1046.57, gstAmount: 47.57, deliveryCharges: 0 },
      lines: [{ size: 'M', quantity: 1, price: 999 }],
      deliverTo: { name: 'Lakshmi', phoneEnd: '3211' },
    });
    for (const hidden of ['9876543211', 'secret.buyer', 'Pays late', link._id, seller.id]) {
      expect(seen.body).not.toContain(hidden);
    }
  });

  // rules: orders-for-customers
  it('is stored as a hash, and tells staff that it was sent and opened', async () => {
    const link = await make(seller, [await product()]);
    const stored = await harness.db`select * from payment_links where order_id = ${link._id}`;
    expect(JSON.stringify(stored)).not.toContain(tokenOf(link));
    await send(seller, 'POST', `${links}/${link._id}/sendings`, { by: 'whatsapp' });
    expect(await stateOf(link._id)).toBe('sent');
    await open(tokenOf(link));
    expect(await stateOf(link._id)).toBe('opened');
    expect((await pageOf(link._id)).link).toMatchObject({ state: 'opened', sentBy: 'whatsapp', madeBy: seller.name });
  });

  // rules: orders-for-customers
  it('is replaced by another one, which the database of another team does not do', async () => {
    const link = await make(seller, [await product()]);
    expect((await send(other, 'POST', `${links}/${link._id}/renewals`)).statusCode).toBe(404);
    const next = (await send(seller, 'POST', `${links}/${link._id}/renewals`)).json();
    expect(tokenOf(next)).not.toBe(tokenOf(link));
    expect((await open(tokenOf(link))).statusCode).toBe(404);
    expect((await pay(tokenOf(link))).statusCode).toBe(404);
    expect((await open(tokenOf(next))).statusCode).toBe(200);
  });

  // rules: orders-for-customers
  it('ends with its time: the pieces come back, and money that comes later goes back', async () => {
    const own = await product();
    const link = await make(seller, [own]);
    const { razorpayOrder } = (await pay(tokenOf(link))).json();
    await harness.endHold(link._id);
    await harness.db`update payment_links set expires_at = now() - interval '1 second' where order_id = ${link._id}`;
    await harness.app.runPaymentWork();
    expect(await harness.stockOf(own.id)).toBe(9);
    expect(await stateOf(link._id)).toBe('expired');
    expect((await open(tokenOf(link))).json()).toMatchObject({ state: 'ended', deliverTo: null });
    expect((await pay(tokenOf(link))).json()).toMatchObject({ code: 'HOLD_ENDED' });
    await harness.db`update product_stock set quantity = 0 where product_id = ${own.id}`;
    const payment = harness.sandbox.pay(razorpayOrder.id, 'paid');
    await harness.makeDue(link._id);
    await harness.app.runPaymentWork();
    const refunds = await harness.db<{ paise: number }[]>`
      select amount_paise as paise from refunds where provider_payment_id = ${payment.id}`;
    expect(refunds.map(({ paise }) => paise)).toEqual([1046_57]);
  });

  // rules: orders-for-customers
  it('is cancelled once by its team: the pieces come back, and it opens no payment', async () => {
    const own = await product();
    const link = await make(seller, [own]);
    expect((await send(other, 'DELETE', `${links}/${link._id}`)).statusCode).toBe(404);
    for (const _ of [1, 2]) {
      expect((await send(seller, 'DELETE', `${links}/${link._id}`)).json()).toMatchObject({ state: 'cancelled' });
    }
    expect(await harness.stockOf(own.id)).toBe(9);
    expect((await pay(tokenOf(link))).json()).toMatchObject({ code: 'HOLD_ENDED' });
    expect((await send(seller, 'POST', `${links}/${link._id}/renewals`)).statusCode).toBe(409);
  });

  // rules: orders-for-customers
  it('that is paid is not cancelled by its link', async () => {
    const link = await make(seller, [await product()]);
    await payWhole(link);
    expect((await send(seller, 'DELETE', `${links}/${link._id}`)).json()).toMatchObject({ code: 'ALREADY_PAID' });
  });

  // rules: page-of-a-payment-link
  it('opens one payment, also when two people press at once', async () => {
    const link = await make(seller, [await product()]);
    const [one, two] = await Promise.all([pay(tokenOf(link)), pay(tokenOf(link))]);
    expect(one.json().razorpayOrder.amount).toBe(1046_57);
    expect(two.json().razorpayOrder.id).toBe(one.json().razorpayOrder.id);
  });

  // rules: page-of-a-payment-link
  it('opens one payment when two press at once, also where the provider makes an order for each call', async () => {
    const { _id: id } = await make(seller, [await product()]);
    const asked = Promise.withResolvers<void>();
    let made = 0;
    // Each call waits until the other one is at the provider too.
    const createOrder: PaymentGateway['createOrder'] = async ({ amountPaise }) => {
      made += 1;
      const own = { id: `order_${made}_${id}`, amountPaise };
      if (made === 2) {
        asked.resolve();
      }
      await asked.promise;
      return own;
    };
    const { wasNotified } = harness.app.paymentProviders;
    const providers = { of: () => ({ createOrder }), wasNotified } as unknown as PaymentProviders;
    const opened = await Promise.all([1, 2].map(() => openProviderOrder(harness.db, id, { providers })));
    expect(made).toBe(2);
    expect(new Set(opened.map(({ providerOrderId }) => providerOrderId)).size).toBe(1);
    const [row] = await harness.db<{ id: string }[]>`select provider_order_id as id from orders where id = ${id}`;
    expect(opened[0]?.providerOrderId).toBe(row?.id);
  });

  // rules: page-of-a-payment-link
  it('is not paid by the proof of another order', async () => {
    const [mine, theirs] = [await make(seller, [await product()]), await make(seller, [await product()])];
    const { razorpayOrder } = (await pay(tokenOf(theirs))).json();
    await pay(tokenOf(mine));
    const payment = harness.sandbox.pay(razorpayOrder.id, 'paid');
    const answer = await send(undefined, 'POST', '/payment-links/verify', {
      ...{ token: tokenOf(mine), razorpay_order_id: razorpayOrder.id, razorpay_payment_id: payment.id },
      razorpay_signature: harness.sandbox.sign(razorpayOrder.id, payment.id),
    });
    expect(answer.json()).toMatchObject({ code: 'INVALID_SIGNATURE' });
    expect(await harness.statusOf(mine._id)).toMatchObject({ paymentStatus: 'Initiated' });
  });

  // rules: page-of-a-payment-link
  it('that was not opened makes the provider no work until it ends', async () => {
    const link = await make(seller, [await product()]);
    await harness.makeDue(link._id);
    await harness.app.runPaymentWork();
    const [row] = await harness.db<{ waits: boolean }[]>`
      select next_check_at = held_until as waits from orders where id = ${link._id}`;
    expect(row?.waits).toBe(true);
    await pay(tokenOf(link));
    const [opened] = await harness.db<{ soon: boolean }[]>`
      select next_check_at <= now() + interval '1 minute' as soon from orders where id = ${link._id}`;
    expect(opened?.soon).toBe(true);
  });
});
