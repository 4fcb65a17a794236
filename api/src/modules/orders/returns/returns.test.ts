import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());
beforeEach(() => {
  Object.assign(harness.sandbox.switches, { outage: 'none', holdRefunds: false });
});

/** 1000 rupees a piece. */
async function stockUp(stock: Record<string, number> = { M: 5, L: 5 }) {
  const [product] = await shop.stockUp({ prices: [1000_00, 100_00] });
  await harness.db`delete from product_stock where product_id = ${product.id}`;
  for (const [position, [size, quantity]] of Object.entries(stock).entries()) {
    await harness.db`insert into product_stock ${harness.db({ productId: product.id, size, quantity, position })}`;
  }
  return product;
}
const paidBack = (paymentId: string) => harness.sandbox.state.payments[paymentId]?.amount_refunded ?? 0;
/** A piece of 2 for 1000 rupees, with its half of 10 % GST on 2000. */
const PIECE = 1000_00 + 90_91;

describe('cancelling pieces before they are sent', () => {
  // rules: cancelling-pieces
  it('puts them on sale and owes their money at once; the others stay in the order', async () => {
    const product = await stockUp();
    const { buyer, orderId, paymentId } = await desk.buy([{ ...product, quantity: 2 }]);
    const answer = await desk.ask(buyer, orderId, { kind: 'cancel' });
    expect([answer.statusCode, answer.json().lines[0]]).toMatchObject([201, { cancellable: 1 }]);
    expect(answer.json().returns[0]).toMatchObject({ kind: 'cancel', state: 'cancelled', refund: PIECE / 100 });
    expect(await harness.stockOf(product.id)).toBe(4);
    await harness.app.runPaymentWork();
    expect(paidBack(paymentId)).toBe(PIECE);
    const seen = await shop.read(shop.first, orderId);
    expect([seen.orderStatus, seen.product[0]]).toMatchObject(['Processing', { quantity: 2, cancelled: 1 }]);
  });

  // rules: cancelling-pieces
  it('cancels the parcel with its last pieces: all is refunded, and it is never reopened', async () => {
    const product = await stockUp();
    const { buyer, orderId, paymentId } = await desk.buy([{ ...product, quantity: 2 }]);
    await desk.ask(buyer, orderId, { kind: 'cancel' });
    await desk.ask(buyer, orderId, { kind: 'cancel' });
    expect(await harness.stockOf(product.id)).toBe(5);
    for (const who of [shop.first, shop.admin]) {
      expect((await shop.setStatus(who, orderId, 'Processing')).json().code).toBe('REFUND_BEGUN');
    }
    await harness.app.runPaymentWork();
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
    expect(paidBack(paymentId)).toBe(harness.sandbox.state.payments[paymentId]?.amount);
  });

  // rules: cancelling-pieces
  it('are offered with the amount that goes back for each number of them, delivery with the last', async () => {
    const [first, second] = await shop.stockUp({ prices: [100_00, 150_00] });
    const { buyer, orderId } = await desk.buy([{ ...first, quantity: 3 }, second]);
    const promised = (await desk.read(buyer, orderId)).lines;
    expect(promised.map(({ refunds }) => refunds)).toEqual([[104.76, 209.53, 314.29], [157.14]]);
    await desk.ask(buyer, orderId, { kind: 'cancel', at: 1 });
    const { lines, returns } = await desk.read(buyer, orderId);
    expect(returns[0]?.refund).toBe(promised[1]?.refunds[0]);
    // The last pieces of the order bring its delivery back too.
    expect([lines[0]?.refunds[2], lines[1]?.refunds]).toEqual([414.29, []]);
    const all = await desk.ask(buyer, orderId, { kind: 'cancel', quantity: 3 });
    expect(all.json().returns[0].refund).toBe(lines[0]?.refunds[2]);
  });

  it('keeps its refund when staff cancel the parcel and bring it back', async () => {
    const product = await stockUp();
    const { buyer, orderId, paymentId } = await desk.buy([{ ...product, quantity: 2 }]);
    await desk.ask(buyer, orderId, { kind: 'cancel' });
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect(await harness.stockOf(product.id)).toBe(5);
    expect((await shop.setStatus(shop.first, orderId, 'Processing')).statusCode).toBe(200);
    expect(await harness.stockOf(product.id)).toBe(4);
    await shop.payBack();
    expect(paidBack(paymentId)).toBe(PIECE);
  });

  it('happens once for one key, and cancels no piece twice when asked at once', async () => {
    const product = await stockUp();
    const { buyer, orderId } = await desk.buy([{ ...product, quantity: 2 }]);
    const repeated = await Promise.all([1, 2, 3].map(() => desk.ask(buyer, orderId, { kind: 'cancel', key: 'one' })));
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await harness.stockOf(product.id)).toBe(4);
    const other = await desk.ask(buyer, orderId, { kind: 'cancel', quantity: 2, key: 'one' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const raced = await Promise.all([1, 2, 3].map(() => desk.ask(buyer, orderId, { kind: 'cancel' })));
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await harness.stockOf(product.id)).toBe(5);
  });

  // rules: asking-for-a-return
  it('asked again with the same key and other words is 409 with what stands, and drops nothing silently', async () => {
    const { buyer, orderId } = await desk.deliver([await stockUp()]);
    const ask = (more: object) => desk.ask(buyer, orderId, { reason: 'size', key: 'two', ...more });
    expect((await ask({ comment: 'Too small.' })).statusCode).toBe(201);
    expect((await ask({ comment: ' Too small. ' })).statusCode).toBe(201);
    const picture = await desk.upload(buyer);
    for (const more of [{ comment: 'It has a hole.' }, { comment: 'Too small.', pictures: [picture ?? ''] }]) {
      const other = await ask(more);
      expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      expect(other.json().stands).toMatchObject({ kind: 'return', comment: 'Too small.', pictures: [] });
    }
  });

  it('is refused once they are sent, and for orders of others', async () => {
    const { buyer, orderId } = await desk.buy([await stockUp()]);
    expect((await desk.ask(await harness.shopper(), orderId, { kind: 'cancel' })).statusCode).toBe(404);
    await shop.setStatus(shop.first, orderId, 'Shipped');
    const late = await desk.ask(buyer, orderId, { kind: 'cancel' });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'It is on its way. You can ask for a return once it has been delivered.',
    ]);
  });
});

