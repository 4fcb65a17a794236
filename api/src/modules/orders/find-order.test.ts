import { randomUUID } from 'node:crypto';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, TEST_PASSWORD } from '#testing/factories.ts';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let harness: PaymentHarness;
let admin: Headers;
let orderId: string;
let number: string;
/** The long form comes from a thousand sources. */
const isLong = process.env.PROOF === 'long';
const LONG_MS = 600_000;
let sources = 0;
beforeAll(async () => {
  server = await startMailServer();
  harness = await startPaymentHarness({ ...server.env, LIMITS: 'strict' });
  admin = (await harness.shopper({ role: 'admin' })).headers;
  const shopper = await harness.shopper();
  const product = await buildProduct(harness.db, { name: 'Indigo Kurta' });
  const paid = await harness.payAtProvider(shopper.headers, [product]);
  await harness.verify(shopper.headers, paid);
  orderId = paid.orderId;
  const [row] = await harness.db<{ number: string }[]>`select number from orders where id = ${orderId}`;
  number = formatOrderNumber(row?.number ?? '');
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

const find = (order: string, phone: string) => {
  sources += 1;
  const remoteAddress = `10.9.${sources >> 8}.${sources & 255}`;
  return harness.app.inject({ method: 'POST', url: '/api/orders/find', remoteAddress, payload: { order, phone } });
};
const sendAgain = (mail: string, id = orderId) =>
  harness.app.inject({
    method: 'POST',
    url: `/api/auth/panel/orders/${id}/mail`,
    headers: admin,
    payload: { mail },
  });
async function deliver() {
  const before = server.received.length;
  await makeJobsDue(harness.db);
  await harness.app.runDueJobs();
  return server.received.slice(before).map((message) => readParts(message).text);
}

describe('an order', () => {
  // rules: finding-an-order
  // security: found-orders
  it('shows its status for its number and its phone number, and nothing about the person', async () => {
    const answer = await find(` #${number.toLowerCase()} `, '+91 98765-43210');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toMatchObject({
      number,
      orderStatus: 'Processing',
      paymentStatus: 'Paid',
      parcels: [{ orderStatus: 'Processing', history: [{ orderStatus: 'Pending' }, { orderStatus: 'Processing' }] }],
    });
    expect(answer.body).not.toMatch(/Meera|9876543210|MG Road|Kochi|Kurta|example\.com/);
    expect((await find(orderId, '9876543210')).json()).toMatchObject({ number });
  });

  // rules: finding-an-order
  // security: found-orders
  it('says the same of an unknown number and of a wrong phone number', async () => {
    const answers = [
      await find(number, '9876543211'),
      await find('AA-7777-7777', '9876543210'),
      await find(randomUUID(), '9876543210'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await find('the blue one', '9876543210')).json().issues[0].path).toBe('order');
  });

  // security: found-orders
  it('is not found by trying phone numbers, from however many sources', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 20; tried += 1) {
      statuses.push((await find(number, `98765000${10 + tried}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  // security: wrong-codes
  it(
    'is still found by its owner on a known device, whatever others have tried, and a right try uses up no attempt',
    async () => {
      const owner = await harness.shopper();
      const login = await harness.app.inject({
        ...{ method: 'POST', url: '/api/auth/login', remoteAddress: '198.51.100.7' },
        payload: { email: owner.email, password: TEST_PASSWORD },
      });
      const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
      const paid = await harness.payAtProvider(owner.headers, [await buildProduct(harness.db)]);
      const right = () => find(paid.orderId, '9876543210');
      for (let tried = 0; tried < 30; tried += 1) expect((await right()).statusCode).toBe(200);
      const attack: { statusCode: number }[] = [];
      while (attack.length < (isLong ? 1000 : 40)) {
        const from = attack.length;
        const made = Array.from({ length: 20 }, (_, more) => find(paid.orderId, `98765${10_000 + from + more}`));
        attack.push(...(await Promise.all(made)));
      }
      expect(attack.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(12);
      expect((await right()).statusCode).toBe(429);
      const own = await harness.app.inject({
        ...{ method: 'POST', url: '/api/orders/find', remoteAddress: '203.0.113.250', headers: { cookie } },
        payload: { order: paid.orderId, phone: '9876543210' },
      });
      expect(own.statusCode).toBe(200);
    },
    LONG_MS,
  );

  // rules: mails-about-orders
  it('has a link to its carrier in its mail and for the shopper', async () => {
    await deliver();
    const track = (payload: object) =>
      harness.app.inject({
        method: 'PUT',
        url: `/api/auth/admin-orders/${orderId}/tracking`,
        headers: admin,
        payload,
      });
    const status = { method: 'PUT' as const, url: `/api/auth/orders/update-status/${orderId}`, headers: admin };
    await harness.app.inject({ ...status, payload: { orderStatus: 'Shipped' } });
    const tracked = await track({ trackingId: 'DL 1', carrier: 'delhivery' });
    expect(tracked.json().parcels).toMatchObject([{ trackingId: 'DL 1', carrier: 'delhivery' }]);
    expect((await deliver()).join()).toContain('Track with Delhivery: https://www.delhivery.com/track/package/DL%201');
    expect((await track({ trackingId: 'DL 2' })).json().parcels[0].carrier).toBe('delhivery');
    expect((await track({ trackingId: 'DL 2', carrier: '' })).json().parcels[0]).not.toHaveProperty('carrier');
    await track({ trackingId: 'DL 2', carrier: 'dtdc' });
    expect((await track({ trackingId: '' })).json().parcels[0]).not.toHaveProperty('carrier');
  });

  // rules: mails-about-orders
  it('is mailed again by an admin, five times an hour at most', async () => {
    await deliver();
    expect((await sendAgain('confirmation')).statusCode).toBe(200);
    expect((await sendAgain('status')).statusCode).toBe(200);
    const mails = await deliver();
    expect(mails).toHaveLength(2);
    expect(mails.join()).toContain('Thank you for your order.');
    expect(mails.join()).toContain('has been shipped');
    expect((await sendAgain('status', randomUUID())).statusCode).toBe(404);
    const rows = await harness.db`select detail from audit_log where action = 'order.mail' and subject_id = ${orderId}`;
    expect(rows).toHaveLength(2);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await sendAgain('status')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
