import { randomUUID } from 'node:crypto';
import type { PanelCredit } from '@aaram/shared-domain/credit';
import type { Dispute } from '@aaram/shared-domain/order/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveCode } from '#testing/orders/gift-code.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { countOpenDisputes } from './disputes.repository.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, headers: object, payload?: object) =>
  harness.app.inject({
    ...{ method, url, headers: { ...headers, 'idempotency-key': randomUUID() } },
    ...(payload === undefined ? {} : { payload }),
  });
async function hear() {
  for (const event of harness.sandbox.takeEvents()) await harness.post(event);
}

/** A card of ₹1000, bought by one person and added to the account of another. */
async function buyCard() {
  const [buyer, owner] = [await harness.shopper(), await harness.shopper()];
  const gift = { amount: 1000, recipientName: 'K', recipientEmail: 'k@example.com', senderName: 'M', message: '' };
  const { order, razorpayOrder } = (await call('POST', '/api/gift-cards', buyer.headers, gift)).json();
  const paymentId = harness.sandbox.pay(razorpayOrder.id, 'paid').id;
  await hear();
  const [card] = await harness.db<{ id: string }[]>`
    select credit_id as id from gift_cards where order_id = ${order._id}`;
  const id = card?.id ?? '';
  const code = await giveCode(harness, id);
  await call('POST', '/api/credits', owner.headers, { code });
  return { id, paymentId, orderId: String(order._id), number: String(order.number), owner };
}

type Card = Awaited<ReturnType<typeof buyCard>>;
/** An order with a piece of each seller, paid with the card alone: ₹345.67 in all. */
async function spend(card: Card) {
  const products = await shop.stockUp({ prices: [129_00, 100_00] });
  const answer = await harness.order(card.owner.headers, products, { body: { credits: [card.id] }, key: randomUUID() });
  const { order } = answer.json<{ order: { _id: string; payableAmount: number; number: string } }>();
  return { id: order._id, number: order.number, products, paise: Math.round(order.payableAmount * 100) };
}
const readCard = async (id: string) =>
  (await call('GET', '/api/auth/panel/credits?limit=100', shop.admin.headers))
    .json<PanelCredit[]>()
    .find(({ _id }) => _id === id);
const decide = (orderId: string, decision: 'release' | 'cancel', who = shop.admin) =>
  call('PUT', `/api/auth/panel/orders/${orderId}/hold`, who.headers, { decision, reason: 'Asked the buyer.' });
