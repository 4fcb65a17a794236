import type { OrderPage, OrderStep } from '@aaram/shared-domain/order-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

type Person = Pick<Awaited<ReturnType<PaymentHarness['shopper']>>, 'headers'>;
const ask = ({ headers }: Person, named: string) =>
  harness.app.inject({ url: `/api/auth/panel/orders/${encodeURIComponent(named)}`, headers });
const read = async (who: Person, named: string): Promise<OrderPage> => (await ask(who, named)).json();
const note = ({ headers }: Person, named: string, text: string) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/auth/panel/orders/${named}/notes`,
    headers,
    payload: { text },
  });
const stepsOf = async ({ headers }: Person, id: string): Promise<OrderStep[]> =>
  (await harness.app.inject({ url: `/api/orders/${id}/steps`, headers })).json();
const kinds = (steps: readonly OrderStep[]) => steps.map(({ kind }) => kind);

/** An order of two sellers, delivered, of which the first one's piece came back. */
async function sell() {
  const bought = await desk.deliver(await shop.stockUp());
  const { _id } = await desk.request(bought.buyer, bought.orderId, {});
  for (const move of [{ action: 'approve' }, { action: 'pick-up' }, { action: 'accept', restock: true }] as const) {
    await desk.move(shop.first, _id, move);
  }
  await shop.payBack();
  return bought;
}

describe('the page of an order', () => {
  // rules: page-of-an-order
  it('has for an admin what was paid, came back and was issued, with amounts that add up', async () => {
    const { orderId, paymentId } = await sell();
    const page = await read(shop.admin, orderId);
    expect(page.order.parcels).toHaveLength(2);
    expect(page.provider).toBe('razorpay');
    expect(page.payments).toMatchObject([{ by: 'provider', amount: page.order.payableAmount, reference: paymentId }]);
    expect(page.refunds).toMatchObject([
      { why: 'return', to: 'payment', parcel: 1, state: 'done', amount: page.returns[0]?.refund },
    ]);
    expect(page.refunds[0]?.reference).toMatch(/^rfnd_/);
    const sum = page.documents.map(({ kind, total }) => (kind === 'invoice' ? total : -total));
    const left = page.order.payableAmount - (page.returns[0]?.refund ?? 0);
    expect(sum.reduce((all, one) => all + one, 0)).toBeCloseTo(left, 5);
    expect(kinds(page.steps)[0]).toBe('placed');
    expect(kinds(page.steps)).toEqual(expect.arrayContaining(['paid', 'parcel', 'return', 'refund-done', 'document']));
  });

  // rules: page-of-an-order
  it('has for a seller its own part alone, and is not there for a seller that sends nothing of it', async () => {
    const { orderId } = await sell();
    const [first, second] = [await read(shop.first, orderId), await read(shop.second, orderId)];
    expect([first.returns.length, first.refunds.length, second.returns.length, second.refunds.length]).toEqual([
      1, 1, 0, 0,
    ]);
    expect([first.payments, second.payments]).toEqual([[], []]);
    expect(second.documents.map(({ kind }) => kind)).toEqual(['invoice']);
    expect(kinds(second.steps)).not.toContain('refund-done');
    expect((await ask(await harness.shopper({ role: 'seller' }), orderId)).statusCode).toBe(404);
    expect((await ask(await harness.shopper(), orderId)).statusCode).toBe(403);
  });

  it('is found by its number as people write it, and is not there for another one', async () => {
    const { orderId } = await sell();
    const { order } = await read(shop.admin, orderId);
    for (const typed of [order.number, order.number.toLowerCase().replaceAll('-', ' '), `#${order.number}`]) {
      expect((await read(shop.first, typed)).order._id).toBe(orderId);
    }
    expect((await ask(shop.admin, 'AA-0000-0000')).statusCode).toBe(404);
    expect((await ask(shop.admin, 'no order')).statusCode).toBe(404);
  });

  // rules: page-of-an-order
  it('keeps notes in the trail: a team reads its own, an admin all, the shopper none', async () => {
    const { orderId, buyer } = await sell();
    expect((await note(shop.first, orderId, '  Asked for a call.  ')).statusCode).toBe(201);
    expect((await note(shop.admin, orderId, 'Paid by a friend.')).statusCode).toBe(201);
    expect((await note(shop.admin, orderId, ' ')).statusCode).toBe(400);
    const texts = async (who: Person) => (await read(who, orderId)).notes.map(({ by, text }) => [by, text]);
    expect(await texts(shop.first)).toEqual([['Farhan Qureshi', 'Asked for a call.']]);
    expect(await texts(shop.second)).toEqual([]);
    expect((await texts(shop.admin)).map(([, text]) => text)).toEqual(['Paid by a friend.', 'Asked for a call.']);
    expect((await note(await harness.shopper({ role: 'seller' }), orderId, 'Mine?')).statusCode).toBe(404);
    expect(kinds(await stepsOf(buyer, orderId))).not.toContain('note');
  });

  it('keeps a note once that is sent again, also at the same time', async () => {
    const { orderId } = await sell();
    const sent = await Promise.all([1, 2, 3].map(() => note(shop.first, orderId, 'Asked for a call.')));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await note(shop.first, orderId, 'Called back.')).statusCode).toBe(201);
    expect((await read(shop.first, orderId)).notes.map(({ text }) => text)).toEqual([
      'Called back.',
      'Asked for a call.',
    ]);
  });

  it("lists the shopper's other orders: all for an admin, for a seller those with a parcel of it", async () => {
    const [one, two] = await shop.stockUp({ stock: 9 });
    const { buyer, orderId } = await shop.buy([one]);
    const person = buyer as Awaited<ReturnType<PaymentHarness['shopper']>>;
    const other = await shop.buy([two], { person });
    const shared = await shop.buy([one, two], { person });
    const ids = async (who: Person) => (await read(who, orderId)).others.map(({ _id }) => _id);
    expect(await ids(shop.admin)).toEqual([shared.orderId, other.orderId]);
    expect(await ids(shop.first)).toEqual([shared.orderId]);
    const [part] = (await read(shop.first, orderId)).others;
    const whole = await shop.read(shop.first, shared.orderId);
    expect(part?.payableAmount).toBe(whole.payableAmount);
  });

  it('says which emails wait, were sent or failed', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    const states = async () => (await read(shop.admin, orderId)).messages.map(({ topic, state }) => [topic, state]);
    expect(await states()).toEqual([['confirmation', 'waiting']]);
    await harness.app.runDueJobs();
    expect(await states()).toContainEqual(['confirmation', 'sent']);
  });
});

describe('the steps of an order', () => {
  // rules: page-of-an-order
  it('are the same for its shopper without what staff and emails do, and others do not see them', async () => {
    const { buyer, orderId } = await sell();
    const staff = (await read(shop.admin, orderId)).steps.filter(({ kind }) => kind !== 'message' && kind !== 'staff');
    expect(await stepsOf(buyer, orderId)).toEqual(staff);
    const answer = await harness.app.inject({
      url: `/api/orders/${orderId}/steps`,
      headers: (await harness.shopper()).headers,
    });
    expect(answer.statusCode).toBe(404);
  });

  it('end with settled once nothing can come back and nothing is owed', async () => {
    const { buyer, orderId } = await desk.deliver(await shop.stockUp(), { hoursAgo: 167 });
    expect(kinds(await stepsOf(buyer, orderId))).not.toContain('settled');
    const late = await desk.deliver(await shop.stockUp(), { hoursAgo: 169 });
    expect(kinds(await stepsOf(late.buyer, late.orderId))).toContain('settled');
  });
});
