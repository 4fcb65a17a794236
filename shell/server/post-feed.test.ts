// @vitest-environment jsdom
import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { expect, it } from 'vitest';
import { buildPostFeed } from './post-feed.ts';

const post = (over: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  _id: 'b1',
  title: 'Two dyes & a <knot>',
  description: 'A "short" one\u0007',
  author: 'Lata',
  tags: ['dye'],
  categories: ['Craft'],
  image: [],
  featuredImage: null,
  publishedAt: '2026-11-11T20:00:00.000Z',
  ...over,
});
const read = (posts: readonly BlogPostSummary[]) =>
  new DOMParser().parseFromString(buildPostFeed('https://aaram.example', 'Aaram', posts), 'text/xml');

it('is well-formed RSS 2.0 whatever stands in a post', () => {
  const feed = read([post()]);
  const text = (selector: string) => feed.querySelector(selector)?.textContent;
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect([text('channel > title'), text('channel > link')]).toEqual(['Aaram: Blogs', 'https://aaram.example/blogs']);
  expect([text('item > title'), text('item > description')]).toEqual(['Two dyes & a <knot>', 'A "short" one']);
  expect(text('item > guid')).toBe('https://aaram.example/blog-details/b1');
  expect(text('item > pubDate')).toBe('Wed, 11 Nov 2026 20:00:00 GMT');
  expect([...feed.querySelectorAll('item > category')].map((one) => one.textContent)).toEqual(['Craft', 'dye']);
});

it('has the newest thirty posts, and is a feed without any', () => {
  const many = Array.from({ length: 40 }, (_, index) => post({ _id: `b${index}` }));
  expect(read(many).querySelectorAll('item')).toHaveLength(30);
  expect(read([]).querySelectorAll('channel')).toHaveLength(1);
});
