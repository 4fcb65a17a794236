import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });

const longWord = 'Sommerblumenwiesenmusterbaumwollkleidchensonderanfertigungen';
/** Opens a product whose reviews, from a stubbed response, have pictures and a long word. */
async function openReviews(page: Page) {
  const { items } = await clientFor(shopUrl).getProducts({ limit: 60 });
  const reviewed = items.find(({ reviewCount }) => reviewCount > 1);
  await page.route(`**/api/auth/products/${reviewed?._id}`, async (route) => {
    const answer = await route.fetch();
    const product = await answer.json();
    const [first, second, ...others] = product.reviews;
    const media = Array.from({ length: 5 }, () => product.images[0]);
    await route.fulfill({
      json: {
        ...product,
        brand: longWord,
        reviews: [{ ...first, media }, { ...second, comment: longWord }, ...others],
      },
    });
  });
  await page.goto(`${shopUrl}/faq`);
  await settled(page);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/single-product/${reviewed?._id}`);
  const reviews = page.getByRole('region', { name: 'All reviews' });
  await reviews.getByRole('button', { name: /^Picture 1 by/ }).waitFor();
  return reviews;
}

describe('a long list', () => {
  it('keeps its filters beside it, and the whole of them within reach of the keyboard', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/women`);
    await settled(page);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await page.evaluate(() => window.scrollTo(0, 1600));
    await expect.poll(() => filters.evaluate((box) => Math.round(box.getBoundingClientRect().top))).toBe(0);
    const last = filters.getByRole('checkbox').last();
    await last.focus();
    const { top, bottom } = await last.evaluate((box) => box.getBoundingClientRect().toJSON());
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(900);
  });
});

describe('the print by day and by night', () => {
  it('has its handle on the line, and both where the slider says', async () => {
    const { page } = await visit();
    await page.goto(shopUrl);
    const slider = page.getByRole('slider', { name: 'Slide between day and night' });
    await slider.scrollIntoViewIfNeeded();
    const middles = () =>
      slider.evaluate((input) => {
        const middle = (box: Element | null | undefined) => {
          const { left = 0, width = 0 } = box?.getBoundingClientRect() ?? {};
          return left + width / 2;
        };
        const { left, width } = input.getBoundingClientRect();
        const value = (input instanceof HTMLInputElement ? input.valueAsNumber : 0) / 100;
        const line = input.nextElementSibling;
        return [left + 24 + (width - 48) * value, middle(line), middle(line?.querySelector('svg'))];
      });
    const [said = 0, line = 0, handle = 0] = await middles();
    expect(Math.abs(line - said)).toBeLessThan(2);
    expect(Math.abs(handle - line)).toBeLessThan(2);
  });
});

describe('reviews', () => {
  it.each(['desktop', 'phone'] as const)('shows a picture whole on a %s, and puts it away again', async (device) => {
    const { page } = await visit({ device });
    const reviews = await openReviews(page);
    const small = reviews.getByRole('button', { name: /^Picture 1 by/ });
    const large = reviews.getByRole('button', { name: /^Close Picture 1 by/ });
    const screen = page.viewportSize() ?? { width: 0, height: 0 };

    await small.click();
    await large.locator('img').evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
    const box = await large.locator('img').boundingBox();
    expect(box?.height).toBeGreaterThan(screen.height / 3);
    expect(box?.height).toBeLessThanOrEqual(screen.height);
    expect(box?.width).toBeLessThanOrEqual(screen.width);
    await large.click();
    await large.waitFor({ state: 'hidden' });

    await small.press('Enter');
    await large.waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    expect(await small.evaluate((button) => button === document.activeElement)).toBe(true);

    await small.click();
    await page.mouse.click(2, 2);
    await large.waitFor({ state: 'hidden' });
  });

  it('breaks a word that is longer than a phone is wide', async () => {
    const { page } = await visit({ device: 'phone' });
    const reviews = await openReviews(page);
    const tooWide = (box: Element) => box.scrollWidth - box.clientWidth;
    expect(await reviews.evaluate(tooWide)).toBe(0);
    expect(await page.locator('html').evaluate(tooWide)).toBeLessThanOrEqual(0);
  });
});
