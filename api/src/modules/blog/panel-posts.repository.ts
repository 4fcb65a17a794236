import type { Db } from '@aaram/runtime/db';
import type { PanelPost, PanelPostSummary, PostState } from '@aaram/shared-domain/content';
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
  updatedAt: Date;
  state: PostState;
  version: number;
};
type PostRow = SummaryRow & { content: string; authorId: string | null };

const columns = (db: Db) => db`
  id, title, description, author, tags, categories, images, published_at, updated_at, version,
  case when is_draft then 'draft' when published_at > now() then 'scheduled' else 'published' end as state`;

function toSummary({ id, images, publishedAt, updatedAt, ...row }: SummaryRow): PanelPostSummary {
  return {
    _id: id,
    ...row,
    image: images,
    featuredImage: images[0] ?? null,
    publishedAt: row.state === 'draft' ? null : publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Drafts and scheduled posts, the last changed first; of one author, or of all for null. */
export async function listUnpublished(db: Db, authorId: string | null, most: number): Promise<PanelPostSummary[]> {
  const rows = await db<SummaryRow[]>`
    select ${columns(db)} from blog_posts
    where (is_draft or published_at > now()) and (${authorId}::uuid is null or author_id = ${authorId})
    order by updated_at desc, id desc limit ${most}`;
  return rows.map(toSummary);
}

/** A post in any state, with its author's account. */
export async function findAnyPost(
  db: Db,
  id: string,
): Promise<{ post: PanelPost; authorId: string | null } | undefined> {
  const [row] = await db<PostRow[]>`select ${columns(db)}, content, author_id from blog_posts where id = ${id}`;
  if (row === undefined) {
    return undefined;
  }
  const { content, authorId, ...summary } = row;
  return { post: { ...toSummary(summary), content: sanitizePost(content) }, authorId };
}

/** Stores a link to a post, and forgets links whose time is over and all but the newest of the post. */
export async function insertPreview(
  db: Db,
  { tokenHash, postId, days, most }: { tokenHash: Buffer; postId: string; days: number; most: number },
): Promise<Date> {
  // Two statements: each is found by its own index.
  await db`delete from post_previews where expires_at < now()`;
  await db`
    delete from post_previews where token_hash in (
      select token_hash from post_previews where post_id = ${postId} order by created_at desc offset ${most - 1})`;
  const [row] = await db<{ expiresAt: Date }[]>`
    insert into post_previews (token_hash, post_id, expires_at)
    values (${tokenHash}, ${postId}, now() + make_interval(days => ${days}::int)) returning expires_at`;
  return row?.expiresAt ?? new Date();
}

/** The post that a link shows, while its time lasts. */
export async function findPreviewedId(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ postId: string }[]>`
    select post_id from post_previews where token_hash = ${tokenHash} and expires_at > now()`;
  return row?.postId;
}
