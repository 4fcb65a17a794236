import { randomUUID } from 'node:crypto';
import { calls } from '@aaram/shared-domain/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { addFailedJob } from '#testing/jobs/failed-jobs.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let admin: Headers;
let adminId: string;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  const user = await buildUser(harness.db, { role: 'admin' });
  adminId = user.id;
  admin = await loginAs(harness.db, user);
});
afterAll(() => harness.close());

const get = (url: string, headers: Headers = admin) => harness.app.inject({ url, headers });
async function readOutbox(query: string) {
  const answer = await get(`/api/auth/panel/outbox?${query}`);
  return {
    items: calls['GET /auth/panel/outbox'].answer.parse(answer.json()),
    next: String(answer.headers['x-next-cursor'] ?? ''),
    text: answer.body,
  };
}
const readJobs = async () => calls['GET /auth/panel/jobs'].answer.parse((await get('/api/auth/panel/jobs')).json());
const retry = (ids: readonly string[], headers: Headers = admin) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/panel/jobs/retries', headers, payload: { ids } });

async function payOne() {
  const shopper = await harness.shopper();
  const product = await buildProduct(harness.db, { stock: { M: 3 } });
  const paid = await harness.payAtProvider(shopper.headers, [product]);
  await harness.verify(shopper.headers, paid);
  return { ...paid, shopper };
}
const numberOf = async (orderId: string): Promise<string> =>
  (await get(`/api/auth/orders/${orderId}`)).json<{ number: string }>().number;

describe('the outbox', () => {
  // rules: outbox-and-jobs
  it('lists what was mailed about which order, to a masked address alone', async () => {
    const { orderId, shopper } = await payOne();
    await harness.app.runDueJobs();
    const { items, text } = await readOutbox('channel=email');
    const [start = ''] = shopper.email;
    expect(items.find(({ kind }) => kind === 'order-confirmation')).toMatchObject({
      channel: 'email',
      to: `${start}***@e***.com`,
      order: await numberOf(orderId),
      state: 'sent',
    });
    expect(text).not.toContain(shopper.email);
  });

  // rules: outbox-and-jobs
  it('has pages without a gap, also where one mail was about several events', async () => {
    await harness.db`truncate sent_mails`;
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await harness.db`insert into sent_mails (event, sent_to) values (${`restock:${name}`}, 'm***@e***.com')`;
      await harness.db`insert into sent_mails (event) values (${`restock:${name}:too`})`;
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await readOutbox(`limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.items.map(({ _id }) => _id));
      cursor = page.next;
    } while (cursor !== '');
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a'].map((name) => `restock:${name}`));
  });

  // rules: outbox-and-jobs
  it('has short messages with their state and the end of the number', async () => {
    const { id, mobile } = await buildUser(harness.db);
    await harness.db`update users set mobile_proved_at = now() where id = ${id}`;
    for (const [event, isEnded, isSent] of [
      ['one', true, true],
      ['two', false, false],
      ['three', true, false],
    ] as const) {
      await harness.db`insert into short_messages (event, channel, kind, user_id, words, is_sent, ended_at)
        values (${event}, 'sms', 'order-sent', ${id}, array['AA-1'], ${isSent}, ${isEnded ? new Date() : null})`;
    }
    const { items, text } = await readOutbox('channel=sms');
    expect(items.map(({ state, to }) => [state, to])).toEqual(
      ['gone', 'waiting', 'sent'].map((state) => [state, `******${mobile.slice(-4)}`]),
    );
    expect(text).not.toContain(mobile);
    expect((await readOutbox('channel=whatsapp')).items).toEqual([]);
    expect((await get('/api/auth/panel/outbox?channel=sms&cursor=nonsense')).statusCode).toBe(400);
  });
});

describe('background work that was given up', () => {
  // rules: outbox-and-jobs
  it('is listed with its order and reason, tried again by an admin, and stands in the trail', async () => {
    const { orderId } = await payOne();
    await harness.app.runDueJobs();
    const id = await addFailedJob(harness.db, { kind: 'order-confirmation', payload: { orderId }, why: 'No answer.' });
    const before = await readJobs();
    const number = await numberOf(orderId);
    expect(before.failed).toMatchObject([{ _id: id, queue: 'mail', order: number, why: 'No answer.' }]);
    expect(before.failedInAll).toBe(1);
    await harness.db`delete from sent_mails where event = ${`order-confirmation:${orderId}`}`;
    const answer = await retry([id]);
    expect(answer.statusCode).toBe(200);
    expect(calls['POST /auth/panel/jobs/retries'].answer.parse(answer.json())).toMatchObject({
      failed: [],
      failedInAll: 0,
    });
    await harness.app.runDueJobs();
    expect((await readOutbox('channel=email')).items[0]).toMatchObject({ kind: 'order-confirmation', order: number });
    const [row] = await harness.db`select actor_id, subject_id from audit_log where action = 'job.retry'`;
    expect(row).toEqual({ actorId: adminId, subjectId: id });
  });

  it('is tried again once, however often that is asked for, and stands in the trail once', async () => {
    const orderId = randomUUID();
    const id = await addFailedJob(harness.db, { kind: 'order-unpaid', payload: { orderId } });
    const answers = await Promise.all([retry([id, id]), retry([id]), retry([randomUUID()])]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await harness.db`select from audit_log where action = 'job.retry' and subject_id = ${id}`).toHaveLength(1);
    expect(await harness.db`select from pgboss.job where data->'payload'->>'orderId' = ${orderId}`).toHaveLength(1);
  });

  it('is no matter of shoppers', async () => {
    const shopper = await harness.shopper();
    expect((await retry([randomUUID()], shopper.headers)).statusCode).toBe(403);
  });
});

describe('money about which the provider and the store do not agree', () => {
  // rules: outbox-and-jobs
  it('is listed by order, as a sentence', async () => {
    const { orderId, paymentId } = await payOne();
    await harness.db`insert into payment_mismatches (provider_payment_id, order_id, amount, currency, is_captured)
      values ('pay_wrong', ${orderId}, 100, 'INR', false)`;
    await harness.db`insert into provider_refunds (id, provider_payment_id, order_id, amount_paise, status)
      values ('rfnd_by_hand', ${paymentId}, ${orderId}, 5000, 'processed')`;
    const gaps = calls['GET /auth/panel/money-gaps'].answer.parse((await get('/api/auth/panel/money-gaps')).json());
    const order = await numberOf(orderId);
    expect(gaps.map(({ order: number, text }) => [number, text])).toEqual([
      [order, "₹50.00 was refunded from the provider's dashboard, but this store did not owe it."],
      [order, 'A payment of ₹1.00 does not match the amount of this order. It was not captured.'],
    ]);
  });
});