describe('a return', () => {
  // rules: return-clock
  it('is answered, picked up, inspected, restocked and refunded less the fee', async () => {
    const product = await stockUp();
    const { buyer, orderId, paymentId } = await desk.deliver([{ ...product, quantity: 2 }]);
    const asked = await desk.request(buyer, orderId, { comment: ' Too tight ' });
    expect(asked).toMatchObject({ state: 'requested', fee: 80, refund: (PIECE - 80_00) / 100, comment: 'Too tight' });
    expect(Date.parse(asked.answerBy ?? '') - Date.parse(asked.requestedAt)).toBe(24 * 3_600_000);
    expect((await desk.list(shop.first, '?filter=to-answer')).map(({ _id }) => _id)).toContain(asked._id);
    expect(await desk.list(shop.second)).toEqual([]);
    for (const move of [{ action: 'approve' }, { action: 'approve' }, { action: 'pick-up' }] as const) {
      expect((await desk.move(shop.first, asked._id, move)).statusCode).toBe(200);
    }
    const done = await desk.move(shop.first, asked._id, { action: 'accept', restock: true });
    expect(done.json()).toMatchObject({ state: 'refunded', restocked: true, refund: (PIECE - 80_00) / 100 });
    await desk.move(shop.first, asked._id, { action: 'accept', restock: true });
    expect(await harness.stockOf(product.id)).toBe(4);
    await harness.app.runPaymentWork();
    expect(paidBack(paymentId)).toBe(PIECE - 80_00);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Delivered', paymentStatus: 'Paid' });
  });

  // rules: return-money
  it('is refunded once when the provider loses its answer', async () => {
    const { buyer, orderId, paymentId } = await desk.deliver([await stockUp()]);
    const asked = await desk.request(buyer, orderId, {});
    for (const action of ['approve', 'pick-up'] as const) await desk.move(shop.first, asked._id, { action });
    harness.sandbox.switches.outage = 'drop';
    await desk.move(shop.first, asked._id, { action: 'accept', restock: false });
    await shop.payBack();
    harness.sandbox.switches.outage = 'none';
    harness.sandbox.state.refundKeys = {};
    await shop.payBack();
    expect(paidBack(paymentId)).toBe(1047_62 - 80_00);
  });

  // rules: reasons-for-a-return
  it('of a missing piece needs a picture, no way back and no fee', async () => {
    const { buyer, orderId, paymentId } = await desk.deliver([await stockUp()]);
    const bare = await desk.ask(buyer, orderId, { reason: 'missing' });
    expect([bare.statusCode, bare.json().issues[0].path]).toEqual([400, 'pictures']);
    const foreign = await desk.upload(shop.second);
    expect((await desk.ask(buyer, orderId, { reason: 'missing', pictures: [foreign ?? ''] })).statusCode).toBe(400);
    const pictures = [(await desk.upload(buyer)) ?? ''];
    const asked = await desk.request(buyer, orderId, { reason: 'missing', pictures });
    expect((await desk.move(shop.first, asked._id, { action: 'approve' })).json().state).toBe('refunded');
    await harness.app.runPaymentWork();
    expect(paidBack(paymentId)).toBe(1047_62);
  });

  // rules: asking-for-a-return
  it('claims its pieces: two requests for one piece are one, until it is refused', async () => {
    const { buyer, orderId } = await desk.deliver([await stockUp()]);
    const raced = await Promise.all([1, 2].map(() => desk.ask(buyer, orderId, { reason: 'size' })));
    expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [asked] = (await desk.read(buyer, orderId)).returns;
    const silent = await desk.move(shop.first, asked?._id ?? '', { action: 'refuse' });
    expect([silent.statusCode, silent.json().issues[0].path]).toEqual([400, 'answer']);
    const refused = await desk.move(shop.first, asked?._id ?? '', { action: 'refuse', answer: 'It was worn.' });
    expect(refused.json()).toMatchObject({ state: 'refused', answer: 'It was worn.' });
    expect((await desk.move(shop.first, asked?._id ?? '', { action: 'approve' })).json().code).toBe('STALE_VERSION');
    expect((await desk.ask(buyer, orderId, { reason: 'size' })).statusCode).toBe(201);
  });

  // rules: reasons-for-a-return
  it('is asked for in its time only', async () => {
    const { buyer, orderId } = await desk.deliver([await stockUp()], { hoursAgo: 73 });
    expect((await desk.ask(buyer, orderId, { reason: 'size' })).json().issues[0].path).toBe('reason');
    const { lines } = await desk.read(buyer, orderId);
    expect(lines[0]?.reasons.map(({ reason }) => reason)).toEqual(['damaged', 'faulty', 'wrong-item']);
  });

  // rules: asking-for-a-return
  it('keeps its parcel Delivered, and is not answered by other sellers or by the shopper', async () => {
    const { buyer, orderId } = await desk.deliver([await stockUp()]);
    const asked = await desk.request(buyer, orderId, {});
    for (const who of [shop.first, shop.admin]) {
      expect((await shop.setStatus(who, orderId, 'Cancelled')).json().code).toBe('RETURN_BEGUN');
    }
    expect((await desk.move(shop.second, asked._id, { action: 'approve' })).statusCode).toBe(404);
    expect((await desk.move(buyer, asked._id, { action: 'approve' })).statusCode).toBe(403);
    expect((await desk.withdraw(shop.first, orderId, asked._id)).statusCode).toBe(404);
    expect((await desk.withdraw(buyer, orderId, asked._id)).json().returns[0].state).toBe('withdrawn');
    expect((await shop.setStatus(shop.first, orderId, 'Cancelled')).statusCode).toBe(200);
  });

  it('that causes a refund needs a fresh proof of an admin', async () => {
    const admin = await harness.shopper({ role: 'admin' });
    const { buyer, orderId } = await desk.deliver([await stockUp()]);
    const asked = await desk.request(buyer, orderId, {});
    for (const action of ['approve', 'pick-up'] as const) await desk.move(admin, asked._id, { action });
    await harness.db`update sessions set proved_at = now() - interval '1 day' where user_id = ${admin.id}`;
    const refused = await desk.move(admin, asked._id, { action: 'accept', restock: true });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PROOF_REQUIRED']);
  });
});

