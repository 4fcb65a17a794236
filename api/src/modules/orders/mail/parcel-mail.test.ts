import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  server = await startMailServer();
  harness = await startPaymentHarness(server.env);
  shop = await openTwoSellers(harness);
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

/** A paid order with products of both sellers, after its confirmation was sent. */
async function buy() {
  const products = await shop.stockUp();
  const bought = await shop.buy(products);
  await deliver();
  return { ...bought, names: products.map(({ name }) => name) };
}

describe('mail about a parcel', () => {
  // rules: parcels
  it('names its lines and its tracking id, and nothing of the other parcel', async () => {
    const { orderId, names } = await buy();
    await shop.setStatus(shop.first, orderId, 'Shipped');
    await shop.setTracking(shop.first, orderId, 'FIRST-1');
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Part of your Aaram order is on its way');
    expect(mail?.text).toContain('Parcel 1 of 2 of your order has been shipped');
    expect(mail?.text).toContain(`1 × ${names[0]}, size M: ₹199.00`);
    expect(mail?.text).not.toContain(names[1]);
    expect(mail?.text).toContain('Tracking ID: FIRST-1');
    await shop.setTracking(shop.second, orderId, 'B-2');
    expect(await deliver()).toEqual([]);
    await shop.setStatus(shop.second, orderId, 'Shipped');
    const [second] = await deliver();
    expect(second?.text).toContain('Parcel 2 of 2');
    expect(second?.text).toContain('Tracking ID: B-2');
    expect(second?.text).not.toContain('FIRST-1');
  });

  it('tells a tracking id that came later once, and its correction once', async () => {
    const { orderId } = await buy();
    await shop.setStatus(shop.second, orderId, 'Shipped');
    expect(await deliver()).toHaveLength(1);
    await shop.setTracking(shop.second, orderId, 'WRONG');
    await shop.setTracking(shop.second, orderId, 'RIGHT');
    expect((await deliver()).map(({ text }) => /Tracking ID: (\w+)/.exec(text)?.[1])).toEqual(['RIGHT']);
    await shop.setTracking(shop.second, orderId, 'RIGHT');
    expect(await deliver()).toEqual([]);
  });

  it('is one mail about the whole order when an admin sets it, with what is in each parcel', async () => {
    const { orderId, names } = await buy();
    await shop.setTracking(shop.first, orderId, 'FIRST-1');
    await shop.setTracking(shop.second, orderId, 'B-2');
    await shop.setStatus(shop.admin, orderId, 'Shipped');
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your Aaram order is on its way');
    expect(mail?.text).toMatch(
      new RegExp(`Parcel 1 of 2:\\s+- 1 × ${names[0]}[^]*Parcel 2 of 2:\\s+- 1 × ${names[1]}`),
    );
    expect(mail?.text).toContain('Tracking IDs: FIRST-1, B-2');
  });

  // rules: parcels
  it('names the sum that goes back for a cancelled parcel, and tells once more when it has gone', async () => {
    const { orderId, names } = await buy();
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    const [cancelled] = await deliver();
    expect(cancelled?.subject).toBe('Part of your Aaram order was cancelled');
    expect(cancelled?.text).toContain('₹208.48 of your payment will be returned to you');
    await shop.payBack();
    const [refunded, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(refunded?.subject).toBe('Part of your Aaram order was refunded');
    expect(refunded?.text).toContain('₹208.48 of your payment is on its way back to you');
    expect(refunded?.text).toContain(names[0]);
    expect(refunded?.text).not.toContain(names[1]);
  });

  it('says nothing of a slip that was put right at once', async () => {
    const { orderId } = await buy();
    await shop.setStatus(shop.first, orderId, 'Delivered');
    await shop.setStatus(shop.first, orderId, 'Processing');
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Part of your Aaram order is being packed']);
  });
});
