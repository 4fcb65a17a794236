import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { findBarriers } from '#lib/axe.ts';
import { withBrowser } from '#lib/browser.ts';
import { deliverOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';

const shopUrl = inject('shopUrl');
const sandboxUrl = inject('sandboxUrl');
const visit = withBrowser();
const shopper = await newShopper(shopUrl);
const product = await addProduct(shopUrl, 20);
const [post] = await clientFor(shopUrl).getPosts();
let orderId = '';

beforeAll(async () => {
  const api = clientFor(shopUrl, shopper.token);
  orderId = await deliverOne({ shopUrl, sandboxUrl }, api, product);
  await api.addToCart({ product: product._id, size: 'S' });
  await api.addToWishlist(product._id);
});

/** Opens a page down to its end, so that what comes late is there too. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

async function expectNoBarriers(page: Page, paths: string[]) {
  for (const path of paths) {
    await open(page, path);
    expect.soft(await findBarriers(page), path).toEqual([]);
  }
}

describe('nobody is kept out', () => {
  it('which is seen where somebody is', async () => {
    const { page } = await visit();
    const text = '<p style="color: #888; background: #999">Hardly to be read</p>';
    await page.setContent(
      `<html lang="en"><title>Bad</title><main><h1>Bad</h1><img src="data:,">${text}</main></html>`,
    );
    const found = await findBarriers(page);
    expect(found.map((line) => line.split(' (')[0])).toEqual([
      'light: color-contrast: p',
      'light: image-alt: img',
      'dark: color-contrast: p',
      'phone: color-contrast: p',
      'phone: image-alt: img',
    ]);
  });

  it('as a visitor', async () => {
    const { page } = await visit();
    await expectNoBarriers(page, [
      '/',
      '/women',
      '/search?q=dress',
      `/single-product/${product._id}`,
      '/login',
      '/signup',
      '/blogs',
      `/blog-details/${post?._id}`,
      '/faq',
      '/shipping-policy',
      '/contact',
      '/no-such-page',
    ]);
  }, 120_000);

  it('as a shopper', async () => {
    const { page } = await visit();
    await takeSessionOf(page, shopper);
    await expectNoBarriers(page, [
      '/cart',
      '/checkout',
      '/wishlist',
      '/user-dashboard?tab=profile',
      '/user-dashboard?tab=addresses',
      '/user-dashboard?tab=myorders',
      `/order-confirmation/${orderId}/Paid`,
      `/track-order?id=${orderId}`,
      `/invoice/${orderId}`,
    ]);
  }, 120_000);

  it('as an admin', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD }));
    await expectNoBarriers(page, [
      '/admin-dashboard',
      '/admin-products',
      '/admin-add-product',
      '/admin-orders',
      '/admin-blog-manager',
      `/admin-invoice/${orderId}`,
    ]);
  }, 120_000);
});
