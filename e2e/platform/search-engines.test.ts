import { describe, expect, it } from 'vitest';
import { fetchPatiently } from '#lib/patiently.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

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

type FeedRow = Record<string, string | undefined>;
function readFeed(text: string): FeedRow[] {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
}
const sizeOf: Record<string, readonly string[]> = { Clothing: ['M'], Quantity: [''], ShoeSize: ['8'] };

/** A row of the feed as a listing, amounts in rupees. */
const readListing = ({ id, link, price, maximum_retail_price: mrp, availability }: FeedRow) => ({
  id,
  url: link,
  price: price?.replace(' INR', ''),
  mrp: mrp?.replace(' INR', ''),
  isInStock: availability === 'in_stock',
});

type Offer = { url: string; price: string; availability: string; priceSpecification?: { price: string } };
type Listed = { '@type': string; sku?: string; offers?: Offer; hasVariant?: Listed[] };
/** What the structured data of a product's page offers. */
async function readOffers(path: string, id: string) {
  const { text } = await read(path);
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const listed: Listed[] = blocks.map(([, json]) => JSON.parse(json ?? '{}'));
  return listed
    .flatMap((one) => [one, ...(one.hasVariant ?? [])])
    .flatMap(({ sku, offers }) => (offers && sku?.startsWith(id) ? [{ sku, ...offers }] : []))
    .map(({ sku, url, price, priceSpecification, availability }) => ({
      id: sku,
      url,
      price,
      mrp: priceSpecification?.price ?? '',
      isInStock: availability.endsWith('/InStock'),
    }));
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

  it('get what a page is about: store, product with its breadcrumb, article', async () => {
    const [product] = await (await fetchPatiently(`${shopUrl}/api/auth/get-all-products?limit=1`)).json();
    const [post] = await (await fetchPatiently(`${shopUrl}/api/blog/posts`)).json();
    expect(await readTypes('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(await readTypes(`/single-product/${product._id}`)).toEqual(
      expect.arrayContaining(['Product', 'BreadcrumbList']),
    );
    expect(await readTypes(`/blog-details/${post._id}`)).toContain('BlogPosting');
    expect(await readTypes('/men')).toContain('BreadcrumbList');
  });

  // rules: product-feed
  it('find in the product feed what the pages say: id, price, MRP, stock and address', async () => {
    const response = await fetchPatiently(`${shopUrl}/feeds/products.tsv`);
    const rows = readFeed(await response.text());
    const samples = ['Clothing', 'Quantity', 'ShoeSize'].flatMap((sizeType) => {
      const ids = rows
        .filter(({ size = '' }) => sizeOf[sizeType]?.includes(size))
        .map(({ id = '' }) => id.slice(0, 36));
      return [...new Set(ids)].slice(0, 2);
    });
    expect(samples).toHaveLength(6);
    for (const id of samples) {
      const own = rows.filter((row) => row.id?.startsWith(id));
      const { pathname } = new URL(own[0]?.link ?? '');
      expect(own.map(readListing)).toEqual(await readOffers(pathname, id));
    }
  });

  it('get status 404 and no entry in an index for pages and products that are not there', async () => {
    for (const path of ['/no-such-page', '/single-product/0190a0a0-0000-7000-8000-000000000000', '/blog-details/1']) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('content="noindex"');
    }
  });
});
