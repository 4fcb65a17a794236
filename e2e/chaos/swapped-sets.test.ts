import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@aaram/runtime/publishing/publish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm } from '#lib/long-form.ts';
import { copyBlogRelease } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
/** Tabs that are opened one after the other, visitors without a browser beside them. */
const TABS = 15;
const VISITORS = 3;

let own: string;
let shop: LoneShop;

const liveSet = async (): Promise<string> => (await (await fetch(`${shop.url}/readyz`)).json()).releaseSet;
const blogIn = (text: string) => /\/releases\/blog\/(\w+)\//.exec(text)?.[1];

/** Makes one release of the blog after the other live, each when the shop has the one before. */
async function swapUntil(isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) {
    const before = await liveSet();
    await publish(own, { remotes: { blog: await copyBlogRelease(own, `swap ${count}`) } });
    await expect.poll(liveSet, { interval: 20 }).not.toBe(before);
  }
  return count;
}

/** What of a document does not agree: its header, its data, the releases that it names, and the files of these. */
async function findDifferences(path: string): Promise<string[]> {
  const response = await fetch(shop.url + path);
  const text = await response.text();
  const set = response.headers.get('x-release-set');
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}');
  const files = [...new Set(text.match(/\/releases\/blog\/\w+\/browser\/[\w.-]+/g))];
  const versions = new Set(files.map(blogIn));
  const known = blogIn(boot.remotes?.blog?.entry?.url ?? '');
  const answers = await Promise.all(files.map(async (file) => (await fetch(shop.url + file)).status));
  return [
    ...(response.status === 200 ? [] : [`status ${response.status}`]),
    ...(boot.releaseSet === set ? [] : [`header ${set}, data ${boot.releaseSet}`]),
    ...(versions.size === 1 && versions.has(known) ? [] : [`names ${[...versions]}, data ${known}`]),
    ...answers.filter((status) => status !== 200).map((status) => `a file is ${status}`),
  ];
}

async function visitUntil(isOver: () => boolean) {
  const differences: string[] = [];
  let count = 0;
  for (; !isOver(); count += 1) {
    differences.push(...(await findDifferences(count % 2 === 0 ? '/blogs' : `/blogs?mark=${count}`)));
  }
  return { count, differences };
}

/** A tab that goes from a page of the shop to the blog, as a link does. Resolves to the versions that each document used. */
async function openTab(): Promise<string[][]> {
  const { page, context } = await visit();
  const documents: Set<string>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new Set());
    }
    const version = blogIn(request.url());
    if (version !== undefined) {
      documents.at(-1)?.add(version);
    }
  });
  await page.goto(`${shop.url}/about`);
  await settled(page);
  await page.getByRole('link', { name: 'Blogs', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const boot = await page.evaluate(() => document.getElementById('boot')?.textContent ?? '{}');
  const used = documents.map((versions) => [...versions]);
  expect(used.at(-1)).toEqual([blogIn(JSON.parse(boot).remotes.blog.entry.url)]);
  await context.close();
  return used;
}

// Only in the long form (npm run test:chaos): release-swaps.test.ts shows one swap at a time.
describe.runIf(isLongForm)('while release sets are swapped as fast as the shop takes them over', () => {
  beforeAll(async () => {
    own = await mkdtemp(join(tmpdir(), 'aaram-swapped-'));
    await cp(releasesDir, own, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    await publish(own, { remotes: { blog: await copyBlogRelease(own, 'the first') } });
    shop = await startShop({ RELEASES_DIR: own, LIMITS: 'relaxed' });
  });
  afterAll(async () => {
    await shop?.stop();
    await rm(own, { recursive: true, force: true });
  });

  it('document, chunks and navigation of a tab agree, and every file is there', { timeout: 300_000 }, async ({
    annotate,
  }) => {
    let isOver = false;
    const work = Promise.all([
      swapUntil(() => isOver),
      ...Array.from({ length: VISITORS }, () => visitUntil(() => isOver)),
    ] as const);
    const tabs: string[][][] = [];
    try {
      for (let tab = 0; tab < TABS; tab += 1) {
        tabs.push(await openTab());
      }
    } finally {
      isOver = true;
    }
    const [swaps, ...visitors] = await work;
    expect(tabs.flat().filter((versions) => versions.length > 1)).toEqual([]);
    expect(visitors.flatMap(({ differences }) => differences)).toEqual([]);
    const documents = visitors.reduce((sum, { count }) => sum + count, 0);
    await annotate(`${swaps} swaps, ${documents} documents, ${tabs.length} tabs`, 'figure');
    expect(swaps).toBeGreaterThan(TABS);
  });
});
