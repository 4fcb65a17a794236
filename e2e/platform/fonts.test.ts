import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { listPublicPages } from '#lib/pages-of-shop.ts';
import { shopUrl } from '#lib/store-under-test.ts';

const visit = withBrowser();
const publicPaths = (await listPublicPages(shopUrl)).map(({ path }) => path);
const hindi = 'सूती कुर्ता';

function watchFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      fonts.push(new URL(request.url()).pathname.replace(/^.*\/([\w-]+)\..*$/, '$1'));
    }
  });
  return fonts;
}

describe('the fonts', () => {
  it.concurrent.for(publicPaths)(
    'of a page in Latin letters are the Latin ones, each once, from here: %s',
    async (path, test) => {
      const { page } = await visit(test);
      const fonts = watchFonts(page);
      await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.filter((font) => !['anek-latin', 'instrument-sans', 'anek-inr'].includes(font))).toEqual([]);
      expect(fonts.toSorted()).toEqual([...new Set(fonts)].toSorted());
      expect(fonts).toEqual(expect.arrayContaining(['anek-latin', 'instrument-sans']));
    },
  );

  it('for Devanagari comes with a product that has a Hindi name', async () => {
    const [product] = (await clientFor(shopUrl).getProducts({ limit: 1 })).items;
    const { page } = await visit();
    const fonts = watchFonts(page);
    // In the document, and in the API's response in case the page fetches it again.
    await page.route(new RegExp(`/${product?._id}$`), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(product?.name ?? '', hindi);
      await route.fulfill({ response, body });
    });
    await page.goto(`${shopUrl}/single-product/${product?._id}`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(hindi);
    await expect.poll(() => fonts).toEqual(expect.arrayContaining(['anek-deva-600']));
  });

  it('for Devanagari comes with a story in Hindi, and draws its letters', async () => {
    const path = publicPaths.find((candidate) => candidate.startsWith('/blog-details')) ?? '';
    const { page } = await visit();
    const fonts = watchFonts(page);
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate((text) => {
      const paragraph = [...document.querySelectorAll('main p')].at(-1);
      paragraph?.replaceChildren(text);
    }, hindi);
    await expect.poll(() => fonts).toEqual(expect.arrayContaining(['anek-deva-400']));
    const isDrawn = () => page.evaluate((text) => document.fonts.check('400 16px "Anek Devanagari"', text), hindi);
    await expect.poll(isDrawn).toBe(true);
  });
});
