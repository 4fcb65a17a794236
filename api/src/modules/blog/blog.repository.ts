import type { BlogPost, BlogPostSummary } from '@aaram/shared-domain/content';
import type { Db } from '#db/pool.ts';
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
/** What everybody may read. Every public read of posts has it. */
const isPublic = (db: Db) => db`not is_draft and published_at <= now()`;

function toSummary({ id, images, publishedAt, ...row }: SummaryRow): BlogPostSummary {
  return { _id: id, ...row, image: images, featuredImage: images[0] ?? null, publishedAt: publishedAt.toISOString() };
}

/** All published posts, newest first, without their content. */
export async function listPosts(db: Db): Promise<BlogPostSummary[]> {
  const rows = await db<SummaryRow[]>`
    select ${summaryColumns(db)} from blog_posts where ${isPublic(db)} order by published_at desc, id desc`;
  return rows.map(toSummary);
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

/** In how many of somebody's posts each picture is, as one of its pictures or in its text. */
export async function countPostUses(db: Db, authorId: string, urls: readonly string[]): Promise<Map<string, number>> {
  const rows = await db<{ url: string; uses: number }[]>`
    select url, (select count(*) from blog_posts where author_id = ${authorId}
      and (images @> array[url] or (content_pictures @> array[url] and content_pictures <> '{}')))::int as uses
    from unnest(${[...urls]}::text[]) as asked (url)`;
  return new Map(rows.map(({ url, uses }) => [url, uses]));
}

const MOST_USES = 50;

/** Some of somebody's posts that show a picture. */
export async function listPostUses(db: Db, authorId: string, url: string): Promise<{ _id: string; name: string }[]> {
  const rows = await db<{ id: string; title: string }[]>`
    select id, title from blog_posts where author_id = ${authorId}
      and (images @> array[${url}] or (content_pictures @> array[${url}] and content_pictures <> '{}'))
    order by title, id limit ${MOST_USES}`;
  return rows.map(({ id: _id, title: name }) => ({ _id, name }));
}
