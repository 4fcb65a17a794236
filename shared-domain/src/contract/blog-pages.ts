import type { Topic } from '../content/post-topics.ts';

/** Addresses that only the blog links to: apart from `pages`, which is in every first load. */
export const blogPages = {
  /** A page of the posts about a topic, or of all posts. */
  list: (topic: Topic | undefined, page = 1) => {
    const query = new URLSearchParams();
    if (topic) {
      query.set(topic.kind, topic.name);
    }
    if (page > 1) {
      query.set('page', String(page));
    }
    return query.size === 0 ? '/blogs' : `/blogs?${query}`;
  },
  feed: () => '/blogs/feed.xml',
} as const;
