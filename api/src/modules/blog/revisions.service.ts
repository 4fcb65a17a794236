import type { Db, Pool } from '@aaram/runtime/db';
import type { PanelPost, PostRevision, PostRevisionSummary } from '@aaram/shared-domain/content';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/blog.ts';
import { updatePost } from './blog.repository.ts';
import { type Caller, readOwnPost, readPost, refuseStale, takePost } from './edit-post.service.ts';
import {
  findRevision,
  keepFirstRevision,
  keepRevision,
  listRevisions,
  type RevisionRow,
} from './revisions.repository.ts';

type Asked = Pick<Caller, 'user'> & { id: string };

async function toSummaries(db: Db, rows: readonly RevisionRow[]): Promise<PostRevisionSummary[]> {
  const ids = [...new Set(rows.flatMap(({ savedBy }) => savedBy ?? []))];
  const names = await findNames(db, ids);
  return rows.map(({ version, savedAt, savedBy, isAutomatic, title }) => ({
    version,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy === null ? null : (names.get(savedBy) ?? null),
    isAutomatic,
    title,
  }));
}

/** What a post was after each of its last changes, the newest first (product-rules.md#revisions-of-a-post). */
export async function readRevisions(db: Pool, asked: Asked): Promise<Outcome<PostRevisionSummary[]>> {
  const post = await readOwnPost(db, asked);
  return post instanceof Refusal ? post : toSummaries(db, await listRevisions(db, asked.id));
}

export async function readRevision(
  db: Pool,
  { version, ...asked }: Asked & { version: number },
): Promise<Outcome<PostRevision>> {
  const post = await readOwnPost(db, asked);
  if (post instanceof Refusal) {
    return post;
  }
  const row = await findRevision(db, asked.id, version);
  const [summary] = row === undefined ? [] : await toSummaries(db, [row]);
  if (row === undefined || summary === undefined) {
    return refuse('NOT_FOUND', texts.revisionNotFound);
  }
  const { description, content, author, tags, categories, images } = row;
  return { ...summary, description, content, author, tags, categories, image: images };
}

/** Makes a post what it was, as a new revision; when it is shown does not change. */
export function restoreRevision(
  db: Pool,
  { id, version, current, user, requestId }: Caller & { id: string; version: number; current: number },
): Promise<Outcome<PanelPost>> {
  return inTransaction(db, async (tx): Promise<Outcome<PanelPost>> => {
    const post = await takePost(tx, id, user);
    if (post instanceof Refusal) {
      return post;
    }
    if (post.version !== current) {
      return refuseStale(tx, id);
    }
    const row = await findRevision(tx, id, version);
    if (row === undefined) {
      return refuse('NOT_FOUND', texts.revisionNotFound);
    }
    const { title, description, content, author, tags, categories, images, contentPictures } = row;
    await keepFirstRevision(tx, id);
    await updatePost(tx, id, { title, description, content, author, tags, categories, images, contentPictures });
    await keepRevision(tx, { postId: id, userId: user.id, isAutomatic: false });
    await recordAudit(tx, { actorId: user.id, action: 'post.restore', subject: 'post', subjectId: id, requestId });
    return readPost(tx, id);
  });
}
