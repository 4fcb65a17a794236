import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import type { PreviewedPost } from '@aaram/shared-domain/content';
import { adminPages } from '@aaram/shared-domain/contract';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/blog.ts';
import { type Caller, takePost } from './edit-post.service.ts';
import { findAnyPost, findPreviewedId, insertPreview } from './panel-posts.repository.ts';

import { showPost } from './show-post.ts';

const DAYS = 7;
const MAX_LINKS = 20;

const hash = (token: string) => createHash('sha256').update(token).digest();

/** Makes a link that shows a post to anyone who has it, for a week (product-rules.md#drafts-and-scheduled-posts). */
export function makePreview(
  db: Pool,
  { id, user, requestId }: Caller & { id: string },
): Promise<Outcome<{ path: string; expiresAt: string }>> {
  return inTransaction(db, async (tx) => {
    const post = await takePost(tx, id, user);
    if (post instanceof Refusal) {
      return post;
    }
    const token = randomBytes(32).toString('base64url');
    const expiresAt = await insertPreview(tx, { tokenHash: hash(token), postId: id, days: DAYS, most: MAX_LINKS });
    await recordAudit(tx, { actorId: user.id, action: 'post.preview', subject: 'post', subjectId: id, requestId });
    return { path: adminPages.postPreview(token), expiresAt: expiresAt.toISOString() };
  });
}

/** What a link shows: the post as it is now, in whatever state. */
export async function readPreview(db: Pool, token: string): Promise<Outcome<PreviewedPost>> {
  const id = /^[\w-]{43}$/.test(token) ? await findPreviewedId(db, hash(token)) : undefined;
  const found = id === undefined ? undefined : await findAnyPost(db, id);
  if (found === undefined) {
    return refuse('NOT_FOUND', texts.previewEnded);
  }
  const { version: _version, updatedAt: _updatedAt, ...post } = found.post;
  return showPost(db, post);
}
