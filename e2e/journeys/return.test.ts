import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { tabAndPress } from '#lib/browser/keyboard.ts';
import { deliverOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const sellerLogin = { email: 'seller@example.com', password: DEMO_PASSWORD };

// rules: asking-for-a-return
it('a return is asked for by its shopper without a mouse, answered in the panel, and refunded', async () => {
  const product = await addProduct(shopUrl, 1);
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const orderId = await deliverOne({ shopUrl, sandboxUrl }, api, product);

  const { page, problems } = await visit();
  await page.setViewportSize({ width: 360, height: 780 });
  await takeSessionOf(page, shopper);
  await page.goto(`${shopUrl}/track-order?id=${orderId}`);
  const ask = page.getByRole('button', { name: `Return or exchange: ${product.name}` });
  await tabAndPress(page, ask, 'Enter');
  const form = page.getByRole('dialog', { name: 'Return or exchange' });
  await tabAndPress(page, form.getByLabel('Reason'), 'ArrowDown');
  // 640 rupees with 5 % GST, less the fee.
  await form.getByText('₹590.48 goes back to you, the way you paid, less the fee of ₹80.').waitFor();
  await tabAndPress(page, form.getByRole('button', { name: 'Ask for the return' }), 'Enter');
  await page.getByText(/^We have your request for this return and answer it by/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const seller = await visit();
  await takeSessionOf(seller.page, await clientFor(shopUrl).login(sellerLogin));
  await seller.page.goto(`${shopUrl}/admin-returns`);
  const card = seller.page.getByRole('article', { name: new RegExp(`^1 × ${product.name}`) });
  for (const step of ['Approve', 'Picked up', 'Accept, sell again, refund']) {
    await card.getByRole('button', { name: step, exact: true }).click();
  }
  await card.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText('₹590.48 goes back to you, the way you paid.').waitFor();
  expect((await api.getProduct(product._id)).stock).toContainEqual({ size: 'S', quantity: 1 });
  expect([...problems.errors, ...seller.problems.errors]).toEqual([]);
});
