import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '@aaram/runtime/publishing/log';
import { publish, startCanary } from '@aaram/runtime/publishing/publish';
import { changeSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm } from '#lib/long-form.ts';
import { buildFaultyBlog, type Pointer } from '#lib/release/faulty-release.ts';
import { copyBlogRelease } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';

/** Within this time a canary that is worse is withdrawn, ms. */
const WITHDRAWN_MS = 30_000;
const author = { by: 'a test', why: 'a canary' };
const visit = withBrowser();

let own: string;
let shop: LoneShop;

const readyz = async () => (await fetch(`${shop.url}/readyz`)).json();

/** Gives ten of a hundred visitors a release of the blog, past the gate. */
async function tryBlog(pointer: Pointer): Promise<void> {
  await changeSet(openFolder(own), author, (set) => startCanary(set, { part: 'blog', pointer }, 10, author));
  await expect.poll(async () => (await readyz()).canaries).toMatchObject([{ version: pointer.version }]);
}

/** The numbers that a hundred new visitors get, those that have the canary first. */
async function drawShares(canary: string): Promise<string[]> {
  const drawn: { share: string; hasCanary: boolean }[] = [];
  for (let number = 0; number < 100; number += 1) {
    const response = await fetch(`${shop.url}/blogs`);
    const share = /release-share=(\d+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
    drawn.push({ share, hasCanary: (await response.text()).includes(`"version":"${canary}"`) });
  }
  return drawn.toSorted((one, other) => Number(other.hasCanary) - Number(one.hasCanary)).map(({ share }) => share);
}

/** A visitor with one of those numbers, from an address of its own, and the versions of the blog whose files it loads. */
async function visitAs(share: string, address: number) {
  const { context, page } = await visit();
  await context.addCookies([{ name: 'release-share', value: share, url: shop.url }]);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${address}` });
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/releases\/blog\/(\w+)\//.exec(request.url())?.[1];
    if (version !== undefined) {
      versions.add(version);
    }
  });
  return { page, versions };
}

// Only in the long form (npm run test:chaos): canary.test.ts shows the same without a browser.
describe.runIf(isLongForm)('in real browsers, a canary', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), 'aaram-canary-'));
    await cp(releasesDir, own, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    await publish(own, { remotes: { blog: await copyBlogRelease(own, 'the live one') } });
    shop = await startShop({ RELEASES_DIR: own, LIMITS: 'relaxed', TRUST_PROXY: 'loopback' });
  });
  afterAll(async () => {
    await shop?.stop();
    await rm(own, { recursive: true, force: true });
  });

  it('is what only its visitors have in documents, chunks and navigation', async ({ annotate }) => {
    const canary = await copyBlogRelease(own, 'a canary');
    await tryBlog(canary);
    const shares = await drawShares(canary.version);
    const seen: string[][] = [];
    for (const [address, share] of [...shares.slice(0, 10), ...shares.slice(90)].entries()) {
      const { page, versions } = await visitAs(share, address);
      await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' });
      await settled(page);
      await page.getByRole('link', { name: 'Blogs', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
      await page.reload({ waitUntil: 'networkidle' });
      await settled(page);
      await page.locator('main a[href^="/blog"]').first().click();
      await page.waitForLoadState('networkidle');
      seen.push([...versions]);
    }
    const others = seen.slice(10).flat();
    expect(new Set(seen.slice(0, 10).map((versions) => versions.join()))).toEqual(new Set([canary.version]));
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(canary.version);
    expect(seen.every((versions) => versions.length === 1)).toBe(true);
    await annotate('10 of 10 visitors of the canary had it alone, 10 of 10 others never', 'figure');
  });

  it('whose page throws there is withdrawn by what they report', async ({ annotate }) => {
    const canary = await buildFaultyBlog(own);
    await tryBlog(canary);
    const shares = await drawShares(canary.version);
    const begin = performance.now();
    for (const [address, share] of shares.slice(0, 6).entries()) {
      const { page } = await visitAs(share, address);
      await page.goto(`${shop.url}/blogs?fault=browser`);
      const fallback = page.getByRole('button', { name: 'Try again' });
      // The reports of the first visitors may be enough: the next ones then have a page that works.
      const isWithdrawn = async () => (await readyz()).canaries.length === 0;
      await expect.poll(async () => (await fallback.isVisible()) || (await isWithdrawn())).toBe(true);
    }
    await expect.poll(async () => (await readyz()).canaries, { timeout: WITHDRAWN_MS }).toEqual([]);
    await annotate(`withdrawn ${Math.round(performance.now() - begin)} ms after its first visitor`, 'figure');
    expect((await readLog(openFolder(own))).at(-1)).toMatchObject({
      how: 'withdraw',
      why: expect.stringMatching(
        new RegExp(`${canary.version}: 0 failed on the server and [1-9]\\d* errors in browsers`),
      ),
    });
  });
});
