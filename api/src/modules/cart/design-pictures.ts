import type { FastifyInstance } from 'fastify';
import { type Outcome, Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/cart.ts';

const mediaPattern = /^\/media\/design-[A-Za-z0-9_-]{1,140}\/\d{1,5}\.webp$/;
const dataPattern = /^data:image\/(?:png|jpeg|webp|avif);base64,/;

type Design = { rawImage: string; previewImage: string };
type Pictures = FastifyInstance['pictures'];
const noDesign = { rawImage: null, previewImage: null };

/**
 * Returns the addresses under which a design's two pictures are stored. An address must be of a picture that this
 * shopper uploaded, because foreign pictures are never fetched or shown; data URLs are stored like uploads. What
 * is refused stores nothing.
 */
export async function keepDesign(
  pictures: Pictures,
  ownerId: string,
  design: Design | undefined,
): Promise<Outcome<{ [Name in keyof Design]: Design[Name] | null }>> {
  if (design === undefined) {
    return noDesign;
  }
  const sent = [design.rawImage, design.previewImage];
  const own = sent.filter((picture) => mediaPattern.test(picture));
  const data = sent.filter((picture) => dataPattern.test(picture));
  if (own.length + data.length < sent.length) {
    return refuseField('customImages', texts.designUnreadable);
  }
  if (!(await pictures.areOwn(ownerId, 'design', own))) {
    return refuseField('customImages', texts.designGone);
  }
  const files = data.map((picture) => Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  const stored =
    files.length === 0 ? [] : await pictures.keep(files, { purpose: 'design', ownerId }, async (urls) => urls);
  if (stored instanceof Refusal) {
    return stored;
  }
  const [rawImage, previewImage] = sent.map((picture) => stored[data.indexOf(picture)] ?? picture);
  return rawImage === undefined || previewImage === undefined ? noDesign : { rawImage, previewImage };
}
