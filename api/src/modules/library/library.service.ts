import type { Db, Pool } from '@aaram/runtime/db';
import { tidyPictureText } from '@aaram/shared-domain/catalog';
import {
  type Crop,
  MAX_MEDIA_NAME,
  type MediaChange,
  type MediaItem,
  type MediaUses,
} from '@aaram/shared-domain/media';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { cutPage, type ListPosition } from '#list-cursor.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { cropPicture, readOriginal } from '#modules/media/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import type { Form } from '#plugins/forms.ts';
import { type SessionUser, scopeOfSeller } from '#plugins/session.ts';
import * as texts from '#texts/library.ts';
import {
  countMedia,
  deleteMedia,
  findByUrls,
  findMedia,
  type ItemRow,
  listMedia,
  lockMedia,
  noteCrop,
  noteMedia,
  updateMedia,
} from './library.repository.ts';

type Caller = { user: SessionUser; requestId: string };

/** What shows pictures of the library, as the modules that show them tell it: how many of an owner's things, and which. */
type UsesOf = {
  count: (db: Db, ownerId: string, urls: readonly string[]) => Promise<Map<string, number>>;
  list: (db: Db, ownerId: string, url: string) => Promise<{ _id: string; name: string }[]>;
};
export type ShownIn = Record<keyof MediaUses, UsesOf>;

const refuseMissing = () => refuse('NOT_FOUND', texts.pictureNotYours);

/** Rows with how often their owner's products and posts show them. */
async function withUses(db: Db, shownIn: ShownIn, ownerId: string, rows: readonly ItemRow[]): Promise<MediaItem[]> {
  const urls = rows.map(({ url }) => url);
  const inProducts = await shownIn.products.count(db, ownerId, urls);
  const inPosts = await shownIn.posts.count(db, ownerId, urls);
  return rows.map(({ id, ownerId: _owner, originalUrl, createdAt, ...row }) => ({
    _id: id,
    ...row,
    original: originalUrl,
    createdAt: createdAt.toISOString(),
    uses: (inProducts.get(row.url) ?? 0) + (inPosts.get(row.url) ?? 0),
  }));
}

/** Whose library a call is about: the own one; an admin may name another seller's. */
export const chooseLibrary = (user: SessionUser, seller: string | undefined): Outcome<string> =>
  seller === undefined || seller === user.sellerId || user.role === 'admin'
    ? (seller ?? user.sellerId)
    : refuseMissing();

type Page = {
  ownerId: string;
  words: string;
  url?: string | undefined;
  isUnused?: boolean;
  position: ListPosition | undefined;
  limit: number;
};

/** A page of a person's pictures (product-rules.md#media-library). */
export async function readMedia(
  db: Db,
  { ownerId, words, url, isUnused = false, position, limit }: Page,
  { shownIn }: { shownIn: ShownIn },
) {
  const asked = { ownerId, words, url, isUnused };
  const rows = await listMedia(db, { ...asked, position, limit: limit + 1 });
  const { page, nextCursor } = cutPage(rows, limit, position);
  return { items: await withUses(db, shownIn, ownerId, page), total: await countMedia(db, asked), nextCursor };
}

const nameOf = (name: string | undefined) =>
  (name ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_MEDIA_NAME);

/** Stores pictures in the caller's library. */
export function uploadMedia(
  db: Pool,
  { user, form, requestId }: Caller & { form: Form },
  { pictures, shownIn }: Pick<FastifyInstance, 'pictures'> & { shownIn: ShownIn },
): Promise<Outcome<{ items: MediaItem[] }>> {
  const save = async (urls: string[], tx: Db) => {
    const items = urls.map((url, at) => ({ url, name: nameOf(form.names[at]) }));
    await noteMedia(tx, user.sellerId, items);
    const detail = { count: items.length };
    await recordAudit(tx, {
      actorId: user.id,
      action: 'media.add',
      subject: 'media',
      subjectId: user.sellerId,
      detail,
      requestId,
    });
    const rows = await findByUrls(tx, user.sellerId, urls);
    return { items: await withUses(tx, shownIn, user.sellerId, rows) };
  };
  return pictures.keep(form.files, { purpose: 'store', names: form.names }, save, db);
}

