import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, type TestContext } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { STYLES_BUDGET_KIB, stylesIn, weighStyles } from '#lib/browser/page-styles.ts';
import { watchPolicy } from '#lib/browser/policy.ts';
import { watchResponses } from '#lib/browser/watch-responses.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';
import { listRemotes } from '../../tools/lib/workspaces.mjs';

const visit = withBrowser({ hasPictures: true });
const shopperPaths = ['/', '/cart', '/wishlist', '/checkout', '/user-dashboard', '/track-order'];
/** Waits for hydration: by then the page has requested everything else that it needs. */
async function untilTakenOver(page: Page, { expect }: TestContext) {
  const isTakenOver = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
  await expect.poll(isTakenOver).toBe(true);
}

// documents.test.ts weighs the public pages, panel-weight.test.ts those of the panel: they visit each of them.
it('the document of a page of the panel has the styles of everything that it shows', async () => {
  const html = await (await fetchPatiently(`${shopUrl}/admin-dashboard`)).text();
  const styles = stylesIn(html).join('');
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('<body')));
  const classes = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  expect(classes.size).toBeGreaterThan(20);
});

describe('a page as a shopper sees it', () => {
  it.concurrent.for(shopperPaths)('brings at most 14 KiB of styles, and keeps its policy: %s', async (path, test) => {
    const { page } = await visit(test);
    await takeSessionOf(
      page,
      await clientFor(shopUrl).login({ email: 'shopper@example.com', password: DEMO_PASSWORD }),
    );
    const files = watchResponses(page, 'stylesheet');
    const violations = await watchPolicy(page);
    const response = await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
    await untilTakenOver(page, test);
    const inDocument = stylesIn((await response?.text()) ?? '');
    expect(inDocument.join('').length).toBeGreaterThan(1000);
    expect(weighStyles([...inDocument, ...(await files.readAll()).map(String)])).toBeLessThanOrEqual(STYLES_BUDGET_KIB);
    expect(violations).toEqual([]);
  });
});

describe('class names', () => {
  it.each(listRemotes(resolve(import.meta.dirname, '../..')))(
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
      // The libraries that crop pictures and edit texts have names of their own, the same in every app.
      const own = [...new Set(names)].filter((name) => !/^(ReactCrop|ord-|ProseMirror-)/.test(name));
      expect(own.filter((name) => !name.startsWith(`${app}-`))).toEqual([]);
    },
  );
});