const tasks = async () => {
  const figures = (await call('GET', '/api/auth/panel/figures', shop.admin.headers)).json();
  return Object.fromEntries(
    figures.needsAttention.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
};
const sumOf = async (id: string) => {
  const [row] = await harness.db<{ paise: number }[]>`
    select sum(delta_paise)::bigint as paise from credit_movements where credit_id = ${id}`;
  return row?.paise;
};

describe('the payment of a gift card that goes back', () => {
  // rules: money-behind-a-credit
  // security: money-back
  it('puts what was bought with it on hold, with a note on both orders, until a person decides', async () => {
    const card = await buyCard();
    const bought = await spend(card);
    harness.sandbox.refund(card.paymentId);
    await hear();
    for (const who of [shop.first, shop.admin]) {
      const answer = await shop.setStatus(who, bought.id, 'Shipped');
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ON_HOLD']);
    }
    const order = await shop.read(shop.admin, bought.id);
    expect(order).toMatchObject({ isOnHold: true, orderStatus: 'Processing' });
    expect(order.attention?.join(' ')).toContain(card.number);
    expect((await shop.read(shop.first, bought.id)).isOnHold).toBe(true);
    expect((await readCard(card.id))?.notes.join(' ')).toContain(bought.number);
    expect(await tasks()).toMatchObject({ held: 1, 'to-ship': 0, disputes: 0 });
    expect((await decide(bought.id, 'release', shop.first)).statusCode).toBe(403);
    expect((await decide(bought.id, 'release')).statusCode).toBe(200);
    expect((await shop.setStatus(shop.first, bought.id, 'Shipped')).statusCode).toBe(200);
    expect((await decide(bought.id, 'release')).statusCode).toBe(409);
    expect(
      await harness.db`select from audit_log where action = 'order.hold' and subject_id = ${bought.id}`,
    ).toHaveLength(1);
  });

  // rules: money-behind-a-credit
  it('is not refunded when what was bought is cancelled: the ledger ends at zero', async () => {
    const card = await buyCard();
    const bought = await spend(card);
    harness.sandbox.refund(card.paymentId);
    await hear();
    expect((await decide(bought.id, 'cancel')).statusCode).toBe(200);
    await shop.payBack();
    expect(await harness.statusOf(bought.id)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    for (const { id } of bought.products) expect(await harness.stockOf(id)).toBe(3);
    expect(await sumOf(card.id)).toBe(0);
    expect(await readCard(card.id)).toMatchObject({ balance: 0, isWithdrawn: true });
  });

  // rules: money-behind-a-credit
  it('in parts takes what is left of the card first, and holds no more than what is missing', async () => {
    const card = await buyCard();
    const [older, newer] = [await spend(card), await spend(card)];
    const left = 1000_00 - older.paise - newer.paise;
    harness.sandbox.refund(card.paymentId, left + 1);
    await hear();
    expect((await readCard(card.id))?.balance).toBe(0);
    expect((await shop.read(shop.admin, older.id)).isOnHold).toBeUndefined();
    const held = await harness.db<{ orderId: string; paise: number }[]>`
      select order_id, paise from order_holds where source_order_id = ${card.orderId}`;
    expect(held).toEqual([{ orderId: newer.id, paise: 1 }]);
    expect((await decide(newer.id, 'cancel')).statusCode).toBe(200);
    await shop.payBack();
    expect(await sumOf(card.id)).toBe(newer.paise - 1);
  });

  // rules: money-behind-a-credit
  it('gives the card back when the refund fails after all', async () => {
    const card = await buyCard();
    harness.sandbox.switches.holdRefunds = true;
    const refund = harness.sandbox.refund(card.paymentId, 400_00);
    await hear();
    harness.sandbox.switches.holdRefunds = false;
    expect((await readCard(card.id))?.balance).toBe(600);
    harness.sandbox.settleRefund(refund.id, 'failed');
    await hear();
    expect((await readCard(card.id))?.balance).toBe(1000);
  });
});

describe('a dispute of the provider', () => {
  // rules: disputes
  it('freezes a gift card and what was bought with it, and lets both go when it is won', async () => {
    const card = await buyCard();
    const bought = await spend(card);
    const before = (await countOpenDisputes(harness.db)).count;
    const { id } = harness.sandbox.dispute(card.paymentId);
    await hear();
    expect(await readCard(card.id)).toMatchObject({ isFrozen: true, isValid: false });
    expect((await shop.setStatus(shop.first, bought.id, 'Shipped')).json().code).toBe('ON_HOLD');
    const again = await harness.order(card.owner.headers, await shop.stockUp(), { body: { credits: [card.id] } });
    expect(again.json().code).toBe('CREDIT_CHANGED');
    expect((await countOpenDisputes(harness.db)).count).toBe(before + 1);
    harness.sandbox.moveDispute(id, 'under_review');
    harness.sandbox.moveDispute(id, 'won');
    await hear();
    expect(await readCard(card.id)).toMatchObject({ isFrozen: false, isValid: true });
    expect((await shop.setStatus(shop.first, bought.id, 'Shipped')).statusCode).toBe(200);
  });

  // rules: disputes
  it('that is lost takes the card, and asks about what was bought once', async () => {
    const card = await buyCard();
    const bought = await spend(card);
    const { id } = harness.sandbox.dispute(card.paymentId);
    await hear();
    expect((await decide(bought.id, 'release')).statusCode).toBe(200);
    harness.sandbox.moveDispute(id, 'lost');
    await hear();
    expect(await readCard(card.id)).toMatchObject({ balance: 0, isWithdrawn: true });
    expect((await shop.setStatus(shop.first, bought.id, 'Shipped')).statusCode).toBe(200);
    expect(await sumOf(card.id)).toBe(0);
  });

  // rules: disputes
  it('is shown with what it is about and until when to answer, also when its notification was lost', async () => {
    const { orderId, payment } = await shop.buy(await shop.stockUp());
    const { id } = harness.sandbox.dispute(payment.paymentId, 100_00);
    harness.sandbox.takeEvents();
    await harness.app.runPaymentWork();
    const list = (await call('GET', '/api/auth/panel/disputes', shop.admin.headers)).json<Dispute[]>();
    expect(list.find(({ _id }) => _id === id)).toMatchObject({
      ...{ amount: 100, deducted: 0, phase: 'chargeback', status: 'open', kind: 'goods' },
      respondBy: expect.stringMatching(/^\d{4}-/),
    });
    expect((await shop.read(shop.admin, orderId)).attention?.join(' ')).toContain('₹100.00');
    expect((await shop.setStatus(shop.first, orderId, 'Shipped')).json().code).toBe('ON_HOLD');
    expect((await call('GET', '/api/auth/panel/disputes', shop.first.headers)).statusCode).toBe(403);
  });

  // rules: disputes
  // security: money-back
  it('that is lost is never paid back again by the store', async () => {
    const { orderId, payment } = await shop.buy(await shop.stockUp());
    const { id } = harness.sandbox.dispute(payment.paymentId);
    harness.sandbox.moveDispute(id, 'lost');
    for (const event of harness.sandbox.takeEvents().reverse()) await harness.post(event);
    await shop.payBack();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(harness.sandbox.state.payments[payment.paymentId]?.amount_refunded).toBe(0);
    expect((await shop.refundsOf(orderId)).every(({ state }) => state === 'done')).toBe(true);
  });
});
