import type { ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { buildProduct } from '#testing/factories.ts';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readMails } from '#testing/read-mails.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const sets = '/api/auth/panel/change-sets';
async function prepare(payload: object, { headers } = shop.first): Promise<ChangeSet> {
  const answer = await harness.app.inject({ method: 'POST', url: sets, headers, payload });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return finishSet(harness.app, headers, calls['POST /auth/panel/change-sets'].answer.parse(answer.json()));
}
const named = (...ids: string[]) => ({ kind: 'ids', ids });
const toStatus = (orderStatus: string, ...ids: string[]) =>
  prepare({ subject: 'order', selection: named(...ids), change: { kind: 'status', orderStatus } });
const move = async ({ _id }: ChangeSet, what: 'run' | 'undo', { headers } = shop.first): Promise<ChangeSet> =>
  finishSet(
    harness.app,
    headers,
    (await harness.app.inject({ method: 'POST', url: `${sets}/${_id}/${what}`, headers })).json(),
  );
const rowsOf = async ({ _id }: ChangeSet, { headers } = shop.first) =>
  calls['GET /auth/panel/change-sets/{id}/rows'].answer.parse(
    (await harness.app.inject({ url: `${sets}/${_id}/rows`, headers })).json(),
  );
const endsOf = async (set: ChangeSet) =>
  Object.fromEntries((await rowsOf(set)).map(({ subject, result, reason }) => [subject, reason ?? result]));

async function buy(stock = 3) {
  const product = await buildProduct(harness.db, { sellerId: shop.first.id, stock: { M: stock }, pricePaise: 600_00 });
  return { product, ...(await shop.buy([product])) };
}
/** Everything that waits is sent, also what waits for a change of mind. */
async function sendAll() {
  await makeJobsDue(harness.db);
  await harness.app.runDueJobs();
}
const subjectsTo = async (email: string) =>
  (await readMails(harness.config.dataDir, email)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);
const atProvider = (paymentId: string) =>
  Object.values(harness.sandbox.state.refunds).filter((refund) => refund.payment_id === paymentId);

