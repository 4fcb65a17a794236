import type { BlogPost } from '@aaram/shared-domain/content';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db, Pool } from '#db/pool.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { Form } from '#plugins/forms.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/blog.ts';
import { deletePost, findPost, insertPost, lockPost, updatePost } from './blog.repository.ts';
import { parsePostForm } from './post-form.ts';

type Caller = { user: SessionUser; requestId: string };
type Context = Pick<FastifyInstance, 'pictures'>;

const readPost = async (db: Db, id: string): Promise<Outcome<BlogPost>> =>
  (await findPost(db, id)) ?? refuse('NOT_FOUND', texts.postNotFound);

/** Publishes a post; without an author's name, the caller's name is used. */
export async function createPost(
  { form, user, requestId }: Caller & { form: Form },
  { pictures }: Context,
): Promise<Outcome<BlogPost>> {
  const parsed = parsePostForm(form.fields);
  if (parsed instanceof Refusal) {
    return parsed;
  }
  const { title, description = '', content = '', author, tags = [], categories = [] } = parsed;
  if (title === undefined) {
    return refuseField('title', texts.titleRequired);
  }
  const fields = { title, description, content, author: author || user.name, tags, categories };
  return pictures.keep(form.files, { purpose: 'store' }, async (urls, tx) => {
    const inserted = await insertPost(tx, { ...fields, authorId: user.id, images: [...new Set(urls)] });
    await recordAudit(tx, {
      actorId: user.id,
      action: 'post.create',
      subject: 'post',
      subjectId: inserted,
      requestId,
    });
    // Read before the end of the transaction: a call that is answered 503 has written nothing, and may be repeated.
    return readPost(tx, inserted);
  });
}

/** Locks a post for a change by its author or an admin; returns why that is refused. */
async function takePost(tx: Db, id: string, user: SessionUser): Promise<Refusal | undefined> {
  const post = await lockPost(tx, id);
  if (post === undefined) {
    return refuse('NOT_FOUND', texts.postNotFound);
  }
  return post.authorId === user.id || user.role === 'admin' ? undefined : refuse('FORBIDDEN', texts.notYourPost);
}

/** Changes the fields that were sent. New pictures replace the old ones; without new pictures the old ones stay. */
export async function changePost(
  { id, form, user, requestId }: Caller & { id: string; form: Form },
  { pictures }: Context,
): Promise<Outcome<BlogPost>> {
  const parsed = parsePostForm(form.fields);
  if (parsed instanceof Refusal) {
    return parsed;
  }
  const { author, ...fields } = parsed;
  return pictures.keep(form.files, { purpose: 'store' }, async (urls, tx): Promise<Outcome<BlogPost>> => {
    const images = [...new Set(urls)];
    const refused = await takePost(tx, id, user);
    if (refused !== undefined) {
      return refused;
    }
    await updatePost(tx, id, { ...fields, ...(author ? { author } : {}), ...(images.length > 0 ? { images } : {}) });
    await recordAudit(tx, { actorId: user.id, action: 'post.update', subject: 'post', subjectId: id, requestId });
    return readPost(tx, id);
  });
}

export function withdrawPost(db: Pool, { id, user, requestId }: Caller & { id: string }): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const refused = await takePost(tx, id, user);
    if (refused !== undefined) {
      return refused;
    }
    await deletePost(tx, id);
    await recordAudit(tx, { actorId: user.id, action: 'post.delete', subject: 'post', subjectId: id, requestId });
    return undefined;
  });
}
