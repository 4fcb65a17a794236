import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopperWithCart } from '#lib/checkout.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

const TOUCH_PX = 44;
const narrow = [360, 390, 768, 1023];
const size = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });
/** Cumulative layout shift since the page loaded, as web.dev defines it; 0 means no shift. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 50));
      }),
  );

describe('the header below 1024 px', () => {
  // rules: header
  it('shows the tagline, and Login and Signup as words, large enough for a thumb', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/faq`);
    const header = page.locator('header').first();
    for (const width of narrow) {
      await size(page, width);
      expect(await header.getByText('Comfort Crafted with Care').isVisible()).toBe(true);
      for (const name of ['Login', 'Signup']) {
        const box = await header.getByRole('link', { name, exact: true }).boundingBox();
        expect([width, name, (box?.height ?? 0) >= TOUCH_PX, (box?.width ?? 0) >= TOUCH_PX]).toEqual([
          width,
          name,
          true,
          true,
        ]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  // rules: header
  it('has the own page and Logout instead once a user is logged in, and nothing moves', async () => {
    const { page } = await visit({ device: 'phone' });
    await takeSessionOf(page, await newShopper(shopUrl));
    await size(page, 360);
    await page.goto(`${shopUrl}/faq`);
    const header = page.locator('header').first();
    await header.getByRole('link', { name: 'My Profile' }).waitFor();
    await settled(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await header.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await header.getByRole('link', { name: 'Login', exact: true }).waitFor();
  });
});

/** Visible controls that a toast overlaps; of tall pictures those whose middle it covers. null without a toast. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!toast) {
      return null;
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary')];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isThere = control.checkVisibility({ visibilityProperty: true }) && !control.closest('.Toastify');
      const pressed = document.elementFromPoint(x, y);
      if (!isThere || !pressed || box.width < 2) {
        return [];
      }
      const isUnder =
        box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
      const isPressedThrough = pressed.closest('.Toastify') === null;
      const isTallPicture = box.height >= 120;
      return isPressedThrough && (!isUnder || isTallPicture) ? [] : [control.textContent || control.ariaLabel];
    });
  });

describe('a toast', () => {
  // rules: toasts
  it.each([360, 1440])('covers nothing that can be pressed at %i px', async (width) => {
    const { page } = await visit();
    await size(page, width);
    await takeSessionOf(page, await newShopper(shopUrl));
    const product = await addProduct(shopUrl, 5);
    for (const [path, heart] of [
      [`/single-product/${product._id}`, 'main button[aria-label*="ishlist"]'],
      ['/women', 'main button[aria-label*="ishlist"]'],
    ] as const) {
      await page.goto(`${shopUrl}${path}`);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      // Clicked without scrolling, so that the header stays on the screen.
      await page
        .locator(heart)
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await page.getByText('Item added to Wishlist!').waitFor();
      // The toast gets its position when its styles have loaded, which may be a frame after its text.
      await expect.poll(() => findCovered(page), { timeout: 4000, message: path }).toEqual([]);
    }
  });
});

describe('the tabs of the account on a phone', () => {
  it('fade on the side where there are more, and show a part of the one before the chosen', async () => {
    const { page } = await visit({ device: 'phone' });
    await takeSessionOf(page, await newShopper(shopUrl));
    await page.goto(`${shopUrl}/user-dashboard?tab=myorders`);
    await settled(page);
    const tabs = page.getByRole('navigation', { name: 'My account' });
    const fades = () =>
      tabs.evaluate((nav) => {
        const mask = getComputedStyle(nav).maskImage;
        return [mask.includes('rgb(0, 0, 0) 72px'), mask.includes('calc(100% - 72px)')];
      });
    await expect.poll(fades).toEqual([true, true]);
    const left = async (name: string) => (await tabs.getByRole('link', { name }).boundingBox())?.x ?? 0;
    expect([(await left('My Addresses')) < 0, (await left('My Orders')) > 40]).toEqual([true, true]);
    await tabs.evaluate((nav) => nav.scrollTo({ left: 0 }));
    await expect.poll(fades).toEqual([false, true]);
    await tabs.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth }));
    await expect.poll(fades).toEqual([true, false]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await tabs.evaluate((nav) => getComputedStyle(nav).maskImage)).toBe('none');
  });
});

describe('checkout on a phone', () => {
  // rules: checkout-form
  it('opens with the address, the summary folded above with its total', async () => {
    const { page } = await visit();
    await size(page, 360);
    await shopperWithCart(page, shopUrl, await addProduct(shopUrl, 3));
    await page.goto(`${shopUrl}/checkout`);
    const fold = page.getByRole('button', { name: /^Order summary · ₹/ });
    await fold.waitFor();
    const name = await page.getByLabel(/^name/i).boundingBox();
    expect(name?.y).toBeLessThan(400);
    const details = page.locator(`[id="${await fold.getAttribute('aria-controls')}"]`);
    expect(await details.isVisible()).toBe(false);
    await fold.click();
    await details.getByText('Payable').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await fold.isVisible()).toBe(false);
    await page.getByRole('heading', { name: /^Order summary/ }).waitFor();
  });
});

describe('the carousel of similar products', () => {
  // rules: similar-products
  it('loads on as its end comes near, each piece once', async () => {
    const api = clientFor(shopUrl);
    const { items } = await api.getProducts({ category: 'Women', limit: 20 });
    const totals = await Promise.all(
      items.map(async ({ _id }) => (await api.getSimilarProducts(_id, { limit: 1 })).total),
    );
    const at = totals.findIndex((total) => total > 30);
    const { page } = await visit();
    await page.goto(`${shopUrl}/single-product/${items[at]?._id}`);
    await settled(page);
    await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
    const carousel = page.locator('[aria-roledescription="carousel"]');
    const next = carousel.getByRole('button', { name: 'Next' });
    const slides = carousel.locator('li[aria-label]');
    await expect
      .poll(
        async () => {
          await next.click();
          return slides.count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(24);
    const names = await slides
      .locator('a[aria-label^="View Product"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(new URL(page.url()).pathname);
  });
});