describe('orders that are cancelled together', () => {
  // rules: bulk-changes
  it('give their pieces back once, their money through the provider once, and tell each buyer once', async () => {
    const bought = [await buy(), await buy()];
    const set = await toStatus('Cancelled', ...bought.map(({ orderId }) => orderId));
    await Promise.all([move(set, 'run'), move(set, 'run')]);
    await harness.app.runDueJobs();
    expect((await move(set, 'run')).counts).toMatchObject({ changed: 2, refused: 0 });
    await shop.payBack();
    await shop.payBack();
    await sendAll();
    await sendAll();
    for (const { product, payment, orderId, buyer } of bought) {
      expect(await harness.stockOf(product.id)).toBe(3);
      expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Refunded' });
      expect(atProvider(payment.paymentId)).toHaveLength(1);
      expect(await subjectsTo(buyer.email)).toEqual([
        expect.stringMatching(/placed|order/i),
        expect.stringMatching(/cancelled/),
        expect.stringMatching(/refund/i),
      ]);
    }
  });

  // rules: bulk-changes
  it('come back as they were while no money has gone, and no message is sent about either', async () => {
    const { product, payment, orderId, buyer } = await buy();
    const set = await toStatus('Cancelled', orderId);
    await move(set, 'run');
    expect(await harness.stockOf(product.id)).toBe(3);
    expect((await move(set, 'undo')).counts).toMatchObject({ undone: 1, kept: 0 });
    await shop.payBack();
    await sendAll();
    expect(await harness.stockOf(product.id)).toBe(2);
    expect(await harness.statusOf(orderId)).toMatchObject({ orderStatus: 'Processing', paymentStatus: 'Paid' });
    expect(atProvider(payment.paymentId)).toEqual([]);
    expect(await subjectsTo(buyer.email)).toEqual([expect.stringMatching(/placed|order/i)]);
  });

  // rules: bulk-changes
  it('stay cancelled where the money has gone or the pieces are sold, which the undo says row by row', async () => {
    const [refunded, sold, free] = [await buy(), await buy(1), await buy()];
    const set = await toStatus('Cancelled', refunded.orderId, sold.orderId, free.orderId);
    await move(set, 'run');
    await harness.db`update refunds set next_attempt_at = now() where order_id = ${refunded.orderId}`;
    await harness.app.runPaymentWork();
    await shop.buy([sold.product]);
    expect((await move(set, 'undo')).counts).toMatchObject({ undone: 1, kept: 2 });
    expect(await endsOf(set)).toEqual({
      [refunded.orderId]: expect.stringMatching(/is going back to the shopper/),
      [sold.orderId]: 'Only 0 items available in size M',
      [free.orderId]: 'undone',
    });
    expect(await harness.statusOf(refunded.orderId)).toMatchObject({ orderStatus: 'Cancelled' });
    expect(await harness.stockOf(sold.product.id)).toBe(0);
  });

  // rules: bulk-changes
  it('are not taken back where they were moved on meanwhile', async () => {
    const { orderId } = await buy();
    const set = await toStatus('Shipped', orderId);
    await move(set, 'run');
    await shop.setStatus(shop.first, orderId, 'Delivered');
    expect((await move(set, 'undo')).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await endsOf(set)).toEqual({ [orderId]: 'The order has been changed since.' });
  });

  // rules: bulk-changes
  it('need a fresh proof of an admin, by whose undo no money goes back either', async () => {
    const { orderId } = await buy();
    const set = await prepare(
      { subject: 'order', selection: named(orderId), change: { kind: 'status', orderStatus: 'Cancelled' } },
      shop.admin,
    );
    await harness.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${shop.admin.id}`;
    expect(await move(set, 'run', shop.admin)).toMatchObject({ code: 'PROOF_REQUIRED' });
    await harness.db`update sessions set proved_at = now() where user_id = ${shop.admin.id}`;
    expect((await move(set, 'run', shop.admin)).counts).toMatchObject({ changed: 1 });
    expect((await move(set, 'undo', shop.admin)).counts).toMatchObject({ undone: 1 });
    expect(await shop.refundsOf(orderId)).toEqual([]);
  });
});

describe('a list of tracking ids', () => {
  const numberOf = async (orderId: string) => (await shop.read(shop.first, orderId)).number;
  const list = (ids: string[], lines: object[], who = shop.first) =>
    prepare({ subject: 'tracking', selection: named(...ids), lines }, who);
  const trackedBy = async (orderId: string) =>
    harness.db`select tracking_id, carrier from order_parcels where order_id = ${orderId}`;

  // rules: bulk-changes, tracking-id
  it('gives each order its own, says by line what is wrong, and is undone', async () => {
    const [one, two, other] = [await buy(), await buy(), await buy()];
    const ids = [one.orderId, two.orderId];
    const [first, second, third] = [
      await numberOf(ids[0] ?? ''),
      await numberOf(ids[1] ?? ''),
      await numberOf(other.orderId),
    ];
    const set = await list(ids, [
      { order: first.toLowerCase(), carrier: 'blue dart', trackingId: 'BD 1' },
      { order: second, carrier: '', trackingId: 'https://www.dtdc.in/t?strCnno=1490-8123-4567' },
      { order: first, carrier: '', trackingId: 'X-3' },
      { order: third, carrier: '', trackingId: 'X-4' },
      { order: 'AA-0000-0000', carrier: '', trackingId: 'X-5' },
      { order: 'seven', carrier: '', trackingId: 'X-6' },
      { order: second, carrier: 'Pigeon', trackingId: 'X-7' },
    ]);
    expect((await rowsOf(set)).map(({ title, result, reason }) => [title, reason ?? result])).toEqual([
      [first, 'planned'],
      [second, 'planned'],
      [first, 'This order is in another line already.'],
      [third, 'This order is not among those that were selected.'],
      ['AA-0000-0000', 'There is no order of yours with this number.'],
      ['seven', 'Please enter an order number, such as AA-7K3F-92QD.'],
      [second, 'This order is in another line already.'],
    ]);
    expect((await move(set, 'run')).counts).toMatchObject({ changed: 2, refused: 5 });
    expect(await trackedBy(one.orderId)).toEqual([{ trackingId: 'BD 1', carrier: 'bluedart' }]);
    expect(await trackedBy(two.orderId)).toEqual([{ trackingId: '149081234567', carrier: 'dtdc' }]);
    expect(set.change).toEqual({ kind: 'tracking-list' });
    await move(set, 'undo');
    expect(await trackedBy(one.orderId)).toEqual([{ trackingId: null, carrier: null }]);
  });

  it('may be made by a member who works on orders', async () => {
    const staff = await harness.shopper();
    await harness.db`insert into team_members ${harness.db({ userId: staff.id, sellerId: shop.first.id, roles: ['orders'] })}`;
    const { orderId } = await buy();
    const set = await list([orderId], [{ order: await numberOf(orderId), carrier: '', trackingId: 'T-1' }], staff);
    expect(set.counts).toMatchObject({ planned: 1, refused: 0 });
  });

  // rules: bulk-changes
  it('refuses carriers, signs and parcels that it cannot mean', async () => {
    const [one, gone] = [await buy(), await buy()];
    await shop.setStatus(shop.first, gone.orderId, 'Cancelled');
    const both = await shop.buy(await shop.stockUp());
    const orders = [one, gone, both].map(({ orderId }) => orderId);
    const [plain, cancelled, ofTwo] = await Promise.all(orders.map(numberOf));
    const lines = [
      { order: plain, carrier: 'Pigeon', trackingId: 'X-1' },
      { order: cancelled, carrier: '', trackingId: 'X-2' },
      { order: ofTwo, carrier: '', trackingId: 'X-3' },
    ];
    const set = await list(orders, lines, shop.admin);
    expect((await rowsOf(set, shop.admin)).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^The carrier "Pigeon" is not known. Please use one of: Delhivery, /),
      'It is cancelled.',
      'It has several parcels. Please open the order.',
    ]);
    const odd = await list(orders, [
      { order: plain, carrier: '', trackingId: '' },
      { order: ofTwo, carrier: '', trackingId: '<b>' },
    ]);
    expect((await rowsOf(odd)).map(({ reason }) => reason)).toEqual([
      'Please enter its tracking ID.',
      expect.stringMatching(/tracking id/i),
    ]);
  });

  // rules: bulk-changes
  it('refuses a number that a spreadsheet has shortened, and says what to do', async () => {
    const { orderId } = await buy();
    const set = await list([orderId], [{ order: await numberOf(orderId), carrier: '', trackingId: '1.23E+11' }]);
    expect((await rowsOf(set))[0]?.reason).toBe(
      'A spreadsheet has written "1.23E+11" instead of all digits. Please format its column as text and enter the number again.',
    );
  });
});
