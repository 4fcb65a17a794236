import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { listPublicPages } from '#lib/pages-of-shop.ts';
import { addProduct } from '#lib/shopping.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Opens a page on a phone and waits until its scripts have taken over. */
async function open(path: string) {
  const { page } = await visit({ device: 'phone' });
  // With reduced motion nothing here would be animated.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${shopUrl}${path}`);
  await settled(page);
  return page;
}

describe('the corner of a phone', () => {
  it('has call and WhatsApp behind one button, which makes way for a visitor who reads on', async () => {
    const page = await open('/women');
    const opener = page.getByRole('button', { name: 'Contact us' });
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
    await chat.waitFor({ state: 'hidden' });
    await opener.click();
    await chat.waitFor();
    await page.getByRole('link', { name: 'Call us' }).waitFor();
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'hidden' });
    await opener.blur();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await opener.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await opener.waitFor();
  });

  it('leaves the bars at the foot of the screen free', async () => {
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', limit: 60 });
    const product = items.find(({ isAvailable }) => isAvailable);
    for (const path of ['/women', `/single-product/${product?._id}`]) {
      const page = await open(path);
      const bar = page.locator('[data-bottom-bar]');
      await bar.waitFor();
      const isFree = () =>
        page.evaluate(() => {
          const corner = document.querySelector('aside[aria-label="Contact"]')?.getBoundingClientRect();
          const taken = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
          return (
            corner !== undefined && taken !== undefined && (corner.bottom <= taken.top || corner.left >= taken.right)
          );
        });
      // The corner moves with an animation; only its final position counts.
      await expect.poll(isFree).toBe(true);
    }
  });
});

/** Runs in the page: rests at a height, and tells whether the corner is then to be seen. */
async function restAt(top: number): Promise<boolean> {
  window.scrollTo({ top, behavior: 'instant' });
  const corner = document.querySelector<HTMLElement>('aside[aria-label="Contact"]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  while (corner?.hasAttribute('data-scrolling')) {
    await frame();
  }
  return [...(corner?.querySelectorAll('a, button') ?? [])].some((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Runs in the page: controls that a press at one of 25 points would miss, because the corner is there. Of tall pictures
 * and cards only the middle counts.
 */
function findUnderCorner(): string[] {
  const corner = document.querySelector('aside[aria-label="Contact"]');
  const isCovered = (x: number, y: number) => corner?.contains(document.elementFromPoint(x, y)) === true;
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, label');
  return [...controls].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const shares = height < 120 ? [0.02, 0.25, 0.5, 0.75, 0.98] : [0.5];
    const isUnder = shares.some((x) => shares.some((y) => isCovered(left + width * x, top + height * y)));
    const isThere = width > 1 && control.checkVisibility({ visibilityProperty: true }) && !corner?.contains(control);
    return isThere && isUnder ? [(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)] : [];
  });
}

/** The short form: a grid of products, a product with its bar at the foot, a page with rows of buttons. */
const isSample = (path: string) => /^\/(women$|single-product\/|cart$)/.test(path);

describe('the floating buttons', () => {
  // rules: floating-buttons
  it.each(takeSample([360, 390, 1440], 3))(
    'cover nothing that can be pressed, on every page, at %i px',
    async (width) => {
      const shopper = await newShopper(shopUrl);
      const product = await addProduct(shopUrl, 5);
      const api = clientFor(shopUrl, shopper.token);
      await Promise.all([api.addToCart({ product: product._id, size: 'S' }), api.addToWishlist(product._id)]);
      const all = (await listPublicPages(shopUrl)).map(({ path }) => ({ path, isShoppers: false }));
      // The pages of plain text are alike: once is enough.
      const open = width === 360 ? all : all.slice(0, 7);
      const own = ['/cart', '/wishlist', '/user-dashboard', '/user-dashboard?tab=myorders', '/track-order'];
      const whole = [...open, ...own.map((path) => ({ path, isShoppers: true }))];
      const queue = whole.filter(({ path }) => isLongForm || isSample(path));
      expect(queue.length).toBeGreaterThanOrEqual(3);
      const covered: string[] = [];

      async function walk({ path, isShoppers }: (typeof queue)[number]) {
        const { context, page } = await visit({ device: 'phone' });
        await page.setViewportSize({ width, height: 780 });
        if (isShoppers) {
          await takeSessionOf(page, shopper);
        }
        await page.goto(`${shopUrl}${path}`);
        await settled(page);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        const down = Array.from({ length: Math.min(6, Math.ceil(end / 700)) }, (_, index) => index * 700);
        let seen = 0;
        for (const top of [...down, end, ...down.map((top) => top + 350).reverse()]) {
          seen += Number(await page.evaluate(restAt, top));
          await expect.poll(() => page.evaluate(findUnderCorner), { timeout: 4000, message: path }).toEqual([]);
        }
        if (seen === 0) {
          covered.push(`${path}: never seen`);
        }
        await context.close();
      }
      async function work() {
        for (let next = queue.shift(); next; next = queue.shift()) {
          await walk(next);
        }
      }
      await Promise.all([work(), work(), work()]);
      expect(covered).toEqual([]);
    },
  );
});

describe('similar products', () => {
  it.each(
    takeSample(
      [
        { width: 390, perView: 2, gap: 8 },
        { width: 700, perView: 2, gap: 10 },
        { width: 1440, perView: 3, gap: 12 },
      ],
      3,
    ),
  )('stand $perView in view with $gap px between them at $width px, and stop at the arrows', async (layout) => {
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', limit: 60 });
    const product = items.find(({ isAvailable }) => isAvailable);
    const page = await open(`/single-product/${product?._id}`);
    await page.setViewportSize({ width: layout.width, height: 900 });
    await page.getByRole('heading', { name: 'Similar Products' }).scrollIntoViewIfNeeded();
    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.getByRole('button', { name: 'Next' }).click();
    await carousel.getByRole('button', { name: 'Play slides' }).waitFor();
    const measured = await carousel.evaluate((element) => {
      const list = element.querySelector('ul');
      const [first, second] = [...(list?.children ?? [])].map((slide) => slide.getBoundingClientRect());
      const inView = Math.floor((list?.parentElement?.clientWidth ?? 0) / (first?.width ?? 1));
      return { gap: Math.round((second?.left ?? 0) - (first?.right ?? 0)), perView: inView };
    });
    expect(measured).toEqual({ gap: layout.gap, perView: layout.perView });
  });
});
