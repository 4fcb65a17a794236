import { resolve } from 'node:path';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import type { LoginResult } from '@aaram/shared-domain/identity';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { compareLooks, type Look, lookOf } from '#lib/browser/styles.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { listPublicPages } from '#lib/pages-of-shop.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';
import { listRemotes } from '../../tools/lib/workspaces.mjs';

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

// The headless shell measures text a fraction wider or narrower from run to run. Pictures load at varying times, and
// their placeholder colour shows until then.
const visit = withBrowser({ isWhole: true });
const pathLike = (pattern: RegExp) => publicPaths.find((path) => pattern.test(path)) ?? '';
const publicPaths = (await listPublicPages(shopUrl)).map(({ path }) => path);

/** Pages with the most styles. In the short form fewer. */
const richest: Readonly<Record<string, string[]>> = {
  // A category with one page of products: a longer one loads more when its end comes near.
  storefront: ['/cosmetics', pathLike(/^\/single-product/), ...(isLongForm ? ['/cart'] : [])],
  blog: isLongForm ? ['/blogs', pathLike(/^\/blog-details/)] : [pathLike(/^\/blog-details/)],
  'seller-panel': ['/admin-orders', ...(isLongForm ? ['/admin-products', '/admin-add-product'] : [])],
};
const live = (await readSet(openFolder(releasesDir))).remotes;
const isPlain = (pattern: string) => !/[:*]/.test(pattern);
/** Pages of each app: those above, else its first page without parameters. */
const apps = Object.fromEntries(
  listRemotes(resolve(import.meta.dirname, '../..')).map((name) => [
    name,
    richest[name] ?? live[name]?.patterns.filter(isPlain).slice(0, 1) ?? [],
  ]),
);
const names = Object.keys(apps);
/** Two orders, one the reverse of the other, the second in the long form: each app's sheets come before and after those of every other app. */
const orders: string[][] = takeSample([names, names.toReversed()], 2);

/** Opens another page like a link: in the same document. */
async function goOn(page: Page, path: string) {
  await page.evaluate((target) => {
    window.isSameDocument = true;
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const freshLooks = new Map<string, Look>();

let seller: LoginResult;

async function visitAsSeller(test?: TestContext) {
  const { page } = await visit(test);
  // Everything is near: what is loaded when it comes near is there on every way to a page.
  await page.setViewportSize({ width: 1440, height: 6000 });
  await takeSessionOf(page, seller);
  return page;
}

/** Opens a page by itself, and keeps its look when it is complete. */
async function takeFreshLook(page: Page, path: string) {
  await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' });
  await settled(page);
  // A page behind a login asks for its data after it has settled.
  await page.locator('main:not(:has([aria-busy="true"]))').waitFor({ state: 'attached' });
  // The row of similar products becomes a carousel when its script has come.
  if (/^\/single-product/.test(path)) {
    await page.locator('[aria-roledescription="carousel"][aria-label="Similar products"]').waitFor();
  }
  expect(await page.getByRole('button', { name: 'Try again' }).count(), `${path} did not load`).toBe(0);
  freshLooks.set(path, await lookOf(page));
}

/** Waits for a comparison to hold. Another test may have changed what the page shows: then it is looked at once more. */
async function untilLikeFresh(path: string, compare: () => Promise<string[]>, test: TestContext) {
  try {
    await expect.poll(compare, { message: path, timeout: 8000 }).toEqual([]);
  } catch {
    await takeFreshLook(await visitAsSeller(test), path);
    await expect.poll(compare, { message: path }).toEqual([]);
  }
}

describe('no style of one app changes another', () => {
  beforeAll(async () => {
    seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
    const paths = Object.values(apps).flat();
    // A document may be cached from before another file changed something. Asked for once, it is rendered again.
    await Promise.all(paths.map(async (path) => (await fetchPatiently(`${shopUrl}${path}`)).text()));
    const page = await visitAsSeller();
    for (const path of paths) {
      await takeFreshLook(page, path);
    }
  });

  it('has something to compare', () => {
    expect(
      Object.values(apps)
        .flat()
        .map((path) => [path, (freshLooks.get(path) ?? []).length > 60]),
    ).toEqual(
      Object.values(apps)
        .flat()
        .map((path) => [path, true]),
    );
  });

  it.for(orders.map((order) => ({ order, name: order.join(', then ') })))(
    'when their style sheets come in this order: $name',
    async ({ order }, test) => {
      const { expect } = test;
      const page = await visitAsSeller(test);
      const paths = order.flatMap((app) => apps[app] ?? []);
      const freshLookOf = (path: string) => freshLooks.get(path) ?? [];
      const [first = '', ...others] = paths;
      await page.goto(`${shopUrl}${first}`, { waitUntil: 'networkidle' });
      await settled(page);
      for (const path of others) {
        await goOn(page, path);
        // Waits until the page is complete: leaving earlier would load the sheets of two pages at the same time.
        const countOthers = async () => {
          const others = (await lookOf(page)).length - freshLookOf(path).length;
          return others === 0 ? [] : [`${others} more elements`];
        };
        await untilLikeFresh(path, countOthers, test);
      }
      // All sheets are loaded now: each page again, compared with the same page loaded by itself.
      for (const path of paths) {
        await goOn(page, path);
        await untilLikeFresh(path, async () => compareLooks(freshLookOf(path), await lookOf(page)), test);
      }
      expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
    },
  );
});
