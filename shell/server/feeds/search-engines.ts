import { categories } from '@aaram/shared-domain/catalog';
import { type BlogPostSummary, listTopics } from '@aaram/shared-domain/content';
import { adminPages, blogPages, type createSitemapCalls, type ListPage, pages } from '@aaram/shared-domain/contract';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as texts from '#texts/server.ts';
import type { ShopConfig } from '../config.ts';
import { originOf } from '../own-address.ts';
import { callsFor } from './calls-for-engines.ts';
import { escapeXml } from './escape-xml.ts';
import { buildPostFeed } from './post-feed.ts';
import { registerProductFeed } from './register-product-feed.ts';

const CACHE_CONTROL = 'public, max-age=3600';
/** Readers ask for the feed often, and want a new post soon. */
const FEED_CACHE_CONTROL = 'public, max-age=300';
/** A page about a topic with a single post says nothing that the post does not. */
const MIN_POSTS = 2;

/** A sitemap may have at most 50,000 addresses; the newest posts count most. */
const MAX_POSTS = 40_000;

/** The newest posts, asked for a page at a time. */
async function readPosts({ getPosts }: Pick<ReturnType<typeof createSitemapCalls>, 'getPosts'>) {
  const posts: BlogPostSummary[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage<BlogPostSummary> = await getPosts(cursor);
    posts.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && posts.length < MAX_POSTS);
  return posts;
}

/** Pages that are the same for everyone and change only with a release. */
const lastingPages = [
  pages.home(),
  ...categories.map(({ slug }) => pages.category(slug)),
  pages.blogs(),
  pages.gallery(),
  pages.about(),
  pages.contact(),
  pages.faq(),
  pages.sizeGuide(),
  pages.grievance(),
  pages.findOrder(),
  pages.returnPolicy(),
  pages.shippingPolicy(),
  pages.terms(),
  pages.privacy(),
];

/** What addresses begin with that differ only in a parameter, in the path or after it. */
const beforeParameter = (pattern: string) => pattern.split(/[:?]/)[0] ?? pattern;

/** Pages of one person, or without content to find: search engines should not show them. */
const privatePaths = [
  '/api/',
  '/admin-',
  pages.cart(),
  pages.checkout(),
  pages.wishlist(),
  pages.account(),
  beforeParameter(pages.orderConfirmation(':orderId', ':paymentStatus')),
  beforeParameter(pages.invoice(':orderId')),
  pages.trackOrder(),
  pages.unsubscribe(),
  pages.copyOfMyData(),
  pages.undoEmailChange(),
  beforeParameter(pages.resetPassword(':token')),
  beforeParameter(adminPages.postPreview(':token')),
  beforeParameter(pages.search('')),
];

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

type Page = { path: string; changedAt?: string };

/** One part of the sitemap. `origin` has no trailing slash; times are in ISO form. */
export function buildSitemapPart(origin: string, list: readonly Page[]): string {
  return xml(
    'urlset',
    list.map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
      return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
    }),
  );
}

/** The list of the sitemap's parts. */
export function buildSitemapIndex(origin: string, paths: readonly string[]): string {
  return xml(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`),
  );
}

/** Describes the store for search engines (schema.org Organization), on the home page. */
export function describeOrganisation(settings: StoreSettings, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.brandName,
    legalName: settings.legalName,
    slogan: settings.tagline,
    url: origin,
    logo: `${origin}/icon-512.png`,
    address: settings.legalAddress,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: settings.phone,
      email: settings.supportEmail,
      areaServed: 'IN',
    },
    ...(settings.social.length === 0 ? {} : { sameAs: settings.social.map(({ href }) => href) }),
  };
}

/** Sends a file, or 503 while the API cannot be asked. */
async function sendXml(
  app: FastifyInstance,
  reply: FastifyReply,
  make: () => Promise<string>,
  how = { type: 'application/xml', cacheControl: CACHE_CONTROL },
) {
  try {
    const text = await make();
    return reply.type(`${how.type}; charset=utf-8`).header('cache-control', how.cacheControl).send(text);
  } catch (error) {
    app.log.warn({ err: error }, 'a file for search engines or readers could not be made');
    return reply.code(503).header('retry-after', '60').type('text/plain').send(`${texts.notForAMoment}\n`);
  }
}

/** The sitemap in parts: an index, lasting pages, posts and products. */
function registerSitemap(app: FastifyInstance, config: ShopConfig): void {
  app.get('/sitemap.xml', (request, reply) =>
    sendXml(app, reply, async () => {
      const { parts } = await callsFor(request, config.apiUrl).getSitemap();
      const products = parts.map(({ after }) => `/sitemap-products.xml${after === null ? '' : `?after=${after}`}`);
      return buildSitemapIndex(originOf(request, config.publicUrl), [
        '/sitemap-pages.xml',
        '/sitemap-posts.xml',
        ...products,
      ]);
    }),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    sendXml(app, reply, async () =>
      buildSitemapPart(
        originOf(request, config.publicUrl),
        lastingPages.map((path) => ({ path })),
      ),
    ),
  );

  app.get('/sitemap-posts.xml', (request, reply) =>
    sendXml(app, reply, async () => {
      const posts = await readPosts(callsFor(request, config.apiUrl));
      return buildSitemapPart(originOf(request, config.publicUrl), [
        ...posts.map(({ _id, publishedAt }) => ({ path: pages.blogPost(_id), changedAt: publishedAt })),
        ...listTopics(posts, MIN_POSTS).map((topic) => ({ path: blogPages.list(topic) })),
      ]);
    }),
  );

  app.get<{ Querystring: { after?: string } }>('/sitemap-products.xml', (request, reply) =>
    sendXml(app, reply, async () => {
      const { after } = request.query;
      const products = await callsFor(request, config.apiUrl).getSitemapProducts(
        typeof after === 'string' ? after : null,
      );
      return buildSitemapPart(
        originOf(request, config.publicUrl),
        products.map(({ _id, category, changedAt }) => ({
          path: pages.product({ _id, category }),
          changedAt,
        })),
      );
    }),
  );
}

/** robots.txt and the sitemap in parts, from the live catalogue; the back office alone disallows everything. */
export function registerSearchEngines(app: FastifyInstance, config: ShopConfig): void {
  if (config.surface === 'panel') {
    app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
    return;
  }
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', CACHE_CONTROL)
      .send(
        `User-agent: *\n${privatePaths.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${originOf(request, config.publicUrl)}/sitemap.xml\n`,
      ),
  );

  registerProductFeed(app, config);
  registerSitemap(app, config);

  app.get(blogPages.feed(), (request, reply) =>
    sendXml(
      app,
      reply,
      async () =>
        buildPostFeed(
          originOf(request, config.publicUrl),
          config.settings.brandName,
          await callsFor(request, config.apiUrl).getFeed(),
        ),
      { type: 'application/rss+xml', cacheControl: FEED_CACHE_CONTROL },
    ),
  );
}
