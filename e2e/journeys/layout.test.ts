import { categories } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

const header = (page: Page) => page.locator('header').first();
const width = (page: Page, pixels: number) => page.setViewportSize({ width: pixels, height: 800 });
const bar = (page: Page) => header(page).getByRole('navigation', { name: 'Categories' });

describe('the frame of the store', () => {
  // rules: header
  it('shows logo, title and tagline', async () => {
    const { page } = await visit();
    await page.goto(shopUrl);
    const home = header(page).getByRole('link', { name: /Aaram/ }).first();
    expect(await home.isVisible()).toBe(true);
    expect(await home.locator('svg, img').first().isVisible()).toBe(true);
    expect(await header(page).getByText('Comfort Crafted with Care').isVisible()).toBe(true);
  });

  // rules: header
  it('shows category links from 1430 px, a dropdown below, a drawer on small screens', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/faq`);
    await settled(page);
    const links = categories.map(({ label }) => bar(page).getByRole('link', { name: label, exact: true }));
    const dropdown = bar(page).locator('summary');
    const menu = header(page).getByRole('button', { name: 'Menu' });

    await width(page, 1430);
    for (const link of links) {
      await link.first().waitFor();
    }
    expect([await dropdown.isVisible(), await menu.isVisible()]).toEqual([false, false]);

    await width(page, 1429);
    expect([await dropdown.isVisible(), await menu.isVisible()]).toEqual([true, false]);
    await dropdown.click();
    await bar(page).getByRole('listitem').getByRole('link', { name: 'Swimwears' }).waitFor();

    await width(page, 1023);
    expect([await dropdown.isVisible(), await menu.isVisible()]).toEqual([false, true]);
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Swimwears' }).click();
    await page.waitForURL('**/swimwears');
  });

  // rules: drawer
  it('locks the page behind the open drawer', async () => {
    const { page } = await visit({ device: 'phone' });
    await page.goto(shopUrl);
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.mouse.move(380, 500);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  // rules: header
  it("shows the wishlist's count from 1024 px, the cart's on every width", async () => {
    const { page } = await visit();
    const shopper = await newShopper(shopUrl);
    const api = clientFor(shopUrl, shopper.token);
    const product = await addProduct(shopUrl, 5);
    await api.addToCart({ product: product._id, size: 'S' });
    await api.addToWishlist(product._id);
    await takeSessionOf(page, shopper);
    await page.goto(`${shopUrl}/faq`);
    const wishlist = header(page).getByRole('link', { name: 'Wishlist, 1 item' });
    const cart = header(page).getByRole('link', { name: 'Cart, 1 item' });
    await width(page, 1024);
    await Promise.all([wishlist.waitFor(), cart.waitFor()]);
    await width(page, 1023);
    await wishlist.waitFor({ state: 'hidden' });
    expect(await cart.isVisible()).toBe(true);
    await width(page, 360);
    expect(await cart.isVisible()).toBe(true);
  });

  // rules: floating-buttons
  it('offers the way up after 100 px and goes there', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/terms`);
    await settled(page);
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect.poll(() => up.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 101));
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await up.waitFor({ state: 'detached' });
  });

  // rules: toasts
  it('shows toasts at the top right', async () => {
    const { page } = await visit();
    const shopper = await newShopper(shopUrl);
    await takeSessionOf(page, shopper);
    await clientFor(shopUrl, shopper.token).logout();
    await page.goto(`${shopUrl}/faq`);
    const toast = page.getByText('Your session has ended. Please log in again.');
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(box?.y).toBeLessThan(300);
  });

  it('shows toasts on phones at the upper edge: off the bar at the thumb, off the field that is typed in', async () => {
    const { page } = await visit({ device: 'phone' });
    const shopper = await newShopper(shopUrl);
    await takeSessionOf(page, shopper);
    const product = await addProduct(shopUrl, 2);
    await clientFor(shopUrl, shopper.token).addToCart({ product: product._id, size: 'S' });
    await page.route('**/api/auth/update?view=card', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something went wrong.', code: 'INTERNAL' } }),
    );
    await page.goto(`${shopUrl}/cart`);
    await settled(page);
    const more = page.getByRole('button', { name: 'Increase quantity' });
    await more.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to update cart' });
    await toast.waitFor();
    const { height = 0 } = page.viewportSize() ?? {};
    const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
    // Below the controls at the top, and still in the upper half.
    expect(bottomOf(await toast.boundingBox())).toBeLessThan(height / 2);

    // The search box moves to where the toast is, and receives typing.
    const field = page.getByRole('combobox', { name: 'Search products' });
    await page.evaluate(() => scrollTo(0, 80));
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    // The first toast goes after some seconds, which a busy machine may have needed for this. The focus stays.
    await more.evaluate((button: HTMLElement) => button.click());
    const top = (await toast.last().boundingBox())?.y;
    expect(top).toBeGreaterThanOrEqual(bottomOf(await field.boundingBox()));
  });

  it('names a page after what it shows, also when that comes after the page', async () => {
    const { page } = await visit();
    const product = await addProduct(shopUrl, 2);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/auth/products/${product._id}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${shopUrl}/search?q=${encodeURIComponent(product.name)}`);
    await settled(page);
    await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
    await page.getByText('Loading product...').waitFor();
    answer();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    await expect.poll(() => page.title()).toBe(`${product.name} | Aaram`);
  });

  // axe.test.ts checks every state of every page at 360 px.
  it('never scrolls sideways at 768, 1024 and 1440 px', async () => {
    const { page } = await visit();
    const product = await addProduct(shopUrl, 2);
    for (const path of [
      '/',
      '/women',
      `/single-product/${product._id}`,
      '/blogs',
      '/login',
      '/faq',
      '/shipping-policy',
    ]) {
      await page.goto(`${shopUrl}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const pixels of [768, 1024, 1440]) {
        await width(page, pixels);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, pixels, over <= 0]).toEqual([path, pixels, true]);
      }
    }
  });
});
