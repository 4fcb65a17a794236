import { describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { STYLES_BUDGET_KIB, stylesIn, weighStyles } from '#lib/browser/page-styles.ts';
import { watchFonts } from '#lib/browser/watch-fonts.ts';
import { listPublicPages } from '#lib/pages-of-shop.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
const publicPages = await listPublicPages(shopUrl);
const latinFonts = ['anek-latin', 'instrument-sans', 'anek-inr'];

declare global {
  interface Window {
    headingBefore?: Element | null;
  }
}

/** Keeps the heading that the server sent, before any script of the page runs. */
function rememberHeading() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      window.headingBefore = document.querySelector('h1');
    }
  });
}

/** As on a phone whose clock is fast, or with a document that the shop has cached for so long. */
function beAheadOfTheServer() {
  const now = Date.now;
  Date.now = () => now() + 50_000;
}

/** Whether React hydrated the heading that the server sent instead of replacing it. */
function isHeadingTakenOver() {
  const heading = document.querySelector('h1');
  const isHydrated = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
  return isHydrated ? window.headingBefore === heading : undefined;
}

describe('public documents', () => {
  // rules: addresses-of-pages
  it.each(publicPages)('carry their text without a script: $path', async ({ path, text }) => {
    const response = await fetch(`${shopUrl}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-ssr')).toBe('ok');
    const html = await response.text();
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain(text);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
  });

  // rules: addresses-of-pages
  it.concurrent.for(publicPages)(
    'hydrate as they are, ask the API for nothing and bring their styles, at most 14 KiB: $path',
    async ({ path }, { expect, onTestFinished }) => {
      const { page, problems } = await visit({ onTestFinished });
      const fonts = watchFonts(page);
      const askedLater: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') || request.resourceType() === 'stylesheet') {
          askedLater.push(pathname);
        }
      });
      await page.addInitScript(rememberHeading);
      await page.addInitScript(beAheadOfTheServer);
      const response = await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
      await expect.poll(() => page.evaluate(isHeadingTakenOver)).toBe(true);
      expect(askedLater).toEqual([]);
      const styles = stylesIn((await response?.text()) ?? '');
      expect(styles.join('').length).toBeGreaterThan(1000);
      expect(weighStyles(styles)).toBeLessThanOrEqual(STYLES_BUDGET_KIB);
      expect(problems.errors).toEqual([]);
      // Its letters are Latin: no font of another script comes, and none twice.
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.filter((font) => !latinFonts.includes(font))).toEqual([]);
      expect(fonts.toSorted()).toEqual([...new Set(fonts)].toSorted());
      expect(fonts).toEqual(expect.arrayContaining(['anek-latin', 'instrument-sans']));
    },
  );

  it.each(['/', '/women', '/blogs'])('name the picture of the first screen before their styles: %s', async (path) => {
    const html = await (await fetchPatiently(`${shopUrl}${path}`)).text();
    const picture = html.indexOf('<link rel="preload" as="image"');
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(html.indexOf('<style>'));
  });

  it('answers 404 with its own page for an unknown address', async () => {
    const response = await fetch(`${shopUrl}/no-such-page`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page Not Found');
  });

  it('answers 404 for a product that is not there', async () => {
    const response = await fetch(`${shopUrl}/single-product/01900000-0000-7000-8000-000000000000`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Product not found.');
  });

  it('come compressed, and the same whether cached or fresh', async () => {
    const read = async () => (await fetchPatiently(`${shopUrl}/faq`)).text();
    const [fresh, cached] = [await read(), await read()];
    const encoded = await fetch(`${shopUrl}/faq`, { headers: { 'accept-encoding': 'br' } });
    expect(encoded.headers.get('content-encoding')).toBe('br');
    expect(cached.replace(/"dehydratedAt":\d+/g, '')).toBe(fresh.replace(/"dehydratedAt":\d+/g, ''));
  });
});
