import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, type TestContext } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { listPublicPages, panelPaths } from '#lib/pages-of-shop.ts';
import { watchResponses } from '#lib/watch-responses.ts';

const shopUrl = inject('shopUrl');
const releasesDir = inject('releasesDir');
const visit = withBrowser();
const publicPaths = (await listPublicPages(shopUrl)).map(({ path }) => path);
const shopperPaths = ['/cart', '/wishlist', '/checkout', '/user-dashboard', '/track-order'];
/** What all styles of a page may weigh together, gzip. */
const BUDGET_KIB = 14;

const gzipKib = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Waits until the page's own scripts have taken over: what they need besides has been asked for by then. */
async function untilTakenOver(page: Page, { expect }: TestContext) {
  const isTakenOver = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  await expect.poll(isTakenOver).toBe(true);
}

/** Loads a page and gives the weight of its styles: those in the document and those that came as files. */
async function weighStyles(path: string, test: TestContext, email?: string): Promise<number> {
  const { page } = await visit(test);
  if (email !== undefined) {
    await takeSessionOf(page, await clientFor(shopUrl).login({ email, password: DEMO_PASSWORD }));
  }
  const files = watchResponses(page, 'stylesheet');
  const response = await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
  await untilTakenOver(page, test);
  const inDocument = [...((await response?.text()) ?? '').matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => css,
  );
  expect(inDocument.join('').length).toBeGreaterThan(1000);
  return gzipKib([...inDocument, ...(await files.readAll())].join(''));
}

describe('the styles a page loads', () => {
  it.concurrent.for(publicPaths)('weigh at most 14 KiB: %s', async (path, test) => {
    expect(await weighStyles(path, test)).toBeLessThanOrEqual(BUDGET_KIB);
  });

  it.concurrent.for(shopperPaths)('weigh at most 14 KiB for a shopper: %s', async (path, test) => {
    expect(await weighStyles(path, test, 'shopper@example.com')).toBeLessThanOrEqual(BUDGET_KIB);
  });

  it.concurrent.for(panelPaths)('weigh at most 14 KiB for a seller: %s', async (path, test) => {
    expect(await weighStyles(path, test, 'seller@example.com')).toBeLessThanOrEqual(BUDGET_KIB);
  });

  it.concurrent.for(publicPaths)(
    'are all in the document, so that it looks right before any script: %s',
    async (path, test) => {
      const { page } = await visit(test);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') {
          asked.push(new URL(request.url()).pathname);
        }
      });
      await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
      await untilTakenOver(page, test);
      expect(asked).toEqual([]);
    },
  );
});

describe('class names', () => {
  it.each(['storefront', 'blog', 'seller-panel'])(
    "of %s carry the app's name, so that no other app has them",
    (app) => {
      const live = JSON.parse(readFileSync(join(releasesDir, 'live.json'), 'utf8'));
      const files = globSync(join(releasesDir, app, live.remotes[app].version, 'browser/*.css'));
      const names = files.flatMap((file) =>
        [
          ...readFileSync(file, 'utf8')
            .replace(/@layer [^{]*/g, '')
            .matchAll(/\.(-?[a-z_][\w-]*)(?=[^{}"]*\{)/gi),
        ].map(([, name = '']) => name),
      );
      expect(names.length).toBeGreaterThan(100);
      expect([...new Set(names)].filter((name) => !name.startsWith(`${app}-`))).toEqual([]);
    },
  );
});
