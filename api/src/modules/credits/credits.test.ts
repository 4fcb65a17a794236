import { randomUUID } from 'node:crypto';
import type { Credit } from '@aaram/shared-domain/credit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCredit } from '#testing/good-calls/good-credit-calls.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { expireCredits } from './expire-credits.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

const readCredits = async (headers: Headers): Promise<Credit[]> =>
  (await harness.app.inject({ url: '/api/credits', headers })).json();
const balances = async (headers: Headers) => (await readCredits(headers)).map(({ balance }) => balance);
const movesOf = async (headers: Headers) =>
  (await readCredits(headers)).flatMap(({ movements }) => movements.map(({ kind, amount }) => [kind, amount]));

/** A shopper with a credit of this amount. Both products cost 349.00, with delivery and GST 465.62. */
async function withCredit(paise: number) {
  const shopper = await harness.shopper();
  return { shopper, credit: await buildCredit(harness, shopper.id, { paise }) };
}
const PAYABLE = 465_62;
const twoProducts = () => shop.stockUp();

async function order(headers: Headers, credits: string[], extra: object = {}) {
  const products = await twoProducts();
  const key = randomUUID();
  const answer = await harness.order(headers, products, { key, body: { credits, ...extra } });
  return { answer, body: answer.json(), products, key };
}
async function pay(headers: Headers, body: { order: { _id: string }; razorpayOrder: { id: string } }) {
  const providerOrderId = body.razorpayOrder.id;
  const payment = harness.sandbox.pay(providerOrderId, 'paid');
  await harness.verify(headers, { orderId: body.order._id, providerOrderId, paymentId: payment.id });
  return payment;
}

describe('paying with credit', () => {
  // rules: paying-with-credit
  it('takes a part from the credit, and asks the provider for the rest only', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const { answer, body } = await order(shopper.headers, [credit], { creditAmount: 100 });
    expect(answer.statusCode).toBe(201);
    expect(body.order).toMatchObject({ payableAmount: PAYABLE / 100, creditAmount: 100 });
    expect(body.razorpayOrder.amount).toBe(PAYABLE - 100_00);
    expect(await balances(shopper.headers)).toEqual([0]);
    await pay(shopper.headers, body);
    expect(await harness.statusOf(body.order._id)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await movesOf(shopper.headers)).toEqual([
      ['spent', 0],
      ['held', -100],
      ['issued', 100],
    ]);
  });

  // rules: paying-with-credit
  it('places an order at once of which nothing is left to pay, with an invoice and a mail, and without the provider', async () => {
    const { shopper, credit } = await withCredit(1000_00);
    const { answer, body, products, key } = await order(shopper.headers, [credit]);
    expect(answer.statusCode).toBe(201);
    expect(body).toMatchObject({ razorpayOrder: null, order: { orderStatus: 'Processing', paymentStatus: 'Paid' } });
    expect(body.order.invoiceNumber).toMatch(/^S0/);
    expect(Object.values(harness.sandbox.state.orders).some(({ receipt }) => receipt === body.order._id)).toBe(false);
    expect(await balances(shopper.headers)).toEqual([(1000_00 - PAYABLE) / 100]);
    const again = await harness.order(shopper.headers, products, { key, body: { credits: [credit] } });
    expect(again.json()).toMatchObject({ razorpayOrder: null, order: { _id: body.order._id } });
    const jobs = await harness.db`
      select 1 from pgboss.job where data->>'kind' = 'order-confirmation' and data->'payload'->>'orderId' = ${body.order._id}`;
    expect(jobs).toHaveLength(1);
  });

  it('spends several credits, those that expire first in front, and leaves the provider at least a rupee', async () => {
    const { shopper, credit } = await withCredit(PAYABLE - 100_00);
    const early = await buildCredit(harness, shopper.id, { paise: 99_50, validMonths: 1 });
    const { body } = await order(shopper.headers, [credit, early]);
    expect(body.razorpayOrder.amount).toBe(1_00);
    expect(await balances(shopper.headers)).toEqual([0, 0.5]);
  });

  // rules: paying-with-credit
  it.each<[string, (credit: string) => Promise<unknown>]>([
    ['has expired', (credit) => harness.db`update credits set expires_at = now() where id = ${credit}`],
    ['was withdrawn', (credit) => harness.db`update credits set withdrawn_at = now() where id = ${credit}`],
    [
      'belongs to another shopper',
      async (credit) => harness.db`update credits set owner_id = ${(await harness.shopper()).id} where id = ${credit}`,
    ],
  ])('refuses a credit that %s, and holds nothing', async (_why, change) => {
    const { shopper, credit } = await withCredit(100_00);
    await change(credit);
    const { answer, body, products } = await order(shopper.headers, [credit]);
    expect([answer.statusCode, body.code]).toEqual([409, 'CREDIT_CHANGED']);
    expect(await harness.stockOf(products[0].id)).toBe(3);
  });

  // rules: paying-with-credit
  it('refuses another amount than the shopper was shown', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const { answer, body } = await order(shopper.headers, [credit], { creditAmount: 99 });
    expect([answer.statusCode, body.code, body.quote.creditAmount]).toEqual([409, 'PRICE_CHANGED', 100]);
    expect(await balances(shopper.headers)).toEqual([100]);
  });

  it('replaces an older unpaid order that holds the same credit', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const first = await order(shopper.headers, [credit]);
    const second = await order(shopper.headers, [credit]);
    expect(second.answer.statusCode).toBe(201);
    expect(await harness.statusOf(first.body.order._id)).toMatchObject({ orderStatus: 'Cancelled' });
    expect(await balances(shopper.headers)).toEqual([0]);
  });

  // rules: paying-with-credit
  it('spends a credit once, however many orders want it at the same time', async () => {
    const { shopper, credit } = await withCredit(700_00);
    const products = await shop.stockUp({ stock: 9 });
    const place = () =>
      harness.order(shopper.headers, products, {
        key: randomUUID(),
        body: { credits: [credit], creditAmount: 465.62 },
      });
    const answers = await Promise.all(Array.from({ length: 4 }, place));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await balances(shopper.headers)).toEqual([234.38]);
  });
});

