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

function toSummary({ id, images, publishedAt, ...row }: SummaryRow): BlogPostSummary {
  return { _id: id, ...row, image: images, featuredImage: images[0] ?? null, publishedAt: publishedAt.toISOString() };
}

/** All posts, newest first, without their content. */
export async function listPosts(db: Db): Promise<BlogPostSummary[]> {
  const rows = await db<SummaryRow[]>`select ${summaryColumns(db)} from blog_posts order by published_at desc, id desc`;
  return rows.map(toSummary);
}

export async function findPost(db: Db, id: string): Promise<BlogPost | undefined> {
  const [row] = await db<PostRow[]>`select ${summaryColumns(db)}, content from blog_posts where id = ${id}`;
  if (row === undefined) {
    return undefined;
  }
  const { content, ...summary } = row;
  // Sanitized again on reading, because the rules may have been different when it was stored.
  return { ...toSummary(summary), content: sanitizePost(content) };
}

/** Locks a post for a change; returns its author. */
export async function lockPost(db: Db, id: string): Promise<{ authorId: string | null } | undefined> {
  const [row] = await db<{ authorId: string | null }[]>`select author_id from blog_posts where id = ${id} for update`;
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

export async function insertPost(db: Db, fields: PostFields & { authorId: string; images: string[] }): Promise<string> {
  const [row] = await db<{ id: string }[]>`insert into blog_posts ${db({ ...fields })} returning id`;
  return row?.id ?? '';
}

export async function updatePost(db: Db, id: string, fields: Partial<PostFields> & { images?: string[] }) {
  await db`update blog_posts set ${db({ ...fields, updatedAt: new Date() })} where id = ${id}`;
}

export async function deletePost(db: Db, id: string) {
  await db`delete from blog_posts where id = ${id}`;
}

/** The given pictures that a post shows. */
export async function findPostPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url) where exists (select from blog_posts where images @> array[url])`;
  return rows.map(({ url }) => url);
}
