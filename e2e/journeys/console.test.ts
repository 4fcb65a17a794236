import type { LoginResult } from '@aaram/shared-domain/identity';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { oddPanelAddresses, oddPublicAddresses, oddShopperAddresses } from '#lib/attacks/odd-addresses.ts';
import { launchBrowser } from '#lib/browser/browser.ts';
import { watchConsole } from '#lib/browser/console.ts';
import { settled } from '#lib/browser/settled.ts';
import { VISITOR } from '#lib/browser/visitor.ts';
import { isLongForm } from '#lib/long-form.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const AT_ONCE = 5;
/** One of so many addresses is opened; in the long form each is. */
const SHARE = isLongForm ? 1 : 3;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ hasPictures: false });
});
afterAll(() => browser?.close());

/** Opens one URL after the other; returns the console's errors, each with its URL. */
async function listErrors(addresses: readonly string[], session?: LoginResult): Promise<string[]> {
  const found: string[] = [];
  const queue = addresses.filter((_, index) => index % SHARE === 0);
  async function work() {
    const context = await browser.newContext({ ...VISITOR, reducedMotion: 'reduce' });
    if (session) {
      await takeSessionOf(context, session);
    }
    const page = await context.newPage();
    let path = queue.shift();
    watchConsole(page, (line) => found.push(`${path?.slice(0, 80)}: ${line}`));
    for (; path !== undefined; path = queue.shift()) {
      // Public documents contain their data; pages behind a login fetch theirs afterwards.
      await page.goto(`${shopUrl}${path}`, { waitUntil: session ? 'networkidle' : 'load' });
      await settled(page);
    }
    await context.close();
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

describe('an address that is about nothing', { timeout: 240_000 }, () => {
  // rules: addresses-of-pages
  it('leaves the console empty in the store', async () => {
    expect(await listErrors(oddPublicAddresses)).toEqual([]);
  });

  // rules: addresses-of-pages
  it('leaves the console empty where a visitor must log in', async () => {
    const own = [...oddShopperAddresses, ...oddPanelAddresses];
    expect(await listErrors(own.filter((_, index) => index % 2 === 0))).toEqual([]);
  });

  // rules: addresses-of-pages
  it("leaves the console empty on a shopper's own pages", async () => {
    expect(await listErrors(oddShopperAddresses, await newShopper(shopUrl))).toEqual([]);
  });

  // rules: addresses-of-pages
  it('leaves the console empty in the back office', async () => {
    const admin = await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD });
    expect(await listErrors(oddPanelAddresses, admin)).toEqual([]);
  });
});
