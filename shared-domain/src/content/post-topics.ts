import type { BlogPostSummary } from './schema.ts';

/** What posts have in common: a tag or a category. */
export type Topic = { kind: 'tag' | 'category'; name: string };

type Listed = Pick<BlogPostSummary, 'tags' | 'categories'>;

const MAX_CHARACTERS = 60;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const namesOf = (post: Listed, kind: Topic['kind']) => (kind === 'tag' ? post.tags : post.categories);

/** The topic that an address asks for; undefined for the list of all posts. */
export function readTopic(search: URLSearchParams): Topic | undefined {
  for (const kind of ['category', 'tag'] as const) {
    const name = search.get(kind)?.trim() ?? '';
    if (name !== '') {
      return { kind, name: name.slice(0, MAX_CHARACTERS) };
    }
  }
  return undefined;
}

/** The posts about a topic; capital letters make no difference. */
export const listAbout = <Post extends Listed>(posts: readonly Post[], { kind, name }: Topic): Post[] =>
  posts.filter((post) => namesOf(post, kind).some((one) => same(one, name)));

/** A topic as its posts write it: an address may have other capital letters. */
export function nameAsWritten(posts: readonly Listed[], { kind, name }: Topic): string {
  return posts.flatMap((post) => namesOf(post, kind)).find((one) => same(one, name)) ?? name;
}

/** The topics with at least `least` posts, each named as its newest post writes it. */
export function listTopics(posts: readonly Listed[], least: number): Topic[] {
  const found = new Map<string, Topic & { count: number }>();
  for (const post of posts) {
    for (const kind of ['category', 'tag'] as const) {
      for (const name of namesOf(post, kind)) {
        const key = `${kind} ${name.toLowerCase()}`;
        const known = found.get(key) ?? { kind, name, count: 0 };
        found.set(key, { ...known, count: known.count + 1 });
      }
    }
  }
  return [...found.values()].filter(({ count }) => count >= least).map(({ kind, name }) => ({ kind, name }));
}
