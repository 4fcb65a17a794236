import type { Db } from '@aaram/runtime/db';
import { sanitizePost } from './sanitize-post.ts';

/** Revisions that are stored of a post. */
const MAX_REVISIONS = 50;

const fields = (db: Db) => db`title, description, content, author, tags, categories, images, content_pictures`;

/** Keeps what a post is now as its first revision, if it has none: it is older than revisions, or was imported. */
export async function keepFirstRevision(tx: Db, postId: string) {
  await tx`
    insert into post_revisions (post_id, version, saved_at, saved_by, ${fields(tx)})
    select id, version, updated_at, author_id, ${fields(tx)} from blog_posts
    where id = ${postId} and not exists (select from post_revisions where post_id = ${postId})`;
}

type Save = { postId: string; userId: string; isAutomatic: boolean };

/**
 * Keeps what a post has just become. A revision that was saved by itself replaces one by the same person within the last
 * ten minutes, so that typing does not push out what the author saved.
 */
export async function keepRevision(tx: Db, { postId, userId, isAutomatic }: Save) {
  if (isAutomatic) {
    await tx`
      delete from post_revisions r where r.post_id = ${postId} and r.is_automatic and r.saved_by = ${userId}
        and r.saved_at > now() - interval '10 minutes'
        and r.version = (select max(version) from post_revisions where post_id = ${postId})`;
  }
  await tx`
    insert into post_revisions (post_id, version, saved_by, is_automatic, ${fields(tx)})
    select id, version, ${userId}, ${isAutomatic}, ${fields(tx)} from blog_posts where id = ${postId}`;
  await tx`
    delete from post_revisions where post_id = ${postId} and version in (
      select version from post_revisions where post_id = ${postId} order by version desc offset ${MAX_REVISIONS})`;
}

export type RevisionRow = {
  version: number;
  savedAt: Date;
  savedBy: string | null;
  isAutomatic: boolean;
  title: string;
};
export type WholeRevision = RevisionRow & {
  description: string;
  content: string;
  author: string;
  tags: string[];
  categories: string[];
  images: string[];
  contentPictures: string[];
};

/** The revisions of a post, the newest first. */
export const listRevisions = (db: Db, postId: string): Promise<RevisionRow[]> => db<RevisionRow[]>`
  select version, saved_at, saved_by, is_automatic, title from post_revisions
  where post_id = ${postId} order by version desc limit ${MAX_REVISIONS}`;

export async function findRevision(db: Db, postId: string, version: number): Promise<WholeRevision | undefined> {
  const [row] = await db<WholeRevision[]>`
    select version, saved_at, saved_by, is_automatic, ${fields(db)} from post_revisions
    where post_id = ${postId} and version = ${version}`;
  // Sanitized again on reading, because the rules may have been different when it was stored.
  return row && { ...row, content: sanitizePost(row.content) };
}
