import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { buildFaultyBlog, type Pointer, withLiveBlog } from '#lib/release/faulty-release.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ hasPictures: true });

describe('a remote whose release is broken on the server costs only its area', () => {
  async function livePath(file: string) {
    const live = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
    return join(releasesDir, 'blog', live.remotes.blog.version, file);
  }

  /** Makes the server read its releases again, as it does after each swap of the pointer. */
  async function touchPointer() {
    const pointer = join(releasesDir, 'live.json');
    await writeFile(`${pointer}.new`, await readFile(pointer));
    await rename(`${pointer}.new`, pointer);
  }

  const statusOf = async (path: string) => (await fetch(`${shopUrl}${path}`)).status;

  async function expectBlogDown() {
    await expect.poll(() => statusOf('/blogs')).toBe(503);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/women')).toBe(200);
  }

  /** Runs `work` while the manifest is missing, or has other content. */
  async function whileBroken(content: string | undefined, work: (mend: () => Promise<void>) => Promise<void>) {
    const path = await livePath('release.json');
    const good = await readFile(path);
    await rm(path);
    if (content !== undefined) {
      await writeFile(path, content);
    }
    const mend = async () => {
      await writeFile(path, good);
      // The shop tries a release that failed before again after pauses that grow.
      await expect.poll(() => statusOf('/blogs'), { timeout: 40_000 }).toBe(200);
    };
    try {
      await touchPointer();
      await expectBlogDown();
      await work(mend);
    } finally {
      await mend();
    }
  }

  it.each([
    { fault: 'manifest is missing', content: undefined },
    { fault: 'manifest is broken', content: '{"name":' },
  ])('$fault: named fallback, healed by one "Try again" when it is back', ({ content }) =>
    whileBroken(content, async (mend) => {
      const { page } = await visit();
      // Before, a remote that is whole again heals the page of the server by itself.
      const failedInBrowser = page.waitForEvent('console', (line) => line.text().includes('could not be loaded'));
      await page.goto(`${shopUrl}/blogs`);
      const retry = page.getByRole('button', { name: 'Try again' });
      await Promise.all([retry.waitFor(), failedInBrowser]);
      await mend();
      await retry.click();
      await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
    }),
  );

  it('"Try again" works before the scripts of the page have come', () =>
    whileBroken(undefined, async (mend) => {
      const { page } = await visit();
      await page.route(/\/assets\/.*\.js/, () => undefined);
      await page.goto(`${shopUrl}/blogs`, { waitUntil: 'commit' });
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.waitFor();
      await mend();
      await retry.click({ noWaitAfter: true });
      await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
    }));
});

describe('a page that throws', () => {
  let pointer: Pointer;
  beforeAll(async () => {
    pointer = await buildFaultyBlog(releasesDir);
  });
  const expectBlogToSay = (words: string) =>
    expect.poll(async () => (await fetch(`${shopUrl}/blogs`)).text()).toContain(words);

  async function live(work: () => Promise<void>) {
    await withLiveBlog(releasesDir, pointer, async () => {
      await expectBlogToSay('The faulty page works');
      await work();
    });
    // Until then the shop may still answer from the faulty release, and the next test would take it for its own.
    await expectBlogToSay('Latest Trends');
  }

  it('on the server is rendered by the browser instead', () =>
    live(async () => {
      const html = await (await fetch(`${shopUrl}/blogs?fault=server`)).text();
      expect(html).toContain('<footer');
      expect(html).not.toContain('The faulty page works');
      const { page } = await visit();
      await page.goto(`${shopUrl}/blogs?fault=server`);
      await page.getByRole('heading', { name: 'The faulty page works' }).waitFor();
    }));

  it('never finishes on the server: the document ends all the same, and the browser renders the page', () =>
    live(async () => {
      const { page } = await visit();
      await page.goto(`${shopUrl}/blogs?fault=hang`);
      await page.getByRole('heading', { name: 'The faulty page works' }).waitFor();
    }));

  it('in the browser leaves a named fallback that "Try again" heals', () =>
    live(async () => {
      const { page } = await visit();
      await page.goto(`${shopUrl}/about`, { waitUntil: 'networkidle' });
      await page.goto(`${shopUrl}/blogs?fault=browser`);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.getByRole('link', { name: 'Women', exact: true }).count()).toBeGreaterThan(0);
      await page.evaluate(() => {
        window.isMended = true;
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'The faulty page works' }).waitFor();
    }));
});
