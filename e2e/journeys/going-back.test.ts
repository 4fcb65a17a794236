import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

const SLOW_MS = 300;
const loader = '[aria-label="Loading"][role="presentation"]';

/** Records in each frame, and at each change of the document, whether the loader covers the page. */
async function watchLoader(page: Page) {
  await page.addInitScript((selector) => {
    const seen = { loader: false };
    Object.assign(window, { seen });
    const look = () => {
      seen.loader ||= document.querySelector(selector) !== null;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  }, loader);
  const isSeen = () => page.evaluate(() => (window as unknown as { seen: { loader: boolean } }).seen.loader);
  const forget = () =>
    page.evaluate(() => {
      (window as unknown as { seen: { loader: boolean } }).seen.loader = false;
    });
  return { isSeen, forget };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name }).first().click();
const settle = async (page: Page) => {
  await settled(page);
  await page.locator(loader).waitFor({ state: 'detached' });
};

describe('back and forward', () => {
  // rules: page-change
  it('never paint the loader: across remotes, with nothing fetched yet and a slow line, two steps at once', async () => {
    const { page } = await visit();
    const { isSeen, forget } = await watchLoader(page);
    await page.goto(`${shopUrl}/women`);
    await settle(page);
    await footer(page, 'FAQ');
    await page.waitForURL('**/faq');
    // The URL changes a moment before the loader is drawn.
    await expect.poll(isSeen).toBe(true);
    await settle(page);
    await page.goto(`${shopUrl}/blogs`);
    await settle(page);
    await footer(page, 'Contact');
    await page.waitForURL('**/contact');
    // A new document: the blog's chunk and data are no longer in memory.
    await page.reload();
    await settle(page);
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
    });
    await forget();
    await page.goBack();
    await heading(page, /Latest Trends/);
    expect(await isSeen()).toBe(false);
    await page.goForward();
    await page.waitForURL('**/contact');
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.forward(), 50);
    });
    await heading(page, /Contact|touch/i);
    await settle(page);
    expect(await isSeen()).toBe(false);
  });

  // rules: page-change
  it('do not from the panel to the shop either', async () => {
    const seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: 'demo-password' });
    const { page } = await visit();
    const { isSeen, forget } = await watchLoader(page);
    await takeSessionOf(page, seller);
    await page.goto(`${shopUrl}/admin-dashboard`);
    await settle(page);
    await page.locator('main a[href*="single-product"]').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await settle(page);
    await page.reload();
    await settle(page);
    await forget();
    await page.goBack();
    await heading(page, 'Dashboard');
    await page.goForward();
    await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    expect(await isSeen()).toBe(false);
  });

  // rules: page-change
  it('do not where the guard sends a visitor on to the login', async () => {
    const { page } = await visit();
    const { isSeen, forget } = await watchLoader(page);
    const shopper = await newShopper(shopUrl);
    await page.goto(shopUrl);
    await page.evaluate(
      (value) => localStorage.setItem('auth-storage', value),
      JSON.stringify({
        isAuthenticated: true,
        token: shopper.token,
        role: 'user',
        userId: shopper.user.id,
        isVerified: true,
        cart: [],
        loading: false,
      }),
    );
    await page.goto(`${shopUrl}/wishlist`);
    await heading(page, 'Wishlist');
    await footer(page, 'FAQ');
    await page.waitForURL('**/faq');
    await settle(page);
    await page.evaluate(() => localStorage.removeItem('auth-storage'));
    await page.reload();
    await settle(page);
    await forget();
    await page.goBack();
    await page.waitForURL('**/login');
    await heading(page, /log ?in/i);
    expect(await isSeen()).toBe(false);
  });
});
