// @vitest-environment jsdom
import type { BlogPost } from '@aaram/shared-domain/content';
import { expect, it } from 'vitest';
import { buildPostFeed } from './post-feed.ts';

const post = (over: Partial<BlogPost> = {}): BlogPost => ({
  _id: 'b1',
  title: 'Two dyes & a <knot>',
  description: 'A "short" one\u0007',
  author: 'Lata',
  tags: ['dye'],
  categories: ['Craft'],
  image: [],
  featuredImage: null,
  publishedAt: '2026-11-11T20:00:00.000Z',
  content: '<p>Two dyes &amp; a knot.</p>',
  products: [],
  ...over,
});
const read = (posts: readonly BlogPost[]) =>
  new DOMParser().parseFromString(buildPostFeed('https://aaram.example', 'Aaram', posts), 'text/xml');

// rules: feed
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

// rules: feed
it('is a feed without any post too', () => {
  expect(read([]).querySelectorAll('channel')).toHaveLength(1);
});

// rules: feed
it('has the text with its pictures, links and products under absolute addresses', () => {
  const ids = [1, 2].map((digit) => `0192aaaa-0000-7000-8000-00000000000${digit}`);
  const cards = ids.map((id) => `<product-card data-id="${id}"></product-card>`).join('');
  const picture =
    '<picture><source type="image/avif" srcset="/media/a_8x9_ffffff/8.avif 8w" sizes="9px" /><img src="/media/a_8x9_ffffff/8.webp" alt="A &lt;knot&gt;" srcset="x" width="8" /></picture>';
  const product = { _id: ids[0] ?? '', name: 'Tee & cap', brand: null, category: 'Men', price: 900, mrp: 900 };
  const feed = read([
    post({
      content: `<p><a href="/women">All</a></p>${picture}${cards}`,
      products: [{ ...product, image: null, isAvailable: true }],
    }),
  ]);
  const [encoded] = feed.getElementsByTagName('content:encoded');
  expect(encoded?.textContent).toBe(
    `<p><a href="https://aaram.example/women">All</a></p><img src="https://aaram.example/media/a_8x9_ffffff/8.webp" alt="A &lt;knot&gt;" /><p><a href="https://aaram.example/single-product/${ids[0]}">Tee &amp; cap, ₹900</a></p>`,
  );
});
