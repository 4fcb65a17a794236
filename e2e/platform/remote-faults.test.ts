import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withBrowser } from '#lib/browser.ts';
import { buildFaultyBlog, type Pointer, withLiveBlog } from '#lib/faulty-release.ts';
import { releasesDir, shopUrl } from '#lib/store-under-test.ts';
import { tryAgainUntil } from '#lib/try-again.ts';

const visit = withBrowser();

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

/** How loading a file can fail in the browser. */
const faults: { fault: string; answer: (route: Route) => Promise<void> | void }[] = [
  { fault: 'is missing', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  { fault: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'broken' }) },
  { fault: 'cannot be reached', answer: (route) => route.abort() },
  {
    fault: 'is cut short',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'var blog = (' }),
  },
  // No response at all.
  { fault: 'hangs', answer: () => undefined },
];
const files = [
  { file: 'container', pattern: /\/releases\/blog\/.*\/remoteEntry\./ },
  { file: 'exposed module', pattern: /\/releases\/blog\/.*\/expose\..*\.js/ },
  { file: 'page script', pattern: /\/releases\/blog\/.*\/page-blogs\..*\.js/ },
];
const cases = files.flatMap(({ file, pattern }) =>
  faults.map(({ fault, answer }) => ({ file, pattern, fault, answer })),
);

async function expectHealing(page: Page) {
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  // The frame still works: its links lead to a page of another remote, and back.
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await retry.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
  expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
}

describe('a remote whose file fails in the browser costs only its area, and "Try again" heals it', () => {
  it.concurrent.for(cases)('$file $fault, on the way to the page', async ({ pattern, answer }, { onTestFinished }) => {
    const { page } = await visit({ onTestFinished });
    await page.goto(`${shopUrl}/about`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    await page.route(pattern, answer);
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    await expectHealing(page);
  });

  it.concurrent.for(faults)('container $fault, on the first page', async ({ answer }, { onTestFinished }) => {
    const { page } = await visit({ onTestFinished });
    await page.route(files[0]?.pattern ?? /never/, answer);
    await page.goto(`${shopUrl}/blogs`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
    expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
  });
});

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

describe('a remote whose release is broken on the server costs only its area', () => {
  async function expectBlogDown() {
    await expect.poll(() => statusOf('/blogs')).toBe(503);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/women')).toBe(200);
  }

  it.each([
    { fault: 'manifest is missing', file: 'release.json', content: undefined },
    { fault: 'manifest is broken', file: 'release.json', content: '{"name":' },
  ])('$fault: named fallback, healed by "Try again" when it is back', async ({ file, content }) => {
    const path = await livePath(file);
    const good = await readFile(path);
    await rm(path);
    if (content !== undefined) {
      await writeFile(path, content);
    }
    await touchPointer();
    await expectBlogDown();
    const { page, problems } = await visit();
    await page.goto(`${shopUrl}/blogs`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    await writeFile(path, good);
    await expect.poll(() => statusOf('/blogs')).toBe(200);
    await tryAgainUntil(page, page.getByRole('heading', { level: 1, name: /Latest Trends/ }), problems.errors);
    expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
  });
});

it('"Try again" works before the scripts of the page have come', async () => {
  const { page } = await visit();
  const blog = await livePath('release.json');
  const good = await readFile(blog);
  await rm(blog);
  try {
    await touchPointer();
    await expect.poll(() => statusOf('/blogs')).toBe(503);
    await page.route(/\/assets\/.*\.js/, () => undefined);
    await page.goto(`${shopUrl}/blogs`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  } finally {
    await writeFile(blog, good);
  }
  await expect.poll(() => statusOf('/blogs')).toBe(200);
  await page.getByRole('button', { name: 'Try again' }).click({ noWaitAfter: true });
  await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
});

describe('a page that throws', () => {
  let pointer: Pointer;
  beforeAll(async () => {
    pointer = await buildFaultyBlog(releasesDir);
  });
  const live = (work: () => Promise<void>) =>
    withLiveBlog(releasesDir, pointer, async () => {
      await expect.poll(async () => (await fetch(`${shopUrl}/blogs`)).text()).toContain('The faulty page works');
      await work();
    });
  afterAll(() =>
    vi.waitFor(async () => expect(await (await fetch(`${shopUrl}/blogs`)).text()).toContain('Latest Trends'), {
      timeout: 10_000,
    }),
  );

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
