import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { tabAndPress, tabTo } from '#lib/browser/keyboard.ts';
import { paymentDialog } from '#lib/checkout.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

async function typeAddress(page: Page) {
  const typed: [RegExp, string][] = [
    [/^name/i, 'Asha Rao'],
    [/^phone/i, '9876543210'],
    [/^address/i, '12 Lake Road'],
    [/^city/i, 'Pune'],
    [/^state/i, 'Maharashtra'],
    [/^pincode/i, '411001'],
  ];
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
}

describe('without a mouse', () => {
  it('leads from the home page to a paid order, and the focus is always seen', async () => {
    const shopper = await newShopper(shopUrl);
    const { page, problems } = await visit();
    await takeSessionOf(page, shopper);
    await page.goto(shopUrl);
    await tabAndPress(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter');
    await tabAndPress(page, page.locator('main a[href^="/single-product/"]').first(), 'Enter');
    await page.waitForURL('**/single-product/**');

    const size = page.getByLabel('Size', { exact: true });
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.waitFor();
    if ((await size.count()) > 0) {
      await tabAndPress(page, size, 'ArrowDown');
    }
    await tabAndPress(page, add, 'Enter');
    await page.getByText('Item added to cart!').waitFor();

    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Enter', { back: true });
    await page.waitForURL('**/cart');
    await tabAndPress(page, page.getByRole('link', { name: 'Proceed to Checkout' }), 'Enter');
    await page.waitForURL('**/checkout');
    await page.getByLabel(/^name/i).waitFor();
    await typeAddress(page);
    await tabAndPress(page, page.getByRole('radio', { name: /Online Payment/ }), 'Space');
    await tabAndPress(page, page.getByRole('button', { name: 'Place Order' }), 'Enter');

    const dialog = await paymentDialog(page);
    await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Pay now');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Order confirmed' }).waitFor();
    await tabAndPress(page, page.getByRole('link', { name: 'View My Orders' }), 'Enter');
    await page.waitForURL('**/user-dashboard');
    const { items: orders } = await clientFor(shopUrl, shopper.token).getMyOrders();
    expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['Paid']);
    expect(problems.errors).toEqual([]);
  });
});
