import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildSitemapIndex, buildSitemapPart, registerSearchEngines } from './search-engines.ts';

describe('the sitemap', () => {
  it("names each page with the shop's own address, and when it changed", () => {
    const text = buildSitemapPart('https://aaram.example', [
      { path: '/men' },
      { path: '/blog-details/1', changedAt: '2026-11-02T10:00:00.000Z' },
    ]);
    expect(text).toContain('<url><loc>https://aaram.example/men</loc></url>');
    expect(text).toContain(
      '<url><loc>https://aaram.example/blog-details/1</loc><lastmod>2026-11-02T10:00:00.000Z</lastmod></url>',
    );
  });

  it.each(['/sitemap.xml', '/sitemap-posts.xml', '/sitemap-products.xml'])(
    'asks the API for %s in the name of who asks for it',
    async (url) => {
      const api = fastify();
      const callers: unknown[] = [];
      api.get('/api/*', async ({ headers }) => {
        callers.push(headers['x-forwarded-for']);
        return { parts: [] };
      });
      await api.listen({ host: '127.0.0.1', port: 0 });
      const app = fastify({ trustProxy: true });
      const { port } = api.server.address() as AddressInfo;
      registerSearchEngines(app, readConfig({ API_URL: `http://127.0.0.1:${port}` }));
      await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(callers).toEqual(['203.0.113.9']);
      await api.close();
    },
  );

  it('stays well-formed whatever stands in an address', () => {
    expect(buildSitemapIndex('https://aaram.example', ['/part.xml?a=1&b=<2>"'])).toContain(
      '<loc>https://aaram.example/part.xml?a=1&amp;b=&lt;2>&quot;</loc>',
    );
  });
});

describe('robots.txt', () => {
  const read = async (env: Record<string, string>) => {
    const app = fastify();
    registerSearchEngines(app, readConfig(env));
    return (await app.inject('/robots.txt')).body;
  };

  it('names the sitemap by the public address, and the pages of one person only', async () => {
    const text = await read({ PUBLIC_URL: 'https://aaram.example' });
    expect(text).toContain('Sitemap: https://aaram.example/sitemap.xml');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /cart', 'Disallow: /checkout', 'Disallow: /admin-']),
    );
    const withParameters = ['/order-confirmation/', '/invoice/', '/reset-password/', '/search'];
    expect(text.split('\n')).toEqual(expect.arrayContaining(withParameters.map((path) => `Disallow: ${path}`)));
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('keeps search engines out of the back office altogether', async () => {
    expect(await read({ SURFACE: 'panel' })).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says 503 with a time to come again when the API is away', async () => {
    const app = fastify();
    registerSearchEngines(app, readConfig({ API_URL: 'http://127.0.0.1:9' }));
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });
});
