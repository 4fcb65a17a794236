import { describe, expect, it } from 'vitest';
import { fetchPatiently } from '#lib/patiently.ts';
import { shopUrl } from '#lib/store-under-test.ts';

const read = async (path: string) => {
  const response = await fetch(`${shopUrl}${path}`);
  return { status: response.status, text: await response.text() };
};
const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

async function readTypes(path: string): Promise<string[]> {
  const { text } = await read(path);
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.map(([, json]) => JSON.parse(json ?? '{}')['@type']);
}

describe('search engines', () => {
  it('find every page of the sitemap there, and meant to be shown', async () => {
    const { text: robots } = await read('/robots.txt');
    expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
    const parts = locations((await read('/sitemap.xml')).text);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    const urls = (
      await Promise.all(parts.map(async (part) => locations(await (await fetchPatiently(part)).text())))
    ).flat();
    expect(new Set(urls).size).toBe(urls.length);
    const kinds = ['/single-product/', '/customized/single-product/', '/blog-details/'];
    const examples = kinds.flatMap((kind) => urls.filter((url) => new URL(url).pathname.startsWith(kind)).slice(0, 2));
    expect(examples).toHaveLength(6);
    const lasting = urls.filter((url) => !kinds.some((kind) => url.includes(kind)));
    expect(lasting).toContain(`${shopUrl}/shipping-policy`);
    for (const url of [...lasting, ...examples]) {
      const response = await fetch(url);
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.text()).not.toContain('content="noindex"');
    }
  });

  it('are told what a page is about: store, product with its place, article', async () => {
    const [product] = await (await fetchPatiently(`${shopUrl}/api/auth/get-all-products?limit=1`)).json();
    const [post] = await (await fetchPatiently(`${shopUrl}/api/blog/posts`)).json();
    expect(await readTypes('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(await readTypes(`/single-product/${product._id}`)).toEqual(
      expect.arrayContaining(['Product', 'BreadcrumbList']),
    );
    expect(await readTypes(`/blog-details/${post._id}`)).toContain('BlogPosting');
    expect(await readTypes('/men')).toContain('BreadcrumbList');
  });

  it('get status 404 and no place in an index for pages and products that are not there', async () => {
    for (const path of ['/no-such-page', '/single-product/0190a0a0-0000-7000-8000-000000000000', '/blog-details/1']) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('content="noindex"');
    }
  });
});
