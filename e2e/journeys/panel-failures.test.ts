import { adminPages, pages } from '@aaram/shared-domain/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { type Stub, stopStubbing, stubCalls } from '#lib/browser/stubbed-calls.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

/** Every page of the panel: those of the store's admins, and the ones that a seller sees too. */
const forSellers = [
  pages.adminDashboard(),
  pages.adminProducts(),
  pages.adminAddProduct(),
  pages.adminOrders(),
  pages.adminBlogManager(),
  pages.adminReturns(),
  adminPages.payLinks(),
  adminPages.reviews(),
  adminPages.accounts(),
  adminPages.files(),
  adminPages.history(),
  adminPages.listings(),
  adminPages.trash(),
  adminPages.media(),
  adminPages.team(),
];
const forAdmins = [
  pages.adminGrievances(),
  adminPages.credits(),
  adminPages.searchWords(),
  pages.adminSecurity(),
  adminPages.outbox(),
  adminPages.releases(),
];

/** `GET /auth/panel/figures`, without what follows a question mark. */
const nameOf = (url: string) => new URL(url).pathname;
/** Nothing on a page depends on these: they are read again, or only counted. */
const isOfTheFrame = (path: string) => /\/api\/(settings|reports|price-rule)$/.test(path);

async function show(page: Page, path: string) {
  await page.goto(`${shopUrl}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

const failure: Stub = { status: 500, json: { code: 'INTERNAL', message: 'Broken.' } };
/** Gives this response to these calls, or to all that a page makes by itself. */
const stubSome = (page: Page, calls: readonly string[], stub: Stub | 'silence') =>
  stubCalls(page, ({ url, method }) => {
    const name = nameOf(url);
    const isMeant = calls.length > 0 ? calls.includes(name) : method === 'GET' && !isOfTheFrame(name);
    return isMeant ? stub : undefined;
  });

/** The calls that a page makes by itself. */
async function listCalls(page: Page, path: string): Promise<string[]> {
  const names = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const name = nameOf(request.url());
    if (request.method() === 'GET' && name.startsWith('/api/') && !isOfTheFrame(name)) {
      names.add(name);
    }
  };
  page.on('request', note);
  await show(page, path);
  page.off('request', note);
  return [...names];
}

/** The calls that are made to fail, one after the other; in the short form all of a page at once. */
const listFaults = async (page: Page, path: string): Promise<string[][]> =>
  isLongForm ? (await listCalls(page, path)).map((call) => [call]) : [[]];

/** What a person sees of a page below its title, and whether the page says that something is wrong. */
const readMain = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const title = main.querySelector('h1')?.textContent ?? '';
    return { title, rest: (main.textContent ?? '').replace(title, '').trim() };
  });

async function openAs(email: string) {
  const { page } = await visit();
  await takeSessionOf(page, await clientFor(shopUrl).login({ email, password: DEMO_PASSWORD }));
  return page;
}

describe.each([
  ['seller@example.com', forSellers],
  ['admin@example.com', forAdmins],
])('every call of every page of the panel of %s', (email, paths) => {
  // rules: failed-loads-offer-a-retry
  it.each(takeSample(paths, 2))('fails once or hangs, and the page is not blank: %s', async (path) => {
    const page = await openAs(email);
    const blank: string[] = [];
    for (const calls of await listFaults(page, path)) {
      await stubSome(page, calls, failure);
      await show(page, path);
      const { title, rest } = await readMain(page);
      if (title === '' || rest === '') {
        blank.push(`${calls} fails`);
      }
      // A call that is never answered leaves what is read meanwhile, and a page that says that it is loading.
      await stubSome(page, calls, 'silence');
      await page.goto(`${shopUrl}${path}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('navigation', { name: 'Seller Panel' }).first().waitFor();
      const main = page.getByRole('main');
      await expect
        .poll(async () => (await main.locator('h1, [aria-busy="true"], [role="status"]').count()) > 0)
        .toBe(true)
        .catch(() => blank.push(`${calls} hangs`));
      await stopStubbing(page);
    }
    expect(blank).toEqual([]);
  });
});
