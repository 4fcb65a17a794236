import type { Db } from '@aaram/runtime/db';
import { listCards, MAX_CARDS_IN_POST, MAX_PICTURES_IN_POST } from '@aaram/shared-domain/content';
import { takeMedia } from '#modules/library/index.ts';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/blog.ts';

const picture = /<img src="([^"]+)"( alt=)?/g;

type Content = {
  /** Sanitised. */
  content: string;
  /** Pictures that stood in the text before. */
  known: readonly string[];
  /** Whose libraries the other ones may come from. */
  ownerIds: readonly string[];
};

/** The pictures in a post's text, when it may have them (product-rules.md#pictures-and-products-in-posts). */
export async function checkContent(tx: Db, { content, known, ownerIds }: Content): Promise<Outcome<string[]>> {
  const found = [...content.matchAll(picture)];
  if (found.some(([, , alt]) => alt === undefined)) {
    return refuseField('content', texts.sayWhatPicturesShow);
  }
  if (found.length > MAX_PICTURES_IN_POST) {
    return refuseField('content', texts.tooManyPictures(MAX_PICTURES_IN_POST));
  }
  if (listCards(content).length > MAX_CARDS_IN_POST) {
    return refuseField('content', texts.tooManyProducts(MAX_CARDS_IN_POST));
  }
  const urls = [...new Set(found.map(([, url]) => url ?? ''))];
  const added = urls.filter((url) => !known.includes(url));
  return (await takeMedia(tx, ownerIds, added)).length < added.length
    ? refuseField('content', texts.pictureNotInLibrary)
    : urls;
}
