import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { tabAndPress, tabTo } from '#lib/browser/keyboard.ts';
import { logIn } from '#lib/forms.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { payOrder } from '#lib/store/sandbox.ts';
import { panelUrl, sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** A paid order of one unit of a demo seller's product, and the buyer's client. */
async function buyOne() {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const { order, razorpayOrder } = await api.createOrder(
    orderOf(await addProduct(shopUrl, 3), 'S'),
    crypto.randomUUID(),
  );
  await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
  await expect.poll(async () => (await api.getMyOrders()).items[0]?.orderStatus).toBe('Processing');
  return { number: order.number, api };
}

describe('the panel on an address of its own', () => {
  // rules: tracking-id
  it('ships an order without a mouse: login, search, status, tracking id; the shopper sees both', async () => {
    const { number, api } = await buyOne();
    const { page, problems } = await visit();
    await page.goto(panelUrl);
    await page.waitForURL('**/login');
    await tabTo(page, page.getByLabel('Email or mobile number').and(page.locator(':enabled')));
    await page.keyboard.type('seller@example.com');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page
      .locator('form')
      .getByRole('button', { name: 'Login', exact: true })
      .and(page.locator(':enabled'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin-dashboard');

    await tabAndPress(page, page.getByRole('link', { name: 'All Orders' }).first(), 'Enter');
    await page.waitForURL('**/admin-orders');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search orders' }));
    // As a person types it after hearing it on the phone.
    await page.keyboard.type(number.toLowerCase().replaceAll('-', ' '));
    const order = page.getByRole('article', { name: `Order ${number}` });
    const open = page.getByRole('button', { name: /^Show all of order/ });
    await expect.poll(() => open.count()).toBe(1);
    await tabAndPress(page, open, 'Enter');
    await order.waitFor();

    // Arrows choose; Enter, or leaving the field, saves.
    await tabAndPress(page, order.getByLabel('Status'), 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Order status updated').waitFor();
    await tabTo(page, order.getByLabel('Tracking ID'));
    await page.keyboard.type('BD-48213');
    await page.keyboard.press('Tab');
    await page.getByText('Tracking ID updated').waitFor();

    const [seen] = (await api.getMyOrders()).items;
    expect([seen?.orderStatus, seen?.trackingId]).toEqual(['Shipped', 'BD-48213']);
    expect(problems.errors).toEqual([]);
  });

  it('logs a seller in without a page to go back to, around which there is no store', async () => {
    const { page } = await visit();
    await page.goto(`${panelUrl}/login`);
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Categories' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Signup' }).count()).toBe(0);
    await logIn(page, 'seller@example.com', DEMO_PASSWORD);
    await page.waitForURL(`${panelUrl}/admin-dashboard`);
    await page.getByText('Total Products').waitFor();
    await page.getByRole('link', { name: 'View store' }).first().click();
    await page.waitForURL(`${shopUrl}/`);
  });

  it('sends to the shop who asks for what only the shop has', async () => {
    const { page } = await visit();
    const product = await addProduct(shopUrl, 1);
    await page.goto(`${panelUrl}/single-product/${product._id}?from=panel`);
    expect(page.url()).toBe(`${shopUrl}/single-product/${product._id}?from=panel`);
  });

  it('says itself that it has no such page, and leads to the dashboard', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }));
    const answer = await page.goto(`${panelUrl}/admin-nothing`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await page.waitForURL(`${panelUrl}/admin-dashboard`);
  });

  it('tells a shopper that it is not for shoppers, and leads to the shop', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await newShopper(shopUrl));
    await page.goto(panelUrl);
    await page.getByRole('heading', { name: 'This page is for sellers and admins' }).waitFor();
    // Every link of the back office would lead to the same message again.
    expect(await page.getByRole('navigation', { name: 'Seller Panel' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await page.waitForURL(`${shopUrl}/`);
  });
});
