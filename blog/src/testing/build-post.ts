import type { BlogPost, PanelPost } from '@aaram/shared-domain/content';

/** A post like the demo's; override the fields that a test is about. */
export function buildPost(over: Partial<BlogPost> = {}): BlogPost {
  return {
    _id: 'b1',
    title: 'How a wooden block becomes a dress',
    description: 'Six stamps and two dyes.',
    author: 'Nandini Mehra',
    tags: ['block-print', 'craft'],
    categories: ['Craft', 'Womenswear'],
    image: [
      '/media/one_750x1000_aabbcc/750.webp',
      '/media/two_750x1000_aabbcc/750.webp',
      '/media/three_750x1000_aabbcc/750.webp',
    ],
    featuredImage: '/media/one_750x1000_aabbcc/750.webp',
    publishedAt: '2026-11-11T20:00:00.000Z',
    content: '<p>The block is teak.</p>',
    products: [],
    ...over,
  };
}

/** The same post as the Blog Manager gets it. */
export const buildPanelPost = (over: Partial<PanelPost> = {}): PanelPost => ({
  ...buildPost(),
  state: 'published',
  version: 1,
  updatedAt: '2026-11-11T20:00:00.000Z',
  ...over,
});
