import { type BlogPostSummary, listAbout } from '@aaram/shared-domain/content';
import { answerList } from '@aaram/shared-platform/testing';

/** What the API answers to a list of posts: those of the page and the topic that the path asks for. */
export function answerPosts(posts: readonly BlogPostSummary[], path: string): Response {
  const query = new URL(path, 'http://api.test').searchParams;
  const limit = Number(query.get('limit') ?? posts.length);
  const kind = (['tag', 'category'] as const).find((one) => query.has(one));
  const about = kind === undefined ? posts : listAbout(posts, { kind, name: query.get(kind) ?? '' });
  const asked = about.filter(({ _id }) => _id !== query.get('like'));
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return answerList(asked.slice(start, start + limit), asked.length);
}