describe('an exchange', () => {
  // rules: return-pieces
  it('reserves the new size at its approval, and is sent once the old piece is accepted', async () => {
    const product = await stockUp({ M: 1, L: 1 });
    const { buyer, orderId } = await desk.deliver([product]);
    const asked = await desk.request(buyer, orderId, { kind: 'exchange', size: 'L' });
    expect(asked).toMatchObject({ fee: 0, refund: 0, size: 'L' });
    const raced = await Promise.all([1, 2].map(() => desk.move(shop.first, asked._id, { action: 'approve' })));
    expect(raced.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await harness.stockOf(product.id, 'L')).toBe(0);
    await desk.move(shop.first, asked._id, { action: 'pick-up' });
    expect((await desk.move(shop.first, asked._id, { action: 'accept', restock: true })).json().state).toBe('to-send');
    const sent = await desk.move(shop.first, asked._id, { action: 'send', trackingId: 'DT 9' });
    expect(sent.json()).toMatchObject({ state: 'exchanged', trackingId: 'DT 9', refund: 0 });
    expect([await harness.stockOf(product.id, 'M'), await harness.stockOf(product.id, 'L')]).toEqual([1, 0]);
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });

  // rules: return-pieces
  it('is not approved without stock, and gives it free when it is withdrawn or not accepted', async () => {
    const product = await stockUp({ M: 2, L: 1 });
    const [one, two] = await Promise.all([desk.deliver([product]), desk.deliver([product])]);
    const [first, second] = [
      await desk.request(one.buyer, one.orderId, { kind: 'exchange', size: 'L' }),
      await desk.request(two.buyer, two.orderId, { kind: 'exchange', size: 'L' }),
    ];
    await desk.move(shop.first, first._id, { action: 'approve' });
    const short = await desk.move(shop.first, second._id, { action: 'approve' });
    expect([short.statusCode, short.json().code]).toEqual([409, 'OUT_OF_STOCK']);
    await desk.withdraw(one.buyer, one.orderId, first._id);
    expect((await desk.move(shop.first, second._id, { action: 'approve' })).statusCode).toBe(200);
    await desk.move(shop.first, second._id, { action: 'pick-up' });
    await desk.move(shop.first, second._id, { action: 'reject', answer: 'It was washed.' });
    expect(await harness.stockOf(product.id, 'L')).toBe(1);
  });
});
