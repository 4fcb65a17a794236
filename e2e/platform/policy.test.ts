import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { listPublicPages, signedInPaths } from '#lib/pages-of-shop.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const publicPaths = (await listPublicPages(shopUrl)).map(({ path }) => path);

async function changeOneByte(page: Page, pattern: RegExp): Promise<{ count: number }> {
  const changed = { count: 0 };
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // Changes one bit: the script might still run, so only its hash can refuse it.
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    changed.count += 1;
    await route.fulfill({ response, body });
  });
  return changed;
}

describe('the content security policy', () => {
  it.each([...publicPaths, ...signedInPaths, '/no-such-page'])(
    'allows nothing inline and pins every file: %s',
    async (path) => {
      const response = await fetch(`${shopUrl}${path}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      const html = await response.text();
      const list = /<script type="application\/json" id="scripts"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
      const scripts: { src: string; integrity: string }[] = JSON.parse(list);
      expect(scripts.length).toBeGreaterThanOrEqual(2);
      expect(scripts.filter(({ integrity }) => !integrity.startsWith('sha256-'))).toEqual([]);
      // The document loads nothing else itself: no script by URL, no style sheet without a hash.
      expect(html.match(/<script[^>]+src=/g)).toBeNull();
      const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      expect(links.filter((tag) => !/integrity="sha256-[^"]+"/.test(tag))).toEqual([]);
      expect(html).not.toMatch(/\sstyle="/);
    },
  );

  // documents.test.ts looks for violations on public pages, styles.test.ts and panel-weight.test.ts on the others.
  it('lets the payment provider in on checkout only', async () => {
    const policyOf = async (path: string) =>
      (await fetchPatiently(`${shopUrl}${path}`)).headers.get('content-security-policy');
    const provider = sandboxUrl;
    expect(await policyOf('/checkout')).toContain(provider);
    expect(await policyOf('/cart')).not.toContain(provider);
  });
});

describe('a file with one changed byte is refused', () => {
  const kinds = [
    { kind: 'the shell', pattern: /\/assets\/main\..*\.js$/ },
    { kind: 'react', pattern: /\/assets\/react\..*\.js$/ },
    { kind: "a remote's container", pattern: /\/releases\/storefront\/.*\/remoteEntry\..*\.js$/ },
    { kind: "a remote's exposed module", pattern: /\/releases\/storefront\/.*\/expose\.js$/ },
    { kind: "a remote's page", pattern: /\/releases\/storefront\/.*\/page-category\.js$/ },
  ];

  it.concurrent.for(kinds)('$kind', async ({ pattern }, { expect, onTestFinished }) => {
    const { page, problems } = await visit({ onTestFinished });
    const changed = await changeOneByte(page, pattern);
    await page.goto(`${shopUrl}/women`);
    await expect.poll(() => problems.errors.join('\n')).toMatch(/integrity/i);
    expect(changed.count).toBeGreaterThan(0);
    // The page that the server rendered, or its frame, still works for the visitor.
    expect(await page.getByRole('link', { name: 'Women', exact: true }).count()).toBeGreaterThan(0);
  });

  it.each([
    { part: 'script', pattern: /\/assets\/menu-drawer\..*\.js$/ },
    { part: 'style sheet', pattern: /\/assets\/menu-drawer\..*\.css$/ },
  ])("a $part of the shell's that comes later", async ({ pattern }) => {
    const { page, problems } = await visit({ device: 'phone' });
    const changed = await changeOneByte(page, pattern);
    await page.goto(`${shopUrl}/faq`, { waitUntil: 'networkidle' });
    await settled(page);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expect.poll(() => problems.errors.join('\n')).toMatch(/integrity/i);
    expect(changed.count).toBeGreaterThan(0);
  });

  it("a remote's style sheet on the way to its page", async () => {
    const { page, problems } = await visit();
    await page.goto(`${shopUrl}/blogs`, { waitUntil: 'networkidle' });
    await settled(page);
    const changed = await changeOneByte(page, /\/releases\/storefront\/.*\.css$/);
    await page.getByRole('link', { name: 'Women', exact: true }).first().click();
    await expect.poll(() => problems.errors.join('\n')).toMatch(/integrity/i);
    expect(changed.count).toBeGreaterThan(0);
  });

  it("another remote's container on the way to its page", async () => {
    const { page, problems } = await visit();
    await page.goto(`${shopUrl}/faq`, { waitUntil: 'networkidle' });
    await settled(page);
    await changeOneByte(page, /\/releases\/blog\/.*\/remoteEntry\..*\.js/);
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(problems.errors.join('\n')).toMatch(/integrity/i);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
  });
});
