import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDateTime } from '@aaram/shared-domain/format';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueJob } from '#modules/jobs/index.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { makeJobsDue, readWaitingJobs } from '#testing/jobs/waiting-jobs.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';
import * as texts from '#texts/order-mails.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
let server: MailServer;
let harness: PaymentHarness;
const logged: string[] = [];
beforeAll(async () => {
  server = await startMailServer();
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  harness = await startPaymentHarness(server.env, log);
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

async function pay(given: Parameters<PaymentHarness['shopper']>[0] = {}) {
  const shopper = await harness.shopper(given);
  const product = await buildProduct(harness.db, { name: 'Indigo Kurta', pricePaise: 499_00 });
  const paid = await harness.payAtProvider(shopper.headers, [product]);
  await harness.verify(shopper.headers, paid);
  return { shopper, ...paid };
}
async function deliver() {
  const before = server.received.length;
  await makeJobsDue(harness.db);
  await harness.app.runDueJobs();
  return server.received.slice(before).map((message) => ({ message, ...readParts(message) }));
}
const admin = async () => loginAs(harness.db, await buildUser(harness.db, { role: 'admin' }));
const setStatus = async (orderId: string, orderStatus: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/orders/update-status/${orderId}`,
    headers: await admin(),
    payload: { orderStatus },
  });
const setTracking = async (orderId: string, trackingId: string) =>
  harness.app.inject({
    method: 'PUT',
    url: `/api/auth/admin-orders/${orderId}/tracking`,
    headers: await admin(),
    payload: { trackingId },
  });

const numberOf = async (orderId: string) => {
  const [row] = await harness.db<{ number: string }[]>`select number from orders where id = ${orderId}`;
  return formatOrderNumber(row?.number ?? '');
};

it('the confirmation shows how a shopper’s own design looks on the product', async () => {
  const { orderId } = await pay();
  await harness.db`
    update order_lines set raw_image = '/media/design-r_1x1_ffffff/1.webp',
      preview_image = '/media/design-p_750x1000_e7e5e3/750.webp' where order_id = ${orderId}`;
  const [mail] = await deliver();
  expect(mail?.html).toMatch(
    /<img src="https?:\/\/[^"/]+\/media\/design-p_750x1000_e7e5e3\/750\.webp" alt="Your design on Indigo Kurta"/,
  );
  expect(mail?.text).not.toContain('design-p_');
});

describe('mails about an order', () => {
  it('name the parcels they are about as a list', () => {
    expect(texts.partDelivered({ numbers: [1], count: 2 })).toMatch(/^Parcel 1 of 2 of/);
    expect(texts.partDelivered({ numbers: [1, 2, 4], count: 5 })).toMatch(/^Parcels 1, 2 and 4 of 5 of/);
  });

  // rules: nothing-is-made-up
  it('leave out what is unknown of a product', async () => {
    const shopper = await harness.shopper();
    const bare = { brand: null, sizeType: 'Quantity' as const, stock: { Quantity: 5 } };
    const product = await buildProduct(harness.db, bare);
    const paid = await harness.payAtProvider(shopper.headers, [{ ...product, size: 'Quantity' }]);
    await harness.verify(shopper.headers, paid);
    const mails = await deliver();
    for (const status of ['Shipped', 'Cancelled']) {
      await setStatus(paid.orderId, status);
      mails.push(...(await deliver()));
    }
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      expect(text).toContain(product.name);
      expect(`${text}${html}`).not.toMatch(/\b(null|undefined|NaN|N\/A)\b|\[object /);
    }
  });
});

describe('the mail about an unpaid order', () => {
  async function place() {
    const { headers, id: userId } = await harness.shopper();
    const product = await buildProduct(harness.db, { name: 'Indigo Kurta', pricePaise: 499_00 });
    const { order, razorpayOrder } = (await harness.order(headers, [product])).json();
    return { headers, userId, orderId: String(order._id), providerOrderId: String(razorpayOrder.id) };
  }
  const sendAgain = async (orderId: string) =>
    harness.app.inject({
      method: 'POST',
      url: `/api/auth/panel/orders/${orderId}/mail`,
      headers: await admin(),
      payload: { mail: 'status' },
    });
  const subjects = (mails: readonly { headers: string }[]) =>
    mails.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1]);
  const waiting = 'Your Aaram order is waiting for its payment';

  // rules: mail-about-an-unpaid-order
  it('comes some minutes later, with the amount, the end of the hold and the way to pay, and once', async () => {
    const { orderId } = await place();
    const job = (await readWaitingJobs(harness.db)).find(({ payload }) => payload.orderId === orderId);
    expect(job?.secondsToGo).toBeGreaterThan(4 * 60);
    const [held] = await harness.db<{ heldUntil: Date }[]>`select held_until from orders where id = ${orderId}`;
    const mails = await deliver();
    expect(subjects(mails)).toEqual([waiting]);
    for (const words of [
      await numberOf(orderId),
      '1 × Indigo Kurta, size M: ₹499.00',
      'Payable: ₹622.76',
      `until ${formatDateTime(held?.heldUntil.toISOString() ?? '')}`,
      `Pay now: ${harness.config.publicUrl}/checkout?order=${orderId}`,
    ]) {
      expect(mails[0]?.text).toContain(words);
    }
    await enqueueJob(harness.db, { queue: 'mail', kind: 'order-unpaid', payload: { orderId } });
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-about-an-unpaid-order
  it('is not sent for an order that was paid, cancelled or given up by then', async () => {
    const paid = await place();
    const { id: paymentId } = harness.sandbox.pay(paid.providerOrderId, 'paid');
    await harness.verify(paid.headers, { ...paid, paymentId });
    const [cancelled, failed, ended] = [await place(), await place(), await place()];
    await setStatus(cancelled.orderId, 'Cancelled');
    await harness.putInto(failed.orderId, 'Cancelled', 'Failed');
    await harness.endHold(ended.orderId);
    expect(subjects(await deliver())).not.toContain(waiting);
    expect((await sendAgain(ended.orderId)).statusCode).toBe(409);
  });

  // rules: mail-about-an-unpaid-order
  it('is tried again after a failure only while it is still true', async () => {
    const { orderId } = await place();
    server.refuse({ responseCode: 451, message: 'come back later' });
    await deliver();
    server.refuse(undefined);
    await harness.endHold(orderId);
    expect(await deliver()).toEqual([]);
  });

  // rules: mail-about-an-unpaid-order
  it('is sent again by an admin, and then not a second time by itself', async () => {
    const { orderId } = await place();
    expect((await sendAgain(orderId)).statusCode).toBe(200);
    const before = server.received.length;
    await harness.app.runDueJobs();
    expect(server.received).toHaveLength(before + 1);
    expect(await deliver()).toEqual([]);
    expect((await sendAgain(orderId)).statusCode).toBe(200);
    expect(subjects(await deliver())).toEqual([waiting]);
  });
});

describe('the mail about a paid order', () => {
  it('says what was bought, each amount, and where it goes, as text and as HTML', async () => {
    const { shopper, orderId } = await pay({ name: 'आशा राव' });
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.headers).toMatch(new RegExp(`^To: ${shopper.email}`, 'm'));
    expect(mail?.headers).toMatch(/^Subject: Your Aaram order is confirmed/m);
    for (const form of [mail?.text, mail?.html]) {
      for (const words of [
        'आशा राव',
        '1 × Indigo Kurta, size M: ₹499.00',
        '₹100.00',
        '₹23.76',
        '₹622.76',
        await numberOf(orderId),
      ]) {
        expect(form).toContain(words);
      }
      expect(form).toMatch(/Items before GST: (<bdi>)?₹499\.00/);
      expect(form).toMatch(/Delivery: (<bdi>)?₹100\.00/);
      expect(form).toMatch(/GST: (<bdi>)?₹23\.76/);
      expect(form).toMatch(/Paid: (<bdi>)?₹622\.76/);
      expect(form).toContain('4 MG Road');
      expect(form).toContain('/user-dashboard?tab=myorders');
    }
  });

  it('goes out once, however often its job runs, also when we die after it left', async () => {
    const { orderId } = await pay();
    const { length } = await deliver();
    expect(length).toBe(1);
    await enqueueJob(harness.db, { queue: 'mail', kind: 'order-confirmation', payload: { orderId } });
    expect(await deliver()).toEqual([]);
  });

  it('has the same message id at every try, so that anyone who gets it twice can tell', async () => {
    const { orderId } = await pay();
    const [first] = await deliver();
    await harness.db`delete from sent_mails where event = ${`order-confirmation:${orderId}`}`;
    await enqueueJob(harness.db, { queue: 'mail', kind: 'order-confirmation', payload: { orderId } });
    const [second] = await deliver();
    const idOf = (headers = '') => /^Message-ID: (.+)$/m.exec(headers)?.[1];
    expect(idOf(first?.headers)).toMatch(/^<[0-9a-f]{32}@/);
    expect(idOf(second?.headers)).toBe(idOf(first?.headers));
  });

  it('is tried again, later each time, and neither log nor job says to whom', async () => {
    const { shopper, orderId } = await pay({ name: 'Kavya Secretname' });
    server.refuse({ responseCode: 451, message: 'come back later' });
    const before = server.countTries();
    await deliver();
    await deliver();
    expect(server.countTries()).toBe(before + 2);
    const job = (await readWaitingJobs(harness.db)).find(({ payload }) => payload.orderId === orderId);
    expect(job).toMatchObject({ kind: 'order-confirmation', failures: 2 });
    expect(job?.secondsToGo).toBeGreaterThan(10);
    for (const words of [job?.lastError ?? '', logged.join('')]) {
      expect(words).toContain('did not take a mail');
      expect(words).not.toContain(shopper.email);
      expect(words).not.toContain('Secretname');
    }
    server.refuse(undefined);
    expect(await deliver()).toHaveLength(1);
  });

  it('survives a name made to break mails, and a very long one', async () => {
    const attack = `<img src=x onerror=alert(1)>\r\nBcc: everyone@example.com ${'x'.repeat(80)}\u202e`;
    await pay({ name: attack });
    const [mail] = await deliver();
    expect(mail?.headers).not.toMatch(/^Bcc:/m);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(mail?.text.split('\n')[0]).toBe(
      `Hello <img src=x onerror=alert(1)> Bcc: everyone@example.com ${'x'.repeat(80)},`,
    );
  });
});

describe('mail about an order on its way', () => {
  it('tells a new state and the tracking id that was typed right after it, in one mail', async () => {
    const { orderId } = await pay();
    await deliver();
    expect((await setStatus(orderId, 'Shipped')).statusCode).toBe(200);
    expect((await setTracking(orderId, 'DL 1234/5')).statusCode).toBe(200);
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers).toMatch(/^Subject: Your Aaram order is on its way/m);
    expect(mails[0]?.text).toContain('Tracking ID: DL 1234/5');
    expect(mails[0]?.html).toContain('Tracking ID: <bdi>DL 1234/5</bdi>');
  });

  it('tells a tracking id that came later, and its correction, once each', async () => {
    const { orderId } = await pay();
    await setStatus(orderId, 'Shipped');
    expect(await deliver()).toHaveLength(2);
    await setTracking(orderId, 'WRONG-1');
    await setTracking(orderId, 'RIGHT-2');
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('RIGHT-2');
    await setTracking(orderId, 'RIGHT-2');
    expect(await deliver()).toEqual([]);
  });

  it('says nothing of a slip that was put right at once', async () => {
    const { orderId } = await pay();
    await deliver();
    await setStatus(orderId, 'Delivered');
    await setStatus(orderId, 'Shipped');
    const mails = await deliver();
    expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail.headers)?.[1])).toEqual(['Your Aaram order is on its way']);
  });

  it('promises the money back when a paid order is cancelled', async () => {
    const { orderId } = await pay();
    await deliver();
    await setStatus(orderId, 'Cancelled');
    const [mail] = await deliver();
    expect(mail?.text).toContain('Your payment of ₹622.76 will be returned to you');
  });
});

describe('the mail of a password reset', () => {
  it('carries a link that works once, and its token is in no log, no job and no row', async () => {
    const shopper = await harness.shopper();
    await harness.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: shopper.email } });
    const [mail] = await deliver();
    const token = /\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
    expect(mail?.html).toContain(`/reset-password/${token}`);
    const reset = () =>
      harness.app.inject({
        method: 'POST',
        url: `/api/auth/reset-password/${token}`,
        payload: { password: 'a new password' },
      });
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(400);
    expect(logged.join('')).not.toContain(token);
    expect(logged.join('')).not.toContain(shopper.email);
    const rows = await harness.db<{ all: string }[]>`
      select (select coalesce(json_agg(j)::text, '') from pgboss.job j) || (select coalesce(json_agg(s)::text, '') from sent_mails s)
        as all`;
    expect(rows[0]?.all).not.toContain(token);
  });

  it('lies in the outbox where no mail server is set: as text, HTML and message, readable by its owner alone', async () => {
    const own = await startPaymentHarness();
    try {
      const shopper = await own.shopper();
      await own.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: shopper.email } });
      await own.app.runDueJobs();
      const folder = join(own.config.dataDir, 'outbox');
      const names = await readdir(folder);
      expect(names.map((name) => name.split('.').at(-1)).sort()).toEqual(['eml', 'html', 'txt']);
      const text = await readFile(join(folder, names.find((name) => name.endsWith('.txt')) ?? ''), 'utf8');
      expect(text).toContain(`To: ${shopper.email}`);
      expect(text).toMatch(/\/reset-password\/[\w-]{20,}/);
    } finally {
      await own.close();
    }
  });
});
