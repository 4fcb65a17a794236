import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { buyOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

// rules: refunds-by-staff
it('a seller gives a part of the price back and takes it back, then cancels the item, on a desk and on a phone', async () => {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const orderId = await buyOne({ sandboxUrl }, api, await addProduct(shopUrl, 2));

  const { page, problems } = await visit();
  await page.setViewportSize({ width: 1440, height: 900 });
  await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD }));
  await page.goto(`${shopUrl}/admin-orders/${orderId}`);
  await page.getByRole('button', { name: 'Refund without a return' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Rupees back for/ }).fill('10');
  await dialog
    .getByRole('row', { name: /^Total/ })
    .getByText('₹10.00')
    .waitFor();
  await dialog.getByRole('button', { name: 'Refund ₹10.00' }).click();
  expect(await dialog.getByText('Please say why, for the customer.').isVisible()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A loose button.');
  await dialog.getByRole('button', { name: 'Refund ₹10.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByText('Undone').first().waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Cancel items' }).click();
  await dialog.getByRole('button', { name: 'Increase' }).click();
  const cancel = dialog.getByRole('button', { name: /^Cancel and refund ₹/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is out of stock.');
  // What goes back is all that was paid: the order had nothing else.
  const [order] = (await api.getMyOrders()).items;
  expect(await cancel.textContent()).toContain(String(order?.payableAmount));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await cancel.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await api.getMyOrders()).items[0]?.orderStatus).toBe('Cancelled');
  expect(problems.errors).toEqual([]);
});
