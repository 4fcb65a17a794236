import type { AddressInfo } from 'node:net';
import type { FeedProduct } from '@aaram/shared-domain/catalog';
import { eachFact, feedKeys } from '@aaram/shared-domain/product-fields';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { registerSearchEngines } from './search-engines.ts';

const product: FeedProduct = {
  ...{ _id: 'p1', groupId: 'g1', name: 'Buti\tmidi dress', description: 'Soft\ncotton,\t"hand printed"' },
  ...{
    category: 'Women',
    subcategory: 'Dresses',
    brand: null,
    ...eachFact(feedKeys, null),
    colour: 'Indigo',
    material: 'Cotton',
  },
  ...{ images: ['/media/a.webp', '/media/b.webp'], sizeType: 'Clothing', isAvailable: true, mrp: 2199 },
  stock: [
    { size: 'M', quantity: 2 },
    { size: 'L', quantity: 0 },
  ],
  ...{ priceWithGst: 2071.64, delivery: 0 },
};

type Part = { products: FeedProduct[]; after: string | null } | number;
const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** The shop's server over an API that gives these parts, by the id after which they begin; a number is its status. */
async function openShop(parts: Record<string, Part>) {
  const api = fastify({ forceCloseConnections: true });
  api.get<{ Querystring: { after?: string } }>('/api/feed/products', async ({ query }, reply) => {
    const part = parts[query.after ?? ''] ?? 404;
    return typeof part === 'number' ? reply.code(part).send({}) : part;
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const app = fastify({ forceCloseConnections: true });
  const { port } = api.server.address() as AddressInfo;
  const env = { API_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: 'https://aaram.example' };
  registerSearchEngines(app, readConfig(env));
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/feeds/products.tsv`;
  open.push(app, api);
  return url;
}

/** The rows of a file, by the names of their columns. */
function readRows(text: string): Record<string, string | undefined>[] {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
}

describe('the product feed', () => {
  // rules: product-feed
  it('has a row for each size with everything that a free listing of clothes asks for', async () => {
    const response = await fetch(await openShop({ '': { products: [product], after: null } }));
    expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    const rows = readRows(await response.text());
    expect(rows).toEqual([
      {
        ...{ id: 'p1-M', item_group_id: 'g1', title: 'Buti midi dress', description: 'Soft cotton, "hand printed"' },
        link: 'https://aaram.example/single-product/p1?size=M',
        ...{ image_link: 'https://aaram.example/media/a.webp', availability: 'in_stock' },
        ...{ additional_image_link: 'https://aaram.example/media/b.webp', condition: 'new', identifier_exists: 'no' },
        ...{ price: '2071.64 INR', maximum_retail_price: '2199.00 INR', shipping: 'IN:::0.00 INR' },
        ...{ brand: 'Aaram', product_type: 'Women > Dresses', gender: 'female', age_group: 'adult' },
        ...{ color: 'Indigo', size: 'M', material: 'Cotton' },
      },
      expect.objectContaining({ id: 'p1-L', size: 'L', availability: 'out_of_stock' }),
    ]);
  });

  it('has one row for a product without sizes, and no MRP that is no limit', async () => {
    const bag: FeedProduct = { ...product, sizeType: 'Quantity', category: 'Kids', mrp: 2000, stock: [] };
    const response = await fetch(await openShop({ '': { products: [bag], after: null } }));
    const [row] = readRows(await response.text());
    expect(row).toMatchObject({ id: 'p1', size: '', maximum_retail_price: '', gender: 'unisex', age_group: 'kids' });
    expect(row?.link).toBe('https://aaram.example/single-product/p1');
  });

  it('has the products of all parts under one head', async () => {
    const parts = {
      '': { products: [product], after: 'p1' },
      p1: { products: [{ ...product, _id: 'p2' }], after: null },
    };
    const rows = readRows(await (await fetch(await openShop(parts))).text());
    expect(rows.map(({ id }) => id)).toEqual(['p1-M', 'p1-L', 'p2-M', 'p2-L']);
  });

  // rules: product-feed
  it('is 503 with a time to come again when the API is away at its start, and breaks off when it fails later', async () => {
    const away = await fetch(await openShop({ '': 503 }));
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
    const cut = await fetch(await openShop({ '': { products: [product], after: 'p1' }, p1: 503 }));
    await expect(cut.text()).rejects.toThrow();
  });

  it('is written once at a time for one address, and again when that has ended', async () => {
    const url = await openShop({ '': { products: [product], after: null } });
    const [first, second] = await Promise.all([fetch(url), fetch(url)]);
    expect([first.status, second.status].sort()).toEqual([200, 503]);
    await Promise.all([first.text(), second.text()]);
    await expect.poll(async () => (await fetch(url).then(async (one) => [await one.text(), one.status]))[1]).toBe(200);
  });
});
