import type { Db } from '@aaram/runtime/db';
import type { BlogPost, BlogPostSummary } from '@aaram/shared-domain/content';
import { sanitizePost } from './sanitize-post.ts';

type SummaryRow = {
  id: string;
  title: string;
  description: string;
  author: string;
  tags: string[];
  categories: string[];
  images: string[];
  publishedAt: Date;
};
type PostRow = SummaryRow & { content: string };

const summaryColumns = (db: Db) => db`id, title, description, author, tags, categories, images, published_at`;
/** What everyone may read. Every public read of posts has it. */
const isPublic = (db: Db) => db`not is_draft and published_at <= now()`;

function toSummary({ id, images, publishedAt, ...row }: SummaryRow): BlogPostSummary {
  return { _id: id, ...row, image: images, featuredImage: images[0] ?? null, publishedAt: publishedAt.toISOString() };
}

/** Most posts of a list that is asked for without a limit. */
const MAX_POSTS = 1000;

export type PostQuery = {
  limit?: number | undefined;
  /** The cursor of the last post of the page before. */
  cursor?: string | undefined;
  /** Page of `limit` posts each, from 1; not together with a cursor. */
  page?: number | undefined;
  /** Only posts about this; capital letters make no difference. */
  tag?: string | undefined;
  category?: string | undefined;
  /** Not this post, and those first that share most categories and tags with it. */
  like?: string | undefined;
  /** Cards have no content. */
  view?: 'card' | undefined;
};
type WholePost = Omit<BlogPost, 'products'>;
type PostPage<Post> = { posts: Post[]; total: number; next: string | undefined };

/** The cursor of a post in the list, to the microsecond, so that no two posts share one. */
const cursorOf = (db: Db) => db`to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id`;
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads a cursor; undefined when it is none. */
export function parsePostCursor(cursor: string): { time: string; id: string } | undefined {
  const [, seconds = '', rest, id = ''] = CURSOR.exec(cursor) ?? [];
  const time = new Date(`${seconds}Z`);
  // The database would fail at a day that does not exist.
  const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(seconds);
  return exists && rest !== undefined ? { time: seconds + rest, id } : undefined;
}

function isAfter(db: Db, cursor: string | undefined) {
  const after = parsePostCursor(cursor ?? '');
  return after === undefined ? db`true` : db`(published_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`;
}

const hasWord = (db: Db, column: 'tags' | 'categories', word: string | undefined) =>
  word === undefined
    ? db`true`
    : db`exists (select from unnest(${db.unsafe(column)}) one where lower(one) = lower(${word}))`;

/** First the posts that share most words with the one they are compared with. */
const byLikeness = (db: Db, id: string | undefined) =>
  id === undefined
    ? db``
    : db`(select count(*) from unnest(p.categories || p.tags) word where word = any(
        select unnest(o.categories || o.tags) from blog_posts o where o.id = ${id} and ${isPublic(db)})) desc, `;

/** A page of published posts, newest first; without their content, or as a whole. */
export async function listPosts(db: Db, query?: PostQuery & { view: 'card' }): Promise<PostPage<BlogPostSummary>>;
export async function listPosts(db: Db, query?: PostQuery): Promise<PostPage<WholePost>>;
export async function listPosts(
  db: Db,
  { limit = MAX_POSTS, cursor, page = 1, tag, category, like, view }: PostQuery = {},
): Promise<PostPage<BlogPostSummary>> {
  const isAsked = db`
    ${isPublic(db)} and ${hasWord(db, 'tags', tag)} and ${hasWord(db, 'categories', category)}
    and (${like ?? null}::uuid is null or p.id <> ${like ?? null})`;
  const content = view === 'card' ? db`` : db`, content`;
  const rows = await db<(SummaryRow & { position: string; content?: string })[]>`
    select ${summaryColumns(db)} ${content}, ${cursorOf(db)} as position from blog_posts p
    where ${isAsked} and ${isAfter(db, cursor)}
    order by ${byLikeness(db, like)} published_at desc, id desc limit ${limit + 1} offset ${(page - 1) * limit}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total from blog_posts p where ${isAsked}`;
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > shown.length && like === undefined;
  return {
    posts: shown.map(({ position: _position, content: html, ...row }) => ({
      ...toSummary(row),
      // Sanitized again on reading, because the rules may have been different when it was stored.
      ...(html === undefined ? {} : { content: sanitizePost(html) }),
    })),
    total: count?.total ?? 0,
    next: hasMore ? shown.at(-1)?.position : undefined,
  };
}

