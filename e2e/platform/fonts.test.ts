import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { watchFonts } from '#lib/browser/watch-fonts.ts';
import { findDemoProduct } from '#lib/store/demo-product.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const hindi = 'सूती कुर्ता';

describe('the fonts', () => {
  // documents.test.ts checks those of pages in Latin letters, since it visits each of them.
  it('for Devanagari comes with a product that has a Hindi name', async () => {
    const product = await findDemoProduct(clientFor(shopUrl));
    const { page } = await visit();
    const fonts = watchFonts(page);
    // In the document, and in the API's response in case the page fetches it again.
    await page.route(new RegExp(`/${product._id}$`), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(product.name, hindi);
      await route.fulfill({ response, body });
    });
    await page.goto(`${shopUrl}/single-product/${product._id}`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hindi);
    await expect.poll(() => fonts).toEqual(expect.arrayContaining(['anek-deva-600']));
  });

  it('for Devanagari comes with a story in Hindi, and draws its letters', async () => {
    const [post] = (await clientFor(shopUrl).getPosts({ limit: 1 })).items;
    const { page } = await visit();
    const fonts = watchFonts(page);
    await page.goto(`${shopUrl}/blog-details/${post?._id}`, { waitUntil: 'networkidle' });
    await page.evaluate((text) => {
      const paragraph = [...document.querySelectorAll('main p')].at(-1);
      paragraph?.replaceChildren(text);
    }, hindi);
    await expect.poll(() => fonts).toEqual(expect.arrayContaining(['anek-deva-400']));
    const isDrawn = () => page.evaluate((text) => document.fonts.check('400 16px "Anek Devanagari"', text), hindi);
    await expect.poll(isDrawn).toBe(true);
  });
});
