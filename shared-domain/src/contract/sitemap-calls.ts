import { createCall, type Transport } from './transport.ts';

/** What the shop's server asks for the sitemap; apart from the client of the pages, which never need it. */
export function createSitemapCalls(transport: Transport) {
  const { json, array } = createCall(transport);
  return {
    getSitemap: () => json('GET /sitemap', 'parts'),
    /** Products on sale after the product with this id, or from the start. */
    getSitemapProducts: (after: string | null) => array('GET /sitemap/products', { query: { after } }),
    getPosts: () => array('GET /blog/posts'),
  };
}