/**
 * Makes a part of a picture to a picture of its own, in the same library. Of a cropped one the original is cropped,
 * which is stored; where the whole is named, nothing is made.
 */
export async function cropMedia(
  db: Pool,
  { id, user, crop, requestId }: Caller & { id: string; crop: Crop },
  { pictures, mediaStore, shownIn }: Pick<FastifyInstance, 'pictures' | 'mediaStore'> & { shownIn: ShownIn },
): Promise<Outcome<MediaItem>> {
  const item = await findMedia(db, scopeOfSeller(user), id);
  if (item === undefined) {
    return refuseMissing();
  }
  const { ownerId, name, alt, url, originalUrl } = item;
  const original = originalUrl ?? url;
  const bytes = await readOriginal(mediaStore, original);
  if (bytes === undefined) {
    return refuse('NOT_FOUND', texts.originalGone);
  }
  const part = await cropPicture(bytes, crop);
  if (part instanceof Refusal) {
    return part;
  }
  const save = async ([made = '']: string[], tx: Db): Promise<Outcome<MediaItem>> => {
    await noteCrop(tx, { ownerId, url: made, name, alt, originalUrl: original, crop });
    await recordAudit(tx, {
      actorId: user.id,
      action: 'media.add',
      subject: 'media',
      subjectId: id,
      detail: { fields: ['crop'] },
      requestId,
    });
    const [found] = await withUses(tx, shownIn, ownerId, await findByUrls(tx, ownerId, [made]));
    return found ?? refuseMissing();
  };
  return pictures.keep([part], { purpose: 'store' }, save, db);
}

export function changeMedia(
  db: Pool,
  { id, change, user, requestId }: Caller & { id: string; change: MediaChange },
  { shownIn }: { shownIn: ShownIn },
): Promise<Outcome<MediaItem>> {
  return inTransaction(db, async (tx) => {
    const isBack = change.isRemoved === false;
    if ((await lockMedia(tx, scopeOfSeller(user), id, { orRemoved: isBack })) === undefined) {
      return refuseMissing();
    }
    const { name, alt } = change;
    const changed = {
      ...(name === undefined ? {} : { name: nameOf(name) }),
      ...(alt === undefined ? {} : { alt: tidyPictureText(alt) }),
      ...(isBack ? { removedAt: null } : {}),
    };
    if (Object.keys(changed).length > 0) {
      await updateMedia(tx, id, changed);
    }
    await recordAudit(tx, { actorId: user.id, action: 'media.change', subject: 'media', subjectId: id, requestId });
    const row = await findMedia(tx, scopeOfSeller(user), id);
    const [item] = row === undefined ? [] : await withUses(tx, shownIn, row.ownerId, [row]);
    return item ?? refuseMissing();
  });
}

/** The caller's products and posts that show a picture. */
export async function readUses(
  db: Db,
  { id, user }: { id: string; user: SessionUser },
  { shownIn }: { shownIn: ShownIn },
): Promise<Outcome<MediaUses>> {
  const row = await findMedia(db, scopeOfSeller(user), id);
  if (row === undefined) {
    return refuseMissing();
  }
  return {
    products: await shownIn.products.list(db, row.ownerId, row.url),
    posts: await shownIn.posts.list(db, row.ownerId, row.url),
  };
}

/** Takes a picture out of the caller's library. One that a product or a post shows stays. */
export function removeMedia(
  db: Pool,
  { id, user, requestId }: Caller & { id: string },
  { shownIn }: { shownIn: ShownIn },
): Promise<Outcome<undefined>> {
  return inTransaction(db, async (tx) => {
    const row = await lockMedia(tx, scopeOfSeller(user), id);
    const [item] = row === undefined ? [] : await withUses(tx, shownIn, row.ownerId, [row]);
    if (item === undefined || row === undefined) {
      return refuseMissing();
    }
    if (item.uses > 0) {
      return refuse('IN_USE', texts.pictureInUse(item.uses));
    }
    await deleteMedia(tx, row);
    await recordAudit(tx, { actorId: user.id, action: 'media.remove', subject: 'media', subjectId: id, requestId });
    return undefined;
  });
}
