import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeDisplay } from '@aaram/shared-domain/payment-window';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

// The path on Debian and systems based on it, unless CHROME_PATH is set.
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';

let sandbox: Sandbox;
let browser: Browser;
let shopUrl: string;
let closeShop: () => void;

const shopScript = `
  window.log = [];
  document.querySelector('button').addEventListener('click', () => {
    const options = JSON.parse(document.documentElement.dataset.options);
    const checkout = new window.Razorpay({
      ...options, name: 'Aaram', description: 'Order of 1 item', prefill: { name: 'Meera', email: 'm@example.com', contact: '9876543210' },
      handler: (response) => window.log.push(['paid', response]),
      modal: { ondismiss: () => window.log.push(['dismissed']) },
    });
    checkout.on('payment.failed', ({ error }) => window.log.push(['failed', error.reason]));
    checkout.open();
  });
  addEventListener('securitypolicyviolation', (event) => window.log.push(['violation', event.violatedDirective]));`;

/** A shop with the strictest policy the dialog must work under: one foreign origin, no inline styles, trusted types. */
async function startShop(sandboxUrl: string) {
  const policy = `default-src 'none'; script-src 'self' ${sandboxUrl}; frame-src ${sandboxUrl}; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'`;
  const html = `<!doctype html><html lang="en"><title>Shop</title><main><button>Place Order</button></main>
    <script src="${sandboxUrl}/v1/checkout.js" crossorigin="anonymous"></script><script src="/shop.js"></script></html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? shopScript : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeShop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

beforeAll(async () => {
  const keys = { keyId: 'rzp_test_sandbox', keySecret: 'secret', webhookSecret: 'hook' };
  sandbox = createSandbox({ ...keys, webhookUrl: null, stateFile: null });
  shopUrl = await startShop(await sandbox.listen(0));
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  closeShop();
  await sandbox.close();
});

/** Opens the window with the options of the shop; `phone` has a finger and no pointer. */
async function openDialog({ phone = false, ...options }: { phone?: boolean; config?: object } = {}) {
  const order = {
    id: `order_${Math.random().toString(36).slice(2, 16)}`,
    entity: 'order' as const,
    amount: 62276,
    amount_paid: 0,
    amount_due: 62276,
    currency: 'INR',
    receipt: null,
    offer_id: null,
    status: 'created' as const,
    attempts: 0,
    notes: [] as [],
    created_at: 0,
  };
  sandbox.state.orders[order.id] = order;
  const page = await browser.newPage(
    phone ? { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } } : {},
  );
  await page.goto(shopUrl);
  await page.evaluate(
    (text) => {
      document.documentElement.dataset.options = text;
    },
    JSON.stringify({ key: 'rzp_test_sandbox', order_id: order.id, ...options }),
  );
  await page.getByRole('button', { name: 'Place Order' }).click();
  const frame = page.frameLocator('iframe');
  const dialog = frame.getByRole('dialog', { name: 'Aaram' });
  await frame.getByRole('button', { name: 'Pay now' }).and(frame.locator(':enabled')).waitFor();
  return { page, frame, dialog, orderId: order.id };
}
const readLog = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[][] }).log);

describe('the payment dialog', () => {
  it('shows store and amount, pays, hands the signed proof over and gives the page back', async () => {
    const { page, frame, dialog, orderId } = await openDialog();
    expect(await dialog.textContent()).toContain('₹622.76');
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
    await frame.getByRole('button', { name: 'Pay now' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
    const [[kind, response] = []] = (await readLog(page)) as [string, Record<string, string>][];
    expect(kind).toBe('paid');
    const paymentId = response?.razorpay_payment_id ?? '';
    expect(response).toEqual({
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: sandbox.sign(orderId, paymentId),
    });
    expect(sandbox.state.payments[paymentId]).toMatchObject({
      status: 'captured',
      email: 'm@example.com',
      contact: '9876543210',
    });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Place Order');
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  });

  it('says that a payment was declined, and lets the shopper try again', async () => {
    const { page, frame } = await openDialog();
    await frame.getByRole('button', { name: 'Decline' }).click();
    await frame.getByText('declined by the bank').waitFor();
    await frame.getByRole('button', { name: 'Pay now' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect((await readLog(page)).map(([kind]) => kind)).toEqual(['failed', 'paid']);
  });

  it('is worked by keyboard alone: focus begins on Pay now, stays inside, and Escape closes', async () => {
    const { page, frame } = await openDialog();
    const focused = () => frame.locator(':focus').textContent();
    expect(await focused()).toBe('Pay now');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await page.keyboard.press('Tab');
    expect(await frame.locator(':focus').getAttribute('name')).toBe('method');
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(await readLog(page)).toEqual([['dismissed']]);
  });

  // rules: payment-method
  it('arranges the ways to pay as the shop configures them, and leaves a hidden flow of UPI out', async () => {
    const display = (lastPaidBy: Parameters<typeof describeDisplay>[0]) => ({
      config: { display: describeDisplay(lastPaidBy) },
    });
    const seen = async ({ frame }: Awaited<ReturnType<typeof openDialog>>) => ({
      ways: await frame.locator('.method').allInnerTexts(),
      first: await frame.locator('input:checked').getAttribute('value'),
      flows: await frame.getByRole('list', { name: 'Ways to pay by UPI' }).getByRole('listitem').allInnerTexts(),
    });
    const qr = 'Scan the QR code with your phone';
    expect(await seen(await openDialog(display(null)))).toEqual({
      ways: ['UPI', 'Card', 'Net banking'],
      first: 'upi',
      flows: [qr],
    });
    expect(await seen(await openDialog(display('netbanking')))).toEqual({
      ways: ['Net banking', 'UPI', 'Card'],
      first: 'netbanking',
      flows: [qr],
    });
    const onPhone = await seen(await openDialog({ phone: true, ...display('upi') }));
    expect(onPhone).toEqual({ ways: ['UPI', 'Card', 'Net banking'], first: 'upi', flows: ['Open your UPI app'] });
    // Without the shop's words the provider still offers a typed UPI ID on phones.
    expect((await seen(await openDialog({ phone: true }))).flows).toEqual(['Open your UPI app', 'Type your UPI ID']);
  });

  it('listens to the sandbox only', async () => {
    const { page } = await openDialog();
    await page.evaluate(() => window.postMessage({ channel: 'payment-sandbox', type: 'paid', detail: {} }, '*'));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    expect(await readLog(page)).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(1);
  });
});