describe('credit that comes back', () => {
  // rules: credit-that-comes-back
  it('comes back when the order is not paid in time, and is taken again by a payment that is late', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const { body } = await order(shopper.headers, [credit]);
    expect(await readCredits(shopper.headers)).toMatchObject([{ balance: 0, held: 100, isValid: true }]);
    await harness.endHold(body.order._id);
    await harness.app.runPaymentWork();
    expect(await readCredits(shopper.headers)).toMatchObject([{ balance: 100, held: 0 }]);
    await pay(shopper.headers, body);
    expect(await harness.statusOf(body.order._id)).toMatchObject({ paymentStatus: 'Paid' });
    expect(await balances(shopper.headers)).toEqual([0]);
  });

  // rules: credit-that-comes-back
  it('is not taken twice: a late payment is refunded when its credit is spent, and its pieces stay on sale', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const { body, products } = await order(shopper.headers, [credit]);
    await harness.endHold(body.order._id);
    await harness.app.runPaymentWork();
    await order(shopper.headers, [credit]);
    const payment = await pay(shopper.headers, body);
    await shop.payBack();
    expect(await harness.statusOf(body.order._id)).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'Refunded',
    });
    expect(await harness.stockOf(products[0].id)).toBe(3);
    const made = Object.values(harness.sandbox.state.refunds).filter(({ payment_id }) => payment_id === payment.id);
    expect(made.map(({ amount }) => amount)).toEqual([PAYABLE - 100_00]);
  });

  // rules: credit-that-comes-back
  it('comes back first from a paid order, then the money, and never money for credit', async () => {
    const { shopper, credit } = await withCredit(250_00);
    const { body } = await order(shopper.headers, [credit]);
    const payment = await pay(shopper.headers, body);
    const orderId: string = body.order._id;
    const back = () =>
      Object.values(harness.sandbox.state.refunds)
        .filter(({ payment_id }) => payment_id === payment.id)
        .reduce((sum, { amount }) => sum + amount, 0);
    const first = await shop.read(shop.first, orderId);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    const share = Math.round((first.totalAmount + first.gstAmount) * 100);
    expect([await balances(shopper.headers), back()]).toEqual([[share / 100], 0]);
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    expect([await balances(shopper.headers), back()]).toEqual([[250], PAYABLE - 250_00]);
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Refunded' });
  });

  it('comes back whole from an order that it paid as a whole, when that is cancelled', async () => {
    const { shopper, credit } = await withCredit(500_00);
    const { body } = await order(shopper.headers, [credit]);
    await shop.setStatus(shop.first, body.order._id, 'Cancelled');
    await shop.setStatus(shop.second, body.order._id, 'Cancelled');
    await shop.payBack();
    expect(await balances(shopper.headers)).toEqual([500]);
    expect(await harness.statusOf(body.order._id)).toMatchObject({ paymentStatus: 'Refunded' });
  });

  // rules: credit-that-comes-back
  it('is valid for 30 more days when it has expired meanwhile', async () => {
    const { shopper, credit } = await withCredit(500_00);
    const { body } = await order(shopper.headers, [credit]);
    await harness.db`update credits set expires_at = now() - interval '1 day' where id = ${credit}`;
    await expireCredits(harness.db);
    expect(await balances(shopper.headers)).toEqual([0]);
    await desk.ask(shopper, body.order._id, { kind: 'cancel' });
    await shop.payBack();
    const [back] = await readCredits(shopper.headers);
    expect(back?.isValid).toBe(true);
    const days = (Date.parse(back?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(back?.balance).toBeGreaterThan(0);
    expect(Math.round(days)).toBe(30);
  });

  it('stays withdrawn when it was withdrawn meanwhile', async () => {
    const { shopper, credit } = await withCredit(500_00);
    const { body } = await order(shopper.headers, [credit]);
    await harness.db`insert into credit_movements (credit_id, kind, delta_paise, reason)
      values (${credit}, 'withdrawn', ${PAYABLE - 500_00}, 'Stolen card.')`;
    await harness.db`update credits set withdrawn_at = now() where id = ${credit}`;
    await desk.ask(shopper, body.order._id, { kind: 'cancel' });
    await shop.payBack();
    expect(await balances(shopper.headers)).toEqual([0]);
  });
});

