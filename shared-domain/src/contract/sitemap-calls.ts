import { createCall, type Transport } from './transport.ts';

/** Calls of the shop's server for the sitemap and feeds; separate from the API client, because pages never need them. */
export function createSitemapCalls(transport: Transport) {
  const { json, array, list } = createCall(transport);
  return {
    /** The newest posts as a whole. */
    getFeed: () => array('GET /blog/feed'),
    getSitemap: () => json('GET /sitemap', 'parts'),
    /** Products on sale after the product with this id; null begins at the start. */
    getSitemapProducts: (after: string | null) => array('GET /sitemap/products', { query: { after } }),
    /** Products on sale as shopping services list them, after the one with this id; null begins at the start. */
    getFeedPart: (after: string | null) => json('GET /feed/products', 'products', { query: { after } }),
    getPosts: (cursor: string | null) => list('GET /blog/posts?view=card', { limit: 100, cursor }),
  };
}
