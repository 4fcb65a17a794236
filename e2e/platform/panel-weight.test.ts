import { gzipSync } from 'node:zlib';
import { adminPages, pages } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { STYLES_BUDGET_KIB, stylesIn, weighStyles } from '#lib/browser/page-styles.ts';
import { watchPolicy } from '#lib/browser/policy.ts';
import { watchResponses } from '#lib/browser/watch-responses.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { panelUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
/** Most that all scripts of a panel page may weigh together once loading has ended, KiB gzip. */
const BUDGET_KIB = 230;

type IsThere = (page: Page) => Promise<void>;
const heading: IsThere = (page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const edit: IsThere = (page) => page.getByRole('button', { name: /^Edit/ }).first().waitFor();
/** Each page, and the element that shows that it has loaded. The panel alone has the same pages. */
const inBoth: [string, IsThere][] = [
  [pages.adminDashboard(), (page) => page.getByRole('group', { name: /^Orders per day/ }).waitFor()],
  [pages.adminProducts(), edit],
  [pages.adminAddProduct(), (page) => page.getByLabel('Category', { exact: true }).waitFor()],
  [pages.adminOrders(), (page) => page.getByRole('row').nth(1).waitFor()],
  [pages.adminBlogManager(), edit],
  ['/admin-edit-product/', (page) => page.getByRole('button', { name: 'Save changes' }).waitFor()],
  ['/admin-orders/', (page) => page.getByRole('region', { name: 'Timeline' }).waitFor()],
  ['/admin-invoice/', (page) => page.getByRole('table').first().waitFor()],
];
const inShop: [string, IsThere][] = [
  ...inBoth,
  [pages.adminSecurity(), heading],
  [pages.adminGrievances(), heading],
  [adminPages.reviews(), heading],
  [adminPages.accounts(), heading],
  [adminPages.credits(), heading],
  [adminPages.searchWords(), heading],
  [adminPages.listings(), heading],
  [adminPages.outbox(), heading],
  [adminPages.payLinks(), heading],
  [adminPages.releases(), heading],
];

let session: Awaited<ReturnType<ReturnType<typeof clientFor>['login']>>;
/** The id that a path ending in a slash needs. */
const ids: Record<string, string | undefined> = {};
beforeAll(async () => {
  session = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
  const api = clientFor(shopUrl, session.token);
  ids['/admin-invoice/'] = (await api.getAllOrders({ status: 'Delivered', limit: 1 })).items[0]?._id;
  ids['/admin-orders/'] = ids['/admin-invoice/'];
  ids['/admin-edit-product/'] = (await api.getSellerProducts({ limit: 1 })).items[0]?._id;
});

const weigh = (scripts: readonly Buffer[]) =>
  scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;

/** Loads a page for the seller: weights in KiB gzip, and what its policy refused. */
async function load(origin: string, [path, isThere]: [string, IsThere], test: TestContext) {
  const { page } = await visit(test);
  await takeSessionOf(page, session);
  const scripts = watchResponses(page, 'script');
  const styles = watchResponses(page, 'stylesheet');
  const violations = await watchPolicy(page);
  const response = await page.goto(`${origin}${path}${ids[path] ?? ''}`);
  await isThere(page);
  await page.waitForLoadState('networkidle');
  const inDocument = stylesIn((await response?.text()) ?? '');
  return {
    scriptsKib: weigh(await scripts.readAll()),
    stylesKib: weighStyles([...inDocument, ...(await styles.readAll()).map(String)]),
    violations,
  };
}

describe('a page of the panel', () => {
  it.concurrent.for(takeSample(inShop, 2))(
    'brings at most 230 KiB of scripts and 14 KiB of styles in the shop, and keeps its policy: %s',
    async (one, test) => {
      const { scriptsKib, stylesKib, violations } = await load(shopUrl, one, test);
      expect(scriptsKib).toBeGreaterThan(100);
      expect(scriptsKib).toBeLessThanOrEqual(BUDGET_KIB);
      expect(stylesKib).toBeGreaterThan(1);
      expect(stylesKib).toBeLessThanOrEqual(STYLES_BUDGET_KIB);
      expect(violations).toEqual([]);
    },
  );

  // The releases are those of the shop: the heaviest page of them in the short form.
  const alone = isLongForm ? inBoth : inBoth.slice(0, 1);
  it.concurrent.for(alone)('brings at most 230 KiB of scripts where the panel runs alone: %s', async (one, test) => {
    const { scriptsKib } = await load(panelUrl, one, test);
    expect(scriptsKib).toBeGreaterThan(100);
    expect(scriptsKib).toBeLessThanOrEqual(BUDGET_KIB);
  });
});
