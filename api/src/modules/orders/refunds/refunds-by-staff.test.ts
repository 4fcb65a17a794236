import type { OrderPage } from '@aaram/shared-domain/order-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRefunds } from '#testing/orders/open-refunds.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
let money: ReturnType<typeof openRefunds>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
  money = openRefunds(harness);
});
afterAll(() => harness.close());

/** A paid order of two pieces of the first seller and one of the second, with delivery. */
async function buy() {
  const [one, two] = await shop.stockUp({ stock: 9 });
  const bought = await desk.buy([{ ...one, quantity: 2 }, two]);
  const [first = { id: '' }, second = { id: '' }] = await desk.readLines(bought.orderId);
  return { ...bought, first: first.id, second: second.id, product: one };
}
const paise = (rupees: number) => Math.round(rupees * 100);
const owedOf = async (orderId: string) =>
  (await shop.refundsOf(orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

describe('pieces that staff cancel', () => {
  // rules: refunds-by-staff
  it('are named with every amount before, and then owed to the paisa', async () => {
    const { orderId, first, product, buyer } = await buy();
    const asked = { cancel: [{ line: first, quantity: 1 }] };
    const quote = await money.quote(shop.first, orderId, asked);
    const { before, after, refund } = quote;
    expect(refund).toMatchObject({ goods: 199, delivery: 0 });
    expect(paise(before.total) - paise(after.total)).toBe(paise(refund.total));
    expect(paise(refund.goods) + paise(refund.gst)).toBe(paise(refund.total));
    expect(await harness.stockOf(product.id)).toBe(7);
    const done = await money.refund(shop.first, orderId, asked);
    expect(done.statusCode).toBe(201);
    expect(await owedOf(orderId)).toBe(paise(refund.total));
    expect(await harness.stockOf(product.id)).toBe(8);
    expect((await desk.read(buyer, orderId)).returns).toMatchObject([
      { kind: 'cancel', state: 'cancelled', refund: refund.total, answer: 'Out of stock.' },
    ]);
    const page: OrderPage = done.json();
    expect(page.lines[0]).toMatchObject({ cancellable: 1, refundable: after.total });
    expect(page.steps.map(({ text }) => text)).toContain('Cancelled items of an order: Out of stock.');
  });

  // rules: refunds-by-staff
  it('cancel their parcel with the last of them, and the last parcel brings delivery back', async () => {
    const { orderId, first, second } = await buy();
    const own = await money.quote(shop.first, orderId, { cancel: [{ line: first, quantity: 2 }] });
    expect(own).toMatchObject({ parcels: [1], after: { total: 0 }, refund: { delivery: 0 } });
    const all = {
      cancel: [
        { line: first, quantity: 2 },
        { line: second, quantity: 1 },
      ],
    };
    const whole = await money.quote(shop.admin, orderId, all);
    const { payableAmount, deliveryCharges } = await shop.read(shop.admin, orderId);
    expect(whole).toMatchObject({
      parcels: [1, 2],
      before: { total: payableAmount },
      after: { total: 0 },
      refund: { total: payableAmount, delivery: deliveryCharges },
    });
    expect((await money.refund(shop.admin, orderId, all)).statusCode).toBe(201);
    expect((await harness.statusOf(orderId))?.orderStatus).toBe('Cancelled');
    expect(await owedOf(orderId)).toBe(paise(payableAmount));
  });

  // rules: refunds-by-staff
  it('wait ten minutes for their money, in which they come back; then the money has gone', async () => {
    const { orderId, first, product } = await buy();
    await money.refund(shop.first, orderId, { cancel: [{ line: first, quantity: 1 }] });
    await harness.app.runPaymentWork();
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['due']);
    const [row] = (await money.page(shop.first, orderId)).returns;
    expect(row?.undoUntil).toBeDefined();
    expect((await money.undo(shop.second, orderId, row?._id ?? '')).statusCode).toBe(404);
    for (const answer of [
      await money.undo(shop.first, orderId, row?._id ?? ''),
      await money.undo(shop.first, orderId, row?._id ?? ''),
    ]) {
      expect(answer.statusCode).toBe(200);
    }
    expect(await owedOf(orderId)).toBe(0);
    expect(await harness.stockOf(product.id)).toBe(7);
    const undone = await money.page(shop.first, orderId);
    expect(undone.lines[0]?.cancellable).toBe(2);
    expect(undone.order.product[0]?.cancelled).toBeUndefined();

    await money.refund(shop.first, orderId, { cancel: [{ line: first, quantity: 1 }] });
    await shop.payBack();
    const [gone] = (await money.page(shop.first, orderId)).returns;
    expect(gone?.undoUntil).toBeUndefined();
    expect((await money.undo(shop.first, orderId, gone?._id ?? '')).json()).toMatchObject({ code: 'REFUND_BEGUN' });
  });

  // rules: refunds-by-staff
  it('are cancelled once when the same request is sent again with its key, and again after an undo with a new one', async () => {
    const { orderId, first } = await buy();
    const asked = { cancel: [{ line: first, quantity: 1 }] };
    const { before, refund } = await money.quote(shop.first, orderId, asked);
    const input = { ...asked, reason: 'Out of stock.', shown: { before: before.total, refund: refund.total } };
    const done = await money.sendOnce(shop.first, orderId, input, 'first-try');
    const again = await money.sendOnce(shop.first, orderId, input, 'first-try');
    expect([done.statusCode, again.statusCode]).toEqual([201, 201]);
    expect([done.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(again.json()).toEqual(done.json());
    expect(await owedOf(orderId)).toBe(paise(refund.total));
    for (const other of [
      await money.sendOnce(shop.first, orderId, input, 'second-try'),
      await money.sendOnce(shop.admin, orderId, input, 'first-try'),
      await money.sendOnce(shop.first, orderId, { ...input, reason: 'Lost.' }, 'first-try'),
    ]) {
      expect(other.json()).toMatchObject({ code: 'PRICE_CHANGED' });
    }
    const { returns }: OrderPage = done.json();
    await money.undo(shop.first, orderId, returns[0]?._id ?? '');
    expect((await money.sendOnce(shop.first, orderId, input, 'after-undo')).statusCode).toBe(201);
    expect(await owedOf(orderId)).toBe(paise(refund.total));
  });

  it('of a shopper are not taken back by staff', async () => {
    const { orderId, buyer } = await buy();
    await desk.ask(buyer, orderId, { kind: 'cancel', quantity: 1 });
    const [row] = (await money.page(shop.first, orderId)).returns;
    expect((await money.undo(shop.first, orderId, row?._id ?? '')).json()).toMatchObject({ code: 'REFUND_BEGUN' });
  });

  // rules: refunds-by-staff
  it('are refused once they were sent, when they are of another seller, and when the amounts have changed', async () => {
    const { orderId, first, second } = await buy();
    expect((await money.ask(shop.first, orderId, { cancel: [{ line: second, quantity: 1 }] })).statusCode).toBe(400);
    const stranger = await harness.shopper({ role: 'seller' });
    expect((await money.ask(stranger, orderId, { cancel: [{ line: first, quantity: 1 }] })).statusCode).toBe(404);
    expect((await money.ask(shop.first, orderId, { cancel: [{ line: first, quantity: 3 }] })).statusCode).toBe(409);
    expect((await money.ask(shop.first, orderId, {})).statusCode).toBe(400);
    const stale = await money.refund(
      shop.first,
      orderId,
      { cancel: [{ line: first, quantity: 1 }] },
      { before: 1, refund: 1 },
    );
    expect(stale.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { refund: { goods: 199 } } });
    expect(await owedOf(orderId)).toBe(0);
    await shop.setStatus(shop.first, orderId, 'Shipped');
    expect((await money.ask(shop.first, orderId, { cancel: [{ line: first, quantity: 1 }] })).statusCode).toBe(409);
  });

  // rules: refunds-by-staff
  it('are cancelled once when the same is sent twice at once', async () => {
    const { orderId, first } = await buy();
    const asked = { cancel: [{ line: first, quantity: 1 }] };
    const { before, refund } = await money.quote(shop.first, orderId, asked);
    const shown = { before: before.total, refund: refund.total };
    const answers = await Promise.all([1, 2].map(() => money.refund(shop.first, orderId, asked, shown)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await owedOf(orderId)).toBe(paise(refund.total));
  });
});

describe('a part of the price that goes back without a return', () => {
  // rules: refunds-by-staff
  it('is at most what is left of the line, and later returns bring back less by it', async () => {
    const { orderId, first, buyer, paymentId } = await buy();
    await shop.setStatus(shop.admin, orderId, 'Delivered');
    const [line] = (await money.page(shop.first, orderId)).lines;
    const most = line?.refundable ?? 0;
    expect(
      (await money.ask(shop.first, orderId, { adjust: [{ line: first, amount: most + 0.01 }] })).json(),
    ).toMatchObject({
      issues: [{ path: 'adjust', message: expect.stringContaining('At most ₹') }],
    });
    const asked = { adjust: [{ line: first, amount: 100 }] };
    const quote = await money.quote(shop.first, orderId, asked);
    expect(quote).toMatchObject({ refund: { total: 100, delivery: 0 }, toPayment: 100, paidBy: 'card', parcels: [] });
    expect((await money.refund(shop.first, orderId, asked)).statusCode).toBe(201);
    const offer = (await desk.read(buyer, orderId)).lines[0];
    expect(paise(offer?.refunds[1] ?? 0)).toBe(paise(most) - 100_00);
    // Price and GST are rounded each by itself.
    expect(Math.abs(2 * paise(offer?.refunds[0] ?? 0) - (paise(most) - 100_00))).toBeLessThanOrEqual(2);
    await shop.payBack();
    expect(
      (await harness.app.paymentProviders.main.listRefunds(paymentId)).map(({ amountPaise }) => amountPaise),
    ).toEqual([100_00]);
    const page = await money.page(shop.first, orderId);
    expect(page.documents.filter(({ kind }) => kind === 'credit-note').map(({ total }) => total)).toEqual([100]);
    expect(page.returns).toMatchObject([{ kind: 'adjust', quantity: 0, refund: 100 }]);
  });

  it('does not keep a parcel from being cancelled, which then brings back the rest', async () => {
    const { orderId, first, second } = await buy();
    const { payableAmount } = await shop.read(shop.admin, orderId);
    await money.refund(shop.first, orderId, { adjust: [{ line: first, amount: 50 }] });
    const all = {
      cancel: [
        { line: first, quantity: 2 },
        { line: second, quantity: 1 },
      ],
    };
    expect((await money.quote(shop.admin, orderId, all)).refund.total).toBeCloseTo(payableAmount - 50, 5);
    await shop.setStatus(shop.admin, orderId, 'Cancelled');
    expect(await owedOf(orderId)).toBe(paise(payableAmount));
  });

  // rules: refunds-by-staff
  it('is taken back in time, and tells the shopper once it has gone', async () => {
    const { orderId, first, buyer } = await buy();
    await money.refund(shop.first, orderId, { adjust: [{ line: first, amount: 50 }] });
    const [row] = (await money.page(shop.admin, orderId)).returns;
    expect((await money.undo(shop.admin, orderId, row?._id ?? '')).statusCode).toBe(200);
    expect((await desk.read(buyer, orderId)).returns).toMatchObject([{ kind: 'adjust', state: 'withdrawn' }]);
    expect((await money.page(shop.first, orderId)).lines[0]?.refundable).toBeGreaterThan(398);
  });

  it('is refused for what is not paid', async () => {
    const [one, two] = await shop.stockUp();
    const { orderId } = await shop.buy([one, two], { isPaid: false });
    const [line] = await desk.readLines(orderId);
    const answer = await money.ask(shop.first, orderId, { adjust: [{ line: line?.id ?? '', amount: 1 }] });
    expect(answer.statusCode).toBe(409);
  });
});
