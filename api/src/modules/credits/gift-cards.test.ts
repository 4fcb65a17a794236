import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PanelCredit, parseGiftCode } from '@aaram/shared-domain/credit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { remindOfEnding } from './remind-of-ending.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'strict', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const gift = () => ({
  amount: 1000,
  recipientName: 'Kavya Iyer',
  recipientEmail: `${randomUUID()}@example.com`,
  senderName: 'Meera',
  message: 'Happy birthday!\nBuy something blue.',
});
const post = (url: string, headers: Headers, payload: object, key?: string) =>
  harness.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });

/** The texts of the mails to an address, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  await harness.app.runDueJobs();
  const outbox = join(harness.app.config.dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${address}\n`));
}

async function buy(wanted = gift()) {
  const buyer = await harness.shopper();
  const answer = await post('/api/gift-cards', buyer.headers, wanted, randomUUID());
  expect(answer.statusCode).toBe(201);
  const { order, razorpayOrder } = answer.json();
  return { buyer, wanted, orderId: order._id as string, providerOrderId: razorpayOrder.id as string };
}
async function pay({ buyer, orderId, providerOrderId }: Awaited<ReturnType<typeof buy>>) {
  const paymentId = harness.sandbox.pay(providerOrderId, 'paid').id;
  await harness.verify(buyer.headers, { orderId, providerOrderId, paymentId });
  return paymentId;
}
async function buyAndRead() {
  const bought = await buy();
  const paymentId = await pay(bought);
  const [mail = ''] = await mailsTo(bought.wanted.recipientEmail);
  const code = /[0-9B-Z]{4}(-[0-9B-Z]{4}){3}/.exec(mail)?.[0] ?? '';
  return { ...bought, paymentId, mail, code };
}
const claim = (headers: Headers, code: string) => post('/api/credits', headers, { code });

describe('a gift card', () => {
  // rules: gift-cards
  it('is paid through the provider, issued once and sent once, with its code only in that mail', async () => {
    const bought = await buy();
    expect(await mailsTo(bought.wanted.recipientEmail)).toEqual([]);
    const paymentId = await pay(bought);
    const { buyer, orderId, providerOrderId } = bought;
    await harness.verify(buyer.headers, { orderId, providerOrderId, paymentId });
    await harness.makeDue(orderId);
    await harness.app.runPaymentWork();
    const [mail, ...more] = await mailsTo(bought.wanted.recipientEmail);
    expect(more).toEqual([]);
    const code = /[0-9B-Z]{4}(-[0-9B-Z]{4}){3}/.exec(mail ?? '')?.[0] ?? '';
    expect(parseGiftCode(code)).toBeDefined();
    for (const words of ['Meera', '₹1,000.00', 'Happy birthday!', 'Buy something blue.']) {
      expect(mail).toContain(words);
    }
    const [receipt = ''] = await mailsTo(buyer.email);
    expect(receipt).toContain('No GST is charged on a gift card');
    // Addresses are random: one of them may have four of the code's characters by chance.
    const rest = [bought.wanted.recipientEmail, buyer.email].reduce((text, one) => text.replaceAll(one, ''), receipt);
    expect(rest).not.toMatch(new RegExp(code.replaceAll('-', '|')));
  });

  // rules: gift-cards
  it('is an order for its payment only: no invoice, and in no list of orders', async () => {
    const bought = await buyAndRead();
    const { orderId, buyer } = bought;
    expect(await harness.statusOf(orderId)).toMatchObject({ paymentStatus: 'Paid', invoiceNumber: null });
    const get = async (url: string, headers: Headers) => (await harness.app.inject({ url, headers })).json();
    expect(await get('/api/orders/user-orders', buyer.headers)).toEqual([]);
    expect(await get('/api/auth/orders/all', shop.admin.headers)).toEqual([]);
    expect(await get('/api/auth/panel/figures', shop.admin.headers)).toMatchObject({ totalOrders: 0, revenue: 0 });
    for (const url of [`/api/auth/orders/${orderId}`, `/api/orders/${orderId}/invoice`]) {
      expect(await get(url, buyer.headers)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await shop.setStatus(shop.admin, orderId, 'Cancelled')).statusCode).toBe(404);
  });

  // rules: gift-cards
  it('is ordered once for each key, and refuses what cannot be bought', async () => {
    const buyer = await harness.shopper();
    const wanted = gift();
    const [one, two] = [
      await post('/api/gift-cards', buyer.headers, wanted, 'k'),
      await post('/api/gift-cards', buyer.headers, wanted, 'k'),
    ];
    expect(two.json().order._id).toBe(one.json().order._id);
    for (const wrong of [{ amount: 700 }, { amount: -500 }, { recipientEmail: 'kavya' }, { senderName: ' ' }]) {
      const answer = await post('/api/gift-cards', buyer.headers, { ...wanted, ...wrong }, randomUUID());
      expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, Object.keys(wrong)[0]]);
    }
  });

  // rules: gift-cards
  // security: gift-card-codes
  it('is added to an account by its code, once, however it is typed, and then pays there only', async () => {
    const { code } = await buyAndRead();
    const [friend, thief] = [await harness.shopper(), await harness.shopper()];
    const both = await Promise.all([
      claim(friend.headers, ` ${code.toLowerCase().replaceAll('-', ' ')} `),
      claim(thief.headers, code),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [owner, other] = both[0]?.statusCode === 200 ? [friend, thief] : [thief, friend];
    const again = await claim(owner.headers, code);
    expect(again.json()).toMatchObject([{ kind: 'gift-card', balance: 1000, tail: code.slice(-4) }]);
    expect((await claim(other.headers, code)).json().issues[0].message).toMatch(/^This code cannot be added/);
    const body = { credits: [again.json()[0]._id] };
    const answer = await harness.order(owner.headers, await shop.stockUp(), { key: randomUUID(), body });
    expect(answer.json()).toMatchObject({ razorpayOrder: null, order: { paymentStatus: 'Paid' } });
  });

  // rules: gift-cards
  // security: gift-card-codes
  it('cannot be spent or made by who reads the database', async () => {
    const { code } = await buyAndRead();
    const plain = parseGiftCode(code) ?? '';
    const rows = await harness.db<{ all: string }[]>`
      select (select string_agg(c::text, ' ') from credits c) || (select string_agg(g::text, ' ') from gift_cards g)
        || (select string_agg(j.data::text, ' ') from pgboss.job j) as all`;
    expect(rows[0]?.all).not.toContain(plain);
    expect(rows[0]?.all).not.toContain(code);
  });

  // rules: gift-cards
  it('pays late too: nothing of it can be sold out', async () => {
    const bought = await buy();
    await harness.db`update orders set created_at = now() - interval '6 days' where id = ${bought.orderId}`;
    harness.sandbox.pay(bought.providerOrderId, 'paid');
    await harness.makeDue(bought.orderId);
    await harness.app.runPaymentWork();
    expect(await mailsTo(bought.wanted.recipientEmail)).toHaveLength(1);
  });

  // rules: gift-cards
  it('can no longer be added when its payment went back, no matter who sent it back', async () => {
    const { code, paymentId, buyer } = await buyAndRead();
    harness.sandbox.refund(paymentId, 1000_00);
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    const friend = await harness.shopper();
    expect((await claim(friend.headers, code)).statusCode).toBe(400);
    expect((await mailsTo(buyer.email)).at(-1)).toContain('its code can no longer be used');
  });

  // rules: gift-cards
  // security: gift-card-codes
  it('is guessed as rarely as a password, and a right code is no guess', async () => {
    const { code } = await buyAndRead();
    const guesser = await harness.shopper();
    for (let right = 0; right < 8; right += 1) {
      expect((await claim(guesser.headers, code)).statusCode).toBe(200);
    }
    const tried = [];
    for (let wrong = 0; wrong < 8; wrong += 1) {
      tried.push((await claim(guesser.headers, '7K3F-92QD-XBT0-44MP')).statusCode);
    }
    expect(tried).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  });
});

describe('a credit that expires soon', () => {
  const end = (id: string, when: string) =>
    harness.db`update credits set expires_at = now() + ${when}::interval where id = ${id}`;
  const endingTo = async (address: string) =>
    (await mailsTo(address)).filter((text) => text.includes('still has ₹1,000.00'));
  const idOf = async (orderId: string) =>
    (await harness.db<{ id: string }[]>`select credit_id as id from gift_cards where order_id = ${orderId}`)[0]?.id ??
    '';

  // rules: credits
  it('is announced once: to its recipient, or to the account that holds it', async () => {
    const [{ wanted, orderId }, added] = [await buyAndRead(), await buyAndRead()];
    const friend = await harness.shopper();
    await claim(friend.headers, added.code);
    for (const id of [await idOf(orderId), await idOf(added.orderId)]) await end(id, '8 days');
    await remindOfEnding(harness.db);
    expect(await endingTo(wanted.recipientEmail)).toEqual([]);
    for (const id of [await idOf(orderId), await idOf(added.orderId)]) await end(id, '6 days');
    await Promise.all([remindOfEnding(harness.db), remindOfEnding(harness.db)]);
    expect(await endingTo(wanted.recipientEmail)).toHaveLength(1);
    expect(await endingTo(friend.email)).toHaveLength(1);
    expect(await endingTo(added.wanted.recipientEmail)).toEqual([]);
    await end(await idOf(orderId), '5 days');
    await remindOfEnding(harness.db);
    expect(await endingTo(wanted.recipientEmail)).toHaveLength(1);
  });

  // rules: credits
  it('is not announced when nothing is left or it was withdrawn', async () => {
    const { wanted, orderId, paymentId } = await buyAndRead();
    await end(await idOf(orderId), '6 days');
    harness.sandbox.refund(paymentId, 1000_00);
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    await remindOfEnding(harness.db);
    expect(await endingTo(wanted.recipientEmail)).toEqual([]);
  });
});

describe('in the panel', () => {
  const change = (id: string, payload: object) =>
    harness.app.inject({ method: 'PUT', url: `/api/auth/panel/credits/${id}`, headers: shop.admin.headers, payload });
  const find = async (q: string): Promise<PanelCredit[]> =>
    (
      await harness.app.inject({
        url: `/api/auth/panel/credits?q=${encodeURIComponent(q)}`,
        headers: shop.admin.headers,
      })
    ).json();
  const backAtProvider = (paymentId: string) =>
    Object.values(harness.sandbox.state.refunds)
      .filter(({ payment_id }) => payment_id === paymentId)
      .map(({ amount }) => amount);

  // rules: credits-in-the-panel
  it('a gift card is found by whom it is for, and sent again until it is in an account', async () => {
    const { wanted, mail, code } = await buyAndRead();
    const [card] = await find(wanted.recipientEmail.toUpperCase());
    expect(card).toMatchObject({
      tail: code.slice(-4),
      owner: null,
      gift: { senderName: 'Meera' },
      actions: ['withdraw', 'refund', 'mail'],
    });
    expect((await change(card?._id ?? '', { action: 'mail' })).statusCode).toBe(200);
    expect(await mailsTo(wanted.recipientEmail)).toEqual([mail, mail]);
    const friend = await harness.shopper();
    await claim(friend.headers, code);
    expect((await find(code.slice(-4)))[0]).toMatchObject({
      owner: { name: friend.name },
      actions: ['withdraw', 'refund'],
    });
    expect((await change(card?._id ?? '', { action: 'mail' })).statusCode).toBe(409);
  });

  // rules: credits-in-the-panel
  it('one of which nothing was spent is refunded once, and its code adds nothing any more', async () => {
    const { wanted, code, paymentId, buyer } = await buyAndRead();
    const [card] = await find(wanted.recipientEmail);
    const refund = () => change(card?._id ?? '', { action: 'refund', reason: 'Bought by mistake.' });
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await shop.payBack();
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    await shop.payBack();
    expect(backAtProvider(paymentId)).toEqual([1000_00]);
    expect((await claim((await harness.shopper()).headers, code)).statusCode).toBe(400);
    expect((await mailsTo(buyer.email)).at(-1)).toContain('its code can no longer be used');
    const [entry] = await harness.db<{ detail: object }[]>`
      select detail from audit_log where subject_id = ${card?._id ?? ''} and action = 'credit.refund'`;
    expect(entry?.detail).toMatchObject({ reason: 'Bought by mistake.', paise: 1000_00 });
  });

  // rules: credits-in-the-panel
  it('one of which something was spent is not refunded; what is left is withdrawn, with a reason', async () => {
    const { code, paymentId } = await buyAndRead();
    const friend = await harness.shopper();
    const [card] = (await claim(friend.headers, code)).json();
    await harness.order(friend.headers, await shop.stockUp(), { key: randomUUID(), body: { credits: [card._id] } });
    expect((await change(card._id, { action: 'refund', reason: 'Please.' })).statusCode).toBe(409);
    expect((await change(card._id, { action: 'withdraw', reason: ' ' })).statusCode).toBe(400);
    const withdrawn = await change(card._id, { action: 'withdraw', reason: 'Paid with a stolen card.' });
    expect(withdrawn.json()).toMatchObject({ balance: 0, isWithdrawn: true, actions: [] });
    expect(withdrawn.json().movements[0]).toMatchObject({ kind: 'withdrawn', reason: 'Paid with a stolen card.' });
    expect(backAtProvider(paymentId)).toEqual([]);
  });

  // rules: credits-in-the-panel
  it('money moves only after a fresh proof', async () => {
    const { wanted } = await buyAndRead();
    const [card] = await find(wanted.recipientEmail);
    await harness.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${shop.admin.id}`;
    const answer = await change(card?._id ?? '', { action: 'refund', reason: 'Bought by mistake.' });
    await harness.db`update sessions set proved_at = now() where user_id = ${shop.admin.id}`;
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PROOF_REQUIRED']);
  });
});
