import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { copyBlogRelease } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';
import { publish } from '../../tools/lib/build/make-release.ts';

const visit = withBrowser();
let own: string;
let shop: LoneShop;
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'aaram-swaps-'));
  await cp(releasesDir, own, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  shop = await startShop({ RELEASES_DIR: own, LIMITS: 'relaxed' });
});
afterAll(async () => {
  await shop?.stop();
  await rm(own, { recursive: true, force: true });
});

const liveSet = async (): Promise<string> => (await (await fetch(`${shop.url}/readyz`)).json()).releaseSet;

/** Makes a blog live that differs from the live one in its version alone. Resolves to that version. */
async function swap(mark: string): Promise<string> {
  const before = await liveSet();
  const blog = await copyBlogRelease(own, mark);
  await publish(own, { remotes: { blog } });
  await expect.poll(liveSet).not.toBe(before);
  return blog.version;
}

/** A tab, with the number of its documents and the versions of the blog whose files it has asked for. */
async function openTab(path: string) {
  const { page } = await visit();
  const seen = { documents: 0, blogs: new Set<string>() };
  page.on('request', (request) => {
    seen.documents += request.isNavigationRequest() ? 1 : 0;
    const version = /\/releases\/blog\/(\w+)\//.exec(request.url())?.[1];
    if (version !== undefined) {
      seen.blogs.add(version);
    }
  });
  await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
  // Until then a link loads a document.
  await settled(page);
  return { page, seen };
}
const setOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').releaseSet);
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const blogHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /Latest Trends/ });

it('a tab keeps the releases of its document while others are published, and moves with a whole document', async () => {
  const first = await swap('first');
  const set = await liveSet();
  const [idle, busy] = [await openTab('/about'), await openTab('/about')];
  const second = await swap('second');
  // It has not heard of the second one: its first page of the blog has the files of its own document's set.
  await follow(idle.page, 'Blogs');
  await blogHeading(idle.page).waitFor();
  expect([...idle.seen.blogs]).toEqual([first]);
  expect([idle.seen.documents, await setOf(idle.page)]).toEqual([1, set]);
  // An answer of the API has named it.
  await follow(busy.page, 'Women');
  await busy.page.getByRole('heading', { level: 1 }).waitFor();
  await busy.page.waitForLoadState('networkidle');
  await follow(busy.page, 'Blogs');
  await blogHeading(busy.page).waitFor();
  expect(busy.seen.documents).toBe(2);
  await expect.poll(() => setOf(busy.page)).toBe(await liveSet());
  // The document shows its heading before its scripts ask for the files.
  await expect.poll(() => busy.seen.blogs.has(second)).toBe(true);
});

it('a tab whose release was removed reloads once', async () => {
  const old = await swap('third');
  const { page, seen } = await openTab('/about');
  await swap('fourth');
  await rm(join(own, 'blog', old), { recursive: true });
  await follow(page, 'Blogs');
  await blogHeading(page).waitFor();
  expect(seen.documents).toBe(2);
  expect(await setOf(page)).toBe(await liveSet());
});
