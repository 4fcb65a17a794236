import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { addProduct, orderOfAll } from '#lib/shopping.ts';
import { payOrder } from '#lib/store/sandbox.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** A paid order with one product of each demo seller, and the buyer. */
async function buyFromTwo() {
  const products = [await addProduct(shopUrl, 2), await addProduct(shopUrl, 2, 'seller2@example.com')];
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const { order, razorpayOrder } = await api.createOrder(orderOfAll(products, 'S'), crypto.randomUUID());
  await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
  await expect.poll(async () => (await api.getMyOrders()).items[0]?.orderStatus).toBe('Processing');
  return { shopper, order, names: products.map(({ name }) => name) };
}

async function openInPanel(page: Page, email: string, number: string) {
  await takeSessionOf(page, await clientFor(shopUrl).login({ email, password: DEMO_PASSWORD }));
  await page.goto(`${shopUrl}/admin-orders?q=${number}`);
  await page.getByRole('button', { name: `Show all of order ${number}` }).click();
  const order = page.getByRole('article', { name: `Order ${number}` });
  await order.waitFor();
  return order;
}

const isAsWideAsItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

// rules: seller-scope
it('an order of two sellers is sent by each on its own, and the shopper sees both parcels', async () => {
  const { shopper, order, names } = await buyFromTwo();
  const seller = await visit();
  const own = await openInPanel(seller.page, 'seller2@example.com', order.number);
  expect(await own.getByText(names[0] ?? '').count()).toBe(0);
  await own.getByLabel('Status').selectOption('Shipped');
  await seller.page.getByText('Order status updated').waitFor();
  await own.getByLabel('Tracking ID').fill('TWO-77');
  await own.getByLabel('Tracking ID').blur();
  await seller.page.getByText('Tracking ID updated').waitFor();
  expect(seller.problems.errors).toEqual([]);

  const { page, problems } = await visit();
  await page.setViewportSize({ width: 360, height: 780 });
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/track-order?id=${order.number}`);
  const first = page.getByRole('region', { name: 'Parcel 1 of 2' });
  const second = page.getByRole('region', { name: 'Parcel 2 of 2' });
  await second.getByText('TWO-77').waitFor();
  expect(await second.getByText(names[1] ?? '').count()).toBe(1);
  expect(await second.getByRole('list', { name: 'Progress of parcel 2 of 2' }).textContent()).toContain('Shipped');
  expect(await first.getByText('Processing').first().isVisible()).toBe(true);
  expect(await isAsWideAsItsWindow(page)).toBe(true);
  expect(problems.errors).toEqual([]);

  const admin = await visit();
  const whole = await openInPanel(admin.page, 'admin@example.com', order.number);
  await whole.getByRole('region', { name: 'Parcel 1 of 2' }).getByLabel('Status of parcel 1').selectOption('Delivered');
  await admin.page.getByText('Order status updated').first().waitFor();
  await page.goto(`${shopUrl}/user-dashboard?tab=myorders`);
  await page.getByRole('form', { name: `Review ${names[0]}` }).waitFor();
  expect(await page.getByRole('form', { name: `Review ${names[1]}` }).count()).toBe(0);
});
