import type { BlogPost } from '@aaram/shared-domain/content';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#db/pool.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { fail } from '#plugins/errors.ts';
import { type Form, readForm } from '#plugins/forms.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireUser, type SessionUser } from '#plugins/session.ts';
import { deletePost, findPost, insertPost, lockPost, updatePost } from './blog.repository.ts';
import { parsePostForm } from './post-form.ts';

const MAX_IMAGES = 10;
export const POST_NOT_FOUND = 'Post not found.';

const readPostForm = (request: FastifyRequest): Promise<Form> =>
  readForm(request, {
    maxFiles: MAX_IMAGES,
    onTooMany: () => fail(400, 'INVALID_INPUT', `You can upload up to ${MAX_IMAGES} images only.`),
  });

/** Publishes a post; without an author's name, the caller's name is used. */
export async function createPost(app: FastifyInstance, request: FastifyRequest): Promise<BlogPost> {
  const user = requireUser(request);
  const form = await readPostForm(request);
  const { title, description = '', content = '', author, tags = [], categories = [] } = parsePostForm(form.fields);
  const checkedTitle =
    title ??
    fail(400, 'INVALID_INPUT', 'Title is required.', { issues: [{ path: 'title', message: 'Title is required.' }] });
  const fields = { title: checkedTitle, description, content, author: author || user.name, tags, categories };
  const kept = await app.pictures.keep(form.files, { purpose: 'store' }, async (urls, tx) => {
    const inserted = await insertPost(tx, { ...fields, authorId: user.id, images: [...new Set(urls)] });
    await recordAudit(tx, {
      actorId: user.id,
      action: 'post.create',
      subject: 'post',
      subjectId: inserted,
      requestId: request.id,
    });
    return inserted;
  });
  const id = orFail(kept);
  app.forgetPosts();
  return (await findPost(app.db, id)) ?? fail(404, 'NOT_FOUND', POST_NOT_FOUND);
}

/** Locks a post for a change by its author or an admin; otherwise 404 or 403. */
async function takePost(tx: Db, id: string, user: SessionUser) {
  const post = (await lockPost(tx, id)) ?? fail(404, 'NOT_FOUND', POST_NOT_FOUND);
  if (post.authorId !== user.id && user.role !== 'admin') {
    fail(403, 'FORBIDDEN', 'You can only change your own posts.');
  }
}

/** Changes the fields that were sent. New pictures replace the old ones; without new pictures the old ones stay. */
export async function changePost(app: FastifyInstance, request: FastifyRequest, id: string): Promise<BlogPost> {
  const user = requireUser(request);
  const form = await readPostForm(request);
  const { author, ...fields } = parsePostForm(form.fields);
  const changed = await app.pictures.keep(form.files, { purpose: 'store' }, async (urls, tx) => {
    const images = [...new Set(urls)];
    await takePost(tx, id, user);
    await updatePost(tx, id, { ...fields, ...(author ? { author } : {}), ...(images.length > 0 ? { images } : {}) });
    await recordAudit(tx, {
      actorId: user.id,
      action: 'post.update',
      subject: 'post',
      subjectId: id,
      requestId: request.id,
    });
  });
  orFail(changed);
  app.forgetPosts();
  return (await findPost(app.db, id)) ?? fail(404, 'NOT_FOUND', POST_NOT_FOUND);
}

export async function withdrawPost(app: FastifyInstance, request: FastifyRequest, id: string) {
  const user = requireUser(request);
  await app.db.begin(async (tx) => {
    await takePost(tx, id, user);
    await deletePost(tx, id);
    await recordAudit(tx, {
      actorId: user.id,
      action: 'post.delete',
      subject: 'post',
      subjectId: id,
      requestId: request.id,
    });
  });
  app.forgetPosts();
}
