import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { settled } from '#lib/settled.ts';
import { shopUrl } from '#lib/store-under-test.ts';

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
  it('has call and WhatsApp behind one button, which makes way for whoever reads on', async () => {
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
      // The corner moves with an animation; only its final place counts.
      await expect.poll(isFree).toBe(true);
    }
  });
});

describe('similar products', () => {
  it.each([
    { width: 390, perView: 2, gap: 8 },
    { width: 700, perView: 2, gap: 10 },
    { width: 1440, perView: 3, gap: 12 },
  ])('stand $perView in view with $gap px between them at $width px, and stop at the arrows', async (layout) => {
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
