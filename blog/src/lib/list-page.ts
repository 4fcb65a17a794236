import { type BlogPostSummary, listAbout, readTopic } from '@aaram/shared-domain/content';

/** Posts on one page of the list. */
const PAGE_SIZE = 24;

/** What the address of the list asks for, and the posts on that page; none for a topic or a page that does not exist. */
export function findListPage(posts: readonly BlogPostSummary[], search: URLSearchParams) {
  const topic = readTopic(search);
  const all = topic ? listAbout(posts, topic) : posts;
  const text = search.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  const shown = page === 0 ? [] : all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    topic,
    page,
    pages: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
    shown,
    /** The list of all posts may be empty; other pages then do not exist. */
    isMissing: shown.length === 0 && (topic !== undefined || page !== 1),
  };
}
