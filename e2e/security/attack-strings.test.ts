import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { type AttackedStore, attackStore, SIGN } from '#lib/attacks/attacks.ts';
import { watchAttacks } from '#lib/attacks/watch-attacks.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { takeSample } from '#lib/long-form.ts';
import { clientOf } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });
let store: AttackedStore;
beforeAll(async () => {
  store = await attackStore({ shopUrl, sandboxUrl });
});
// Other tests use the first product and the first post they find.
afterAll(async () => {
  const seller = await clientOf(shopUrl, 'seller@example.com');
  await Promise.all(store.productIds.map((id) => seller.removeProduct(id)));
  await Promise.all(store.postIds.map((id) => seller.deletePost(id)));
});

const logIn = (email: string) => clientFor(shopUrl).login({ email, password: DEMO_PASSWORD });

/** Opens a page until it shows the corpus: a cached document may be half a minute older than the write. */
async function openAttacked(page: Page, path: string) {
  const show = async () => {
    await page.goto(`${shopUrl}${path}`);
    return page
      .waitForFunction((sign) => document.querySelector('main')?.textContent.includes(sign), SIGN, { timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(show, { message: path, timeout: 60_000 }).toBe(true);
}

/** Opens pages that show the corpus, and expects that nothing of it runs. */
async function expectNothingRuns(page: Page, paths: readonly string[]) {
  const find = await watchAttacks(page, shopUrl, [sandboxUrl]);
  for (const path of paths) {
    await openAttacked(page, path);
    await page.keyboard.press('End');
    expect.soft(await find(), path).toEqual([]);
  }
  return find;
}

describe('attacks that were written into every field', () => {
  // security: content-policy
  it('are seen where they run, and where only the policy stops them', async () => {
    const { page } = await visit();
    const find = await watchAttacks(page, shopUrl);
    await page.setContent('<img src=x onerror="window.__attacked=1"><img src="https://evil.example/x">');
    await page.waitForFunction(() => window.__attacked !== undefined);
    const bare = await find();
    expect(bare).toContain('ran: 1');
    expect(bare).toContain('request: https://evil.example/x');
    await page.goto(`${shopUrl}/about`);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.__attacked=1">');
    });
    await page.waitForFunction(() => (window.__violations ?? []).length > 0);
    expect((await find()).some((line) => line.startsWith('policy: script-src'))).toBe(true);
  });

  it('do not run for visitors', async () => {
    const { page } = await visit();
    const find = await expectNothingRuns(page, [
      `/women?tag=${SIGN}`,
      `/search?q=${encodeURIComponent(`${SIGN} "><img src=x onerror=window.__attacked=1>`)}`,
      `/search?tag=${SIGN}`,
      ...takeSample(store.productIds.slice(0, 5), 2).map((id) => `/single-product/${id}`),
      '/blogs',
      ...takeSample(store.postIds, 2).map((id) => `/blog-details/${id}`),
    ]);
    // A post that the browser fetches itself is sanitised in the browser.
    await page.goto(`${shopUrl}/blogs`);
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await page.waitForURL(/blog-details/);
    await page.waitForFunction((sign) => document.querySelector('article')?.textContent.includes(sign), SIGN);
    expect(await find()).toEqual([]);
    const search = page.getByRole('combobox', { name: /search/i });
    await expect
      .poll(async () => {
        await search.fill('');
        await search.fill(SIGN);
        return page
          .getByRole('option')
          .first()
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    expect(await find()).toEqual([]);
  });

  it('do not run for the shopper who wrote them', async () => {
    const { page } = await visit();
    await takeSessionOf(page, store.shopper);
    await expectNothingRuns(page, [
      '/cart',
      '/checkout',
      '/wishlist',
      '/user-dashboard?tab=profile',
      '/user-dashboard?tab=addresses',
      '/user-dashboard?tab=myorders',
      `/track-order?id=${store.orderId}`,
    ]);
  });

  it('do not run for the seller, also where its things are edited', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await logIn('seller@example.com'));
    const find = await expectNothingRuns(page, ['/admin-products', '/admin-orders', '/admin-blog-manager']);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    expect(await find()).toEqual([]);
    await page.goto(`${shopUrl}/admin-products`);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('button', { name: /^Save/ }).first().waitFor();
    expect(await find()).toEqual([]);
  });

  it('do not run for the admin', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await logIn('admin@example.com'));
    await expectNothingRuns(page, ['/admin-orders', `/admin-invoice/${store.orderId}`, '/admin-dashboard']);
  });
});
