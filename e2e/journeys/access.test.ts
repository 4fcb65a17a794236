import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { logIn } from '#lib/forms.ts';
import { takeSample } from '#lib/long-form.ts';
import { panelPaths } from '#lib/pages-of-shop.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const allPanelPaths = [...panelPaths, '/admin-orders/x', '/admin-invoice/x'];
/** Each third path in the short form: one guard stands before all of them. */
const some = (paths: readonly string[]) => takeSample(paths, 3);

describe('a page for people who are logged in', () => {
  // rules: pages-that-need-a-login
  it.each([
    ['/cart', 'shopper@example.com'],
    ['/wishlist', 'shopper@example.com'],
    // Pages where neither of them lands by default after login.
    ['/user-dashboard?tab=addresses', 'shopper@example.com'],
    ['/admin-dashboard', 'seller@example.com'],
  ])('sends a visitor of %s to log in, and back', async (path, email) => {
    const { page } = await visit();
    await page.goto(`${shopUrl}${path}`);
    await page.waitForURL('**/login');
    await logIn(page, email, DEMO_PASSWORD);
    await page.waitForURL(`${shopUrl}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(page.url()).toBe(`${shopUrl}${path}`);
  });

  // rules: pages-that-need-a-login
  it('sends a visitor of any of them to log in', async () => {
    const { page } = await visit();
    for (const path of some([
      '/user-dashboard',
      '/wishlist',
      '/cart',
      '/checkout',
      '/order-confirmation/x/Paid',
      '/track-order',
      '/invoice/x',
      '/my-data',
      ...allPanelPaths,
    ])) {
      await page.goto(`${shopUrl}${path}`, { waitUntil: 'commit' });
      await page.waitForURL('**/login', { waitUntil: 'commit' });
    }
  });

  // rules: pages-that-need-a-login
  it('shows a shopper none of the panel pages', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await newShopper(shopUrl));
    for (const path of some(allPanelPaths)) {
      await page.goto(`${shopUrl}${path}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'This page is for sellers and admins' }).waitFor();
    }
  });

  // rules: pages-that-need-a-login
  it('tells a shopper that the panel is not for shoppers, and shows the way home', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await newShopper(shopUrl));
    await page.goto(`${shopUrl}/admin-dashboard`);
    await page.getByText('403', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'This page is for sellers and admins' }).waitFor();
    expect(await page.getByText('Total Products').count()).toBe(0);
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await page.waitForURL(`${shopUrl}/`);
  });
});

describe('an address that leads nowhere', () => {
  // rules: addresses-of-pages
  it.each([
    ['/single-product/01900000-0000-7000-8000-000000000000', 'Product not found.'],
    ['/single-product/nonsense', 'Product not found.'],
    ['/no-such-page', 'Oops! Page Not Found'],
  ])('answers %s with 404 and says so', async (path, text) => {
    const { page } = await visit();
    const response = await page.goto(`${shopUrl}${path}`);
    expect(response?.status()).toBe(404);
    await page.getByText(text, { exact: true }).first().waitFor();
  });

  // rules: addresses-of-pages
  it('leads home from a page that is not there', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/no-such-page`);
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await page.waitForURL(`${shopUrl}/`);
  });
});