describe('a credit note', () => {
  // rules: return-money
  it('is issued once for a return whose shopper chose it, and the provider is asked for nothing', async () => {
    const { buyer, orderId, paymentId } = await desk.deliver(await shop.stockUp());
    const asked = await desk.request(buyer, orderId, { payout: 'credit-note' });
    expect(asked.payout).toBe('credit-note');
    await desk.move(shop.first, asked._id, { action: 'approve' });
    await desk.move(shop.first, asked._id, { action: 'pick-up' });
    const accept = () => desk.move(shop.first, asked._id, { action: 'accept', restock: true });
    await Promise.all([accept(), accept()]);
    await shop.payBack();
    const [note] = await readCredits(buyer.headers);
    const [settled] = (await desk.read(buyer, orderId)).returns;
    expect(note).toMatchObject({ kind: 'credit-note', amount: settled?.refund, balance: settled?.refund });
    const months = (Date.parse(note?.expiresAt ?? '') - Date.now()) / 86_400_000 / 30.4;
    expect(Math.round(months)).toBe(3);
    expect(Object.values(harness.sandbox.state.refunds).filter(({ payment_id }) => payment_id === paymentId)).toEqual(
      [],
    );
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['done']);
    expect(await readCredits(buyer.headers)).toHaveLength(1);
  });

  // rules: money-behind-a-credit
  it('ends when the provider sends the whole payment back, and what was bought with it waits for a person', async () => {
    const { buyer, orderId, paymentId } = await desk.deliver(await shop.stockUp({ prices: [900_00, 150_00] }));
    const asked = await desk.request(buyer, orderId, { payout: 'credit-note' });
    for (const action of ['approve', 'pick-up', 'accept'] as const) {
      await desk.move(shop.first, asked._id, { action, restock: true });
    }
    const [note] = await readCredits(buyer.headers);
    const spent = await harness.order(buyer.headers, await shop.stockUp(), { body: { credits: [note?._id] } });
    const { order } = spent.json<{ order: { _id: string; payableAmount: number } }>();
    harness.sandbox.refund(paymentId);
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    expect(await balances(buyer.headers)).toEqual([0]);
    expect((await shop.setStatus(shop.first, order._id, 'Shipped')).json().code).toBe('ON_HOLD');
    const held = await harness.db`select paise from order_holds where order_id = ${order._id}`;
    expect(held).toEqual([{ paise: Math.round(order.payableAmount * 100) }]);
  });

  // rules: money-behind-a-credit
  it('loses no more than was paid twice when the provider sends a part back', async () => {
    const { buyer, orderId, paymentId } = await desk.deliver(await shop.stockUp({ prices: [900_00, 150_00] }));
    const asked = await desk.request(buyer, orderId, { payout: 'credit-note' });
    for (const action of ['approve', 'pick-up', 'accept'] as const) {
      await desk.move(shop.first, asked._id, { action, restock: true });
    }
    const [before = 0] = await balances(buyer.headers);
    const paid = harness.sandbox.state.payments[paymentId]?.amount ?? 0;
    harness.sandbox.refund(paymentId, paid - Math.round(before * 100) + 1);
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    expect(await balances(buyer.headers)).toEqual([Math.round(before * 100 - 1) / 100]);
  });

  // rules: return-money
  it('is not issued when nothing was chosen: the money goes back the way it was paid', async () => {
    const { buyer, orderId } = await desk.deliver(await shop.stockUp());
    const asked = await desk.request(buyer, orderId, {});
    expect(asked.payout).toBe('refund');
    for (const action of ['approve', 'pick-up', 'accept'] as const) {
      await desk.move(shop.first, asked._id, { action, restock: true });
    }
    expect(await readCredits(buyer.headers)).toEqual([]);
  });
});

describe('the ledger', () => {
  // rules: credits
  it('refuses in the database what would take a balance below zero, and every change of what is written', async () => {
    const { shopper, credit } = await withCredit(100_00);
    const take = harness.db`insert into credit_movements (credit_id, kind, delta_paise, reason)
      values (${credit}, 'withdrawn', -10001, 'Too much.')`;
    await expect(take).rejects.toThrow('credits_balance');
    await expect(harness.db`update credit_movements set delta_paise = 1 where credit_id = ${credit}`).rejects.toThrow(
      'only added to',
    );
    await expect(harness.db`delete from credit_movements where credit_id = ${credit}`).rejects.toThrow('only added to');
    expect(await balances(shopper.headers)).toEqual([100]);
  });

  // rules: credits
  it('ends what is left on a credit when its time is over, once', async () => {
    const { shopper, credit } = await withCredit(100_00);
    await harness.db`update credits set expires_at = now() where id = ${credit}`;
    await Promise.all([expireCredits(harness.db), expireCredits(harness.db)]);
    expect(await movesOf(shopper.headers)).toEqual([
      ['expired', -100],
      ['issued', 100],
    ]);
  });
});