/** The newest published posts as a whole. */
export async function listWholePosts(db: Db, most: number): Promise<Omit<BlogPost, 'products'>[]> {
  const rows = await db<PostRow[]>`
    select ${summaryColumns(db)}, content from blog_posts where ${isPublic(db)}
    order by published_at desc, id desc limit ${most}`;
  return rows.map(({ content, ...summary }) => ({ ...toSummary(summary), content: sanitizePost(content) }));
}

/** In how many ms the next scheduled post is published; undefined when none is scheduled. */
export async function findNextPublication(db: Db): Promise<number | undefined> {
  const [row] = await db<{ ms: number | null }[]>`
    select ceil(extract(epoch from min(published_at) - now()) * 1000)::float8 as ms from blog_posts
    where not is_draft and published_at > now()`;
  return row?.ms ?? undefined;
}

/** A published post. */
export async function findPost(db: Db, id: string): Promise<Omit<BlogPost, 'products'> | undefined> {
  const [row] = await db<PostRow[]>`
    select ${summaryColumns(db)}, content from blog_posts where id = ${id} and ${isPublic(db)}`;
  if (row === undefined) {
    return undefined;
  }
  const { content, ...summary } = row;
  // Sanitized again on reading, because the rules may have been different when it was stored.
  return { ...toSummary(summary), content: sanitizePost(content) };
}

export type LockedPost = {
  authorId: string | null;
  isDraft: boolean;
  publishedAt: Date;
  version: number;
  contentPictures: string[];
  /** The database's time, which decides what is published. */
  now: Date;
};

/** Locks a post for a change. */
export async function lockPost(db: Db, id: string): Promise<LockedPost | undefined> {
  const [row] = await db<LockedPost[]>`
    select author_id, is_draft, published_at, version, content_pictures, now() as now from blog_posts where id = ${id} for update`;
  return row;
}

export type PostFields = {
  title: string;
  description: string;
  content: string;
  author: string;
  tags: string[];
  categories: string[];
};
type StoredFields = PostFields & {
  images: string[];
  /** Pictures in its text. */
  contentPictures: string[];
  isDraft: boolean;
  publishedAt: Date;
};

export async function insertPost(
  db: Db,
  fields: Omit<StoredFields, 'publishedAt'> & { authorId: string; publishedAt?: Date },
): Promise<string> {
  const [row] = await db<{ id: string }[]>`insert into blog_posts ${db({ ...fields })} returning id`;
  return row?.id ?? '';
}

export async function updatePost(db: Db, id: string, fields: Partial<StoredFields>) {
  await db`
    update blog_posts set ${db({ ...fields, updatedAt: new Date() })}, version = version + 1 where id = ${id}`;
}

export async function deletePost(db: Db, id: string) {
  await db`delete from blog_posts where id = ${id}`;
}

/** The titles of these posts, by id; also of drafts. */
export async function findPostTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; title: string }[]>`
    select id, title from blog_posts where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A few posts with this text in their title, newest first, also drafts; of one author, or null for all. */
export async function findTitledPosts(
  db: Db,
  { text, authorId, limit }: { text: string; authorId: string | null; limit: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from blog_posts where ${authorId === null ? db`true` : db`author_id = ${authorId}`}
      and strpos(lower(title), lower(${text})) > 0 order by published_at desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The given pictures that a post shows, or showed in a revision that can be restored. */
export async function findPostPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    with asked as (select url from unnest(${[...urls]}::text[]) as asked (url))
    select url from asked where exists (select from blog_posts where images @> array[url])
    union
    select url from asked where exists (select from post_revisions where images @> array[url])
    union
    select url from asked where exists (select from blog_posts where content_pictures @> array[url] and content_pictures <> '{}')
    union
    select url from asked where exists (
      select from post_revisions where content_pictures @> array[url] and content_pictures <> '{}')`;
  return rows.map(({ url }) => url);
}

/** In how many of an author's posts each picture is, as one of its pictures or in its text. */
export async function countPostUses(db: Db, authorId: string, urls: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ url: string; uses: number }[]>`
    select url, (select count(*) from blog_posts where author_id = ${authorId}
      and (images @> array[url] or (content_pictures @> array[url] and content_pictures <> '{}')))::int as uses
    from unnest(${[...urls]}::text[]) as asked (url)`;
  return new Map(rows.map(({ url, uses }) => [url, uses]));
}

const MAX_USES = 50;

/** Some of an author's posts that show a picture. */
export async function listPostUses(db: Db, authorId: string, url: string): Promise<{ _id: string; name: string }[]> {
  const rows = await db<{ id: string; title: string }[]>`
    select id, title from blog_posts where author_id = ${authorId}
      and (images @> array[${url}] or (content_pictures @> array[${url}] and content_pictures <> '{}'))
    order by title, id limit ${MAX_USES}`;
  return rows.map(({ id: _id, title: name }) => ({ _id, name }));
}
