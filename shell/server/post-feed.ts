import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { blogPages, pages } from '@aaram/shared-domain/contract';
import * as texts from '#texts/server.ts';
import { escapeXml } from './escape-xml.ts';

/** Posts in the feed: readers keep the older ones. */
const MOST = 30;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function buildItem(origin: string, post: BlogPostSummary): string {
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
    '</item>',
  ].join('\n');
}

/** The newest posts as RSS 2.0. `origin` has no trailing slash. */
export function buildPostFeed(origin: string, brand: string, posts: readonly BlogPostSummary[]): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', texts.feedTitle(brand)),
    element('link', origin + pages.blogs()),
    element('description', texts.feedDescription),
    element('language', 'en-in'),
    ...(newest ? [element('lastBuildDate', new Date(newest.publishedAt).toUTCString())] : []),
    `<atom:link href="${escapeXml(origin + blogPages.feed())}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, MOST).map((post) => buildItem(origin, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
