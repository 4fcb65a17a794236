import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm } from '#lib/long-form.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
type Theme = 'light' | 'dark';
const opposite = { light: 'dark', dark: 'light' } as const;
const ground = { light: 'rgb(255, 255, 255)', dark: 'rgb(16, 17, 24)' };

declare global {
  interface Window {
    groundAtFirst?: string | undefined;
  }
}

/** Keeps the page's background colour from when the document is parsed and no script of it has run. */
function rememberGround() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') {
      window.groundAtFirst = getComputedStyle(document.body).backgroundColor;
    }
  });
}

const themeOf = (page: Page) =>
  page.evaluate(() => {
    const contents = (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"]`)].map((tag) => tag.getAttribute('content'));
    const hex = document.createElement('canvas').getContext('2d');
    const asRgb = (color: string | null) => {
      if (hex === null || color === null) {
        return color;
      }
      hex.fillStyle = color;
      const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(String(hex.fillStyle).slice(at, at + 2), 16));
      return `rgb(${r}, ${g}, ${b})`;
    };
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      schemeTag: contents('color-scheme'),
      bars: [...new Set(contents('theme-color').map(asRgb))],
    };
  });
const looks = (theme: Theme) => ({ ground: ground[theme], scheme: theme, schemeTag: [theme], bars: [ground[theme]] });

const choose = (page: Page, theme: Theme) => page.addInitScript((value) => localStorage.setItem('theme', value), theme);

/** Whether a screenshot shows a dark page: reads a pixel at its left edge, half-way down, below the bars. */
function isDark(picture: string): boolean {
  const { data, width, height } = PNG.sync.read(Buffer.from(picture, 'base64'));
  return (data[(Math.floor(height / 2) * width + 2) * 4] ?? 0) < 100;
}

describe('the theme', () => {
  it.each(['light', 'dark'] as const)('follows a %s device, from the first paint', async (device) => {
    const { page } = await visit();
    await page.emulateMedia({ colorScheme: device });
    await page.addInitScript(rememberGround);
    await page.goto(`${shopUrl}/about`);
    expect(await page.evaluate(() => window.groundAtFirst)).toBe(ground[device]);
    expect(await themeOf(page)).toEqual(looks(device));
  });

  it.each(['light', 'dark'] as const)('follows the device while the page is open: it turns %s', async (device) => {
    const { page } = await visit();
    await page.emulateMedia({ colorScheme: opposite[device] });
    await page.goto(`${shopUrl}/about`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ colorScheme: device });
    await expect.poll(() => themeOf(page)).toEqual(looks(device));
  });

  it.each(['light', 'dark'] as const)('is the chosen %s one on a device that likes the other', async (chosen) => {
    const { page } = await visit();
    await page.emulateMedia({ colorScheme: opposite[chosen] });
    await choose(page, chosen);
    await page.addInitScript(rememberGround);
    await page.goto(`${shopUrl}/about`);
    expect(await page.evaluate(() => window.groundAtFirst)).toBe(ground[chosen]);
    expect(await themeOf(page)).toEqual(looks(chosen));
  });

  it.each(['light', 'dark'] as const)('without scripts is the one of a %s device', async (device) => {
    const { context } = await visit();
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: device });
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script>/g, '<script type="text/plain">');
      await route.fulfill({ response, body });
    });
    await page.goto(`${shopUrl}/about`);
    expect((await themeOf(page)).ground).toBe(ground[device]);
    expect((await themeOf(page)).scheme).toBe(device);
  });

  it('is switched by a button, at once, and stays so on the next pages and in other tabs', async () => {
    const { context, page } = await visit();
    await page.goto(`${shopUrl}/about`, { waitUntil: 'networkidle' });
    const other = await context.newPage();
    await other.goto(`${shopUrl}/faq`, { waitUntil: 'networkidle' });
    await settled(page);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await themeOf(page)).toEqual(looks('dark'));
    await expect.poll(() => themeOf(other)).toEqual(looks('dark'));
    await page.goto(`${shopUrl}/women`);
    expect(await themeOf(page)).toEqual(looks('dark'));
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await themeOf(page)).toEqual(looks('light'));
  });

  // Dark shows a flash most: light is tried in the long form.
  it.each(isLongForm ? (['light', 'dark'] as const) : (['dark'] as const))(
    'never flashes: no picture on the way between %s pages shows the other',
    async (chosen) => {
      const { context, page } = await visit();
      await page.emulateMedia({ colorScheme: opposite[chosen] });
      await choose(page, chosen);
      await page.goto(`${shopUrl}/about`, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      const pictures: string[] = [];
      session.on('Page.screencastFrame', ({ data, sessionId }) => {
        pictures.push(data);
        session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      });
      await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
      for (const path of ['/faq', '/women', '/terms', '/about']) {
        await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
      }
      await expect.poll(() => pictures.length).toBeGreaterThan(4);
      await session.send('Page.stopScreencast');
      expect(pictures.map(isDark)).toEqual(pictures.map(() => chosen === 'dark'));
    },
  );
});
