import { type BlogPost, splitAtCards } from '@aaram/shared-domain/content';
import { blogPages, pages } from '@aaram/shared-domain/contract';
import { formatRupees } from '@aaram/shared-domain/money';
import * as texts from '#texts/server.ts';
import { escapeXml } from './escape-xml.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const picture = /<picture><source[^>]*><img src="([^"]+)"( alt="[^"]*")[^>]*><\/picture>/g;

/** A product as a link with its price; nothing for one that is not sold any more. */
function linkProduct(origin: string, { products }: BlogPost, id: string): string {
  const product = products.find(({ _id }) => _id === id);
  const words = product && texts.feedProduct(product.name, formatRupees(product.price));
  return product && words ? `<p><a href="${origin}${pages.product(product)}">${escapeXml(words)}</a></p>` : '';
}

/** The text of a post for readers elsewhere: every address with its origin, pictures in one size, products as links. */
const buildContent = (origin: string, post: BlogPost): string =>
  splitAtCards(post.content)
    .map((part, at) => (at % 2 === 0 ? part : linkProduct(origin, post, part)))
    .join('')
    .replaceAll(picture, (_whole, src: string, alt: string) => `<img src="${origin}${src}"${alt} />`)
    .replaceAll('<a href="/', `<a href="${origin}/`);

function buildItem(origin: string, post: BlogPost): string {
  const address = origin + pages.blogPost(post._id);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(post.publishedAt).toUTCString()),
    element('dc:creator', post.author),
    ...[...post.categories, ...post.tags].map((word) => element('category', word)),
    element('description', post.description),
    element('content:encoded', buildContent(origin, post)),
    '</item>',
  ].join('\n');
}

/** The newest posts as RSS 2.0. `origin` has no trailing slash. */
export function buildPostFeed(origin: string, brand: string, posts: readonly BlogPost[]): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', texts.feedTitle(brand)),
    element('link', origin + pages.blogs()),
    element('description', texts.feedDescription),
    element('language', 'en-in'),
    ...(newest ? [element('lastBuildDate', new Date(newest.publishedAt).toUTCString())] : []),
    `<atom:link href="${escapeXml(origin + blogPages.feed())}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => buildItem(origin, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
