import type { BlogPostSummary, Sitemap, SitemapPart } from '../content/index.ts';
import { createCall, type Transport } from './transport.ts';

/** What the shop's server asks for the sitemap; apart from the client of the pages, which never need it. */
export function createSitemapCalls(transport: Transport) {
  const { json } = createCall(transport);
  return {
    getSitemap: (): Promise<Sitemap> => json('GET', '/sitemap'),
    /** Products on sale after the product with this id, or from the start. */
    getSitemapProducts: (after: string | null): Promise<SitemapPart> =>
      json('GET', '/sitemap/products', undefined, { after }),
    getPosts: (): Promise<BlogPostSummary[]> => json('GET', '/blog/posts'),
  };
}
