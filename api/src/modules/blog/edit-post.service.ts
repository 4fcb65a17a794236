import type { Db, Pool } from '@aaram/runtime/db';
import type { PanelPost } from '@aaram/shared-domain/content';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { noteMedia } from '#modules/library/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { Form } from '#plugins/forms.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/blog.ts';
import { deletePost, insertPost, type LockedPost, lockPost, updatePost } from './blog.repository.ts';
import { checkContent } from './check-content.ts';
import { findAnyPost } from './panel-posts.repository.ts';
import { type PostForm, parsePostForm } from './post-form.ts';
import { decidePublishing, type Publishing } from './publication.ts';
import { keepFirstRevision, keepRevision } from './revisions.repository.ts';

export type Caller = { user: SessionUser; requestId: string };
type Context = Pick<FastifyInstance, 'pictures'>;

export const readPost = async (db: Db, id: string): Promise<Outcome<PanelPost>> =>
  (await findAnyPost(db, id))?.post ?? refuse('NOT_FOUND', texts.postNotFound);

/** An edit of an old version is refused with `current`, the post as it is now. */
export const refuseStale = async (tx: Db, id: string) =>
  refuse('STALE_VERSION', texts.postChanged, { current: await readPost(tx, id) });

/** How the audit trail names what became of a post. */
const nameChange = ({ isDraft, publishedAt }: Publishing) =>
  isDraft ? 'post.draft' : publishedAt !== undefined && publishedAt > new Date() ? 'post.schedule' : 'post.create';

const nameUpdate = (publishing: Publishing | undefined, before: LockedPost) =>
  publishing !== undefined && (publishing.isDraft !== before.isDraft || publishing.publishedAt !== undefined)
    ? nameChange(publishing)
    : 'post.update';

/** Creates a post, published unless the form says otherwise; without an author's name, the caller's name is used. */
export async function createPost(
  db: Pool,
  { form, user, requestId }: Caller & { form: Form },
  { pictures }: Context,
): Promise<Outcome<PanelPost>> {
  const parsed = parsePostForm(form.fields);
  if (parsed instanceof Refusal) {
    return parsed;
  }
  const { title, description = '', content = '', author, tags = [], categories = [] } = parsed.fields;
  if (title === undefined) {
    return refuseField('title', texts.titleRequired);
  }
  const publishing = decidePublishing(parsed.choice ?? { kind: 'now' }, undefined, new Date());
  if (publishing instanceof Refusal) {
    return publishing;
  }
  const fields = { title, description, content, author: author || user.name, tags, categories, ...publishing };
  const save = async (urls: string[], tx: Db): Promise<Outcome<PanelPost>> => {
    await noteMedia(
      tx,
      user.sellerId,
      urls.map((url, at) => ({ url, name: form.names[at] ?? '' })),
    );
    const contentPictures = await checkContent(tx, { content, known: [], ownerIds: [user.sellerId] });
    if (contentPictures instanceof Refusal) {
      return contentPictures;
    }
    const images = [...new Set(urls)];
    const inserted = await insertPost(tx, { ...fields, authorId: user.sellerId, images, contentPictures });
    await keepRevision(tx, { postId: inserted, userId: user.id, isAutomatic: false });
    await recordAudit(tx, {
      actorId: user.id,
      action: nameChange(publishing),
      subject: 'post',
      subjectId: inserted,
      requestId,
    });
    // Read before the end of the transaction: a call that is answered 503 has written nothing, and may be repeated.
    return readPost(tx, inserted);
  };
  return pictures.keep(form.files, { purpose: 'store', names: form.names }, save, db);
}

const mayChange = (user: SessionUser, authorId: string | null) => authorId === user.sellerId || user.role === 'admin';

/** Locks a post for a change by its author or an admin; others are refused. */
export async function takePost(tx: Db, id: string, user: SessionUser): Promise<Outcome<LockedPost>> {
  const post = await lockPost(tx, id);
  if (post === undefined) {
    return refuse('NOT_FOUND', texts.postNotFound);
  }
  return mayChange(user, post.authorId) ? post : refuse('NOT_FOUND', texts.postNotFound);
}

