import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  server = await startMailServer();
  harness = await startPaymentHarness({ ...server.env, LIMITS: 'strict' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

/** Sends all mails that are due now, in order. */
async function deliver() {
  const before = server.received.length;
  await makeJobsDue(harness.db);
  await harness.app.runDueJobs();
  return server.received.slice(before).map((message) => {
    const { headers, text } = readParts(message);
    return { subject: /^Subject: (.*)$/m.exec(headers)?.[1], text };
  });
}

// rules: return-clock
it('mails report a return step by step: the clock, the answer, the way back, and the money once it has gone', async () => {
  const [product] = await shop.stockUp({ prices: [1000_00] });
  const { buyer, orderId } = await desk.deliver([product]);
  await deliver();
  const asked = await desk.request(buyer, orderId, {});
  const [request, ...others] = await deliver();
  expect([request?.subject, others]).toEqual(['We have your request for your Aaram order', []]);
  expect(request?.text).toMatch(/We have your request for this return and answer it by \d+ \w+ \d{4}/);
  expect(request?.text).toContain(`1 × ${product.name}, size M`);
  expect(request?.text).toMatch(/Reason: It does not fit\s+Fee: ₹80\.00/);

  await desk.move(shop.first, asked._id, { action: 'approve' });
  await desk.move(shop.first, asked._id, { action: 'approve' });
  const approved = await deliver();
  expect(approved.map(({ subject }) => subject)).toEqual(['Your request for your Aaram order is approved']);
  expect(approved[0]?.text).toContain('₹967.62 goes back to you once it has been checked.');
  await desk.move(shop.first, asked._id, { action: 'pick-up' });
  expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your Aaram item is on its way back']);

  harness.sandbox.switches.outage = 'error';
  await desk.move(shop.first, asked._id, { action: 'accept', restock: true });
  expect(await deliver()).toEqual([]);
  harness.sandbox.switches.outage = 'none';
  await shop.payBack();
  const [refunded, ...more] = await deliver();
  expect([refunded?.subject, more]).toEqual(['Part of your Aaram order was refunded', []]);
  expect(refunded?.text).toContain('₹967.62 goes back to you, the way you paid.');
});

it('a refusal is sent with its reason, and cancelled pieces with their money', async () => {
  const [product] = await shop.stockUp({ prices: [1000_00] });
  const sent = await desk.deliver([product]);
  const asked = await desk.request(sent.buyer, sent.orderId, {});
  await deliver();
  await desk.move(shop.first, asked._id, { action: 'refuse', answer: 'It was <worn>.' });
  const [refused] = await deliver();
  expect(refused?.subject).toBe('Your request for your Aaram order was refused');
  expect(refused?.text).toContain('Your request was refused. It was <worn>.');

  const { buyer, orderId } = await desk.buy([{ ...product, quantity: 2 }]);
  await deliver();
  await desk.ask(buyer, orderId, { kind: 'cancel' });
  await shop.payBack();
  const cancelled = await deliver();
  expect(cancelled.map(({ subject }) => subject)).toEqual(['Part of your Aaram order was cancelled']);
  expect(cancelled[0]?.text).toContain('Cancelled. ₹1,090.91 goes back to you, the way you paid.');
});

it('an admin sends the mail about the present state again, at most five times an hour; a seller does not', async () => {
  const [product] = await shop.stockUp({ prices: [1000_00] });
  const { buyer, orderId } = await desk.deliver([product]);
  const asked = await desk.request(buyer, orderId, {});
  await desk.move(shop.first, asked._id, { action: 'approve' });
  await deliver();
  expect((await desk.mailAgain(shop.first, asked._id)).statusCode).toBe(403);
  const subjects: (string | undefined)[] = [];
  for (let count = 0; count < 5; count += 1) {
    expect((await desk.mailAgain(shop.admin, asked._id)).json()).toEqual({ message: 'The email is on its way.' });
    subjects.push(...(await deliver()).map(({ subject }) => subject));
  }
  expect(subjects).toEqual(Array(5).fill('Your request for your Aaram order is approved'));
  expect((await desk.mailAgain(shop.admin, asked._id)).statusCode).toBe(429);
  expect((await desk.mailAgain(shop.admin, randomUUID())).statusCode).toBe(404);
});
