import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser.ts';
import { panelUrl, shopUrl } from '#lib/store-under-test.ts';
import { watchResponses } from '#lib/watch-responses.ts';

const visit = withBrowser();
/** Most that all scripts of a panel page may weigh together once loading has ended, KiB gzip. */
const BUDGET_KIB = 230;
/** Each page, and the element that shows that it has loaded. */
const pages: [string, (page: Page) => Promise<void>][] = [
  ['/admin-dashboard', (page) => page.getByRole('group', { name: /^Orders per day/ }).waitFor()],
  ['/admin-products', (page) => page.getByRole('button', { name: /^Edit/ }).first().waitFor()],
  ['/admin-add-product', (page) => page.getByLabel('Category', { exact: true }).waitFor()],
  ['/admin-orders', (page) => page.getByRole('article').first().waitFor()],
  ['/admin-blog-manager', (page) => page.getByRole('button', { name: /^Edit/ }).first().waitFor()],
  ['/admin-invoice/', (page) => page.getByRole('table').first().waitFor()],
];

async function weighScripts(origin: string, path: string, isThere: (page: Page) => Promise<void>): Promise<number> {
  const session = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
  const [order] = (await clientFor(shopUrl, session.token).getAllOrders({ status: 'Delivered', limit: 1 })).items;
  const { page } = await visit();
  await takeSessionOf(page, session);
  const scripts = watchResponses(page, 'script');
  await page.goto(`${origin}${path}${path.endsWith('/') ? order?._id : ''}`);
  await isThere(page);
  await page.waitForLoadState('networkidle');
  return (await scripts.readAll()).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
}

describe('the scripts a panel page loads', () => {
  it.each(pages)('weigh at most 230 KiB in the shop: %s', async (path, isThere) => {
    const weight = await weighScripts(shopUrl, path, isThere);
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThanOrEqual(BUDGET_KIB);
  });

  it.each(pages)('weigh at most 230 KiB where the panel runs alone: %s', async (path, isThere) => {
    const weight = await weighScripts(panelUrl, path, isThere);
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThanOrEqual(BUDGET_KIB);
  });
});