/** A post in any state, for its author or an admin. */
export async function readOwnPost(
  db: Pool,
  { id, user }: Pick<Caller, 'user'> & { id: string },
): Promise<Outcome<PanelPost>> {
  const found = await findAnyPost(db, id);
  if (found === undefined) {
    return refuse('NOT_FOUND', texts.postNotFound);
  }
  return mayChange(user, found.authorId) ? found.post : refuse('NOT_FOUND', texts.postNotFound);
}

/** Whether a post may be changed like this; returns what becomes of its publication, if the form says so. */
async function checkChange(
  tx: Db,
  { id, post, change }: { id: string; post: LockedPost; change: PostForm },
): Promise<Outcome<Publishing | undefined>> {
  const { version, isAutomatic, choice } = change;
  if (version !== undefined && version !== post.version) {
    return refuseStale(tx, id);
  }
  if (isAutomatic && !post.isDraft) {
    return refuseField('automatic', texts.onlyDraftsByThemselves);
  }
  return choice && decidePublishing(choice, post, post.now);
}

/** The pictures in a changed text; an admin may use those of the post's author too. Undefined when it is not changed. */
async function checkChangedContent(
  tx: Db,
  { content, post, user }: { content: string | undefined; post: LockedPost; user: SessionUser },
): Promise<Outcome<string[] | undefined>> {
  const ownerIds = post.authorId === null ? [user.sellerId] : [user.sellerId, post.authorId];
  return content === undefined ? undefined : checkContent(tx, { content, known: post.contentPictures, ownerIds });
}

/**
 * Changes the fields that were sent. New pictures replace the old ones; without new pictures the old ones stay. An edit
 * of an old version is refused with `current`, the post as it is now.
 */
export async function changePost(
  db: Pool,
  { id, form, user, requestId }: Caller & { id: string; form: Form },
  { pictures }: Context,
): Promise<Outcome<PanelPost>> {
  const parsed = parsePostForm(form.fields);
  if (parsed instanceof Refusal) {
    return parsed;
  }
  const { author, ...fields } = parsed.fields;
  const { isAutomatic } = parsed;
  const save = async (urls: string[], tx: Db): Promise<Outcome<PanelPost>> => {
    const images = [...new Set(urls)];
    const post = await takePost(tx, id, user);
    if (post instanceof Refusal) {
      return post;
    }
    const publishing = await checkChange(tx, { id, post, change: parsed });
    if (publishing instanceof Refusal) {
      return publishing;
    }
    await noteMedia(
      tx,
      user.sellerId,
      urls.map((url, at) => ({ url, name: form.names[at] ?? '' })),
    );
    const contentPictures = await checkChangedContent(tx, { content: fields.content, post, user });
    if (contentPictures instanceof Refusal) {
      return contentPictures;
    }
    await keepFirstRevision(tx, id);
    await updatePost(tx, id, {
      ...fields,
      ...(contentPictures && { contentPictures }),
      ...publishing,
      ...(author ? { author } : {}),
      ...(images.length > 0 ? { images } : {}),
    });
    await keepRevision(tx, { postId: id, userId: user.id, isAutomatic });
    if (!isAutomatic) {
      const action = nameUpdate(publishing, post);
      await recordAudit(tx, { actorId: user.id, action, subject: 'post', subjectId: id, requestId });
    }
    return readPost(tx, id);
  };
  return pictures.keep(form.files, { purpose: 'store', names: form.names }, save, db);
}

export function withdrawPost(db: Pool, { id, user, requestId }: Caller & { id: string }): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    const post = await takePost(tx, id, user);
    if (post instanceof Refusal) {
      return post;
    }
    await deletePost(tx, id);
    await recordAudit(tx, { actorId: user.id, action: 'post.delete', subject: 'post', subjectId: id, requestId });
    return undefined;
  });
}
